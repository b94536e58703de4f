// Hitodama, as the table page uses it.

import type { Account, GameUi } from "../../lib/contract";
import type { HitodamaContext } from "./view";
import type { ActionData, DecisionData } from "../../protocol";
import { viewOf } from "./context";
import { explain } from "./explain";
import Glance from "./Glance.svelte";
import HitodamaBoard from "./HitodamaBoard.svelte";
import Mine from "./Mine.svelte";
import { actionsAt, placesOf, placesOfFact } from "./places";
import Progress from "./Progress.svelte";
import { loadProvenance } from "./provenance";
import Rival from "./Rival.svelte";
import { animalOf } from "./guardians";
import { bundle, type Hitodama, type HitodamaView, spaceAt } from "./view";
import { zooms } from "./zooms";

void loadProvenance();

/** Sides and seats are the same in Hitodama. */
function order(view: HitodamaView) {
  const done = view.round_order.indexOf(view.turn.seat);
  return view.round_order.map((side, at) => ({
    side,
    score: view.players[side]?.score ?? 0,
    isTurn: view.turn.seat === side,
    hasPassed: view.turn.seat < 0 || at < done,
  }));
}

function account(side: number, view: HitodamaView): Account {
  const player = view.players[side];
  if (!player) throw new Error(`no side ${side}`);
  return player;
}

/** What a space an action names gives. */
function optionOf(action: ActionData, _decision: DecisionData, ctx: HitodamaContext): string {
  const named: unknown = action.args["target"] ?? action.args["place"];
  if (typeof named !== "string" || !TELLS_GAIN.has(action.kind)) return "";
  const space = spaceAt(viewOf(ctx), named.replace(/^place:/, ""));
  return space && Object.keys(space.gain).length ? bundle(space.gain) : "";
}

const TELLS_GAIN = new Set(["place", "move", "trade", "benefit", "extend", "to_place"]);

const hitodamaUi: GameUi<Hitodama> = {
  Board: HitodamaBoard,
  Mine,
  Rival,
  Progress,
  Glance,
  order,
  account,
  style: (side) => animalOf(side),
  season: (view) => view.season,
  placesOf,
  actionsAt,
  placesOfFact,
  optionOf,
  explain,
  zooms,
};

export default hitodamaUi;
