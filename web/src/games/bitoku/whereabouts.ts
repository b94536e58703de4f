// Where a thing lies, for its spoken name: many things have the same title, such as two tiles of a
// display, and a branch of the Paths is seen only by its line.

import type { PlaceId } from "../../lib/contract";
import { type Parsed, parsePlace } from "./places";
import type { BitokuContext } from "./view";

type Whereabouts = (a: string, b: string, ctx: BitokuContext) => string;

const LETTERS: Record<string, string> = { bitoku: "a", yokai: "b" };

const WHEREABOUTS: Partial<Record<Parsed["kind"], Whereabouts>> = {
  market: (market, number, ctx) => {
    if (!ctx.view.markets[market as "mitama"].tiles[Number(number) - 1]) return "";
    const display = ctx.words.ref(`market:${market}`);
    return ctx.words.text("web-bitoku-place-market", { display, number: Number(number) });
  },
  hill: (region, favour, ctx) => {
    const letter = LETTERS[favour];
    const hill = ctx.view.hills.find(({ id }) => id === region);
    if (!letter || !hill?.[favour as "bitoku"]) return "";
    return ctx.words.text("web-bitoku-place-favour", {
      hill: ctx.words.ref(`region:${region}`),
      favour: ctx.words.ref(`favour:${letter}`),
    });
  },
  site: (id, _, ctx) =>
    ctx.view.sites.find((site) => site.id === id)?.building ? ctx.words.ref(`site:${id}`) : "",
  // The branches that begin here, by their first spaces.
  node: (id, _, ctx) => {
    const { branch, main_paths, node } = ctx.components;
    const tag = main_paths.length > 1 ? "node" : "lonenode";
    const firsts = (node[id]?.branches ?? []).flatMap((name) => branch[name]?.spaces[0] ?? []);
    if (firsts.length === 0) return "";
    const places = ctx.words.join(firsts.map((space) => ctx.words.ref(`${tag}:${space}`)));
    return ctx.words.text("web-bitoku-fork", { places });
  },
};

/** Where a thing lies; "" where its title says it. */
export function whereabouts(place: PlaceId, ctx: BitokuContext): string {
  const { kind, a, b } = parsePlace(place);
  return WHEREABOUTS[kind]?.(a, b, ctx) ?? "";
}
