// All hover cards of a table, as message ids. The expected texts are in golden/; `npx vitest run -u
// src/games/bitoku/explain.test.ts` rewrites them.

import { describe, expect, it } from "vitest";
import type { Words } from "../../words/words";
import { explain } from "./explain";
import { FACES, type Face, MESSAGES } from "./fixtures";
import { layoutOf } from "./geo";
import { titleOf } from "./titles";
import { type BitokuContext, type BitokuView, lanesOf } from "./view";

const sidesOf = (view: BitokuView) => lanesOf(view).filter((lane) => lane !== "neutral");
const isPlain = (value: unknown) => value !== null && typeof value !== "object";

const words = {
  ...MESSAGES,
  printed: (tag: string, entry: object) =>
    `printed ${tag} ${Object.values(entry).filter(isPlain).join(",")}`.trim(),
  effect: ({ kind }: { kind: string }) => `effect ${kind}`,
  category: (category: string) => category,
} as unknown as Words;

function contextOf({ view, parts }: Face, seat: number | null = view.seat): BitokuContext {
  const info = { pack: { fingerprint: "" } };
  return { words, view, components: parts, seat, names: [], info } as unknown as BitokuContext;
}

function placesOf({ view, parts }: Face, seat: number): string[] {
  const own = view.players[seat]!;
  const numbered = (name: string, count: number) =>
    Array.from({ length: count }, (_, i) => `${name}-${i + 1}`);
  const holdings = "goods pilgrims crystals rocks buildings bitoku souls cards visions amulets";
  return [
    ...layoutOf(view, parts).boxes.keys(),
    ...["deck-yokai", "deck-bitoku", "deck-vision", "deck-hikaru"],
    ...(own.hand ?? []).map((card) => `hand-${card}`),
    ...(view.looking_at?.cards ?? []).map((card) => `look-${card}`),
    ...numbered("space", own.played.length),
    ...sidesOf(view).flatMap((side) => numbered(`die-${side}`, 3)),
    ...numbered("berth", own.dice.length),
    ...Object.keys(own.slots),
    ...numbered("counter", parts.counters.length),
    ...Object.keys(parts.rock_pilgrim_spaces),
    ...numbered("rock", own.rocks.length),
    ...[...own.mitamas, ...own.dragonflies].map((id) => `soul-${id}`),
    ...numbered("pair", own.pairs.length + 1),
    ...own.visions,
    ...numbered("bitoku", 4),
    ...["resource-wood", "resource-sake", "amulet-1", "amulet-3"],
    ...["deck", "discard", "score", "goods", "pilgrims"].map((what) => `own-${what}`),
    ...Object.keys(parts.tengucard ?? {}).map((id) => `tengucard-${id}`),
    ...sidesOf(view).flatMap((side) => holdings.split(" ").map((what) => `rival-${side}-${what}`)),
    ...[`rival-0`, "rival-9-goods"],
  ];
}

function told(face: Face, seat: number): string[] {
  const ctx = contextOf(face, seat);
  return [...new Set(placesOf(face, seat))].map((place) => {
    const said = explain(place, ctx);
    if (!said) return `${place}: nothing`;
    const strip = (said.strip ?? []).map((glyph) => ("icon" in glyph ? glyph.icon : glyph.kind));
    const parts = [said.title, ...said.lines, strip.join("+"), (said.rules ?? []).join(" ")];
    return `${place}: ${parts.filter(Boolean).join(" | ")}`;
  });
}

/** A table with something of everything in front of the second seat. */
function rich({ view, parts, ...rest }: Face): Face {
  const changed: BitokuView = structuredClone(view);
  const own = changed.players[1]!;
  const [yokai, ...others] = Object.keys(parts.yokai);
  const ids = (entries: object) => Object.keys(entries);
  const slots = ids(own.slots);
  Object.assign(own, {
    hand: [others[4]],
    played: [yokai, null, others[0]],
    virtues: [4, null, 0],
    discard: [others[1]],
    removed: [others[2]],
    deck_cards: [others[3]],
    mitamas: ids(parts.mitama).slice(0, 2),
    dragonflies: ids(parts.dragonfly).slice(0, 1),
    pairs: [[ids(parts.mitama)[2], ids(parts.dragonfly)[1]]],
    rocks: [ids(parts.rock)[0], null],
    bitoku_path: ids(parts.bitoku).slice(0, 2),
    bitoku_completed: 1,
    visions: ids(parts.vision).slice(0, 3),
    vision_progress: [{ building: 1, crystal: 1 }, {}, { resource: 1 }],
    amulets: [2, 0, 1],
    points: { paths: 3, rocks: 0, kodamas: -2 },
    resources: { wood: 2, sake: 1 },
    pilgrims_lost: 1,
  });
  own.slots[slots[0]!] = ids(parts.crystal)[0]!;
  own.dice = [
    { value: 3, state: "forest", place: "home-1" },
    { value: 5, state: "forest", place: "glade" },
    { value: 2, state: "hill" },
  ];
  changed.sites[0]!.building = ids(parts.building)[0]!;
  changed.sites[0]!.owner = 1;
  changed.markets.mitama.tiles[0] = null;
  changed.garden[0] = null;
  changed.hills[0]!.covered = [true, false, false];
  changed.hills[1]!.bitoku = null;
  changed.looking_at = { deck: "vision", cards: ids(parts.vision).slice(3, 5), progress: [{}, {}] };
  return { ...rest, view: changed, parts };
}

