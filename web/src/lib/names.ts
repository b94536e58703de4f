// The names of a table's sides.

import { gameFront } from "./fronts";
import { settings } from "./settings.svelte";
import type { TableInfo } from "../protocol";
import type { Words } from "../words/words";

/** The names of the seats, including the reader's if they sit alone at this screen. `styles` are
 * their colours and emblems, if known. Sides that are named by the game's words get no name while
 * other words are loaded, as in the lobby. */
export function namesOf(
  info: TableInfo,
  styles: readonly string[],
  words: Words,
  mine: readonly number[],
): string[] {
  return info.seats.map((seat, at) => {
    const isReader = seat.kind === "person" && mine.length === 1 && mine.includes(at);
    if (seat.name) return seat.name;
    if (isReader && settings.name) return settings.name;
    const style = styles[at];
    const { nameOf } = gameFront(info.game);
    if (style === undefined || nameOf === null) return words.text(`web-name-${at + 1}`);
    return words.game === info.game ? nameOf(style, words) : "";
  });
}
