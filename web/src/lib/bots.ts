// Bots at a table: which one is usual, and whether there are only bots besides one person.

import type { TableInfo } from "../protocol";

const USUAL = "bamboo";

/** `bots` are those of a game, weakest first. */
export function usualBot(bots: readonly string[]): string {
  return bots.includes(USUAL) ? USUAL : (bots.at(-1) ?? USUAL);
}

/** Whether one person played it, against bots or what the rules play. */
export function isAgainstBots({ seats, lesson }: TableInfo): boolean {
  return lesson === null && seats.filter(({ kind }) => kind === "person").length === 1;
}