describe("what the hover cards say", () => {
  const [solo, , three] = FACES as [Face, Face, Face, Face];

  it.each([
    ["with the Tengu", solo, 0],
    ["with something of everything", rich(three), 1],
  ] as const)("is as it was: %s", async (name, face, seat) => {
    const lines = told(face, seat);
    expect(lines.length).toBeGreaterThan(100);
    const file = `./golden/explain-${name.replaceAll(" ", "-").toLowerCase()}.txt`;
    await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot(file);
  });

  it("is nothing where there is nothing", () => {
    const places = [
      "row-forest-9 node-none soul-none hand-none look-none counter-99 die-0-9",
      "pair-9 vision-none tengucard-none home-none",
    ].flatMap((list) => list.split(" "));
    expect(places.filter((place) => explain(place, contextOf(three, 1)) !== null)).toEqual([]);
    expect(titleOf("pair-9", contextOf(three, 1))).toBe("");
  });

  it("is told to a spectator as well, who has nothing", () => {
    const counters = three.parts.counters.map((counter, at) => ({ ...counter, at }));
    const parts = { ...three.parts, counters };
    const ctx = contextOf({ ...three, parts, view: { ...three.view, players: [] } }, null);
    const said = ["own-deck", "own-pilgrims", "resource-wood"].map(
      (place) => explain(place, ctx)?.lines,
    );
    expect(said).toEqual([
      ["explain-cards count=0"],
      ["explain-available count=0 lost=0"],
      ["explain-held count=0"],
    ]);
    const [vision] = Object.keys(three.parts.vision);
    expect(explain(vision!, ctx)?.lines.join()).not.toContain("explain-vision");
    expect(explain("own-goods", ctx)?.lines).toEqual([""]);
    const first = words.printed("counter", { ...counters[0]! });
    expect(explain("market-building-1", ctx)?.lines).toContain(`explain-next-price price=${first}`);
  });

  it("of a table that is looked on at is told of the first seat", () => {
    const view = structuredClone(three.view);
    view.players.forEach((player, seat) => Object.assign(player, { deck: seat + 3 }));
    const said = explain("own-deck", contextOf({ ...three, view }, null))?.lines;
    expect(said).toEqual(["explain-cards count=3"]);
  });

  it("counts what lies there, however little", () => {
    const view = structuredClone(three.view);
    const [region] = view.regions;
    region!.dice = [{ value: 1, side: 0 }] as unknown as NonNullable<typeof region>["dice"];
    const own = view.players[1]!;
    Object.assign(own, { deck: 5, discard: [], removed: [], resources: {} });
    const said = (place: string) => explain(place, contextOf({ ...three, view }, 1))?.lines;
    expect(said(`forest-${region!.id}-1`)).toContain("explain-highest value=1");
    own.rocks = [];
    expect(said("rival-1-rocks")).toEqual([]);
    const node = Object.entries(three.parts.node).find(([, { amulet }]) => amulet)![0];
    const glyphs = explain(node, contextOf(three, 1))?.strip ?? [];
    expect(glyphs.filter((glyph) => glyph.kind === "icon" && glyph.count > 1)).toEqual([]);
    expect(glyphs.length).toBeGreaterThan(0);
    expect([said("own-deck"), said("own-discard"), said("own-goods")]).toEqual([
      ["explain-cards count=5"],
      [""],
      [""],
    ]);
  });

  it("follows what is looked at", () => {
    const view = structuredClone(three.view);
    const looked = (deck: "bitoku" | "hand" | "vision", card: string) => {
      view.looking_at = { deck, cards: [card], progress: [] };
      const said = explain(`look-${card}`, contextOf({ ...three, view }));
      return [said?.title, said?.rules?.[0]];
    };
    const [bitoku = ""] = Object.keys(three.parts.bitoku);
    const [yokai = ""] = Object.keys(three.parts.yokai);
    const [vision = ""] = Object.keys(three.parts.vision);
    expect(looked("bitoku", bitoku)).toEqual([`Bitoku:${bitoku}`, "B-BITOKU-4"]);
    expect(looked("hand", yokai)).toEqual([`Yokai:${yokai}`, "B-SUMMER-7"]);
    expect(looked("vision", vision)).toEqual([`Vision:${vision}`, "B-VISION-6"]);
  });

  it("says how much of a Vision is met, as the service counted it", () => {
    const view = structuredClone(three.view);
    const [id, entry] = Object.entries(three.parts.vision).find(
      ([, { requires }]) => Object.keys(requires ?? {}).length > 1,
    )!;
    const [[first, needed] = ["", 0]] = Object.entries(entry.requires ?? {});
    const total = Object.values(entry.requires ?? {}).reduce((sum, n) => sum + n, 0);
    const met = (items: Record<string, number>) => {
      view.players[0]!.visions = [id];
      view.players[0]!.vision_progress = [items];
      return explain(id, contextOf({ ...three, view }, 0))?.lines.at(-1);
    };
    expect(met({})).toBe(`explain-vision met=0 total=${total}`);
    expect(met({ [first]: needed })).toBe(`explain-vision met=${needed} total=${total}`);
  });
});
