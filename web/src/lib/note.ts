// A player's own note at a table: kept in this browser, for one seat, and never sent.

import { keep, kept } from "./store";

const KEY = "notes";
export const LONGEST = 600;
/** Notes of earlier tables are dropped first. */
const MOST = 60;

export function noteOf(table: string, seat: number): string {
  const text = all()[`${table}/${seat}`];
  return typeof text === "string" ? text : "";
}

export function keepNote(table: string, seat: number, text: string): void {
  const id = `${table}/${seat}`;
  const others = Object.entries(all()).filter(([other]) => other !== id);
  const mine = text.trim() === "" ? [] : [[id, text.slice(0, LONGEST)]];
  keep(KEY, Object.fromEntries([...others, ...mine].slice(-MOST)));
}

/** The table is forgotten, and so are its notes. */
export function forgetNotes(table: string): void {
  const others = Object.entries(all()).filter(([id]) => !id.startsWith(`${table}/`));
  keep(KEY, Object.fromEntries(others));
}

function all(): Record<string, unknown> {
  const saved = kept(KEY);
  return typeof saved === "object" && saved !== null ? (saved as Record<string, unknown>) : {};
}
