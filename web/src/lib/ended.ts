// The points of a side if the game ended now, as far as the view can tell.

import type { Account } from "./contract";

export function totalIfEnded(score: number, account: Account): number {
  return Object.values(account.if_ended.points).reduce((sum, points) => sum + points, score);
}

/** A number of points with its sign. */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}
