// The icons, those of the page and those of each game: they come after the first words.

import shared from "../look/icons.svg?url";
import { fetchText } from "./texts";

const OF_GAMES = import.meta.glob<string>("../games/*/icons.svg", {
  eager: true,
  query: "?url",
  import: "default",
});

let isMounted = false;

/** Mounts the icons, once; everything draws them with <use href="#i-…">. */
export function mountIcons(): void {
  if (isMounted) return;
  isMounted = true;
  for (const address of [shared, ...Object.values(OF_GAMES)]) void fetchText(address).then(mount);
}

function mount(sprite: string): void {
  document.body.insertAdjacentHTML("afterbegin", sprite);
}
