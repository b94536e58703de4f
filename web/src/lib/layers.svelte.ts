// The layers of this page, tied to the browser's history.

import { Layers } from "./layers";

const layers = new Layers(history);
addEventListener("popstate", () => layers.went());
layers.went(); // of what lay above the page before it was loaded anew nothing is left

/** For a component: while something is open, the way back closes it. */
export function closedByBack(isOpen: () => boolean, close: () => void): void {
  $effect(() => {
    if (isOpen()) return layers.open(close);
  });
}
