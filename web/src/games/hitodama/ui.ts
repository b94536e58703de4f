// Hitodama, as the table page uses it.

import type { Account, GameUi } from "../../lib/contract";
import { explain } from "./explain";
import Glance from "./Glance.svelte";
import HitodamaBoard from "./HitodamaBoard.svelte";
import Mine from "./Mine.svelte";
import Progress from "./Progress.svelte";
import { loadProvenance } from "./provenance";
import Rival from "./Rival.svelte";
import { animalOf } from "./guardians";
import type { Hitodama, HitodamaView } from "./view";
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
  explain,
  zooms,
};

export default hitodamaUi;
