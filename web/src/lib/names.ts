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
    return seatName(info.game, at, styles[at], words);
  });
}

/** What a seat is called, whoever sits there. */
export function seatName(
  game: string,
  seat: number,
  style: string | undefined,
  words: Words,
): string {
  const { nameOf } = gameFront(game);
  if (style === undefined || nameOf === null) return words.text(`web-name-${seat + 1}`);
  return words.game === game ? nameOf(style, words) : "";
}
