// A side as its panel shows it: a player or the Tengu, in one form.

import type { Account } from "../../lib/contract";
import { type BitokuView, type Goods, type OwnDie, RESOURCES } from "./view";

export interface Holding {
  what: string;
  icon: string;
  count: number;
}

export interface SideData {
  side: number;
  isTengu: boolean;
  score: number;
  resources: Goods;
  dice: OwnDie[];
  holdings: Holding[];
}

export function sideData(view: BitokuView, side: number): SideData | null {
  const { tengu } = view;
  if (tengu && side === tengu.side) {
    return {
      side,
      isTengu: true,
      score: tengu.score,
      resources: tengu.resources,
      dice: tengu.dice,
      holdings: [
        { what: "cards", icon: "yokai-card", count: tengu.yokai.length },
        { what: "pilgrims", icon: "pilgrim-awake", count: tengu.pilgrims },
        { what: "crystals", icon: "crystal", count: tengu.crystals.length },
        { what: "souls", icon: "mitama", count: tengu.mitamas.length + tengu.pairs.length },
        { what: "souls", icon: "pair", count: tengu.pairs.length },
        { what: "buildings", icon: "building", count: tengu.counters_used },
        { what: "rocks", icon: "rock", count: tengu.rocks.length },
        { what: "bitoku", icon: "bitoku-card", count: tengu.bitoku_completed },
      ],
    };
  }
  const player = view.players[side];
  if (!player) return null;
  return {
    side,
    isTengu: false,
    score: player.score,
    resources: player.resources,
    dice: player.dice,
    holdings: [
      { what: "cards", icon: "yokai-card", count: player.hand_size },
      { what: "pilgrims", icon: "pilgrim-awake", count: player.pilgrims },
      { what: "amulets", icon: "amulet", count: player.amulets.reduce((sum, n) => sum + n, 0) },
      {
        what: "crystals",
        icon: "crystal",
        count: Object.values(player.slots).filter(Boolean).length,
      },
      { what: "souls", icon: "mitama", count: player.mitamas.length + player.pairs.length },
      { what: "buildings", icon: "building", count: player.counters_used },
      { what: "visions", icon: "vision", count: player.visions.length },
      { what: "rocks", icon: "rock", count: player.rocks.filter(Boolean).length },
      { what: "bitoku", icon: "bitoku-card", count: player.bitoku_completed },
    ],
  };
}

export function allGoods(resources: Goods): number {
  return RESOURCES.reduce((sum, name) => sum + (resources[name] ?? 0), 0);
}

/** In Summer a side that has passed takes no more turns; later in the year this means nothing. */
export function hasPassed(view: BitokuView, side: number): boolean {
  return view.season === "summer" && view.passed.includes(side);
}

/** The sides in turn order, for the header. */
export function orderOf(view: BitokuView) {
  return view.order.map((side) => ({
    side,
    score: sideData(view, side)?.score ?? 0,
    isTurn: view.season === "summer" && view.turn === side && !view.over,
    hasPassed: hasPassed(view, side),
  }));
}

/** The sources of a side's points. */
export function accountOf(side: number, view: BitokuView): Account {
  const { tengu } = view;
  if (tengu && side === tengu.side) return tengu;
  const player = view.players[side];
  if (!player) throw new Error(`no side ${side}`);
  return player;
}
