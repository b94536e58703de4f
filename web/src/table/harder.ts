// The next game against a stronger opponent, for a reader who has just played against bots or
// against an opponent that the rules play.

import type { GameInfo, NewTable, TableInfo } from "../protocol";

/** The same table with each bot one level stronger, or with the next level of the rules' opponent;
 * null if others play here, or if there is nothing stronger. */
export function harderThan(table: TableInfo, seat: number | null, game: GameInfo): NewTable | null {
  if (seat === null || table.is_replay || table.lesson !== null) return null;
  const isAlone = table.seats.every(({ kind }, at) => at === seat || kind === "bot");
  const pack = packOf(table, game);
  if (!isAlone || pack === undefined) return null;
  const seats = table.seats.map(({ bot }, at) =>
    at === seat ? "me" : (strongerThan(bot, game) ?? bot ?? ""),
  );
  const common = { game: table.game, seats, pack };
  if (table.level !== null) {
    const levels = game.levels[String(table.players)] ?? [];
    const at = levels.findIndex(({ name }) => name === table.level);
    const next = levels[at + 1];
    if (at < 0 || !next) return null;
    const set = Object.keys(levels[at]?.options ?? {});
    const own = Object.entries(table.options).filter(([name]) => !set.includes(name));
    const before = Object.fromEntries(own.filter(([name]) => !(name in next.options)));
    return { ...common, level: next.name, options: before };
  }
  const isStronger = table.seats.some(({ bot }, at) => at !== seat && strongerThan(bot, game));
  return isStronger ? { ...common, options: table.options } : null;
}

/** The next bot of a game, whose bots are in order of strength. */
function strongerThan(bot: string | null, game: GameInfo): string | undefined {
  const at = game.bots.indexOf(bot ?? "");
  return at < 0 ? undefined : game.bots[at + 1];
}

/** The pack as the service offers it: null for Mori's own; undefined if it is not offered. */
function packOf(table: TableInfo, game: GameInfo): string | null | undefined {
  if (table.pack.path_is_own) return null;
  return game.packs.find(({ fingerprint }) => fingerprint === table.pack.fingerprint)?.id;
}
