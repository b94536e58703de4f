// The table of a game that the page was not built with: its view in words, its choices as a list.

import type { GameUi, SideInOrder, TableContext } from "../lib/contract";
import { PLAIN } from "../lib/page";
import Nothing from "./Nothing.svelte";
import Outline from "./Outline.svelte";

/** Points as the facts tell them; at the end the result knows better. */
function scoreOf(side: number, { facts, state }: TableContext): number {
  if (state.result) return state.result.scores[side] ?? 0;
  return facts
    .filter(({ kind, args }) => kind === "scored" && args["seat"] === `seat:${side}`)
    .reduce((sum, { args }) => sum + Number(args["points"] ?? 0), 0);
}

function order(_view: unknown, ctx: TableContext): SideInOrder[] {
  return ctx.info.seats.map((_, side) => ({
    side,
    score: scoreOf(side, ctx),
    isTurn: ctx.state.asked.includes(side),
    hasPassed: false,
  }));
}

const plainUi: GameUi = {
  Board: Outline,
  isText: true,
  Mine: Nothing,
  Rival: Nothing,
  Progress: Nothing,
  order,
  account: () => ({ points: {}, if_ended: { points: {}, left_out: [] } }),
  style: (side) => PLAIN.styles[side] ?? "neutral",
  season: () => "",
  explain: () => null,
  zooms: () => [],
};

export default plainUi;
