// From actions to the places where they are chosen, and from places to the actions they could mean.

import type { PlaceId } from "../../lib/contract";
import type { ActionData, DecisionData, EffectData } from "../../protocol";
import { isEffect } from "../../words/effects";
import { parsePlace } from "./places";
import { type BitokuView, FAVOURS, idIn, REGIONS, RESOURCES, sideIn, sidesOf } from "./view";

type Args = Record<string, any>;
type Places = (args: Args, asked: Asked) => PlaceId[];

interface Asked {
  view: BitokuView;
  prompt: Args;
  seat: number;
}

/** Answers that name no thing on the table: the panel has them in words. */
export const PLACELESS: ReadonlySet<string> = new Set(["pass", "skip", "arrange"]);

const PLACES: Record<string, Places> = {
  play: ({ card, space }) => [`hand-${idIn(card)}`, `space-${space}`],
  discard: ({ card }) => [`hand-${idIn(card)}`],
  use: ({ die }, { seat }) => [`die-${seat}-${die}`],
  force: ({ die }, { seat }) => [`die-${seat}-${die}`],
  cross: ({ die }, { seat }) => [`die-${seat}-${die}`],
  unlock: ({ die }, { seat }) => [`die-${seat}-${die}`],
  copy: ({ seat, die }, { view }) => [`die-${sideIn(seat, view)}-${die}`],
  amulet: ({ value }) => [`amulet-${value}`],
  place: ({ region }, { view }) => freeSpaces(idIn(region), view),
  place_home: ({ home }) => [idIn(home)],
  row: ({ value }, { prompt }) => [`row-${idIn(prompt["region"])}-${value}`],
  use_building: ({ site }) => [idIn(site)],
  favour: favourPlace,
  cover: favourPlace,
  activate_card: (_, asked) => [`space-${playedSpace(asked)}`],
  activate_crystal: (_, asked) => besideSpace(playedSpace(asked), asked),
  part: ({ number }, asked) => partPlaces(number, asked),
  take: ({ resource }) => [`resource-${idIn(resource)}`],
  pay: ({ resource }) => [`resource-${idIn(resource)}`],
  waive: ({ resource }) => [`resource-${idIn(resource)}`],
  advance: ({ region }, { seat }) => [`kodama-${idIn(region)}-${seat}`],
  push_back: ({ seat, region }, { view }) => [`kodama-${idIn(region)}-${sideIn(seat, view)}`],
  bitoku_step: (_, { view, seat }) => [`bitoku-${(view.players[seat]?.bitoku_completed ?? 0) + 1}`],
  start: ({ node }) => [idIn(node)],
  walk: ({ target }) => [idIn(target)],
  obtain: ({ market, number }) => [`market-${idIn(market)}-${number}`],
  slot: ({ slot }) => [idIn(slot)],
  dream: ({ slot }) => [idIn(slot)],
  site: ({ site }) => [idIn(site)],
  combine: ({ tile }) => [`soul-${idIn(tile)}`],
  rock: ({ rock }, { view }) => gardenPlace(idIn(rock), view),
  rock_pilgrim: ({ space }) => [idIn(space)],
  keep_vision: ({ card }) => [`look-${idIn(card)}`],
  keep_yokai: ({ card }) => [`look-${idIn(card)}`],
  keep_bitoku: ({ card }) => [`look-${idIn(card)}`],
  refuse: () => ["deck-vision"],
  look: (_, { prompt }) => [`deck-${idIn(prompt["deck"])}`],
  draw: () => ["own-deck"],
  virtue: ({ space }) => [`space-${space}`],
  bonus_vp: () => ["own-score"],
  bonus_amulet: () => ["amulet-1"],
};

/** Where an action would be chosen. */
export function placesOf(action: ActionData, decision: DecisionData, view: BitokuView): PlaceId[] {
  const asked: Asked = { view, prompt: decision.prompt, seat: decision.seat };
  return PLACES[action.kind]?.(action.args, asked) ?? [];
}

