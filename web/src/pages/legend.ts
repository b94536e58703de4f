// All icons in groups: those of a game, then those of the page itself.

import { gamePage } from "../lib/games";
import { own } from "../lib/legend";
import type { LegendGroup } from "../lib/page";

/** The icons that the page uses in every game. */
const PAGE: LegendGroup = {
  id: "page",
  items: own(
    ...[
      "undo",
      "why-not",
      "hint",
      "log",
      "note",
      "rules",
      "glance",
      "language",
      "theme",
      "replay",
      "bot",
      "person",
      "spectator",
      "check",
      "close",
      "left",
      "right",
      "down",
      "up",
      "link",
      "play",
      "clock",
      "settings",
      "menu",
      "lock",
      "pass",
      "chart",
    ].map((name) => `ui-${name}`),
  ),
};

export function legendOf(game: string): LegendGroup[] {
  return [...gamePage(game).legend, PAGE];
}
