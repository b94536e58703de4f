// How the considered choice would change a player's goods: "2 → 5". It adds up the facts that the
// service calls certain; it knows no rule.

import { type BitokuContext, idIn, sideIn } from "./view";

export interface Change {
  resources: Record<string, number>;
  amulets: number[];
  pilgrims: number;
  score: number;
}

export function previewOf(ctx: BitokuContext, seat: number): Change {
  const change: Change = { resources: {}, amulets: [0, 0, 0], pilgrims: 0, score: 0 };
  for (const fact of ctx.preview) {
    if (!("seat" in fact.args) || sideIn(fact.args.seat, ctx.view) !== seat) continue;
    switch (fact.kind) {
      case "gained":
        add(change, idIn(fact.args.goods), 1);
        break;
      case "paid":
        add(change, idIn(fact.args.goods), -1);
        break;
      case "amulet_gained":
        addAmulet(change, fact.args.value, fact.args.count);
        break;
      case "amulet_spent":
        addAmulet(change, fact.args.value, -1);
        break;
      case "scored":
        change.score += fact.args.points;
        break;
      case "pilgrim_given_up":
      case "pilgrimage_started":
      case "rock_pilgrim_placed":
        change.pilgrims -= 1;
        break;
      case "crystal_obtained":
        change.pilgrims += 1;
    }
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
