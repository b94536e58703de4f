// What the sides of a table are called.

import { gameFront } from "./fronts";
import { settings } from "./settings.svelte";
import type { TableInfo } from "../protocol";
import type { Words } from "../words/words";

/**
 * The names of the seats, the reader's own included if one sits alone at this screen. `styles` are
 * their colours and marks, as far as they are known. Nothing for a side that has its name in the
 * game's own words, while these are others, as in the lobby.
 */
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
