// The table of a game that the page was not built with: its view in words, its choices as a list.

import type { Account, GameUi, SideInOrder, TableContext } from "../lib/contract";
import { PLAIN } from "../lib/page";
import Nothing from "./Nothing.svelte";
import Outline from "./Outline.svelte";

/** The view's entry of a side under `players`, if it has such a list. */
function playerIn(view: unknown, side: number): Record<string, unknown> {
  const players = recordOf(view)["players"];
  return recordOf(Array.isArray(players) ? players[side] : null);
}

function scoreOf(side: number, { state, view }: TableContext): number {
  return state.result?.scores[side] ?? Number(playerIn(view, side)["score"] ?? 0);
}

function account(side: number, view: unknown): Account {
  const { points, if_ended: ifEnded } = playerIn(view, side);
  const { points: added, left_out: leftOut } = recordOf(ifEnded);
  return {
    points: numbersIn(points),
    if_ended: {
      points: numbersIn(added),
      left_out: Array.isArray(leftOut) ? leftOut.map(String) : [],
    },
  };
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

function numbersIn(value: unknown): Record<string, number> {
  return Object.fromEntries(
    Object.entries(recordOf(value)).flatMap(([key, n]) =>
      typeof n === "number" ? [[key, n]] : [],
    ),
  );
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
  account,
  style: (side) => PLAIN.styles[side] ?? "neutral",
  season: () => "",
  explain: () => null,
  zooms: () => [],
};

export default plainUi;
