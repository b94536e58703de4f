// All hover cards of a table, as message ids. The expected texts are in golden/; `npx vitest run -u
// src/games/hitodama/hovering.test.ts` rewrites them.

import { afterEach, expect, it, vi } from "vitest";
import type { Words } from "../../words/words";
import { explain } from "./explain";
import { type Sample, TABLES } from "./fixtures";
import { cardId, lineId, rateId, seatId, spaceId, tileId } from "./places";
import { loadProvenance } from "./provenance";
import type { HitodamaContext, HitodamaView } from "./view";

// The messages themselves, so that expectations contain no language.
const written = (args: object) =>
  Object.entries(args)
    .filter(([, value]) => value !== null && (typeof value !== "object" || Array.isArray(value)))
    .map(([key, value]) => `${key}=${String(value)}`);
const words = {
  text: (message: string, args: object = {}) =>
    [message.replace("web-hitodama-", ""), ...written(args)].join(" "),
  ref: (reference: string) => reference,
  join: (items: string[]) => items.join(" & "),
  action: ({ kind, args }: { kind: string; args: object }) => [kind, ...written(args)].join(" "),
  provenance: (...told: string[]) => told.join(" "),
  effect: (effect: string) => `effect ${effect}`,
  printed: (tag: string, entry: object) => ["printed", tag, ...written(entry)].join(" "),
} as unknown as Words;

function placesOf({ components, state: { view } }: Sample): string[] {
  const seats = [...view.players.map(({ seat }) => seat), 9];
  return [
    ...view.tiles.flatMap((tile) => [tileId(tile.id), ...tile.spaces.map((s) => spaceId(s.place))]),
    ...view.tributes.flatMap((season) => [
      `season-${season.season}`,
      ...season.cards.flatMap((card) => card.lines.map((line) => lineId(line.line))),
    ]),
    ...["reserve", "asleep", "basket", "cards", "score"].flatMap((what) =>
      seats.map((seat) => seatId(what, seat)),
    ),
    ...Object.keys(components.card).map(cardId),
    ...["solar", "lunar", "ice", "akku"].flatMap((deck) => [`deck-${deck}`, `discard-${deck}`]),
    ...["stack", "akku-card", "lair", "supply", "coin", "round", "north", "spirit", "decks"],
    ...Object.keys(components.discard_rate).map(rateId),
    ...["season-none", "tile-none", "line-none-1", "card-none", "deck-none", "discard-none"],
    ...["rate-none", "tile-amber-9", "nothing", ""],
  ];
}

function told(sample: Sample): string {
  const { view } = sample.state;
  const info = { pack: { fingerprint: "", path_is_own: false } };
  const names = view.players.map(({ seat }) => `player ${seat}`);
  const parts = { words, view, seat: view.seat, names, info };
  const ctx = { ...parts, components: sample.components } as unknown as HitodamaContext;
  const lines = [...new Set(placesOf(sample))].map((place) => {
    const said = explain(place, ctx);
    if (!said) return `${place}: nothing`;
    const strip = (said.strip ?? []).map((glyph) => JSON.stringify(glyph));
    const all = [said.title, ...said.lines, strip.join("+"), (said.rules ?? []).join(" ")];
    return `${place}: ${all.filter(Boolean).join(" | ")}`;
  });
  return `${lines.join("\n")}\n`;
}

/** A table with something of everything. */
function rich(sample: Sample): Sample {
  const view: HitodamaView = structuredClone(sample.state.view);
  const cards = Object.keys(sample.components.card);
  const of = (deck: string) => cards.filter((card) => card.startsWith(deck));
  view.players[0]!.hand = cards.slice(0, 3);
  view.players[0]!.basket = { berry: 2, akku: 1 };
  view.solar_stack = of("solar")
    .slice(0, 2)
    .map((card, seat) => ({ card, seat }));
  view.acting_card = of("lunar")[0]!;
  for (const deck of ["solar", "lunar"] as const) view.decks[deck].discard = of(deck).slice(0, 2);
  view.decks.ice.discard = Object.keys(sample.components.ice_card).slice(0, 2);
  view.decks.akku.discard = Object.keys(sample.components.akku_card).slice(0, 2);
  const lines = view.tributes[0]!.cards.flatMap((card) => card.lines);
  Object.assign(lines[0]!, { state: "paid", paid_by: 1 });
  Object.assign(lines[1]!, { state: "waived" });
  const [tile] = view.tiles;
  const extra = { ...tile!.spaces[0]!, place: `${tile!.id}.x1`, copy_of: tile!.spaces[0]!.place };
  delete extra.essence;
  tile!.spaces.push(extra);
  return { ...sample, state: { ...sample.state, view } };
}

it.each([
  ["with few", TABLES[0]!],
  ["with something of everything", rich(TABLES.at(-1)!)],
])("the hover cards say what they said: %s", async (name, sample) => {
  const file = `./golden/explain-${name.replaceAll(" ", "-")}.txt`;
  await expect(told(sample)).toMatchFileSnapshot(file);
});

afterEach(() => vi.unstubAllGlobals());

it("a space tells the source of its tile, a line that of its card", async () => {
  const [sample] = TABLES;
  const { view } = sample!.state;
  const [tile] = view.tiles;
  const card = view.tributes[0]!.cards[0]!;
  const line = card.lines[0]!.line;
  const entries = [
    { table: "tile", id: tile!.id, provenance: "stated" },
    { table: "tribute_card", id: line.split(".")[0], provenance: "derived" },
  ];
  const answer = { pack: { fingerprint: "hovered" }, entries };
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(answer))));
  await loadProvenance("hovered");
  const info = { pack: { fingerprint: "hovered", path_is_own: false } };
  const parts = { words, view, seat: 0, names: [], info, components: sample!.components };
  const said = (place: string) => explain(place, parts as unknown as HitodamaContext)?.provenance;
  expect([said(spaceId(tile!.spaces[0]!.place)), said(lineId(line))]).toEqual([
    "stated",
    "derived",
  ]);
});
