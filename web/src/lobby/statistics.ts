// The results of the reader's finished games, by game.

import type { MyTable } from "../protocol";

export interface Tally {
  game: string;
  /** Alone, with or without an opponent that the rules play. */
  isSolo: boolean;
  played: number;
  won: number;
  best: number;
  mean: number;
}

/** The tallies of all games that the reader finished in a seat, those played most first. */
export function talliesOf(tables: readonly MyTable[]): Tally[] {
  const found = new Map<string, { isSolo: boolean; game: string; scores: number[]; won: number }>();
  for (const { table, mine, result } of tables) {
    const [seat] = mine;
    // With several people at one screen, nobody knows which of them is looking.
    if (!result || seat === undefined || mine.length > 1) continue;
    const isSolo = table.seats.length === 1;
    const key = `${table.game} ${isSolo}`;
    const tally = found.get(key) ?? { game: table.game, isSolo, scores: [], won: 0 };
    tally.scores.push(result.scores[seat] ?? 0);
    tally.won += result.winners.includes(seat) ? 1 : 0;
    found.set(key, tally);
  }
  return [...found.values()]
    .map(({ game, isSolo, scores, won }) => ({
      game,
      isSolo,
      played: scores.length,
      won,
      best: Math.max(...scores),
      mean: scores.reduce((sum, score) => sum + score, 0) / scores.length,
    }))
    .sort((one, other) => other.played - one.played);
}