function freeSpaces(region: string, view: BitokuView): PlaceId[] {
  const found = view.regions.find((other) => other.id === region);
  if (!found) return [];
  const free = found.spaces - found.dice.length;
  return Array.from({ length: free }, (_, i) => `forest-${region}-${found.dice.length + i + 1}`);
}

function favourPlace({ hill, favour }: Args): PlaceId[] {
  return [`hill-${idIn(hill)}-${FAVOURS["abc".indexOf(idIn(favour))]}`];
}

function gardenPlace(rock: string, view: BitokuView): PlaceId[] {
  const at = view.garden.indexOf(rock);
  return at < 0 ? [] : [`garden-${at + 1}`];
}

function playedSpace({ view, prompt, seat }: Asked): number {
  return (view.players[seat]?.played.lastIndexOf(idIn(prompt["card"])) ?? -1) + 1;
}

const BESIDE = ["left", "middle", "right"];

function besideSpace(space: number, { view, seat }: Asked): PlaceId[] {
  // the slots are in the order of the card spaces
  const slots = Object.keys(view.players[seat]?.slots ?? {}).filter((id) =>
    id.includes("ingenuity"),
  );
  const named = slots.find((id) => id.endsWith(BESIDE[space - 1] ?? "?"));
  const slot = named ?? slots[space - 1];
  return slot ? [slot] : [];
}

// -- parts of an effect: what on the table they are about

const EFFECT_PLACES: Record<string, PlaceId[]> = {
  vp: ["own-score"],
  movement: ["path-start"],
  build: ["stack-building"],
  crystal: ["stack-crystal"],
  mitama: ["stack-mitama"],
  dragonfly: ["stack-dragonfly"],
  vision: ["deck-vision"],
  draw_card: ["own-deck"],
  gain_yokai: ["deck-yokai"],
  gain_bitoku: ["deck-bitoku"],
  place_pilgrim_rock: ["own-pilgrims"],
};

function partPlaces(number: number, asked: Asked): PlaceId[] {
  const { prompt } = asked;
  const list: unknown = prompt["parts"] ?? prompt["options"];
  const effect: unknown = Array.isArray(list) ? list[number - 1] : undefined;
  return isEffect(effect) ? [...new Set(effectPlaces(effect, asked))] : [];
}

function effectPlaces(node: EffectData, asked: Asked): PlaceId[] {
  const { view, seat } = asked;
  switch (node.kind) {
    case "resource":
      return [node.args["resource"] === "any" ? "own-goods" : `resource-${node.args["resource"]}`];
    case "amulet":
      return [`amulet-${node.args["value"]}`];
    case "unlock_die":
      return (view.players[seat]?.dice ?? []).flatMap((die, i) =>
        die.state === "locked" ? [`die-${seat}-${i + 1}`] : [],
      );
    case "kodama_forward":
      return REGIONS.map((region) => `kodama-${region}-${seat}`);
    case "kodama_back":
      return sidesOf(view)
        .filter((side) => side !== seat)
        .flatMap((side) => REGIONS.map((region) => `kodama-${region}-${side}`));
    case "take_rock":
      return view.garden.flatMap((rock, i) => (rock ? [`garden-${i + 1}`] : []));
    default:
      return EFFECT_PLACES[node.kind] ?? node.parts.flatMap((part) => effectPlaces(part, asked));
  }
}

// -- what pressing a place that is not lit could have meant

const AT: Partial<
  Record<
    ReturnType<typeof parsePlace>["kind"],
    (a: string, b: string, view: BitokuView) => string[]
  >
