// The icons: those of the page, and those of each game.

import shared from "../look/icons.svg?raw";

const OF_GAMES = import.meta.glob<string>("../games/*/icons.svg", {
  eager: true,
  query: "?raw",
  import: "default",
});

export const SPRITES: readonly string[] = [shared, ...Object.values(OF_GAMES)];
