// Which die is in hand while its place is chosen. The view does not contain it; the facts of this
// turn show it, unless two dice are alike.

import type { BitokuContext } from "./view";
import type { PlayerView } from "./view";

/** The index of the die in hand; -1 if there is none or if it is unknown. */
export function heldDie(ctx: BitokuContext, player: PlayerView): number {
  const { decision, facts } = ctx;
  if (decision?.kind !== "place_die" || decision.seat !== player.seat) return -1;
  const began = facts.map((fact) => fact.kind).lastIndexOf("turn_began");
  const turn = facts.slice(began + 1);
  const state = turn.some((fact) => fact.kind === "pilgrim_given_up") ? "locked" : "unlocked";
  const spent = turn.reduce(
    (sum, fact) => sum + (fact.kind === "amulet_spent" ? fact.args.value : 0),
    0,
  );
  const shown = decision.prompt.value;
  const fitting = player.dice.flatMap((die, i) =>
    die.state === state && (die.value === shown || Math.min(6, die.value + spent) === shown)
      ? [i]
      : [],
  );
  return fitting.length === 1 ? (fitting[0] ?? -1) : -1;
}
