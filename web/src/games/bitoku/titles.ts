// The names of places.

import type { PlaceId } from "../../lib/contract";
import { type BitokuContext, diceOf } from "./view";
import { sentenceCase } from "../../words/lists";
import { parsePlace } from "./places";

type Title = (a: string, b: string, ctx: BitokuContext) => string;

const view = (ctx: BitokuContext) => ctx.view;
const parts = (ctx: BitokuContext) => ctx.components;

/** The name of a side: a seat's name, or the Tengu. */
export function sideName(side: number, ctx: BitokuContext): string {
  const isTengu = view(ctx).tengu?.side === side;
  return ctx.words.ref(isTengu ? "side:tengu" : `seat:${side}`, ctx.names);
}

/** The beginning of references to a space of the Paths; a single path needs no name. */
function nodeTag(ctx: BitokuContext): string {
  return parts(ctx).main_paths.length > 1 ? "node" : "lonenode";
}

const TITLES: Record<ReturnType<typeof parsePlace>["kind"], Title> = {
  forest: (region, number, { words }) =>
    words.text("web-bitoku-place-forest", {
      region: words.ref(`region:${region}`),
      number: Number(number),
    }),
  row: (region, value, { words }) =>
    words.text("web-bitoku-place-row", {
      region: words.ref(`region:${region}`),
      value: Number(value),
    }),
  site: (id, _, ctx) => {
    const site = view(ctx).sites.find((other) => other.id === id);
    return site?.building
      ? ctx.words.ref(`building:${site.building}`)
      : ctx.words.ref(`site:${id}`);
  },
  home: (id, _, { words }) => words.ref(`home:${id}`),
  hill: (region, favour, ctx) => {
    const { words } = ctx;
    const hill = view(ctx).hills.find((other) => other.id === region);
    const card = favour === "bitoku" ? hill?.bitoku : favour === "yokai" ? hill?.yokai : null;
    if (card) return words.ref(`${favour}:${card}`);
    const letter = favour === "bitoku" ? "a" : favour === "yokai" ? "b" : "c";
    return words.text("web-bitoku-place-favour", {
      hill: words.ref(`region:${region}`),
      favour: words.ref(`favour:${letter}`),
    });
  },
  hilldie: (region, number, ctx) => {
    const area = view(ctx).hill_areas.find((other) => other.hills[0] === region);
    const hills = ctx.words.join((area?.hills ?? []).map((id) => ctx.words.ref(`region:${id}`)));
    return ctx.words.text("web-bitoku-place-hilldie", { hills, number: Number(number) });
  },
  river: (region, _, { words }) =>
    words.text("web-bitoku-place-river", { region: words.ref(`region:${region}`) }),
  node: (id, _, ctx) => ctx.words.ref(`${nodeTag(ctx)}:${id}`),
  gate: (branch, _, ctx) => ctx.words.ref(`gate:${view(ctx).paths.gates[branch] ?? ""}`),
  start: (_a, _b, { words }) => words.text("web-bitoku-place-start"),
  kodama: (region, side, ctx) =>
    ctx.words.text("web-bitoku-place-kodama", {
      region: ctx.words.ref(`region:${region}`),
      side: side === "neutral" ? ctx.words.text("web-bitoku-neutral") : sideName(Number(side), ctx),
    }),
  treasure: (region, _, { words }) =>
    words.text("web-bitoku-place-treasure", { region: words.ref(`region:${region}`) }),
  market: (market, number, ctx) => {
    const tile = view(ctx).markets[market as "mitama"]?.tiles[Number(number) - 1];
    if (tile) return ctx.words.ref(`${market}:${tile}`);
    const display = ctx.words.ref(`market:${market}`);
    return ctx.words.text("web-bitoku-place-market", { display, number: Number(number) });
  },
  stack: (market, _, { words }) => words.ref(`market:${market}`),
  garden: (number, _, ctx) => {
    const rock = view(ctx).garden[Number(number) - 1];
    return rock ? ctx.words.ref(`rock:${rock}`) : ctx.words.text("web-bitoku-place-garden");
  },
  deck: (deck, _, { words }) =>
    deck === "hikaru" ? words.text("web-bitoku-hikaru") : words.text(`web-bitoku-deck-${deck}`),
  hand: (card, _, { words }) => words.ref(`yokai:${card}`),
  look: (card, _, ctx) => {
    const deck = view(ctx).looking_at?.deck ?? "yokai";
    return ctx.words.ref(`${deck === "hand" ? "yokai" : deck}:${card}`);
  },
  space: (number, _, ctx) => {
    const card = ownSide(ctx)?.played[Number(number) - 1];
    if (card) return ctx.words.ref(`yokai:${card}`);
    return ctx.words.text("web-bitoku-place-space", { number: Number(number) });
  },
  die: (side, number, ctx) =>
    ctx.words.text("web-bitoku-place-die", {
      side: sideName(Number(side), ctx),
      value: diceOf(view(ctx), Number(side))[Number(number) - 1]?.value ?? 0,
    }),
  berth: (number, _, { words }) => words.text("web-bitoku-place-berth", { number: Number(number) }),
  slot: (id, _, ctx) => {
    const crystal = ownSide(ctx)?.slots[id];
    return ctx.words.ref(crystal ? `crystal:${crystal}` : `slot:${id}`);
  },
  counter: (number, _, { words }) =>
    words.text("web-bitoku-place-counter", { number: Number(number) }),
  rockspace: (id, _, { words }) => words.ref(`rockspace:${id}`),
  rock: (number, _, ctx) => {
    const rock = ownSide(ctx)?.rocks[Number(number) - 1];
    if (rock) return ctx.words.ref(`rock:${rock}`);
    return ctx.words.text("web-bitoku-place-rock", { number: Number(number) });
  },
  soul: (id, _, ctx) => ctx.words.ref(soulReference(id, ctx)),
  pair: (number, _, ctx) => {
    const pair = ownSide(ctx)?.pairs[Number(number) - 1];
    if (!pair) return "";
    return ctx.words.join([
      ctx.words.ref(`mitama:${pair[0]}`),
      ctx.words.ref(`dragonfly:${pair[1]}`),
    ]);
  },
  vision: (id, _, { words }) => words.ref(`vision:${id}`),
  bitoku: (number, _, ctx) => {
    const card = ownSide(ctx)?.bitoku_path[Number(number) - 1];
    if (card) return ctx.words.ref(`bitoku:${card}`);
    return ctx.words.text("web-bitoku-place-bitoku", { number: Number(number) });
  },
  resource: (resource, _, { words }) => words.ref(`resource:${resource}`),
  amulet: (value, _, { words }) => words.text("web-bitoku-place-amulet", { value: Number(value) }),
  own: (what, _, { words }) => words.text(`web-bitoku-own-${what}`),
  tengucard: (id, _, { words }) => words.ref(`tengucard:${id}`),
  rival: (side, what, ctx) =>
    what === "" ? sideName(Number(side), ctx) : ctx.words.text(`web-bitoku-holding-${what}`),
};

export function titleOf(place: PlaceId, ctx: BitokuContext): string {
  const { kind, a, b } = parsePlace(place);
  return sentenceCase(TITLES[kind](a, b, ctx));
}

/** The player whose board is shown: the reader's own, or the one being looked at. */
export function ownSide(ctx: BitokuContext) {
  return view(ctx).players[ctx.whose ?? ctx.seat ?? 0];
}

export function soulReference(id: string, ctx: BitokuContext): string {
  return `${id in parts(ctx).mitama ? "mitama" : "dragonfly"}:${id}`;
}
