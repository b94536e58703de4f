// The state of a place, for its name in screen readers and for its card.

import type { PlaceId } from "../../lib/contract";
import type { Parsed } from "./places";
import { parsePlace } from "./places";
import { ownSide, sideName, titleOf } from "./titles";
import { type BitokuContext, diceOf, type Market } from "./view";

/** The state, unless the title already says it. */
type Standing = (a: string, b: string, ctx: BitokuContext) => string;

const free: Standing = (_a, _b, ctx) => ctx.words.text("web-bitoku-free-space");

/** The Pilgrims on a space of the Paths. */
const node: Standing = (id, _, ctx) => {
  const who = ctx.view.paths.nodes[id];
  const sides = Array.isArray(who)
    ? who.flatMap((count, side) => (count > 0 ? [side] : []))
    : typeof who === "number"
      ? [who]
      : [];
  if (sides.length === 0) return "";
  const names = ctx.words.join(sides.map((side) => sideName(side, ctx)));
  return ctx.words.text("web-bitoku-explain-pilgrims", { sides: names });
};

const home: Standing = (id, _, ctx) => {
  const die = ctx.view.home.find((space) => space.id === id)?.die;
  return die ? titleOf(`die-${die.seat}-${die.die}`, ctx) : free("", "", ctx);
};

const site: Standing = (id, _, ctx) => {
  const found = ctx.view.sites.find((other) => other.id === id);
  if (!found?.building) return free("", "", ctx);
  if (found.owner === null) return "";
  return ctx.words.text("web-bitoku-explain-owner", { side: sideName(found.owner, ctx) });
};

const hill: Standing = (region, favour, ctx) => {
  const at = ["bitoku", "yokai", "small"].indexOf(favour);
  const isCovered = ctx.view.hills.find((other) => other.id === region)?.covered[at];
  return isCovered ? ctx.words.text("web-bitoku-explain-covered") : "";
};

const kodama: Standing = (region, side, ctx) => {
  const found = ctx.view.regions.find((other) => other.id === region);
  const space = side === "neutral" ? found?.neutral_kodama : found?.kodamas[Number(side)];
  return ctx.words.text("web-bitoku-explain-kodama", {
    space: space ?? 1,
    length: ctx.components.kodama_length,
  });
};

/** The position of a die; its title says what it shows. */
const die: Standing = (side, number, ctx) => {
  const found = diceOf(ctx.view, Number(side))[Number(number) - 1];
  if (!found) return "";
  const place = found.place ?? "";
  if (found.state !== "forest") return ctx.words.text(`web-bitoku-explain-die-${found.state}`);
  return ctx.words.ref(place.startsWith("home") ? `home:${place}` : `region:${place}`);
};

const deck: Standing = (name, _, ctx) => {
  const pile = name === "hikaru" ? undefined : ctx.view.decks[name as "yokai"];
  return pile ? ctx.words.text("web-bitoku-explain-cards", { count: pile.cards }) : "";
};

const vision: Standing = (id, _, ctx) => {
  const requires = ctx.components.vision[id]?.requires;
  const player = ownSide(ctx);
  if (!requires || !player) return "";
  const needed = Object.entries(requires);
  const count = (of: (item: string, needed: number) => number) =>
    needed.reduce((sum, [item, n]) => sum + of(item, n), 0);
  const looked = ctx.view.looking_at;
  const progress =
    player.vision_progress[player.visions.indexOf(id)] ??
    (looked?.deck === "vision" ? looked.progress[looked.cards.indexOf(id)] : undefined);
  if (!progress) return "";
  const met = count((item) => progress[item] ?? 0);
  return ctx.words.text("web-bitoku-explain-vision", { met, total: count((_item, n) => n) });
};

const STANDINGS: Partial<Record<Parsed["kind"], Standing>> = {
  forest: free,
  hilldie: free,
  home,
  site,
  hill,
  node,
  kodama,
  die,
  deck,
  vision,
  market: (name, number, ctx) =>
    ctx.view.markets[name as Market].tiles[Number(number) - 1]
      ? ""
      : ctx.words.text("web-bitoku-explain-empty"),
  stack: (name, _, ctx) =>
    ctx.words.text("web-bitoku-explain-stack", { count: ctx.view.markets[name as Market].stack }),
  space: (number, _, ctx) => (ownSide(ctx)?.played[Number(number) - 1] ? "" : free("", "", ctx)),
  slot: (id, _, ctx) => (ownSide(ctx)?.slots[id] ? "" : free("", "", ctx)),
  counter: (number, _, ctx) =>
    Number(number) <= (ownSide(ctx)?.counters_used ?? 0)
      ? ctx.words.text("web-bitoku-used-counter")
      : "",
  rockspace: (id, _, ctx) => {
    const { seat = 0, rock_pilgrims = [] } = ownSide(ctx) ?? {};
    if (!rock_pilgrims.includes(id)) return free("", "", ctx);
    return ctx.words.text("web-bitoku-explain-pilgrims", { sides: sideName(seat, ctx) });
  },
  rock: (number, _, ctx) => (ownSide(ctx)?.rocks[Number(number) - 1] ? "" : free("", "", ctx)),
  bitoku: (number, _, ctx) => {
    const player = ownSide(ctx);
    if (!player?.bitoku_path[Number(number) - 1]) return free("", "", ctx);
    return Number(number) <= player.bitoku_completed
      ? ctx.words.text("web-bitoku-explain-done")
      : "";
  },
};

/** The state of a place; "" if its title says everything. */
export function standingOf(place: PlaceId, ctx: BitokuContext): string {
  const { kind, a, b } = parsePlace(place);
  return STANDINGS[kind]?.(a, b, ctx) ?? "";
}
