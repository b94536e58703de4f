// What the sides of a table are called, and how they are drawn, outside the table itself.

import type { GameUi } from "../lib/contract";
import { gameEntry } from "../lib/games";
import { settings } from "../lib/settings.svelte";
import type { TableInfo } from "../protocol";
import type { Words } from "../words/words";

/** The names of the seats, the reader's own included if one sits alone at this screen. */
export function namesOf(info: TableInfo, ui: GameUi, view: any, words: Words, mine: number[]): string[] {
  return info.seats.map((seat, at) => {
    const isReader = seat.kind === "person" && mine.length === 1 && mine.includes(at);
    if (isReader && settings.name) return settings.name;
    const named = gameEntry(info.game)?.nameOf(ui.style(at, view), words);
    return named ?? words.text(`web-name-${at + 1}`);
  });
}

/** The number of a side from a reference: seats first, then those that the rules play. */
export function sideOf(reference: string, seats: number): number {
  const [tag, id] = reference.split(":");
  return tag === "seat" ? Number(id) : seats;
}
