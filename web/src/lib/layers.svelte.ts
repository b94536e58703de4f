// The page's layers, connected to the browser's history.

import { Layers } from "./layers";

const layers = new Layers(history);
addEventListener("popstate", () => layers.went());
layers.went(); // after a reload, no layer from before is left

/** For a component: while something is open, the back button closes it. */
export function closedByBack(isOpen: () => boolean, close: () => void): void {
  $effect(() => {
    if (isOpen()) return layers.open(close);
  });
}
