// How a choice would change a seat's basket and hand, computed from the facts it would cause.

import type { FactData } from "../../protocol";
import { goodsOf } from "./view";

const LOSSES = new Set(["paid", "resource_lost", "tribute_paid"]);

/** The difference by resource; points under "score". */
export function changesFor(seat: number, facts: readonly FactData[]): Map<string, number> {
  const changes = new Map<string, number>();
  const own = `seat:${seat}`;
  const add = (name: string, n: number) => changes.set(name, (changes.get(name) ?? 0) + n);
  const addGoods = (reference: unknown, sign: number) => {
    for (const [name, n] of Object.entries(goodsOf(reference))) add(name, n * sign);
  };
  for (const { kind, args } of facts) {
    if (kind === "essence_displaced") {
      if (args["seat"] === own) addGoods(args["goods"], -1);
      if (args["owner"] === own) addGoods(args["goods"], 1);
    } else if (args["seat"] !== own) {
      // gains and losses of others are not shown
    } else if (kind === "gained") {
      addGoods(args["goods"], 1);
    } else if (LOSSES.has(kind)) {
      addGoods(args["goods"], -1);
    } else if (kind === "akku_captured") {
      add("akku", 1);
    } else if (kind === "cards_drawn") {
      add(`${String(args["deck"]).replace("deck:", "")}_card`, Number(args["count"]));
    } else if (kind === "scored") {
      add("score", Number(args["points"]));
    }
  }
  return changes;
}
