// The secrets that prove whose seat it is, by table and seat. They are told once, when the table
// is made, and stay in this browser.

import { keep, kept } from "./store";

export type SeatTokens = Record<number, string>;

function all(): Record<string, Record<string, string>> {
  const saved = kept("tokens");
  return typeof saved === "object" && saved !== null
    ? (saved as Record<string, Record<string, string>>)
    : {};
}

export function tokensOf(table: string): SeatTokens {
  const found: SeatTokens = {};
  for (const [seat, token] of Object.entries(all()[table] ?? {})) {
    if (typeof token === "string") found[Number(seat)] = token;
  }
  return found;
}

export function keepTokens(table: string, tokens: Record<string, string>): void {
  keep("tokens", { ...all(), [table]: tokens });
}

/** Takes the tokens out of a link such as /t/abc#0=secret&2=secret, and the secrets off the bar. */
export function takeFromLink(table: string): void {
  const found: Record<string, string> = {};
  for (const [seat, token] of new URLSearchParams(location.hash.slice(1))) {
    if (/^\d$/.test(seat) && /^[\w-]{16,200}$/.test(token)) found[seat] = token;
  }
  if (Object.keys(found).length === 0) return;
  keepTokens(table, { ...tokensOf(table), ...found });
  history.replaceState(history.state, "", location.pathname + location.search);
}

/** Every token there is, the latest table last. */
export function allTokens(): string[] {
  return Object.values(all()).flatMap((seats) => Object.values(seats));
}
