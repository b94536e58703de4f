// What a choice that is looked at would change in a player's goods: "2 → 5". It adds up the facts
// the service says are certain; it knows no rule.

import { type BitokuContext, idIn, sideIn } from "./view";

export interface Change {
  resources: Record<string, number>;
  amulets: number[];
  pilgrims: number;
  score: number;
}

export function previewOf(ctx: BitokuContext, seat: number): Change {
  const change: Change = { resources: {}, amulets: [0, 0, 0], pilgrims: 0, score: 0 };
  for (const { kind, args } of ctx.preview) {
    if (sideIn(args["seat"], ctx.view) !== seat) continue;
    const value = Number(args["value"] ?? 1);
    if (kind === "gained") add(change, idIn(args["goods"]), 1);
    else if (kind === "paid") add(change, idIn(args["goods"]), -1);
    else if (kind === "amulet_gained") addAmulet(change, value, Number(args["count"] ?? 1));
    else if (kind === "amulet_spent") addAmulet(change, value, -1);
    else if (kind === "scored") change.score += Number(args["points"] ?? 0);
    else if (
      kind === "pilgrim_given_up" ||
      kind === "pilgrimage_started" ||
      kind === "rock_pilgrim_placed"
    )
      change.pilgrims -= 1;
    else if (kind === "crystal_obtained") change.pilgrims += 1;
  }
  return change;
}

function add(change: Change, goods: string, sign: number): void {
  for (const part of goods.split(",")) {
    const [name = "", count = "0"] = part.split("=");
    change.resources[name] = (change.resources[name] ?? 0) + sign * Number(count);
  }
}

function addAmulet(change: Change, value: number, count: number): void {
  change.amulets[value - 1] = (change.amulets[value - 1] ?? 0) + count;
}