> = {
  forest: (region) => [`place ${region}`],
  row: (_, value) => [`row ${value}`],
  site: (id) => [`building ${id}`, `site ${id}`],
  home: (id) => [`place ${id}`],
  hill: (region, favour) => {
    const letter = "abc"[FAVOURS.indexOf(favour as "small")];
    return [`favour ${region}.${letter}`, `cover ${region}.${letter}`];
  },
  hilldie: (region, _, view) =>
    crossings(view, view.hill_areas.find((area) => area.hills[0] === region)?.hills ?? []),
  river: (region, _, view) => crossings(view, [region]),
  node: (id, _, view) => [...walksTo(id, view), `start ${id}`],
  start: (_a, _b, view) =>
    Object.keys(view.paths.nodes)
      .filter((id) => /-1$/.test(id) && id.split("-").length === 2)
      .map((id) => `start ${id}`),
  kodama: (region, side, view) =>
    side === "neutral"
      ? []
      : Number(side) === view.seat
        ? [`advance ${region}`]
        : [`back ${view.tengu?.side === Number(side) ? "tengu" : side} ${region}`],
  market: (market, number) => [`obtain ${market} ${number}`],
  stack: (market, _, view) =>
    view.markets[market as "mitama"].tiles.map((_tile, i) => `obtain ${market} ${i + 1}`),
  garden: (number, _, view) => {
    const rock = view.garden[Number(number) - 1];
    return rock ? [`rock ${rock}`] : [];
  },
  deck: (deck) => (deck === "vision" ? ["look", "refuse"] : deck === "hikaru" ? [] : ["look"]),
  hand: (card) => [1, 2, 3].map((space) => `play ${card} > ${space}`).concat(`discard ${card}`),
  look: (card) => [`keep ${card}`],
  space: (number, _, view) => [
    ...(own(view)?.hand ?? []).map((card) => `play ${card} > ${number}`),
    `virtue ${number}`,
    "card",
  ],
  die: (side, number, view) =>
    Number(side) === view.seat
      ? [`use ${number}`, `force ${number}`, `cross ${number}`, `unlock ${number}`]
      : [`copy ${view.tengu?.side === Number(side) ? "tengu" : side} ${number}`],
  slot: (id) => [`slot ${id}`, `dream ${id}`, ...(id.includes("ingenuity") ? ["crystal"] : [])],
  rockspace: (id) => [`pilgrim ${id}`],
  soul: (id) => [`combine ${id}`],
  bitoku: () => ["step bitoku"],
  resource: (resource) => [`take ${resource}`, `pay ${resource}`, `waive ${resource}`],
  amulet: (value) => [`amulet ${value}`, ...(value === "1" ? ["bonus amulet"] : [])],
  own: (what) => ownActions(what),
};

/** Action texts that pressing a place could mean. */
export function actionsAt(place: PlaceId, view: BitokuView): string[] {
  const { kind, a, b } = parsePlace(place);
  return AT[kind]?.(a, b, view) ?? [];
}

function own(view: BitokuView) {
  return view.seat === null ? undefined : view.players[view.seat];
}

/** Crossings with one's own dice that stand in these regions, or with any die if none does. */
function crossings(view: BitokuView, regions: string[]): string[] {
  const dice = own(view)?.dice ?? [];
  const there = dice.flatMap((die, i) => (die.place && regions.includes(die.place) ? [i + 1] : []));
  return (there.length > 0 ? there : dice.map((_, i) => i + 1)).map((die) => `cross ${die}`);
}

/** Steps onto a space from the main spaces of its path, those with an own Pilgrim first. */
function walksTo(target: string, view: BitokuView): string[] {
  const seat = view.seat ?? 0;
  const path = target.split("-")[0] ?? "";
  const sources = Object.entries(view.paths.nodes).flatMap(([id, who]) =>
    Array.isArray(who) && id !== target && id.startsWith(path) ? [{ id, own: who[seat] ?? 0 }] : [],
  );
  return sources.sort((a, b) => b.own - a.own).map((source) => `walk ${source.id} > ${target}`);
}

function ownActions(what: string): string[] {
  if (what === "deck") return ["draw"];
  if (what === "score") return ["bonus vp"];
  if (what === "goods") return RESOURCES.map((resource) => `take ${resource}`);
  return [];
}
