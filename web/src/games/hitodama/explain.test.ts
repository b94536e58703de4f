import { beforeAll, describe, expect, it } from "vitest";
import type { HitodamaContext } from "./view";
import { LANGUAGES, loadWords, type Words } from "../../words/words";
import { explain } from "./explain";
import { FULL, TABLES } from "./fixtures";
import { cardId, lineId, rateId, seatId, spaceId, tileId } from "./places";
import { lineLabel, spaceLabel } from "./telling";
import type { HitodamaView } from "./view";
import { zooms } from "./zooms";

const VIEWS = TABLES.map(({ players, state }) => [players, state.view] as const);

const PRINTED = FULL.components;

function placesOfTable(view: HitodamaView): string[] {
  return [
    ...view.tiles.flatMap((tile) => [tileId(tile.id), ...tile.spaces.map((s) => spaceId(s.place))]),
    ...view.tributes.flatMap((season) => [
      `season-${season.season}`,
      ...season.cards.flatMap((card) => card.lines.map((line) => lineId(line.line))),
    ]),
    ...["reserve", "asleep", "basket", "cards", "score"].flatMap((what) =>
      view.players.map((player) => seatId(what, player.seat)),
    ),
    ...view.players.flatMap((player) => player.hand ?? []).map(cardId),
    ...["deck-solar", "deck-lunar", "deck-ice", "deck-akku", "stack", "akku-card", "lair"],
    ...["supply", "coin", "round", "north", "spirit"],
    ...Object.keys(PRINTED.discard_rate).map(rateId),
  ];
}

describe.each(LANGUAGES)("in %s", (language) => {
  let words: Words;
  beforeAll(async () => {
    words = await loadWords(language, "hitodama");
  });
  const context = (view: HitodamaView) =>
    ({
      words,
      view,
      seat: view.seat,
      names: [],
      lit: new Map(),
      components: PRINTED,
      info: { pack: { fingerprint: "", path_is_own: false } },
    }) as unknown as HitodamaContext;

  it.each(VIEWS)("every place is explained, with %s players", (_, view) => {
    for (const place of placesOfTable(view)) {
      const told = explain(place, context(view));
      expect(told, place).not.toBeNull();
      expect(told?.title, place).toBeTruthy();
      expect(told?.lines.length, place).toBeGreaterThan(0);
      for (const line of told?.lines ?? []) expect(line, place).toMatch(/[\p{L}\d]/u);
    }
  });

  it.each(VIEWS)(
    "what is printed beside the tiles is told with its rule, with %s players",
    (_, view) => {
      const ctx = context(view);
      const hand = explain(seatId("cards", 0), ctx);
      expect(hand?.lines.join(" ")).toContain(String(PRINTED.hand_limit));
      expect(hand?.rules).toContain("H-ACT-DRAW-2");
      const rate = explain(rateId("lunar_for_amber"), ctx);
      expect(rate?.lines[0]).toContain(words.ref("bundle:amber=1"));
      expect(rate?.rules).toContain("H-ACT-DISC-3");
      const tribute = explain(tileId("tribute_first_player"), ctx);
      const without = explain(tileId("tribute_first_player"), {
        ...ctx,
        components: { ...PRINTED, arrival_bonus: {} },
      });
      expect(tribute?.lines.length).toBe((without?.lines.length ?? 0) + 1);
      expect(tribute?.lines.at(-1)).toContain(words.ref("bundle:berry=1"));
    },
  );

  it.each(VIEWS)("a season says how many of its lines are open, with %s players", (_, view) => {
    const season = structuredClone(view.tributes[0]!);
    const lines = season.cards.flatMap((card) => card.lines);
    for (const line of lines) line.state = "paid" as typeof line.state;
    lines[0]!.state = "open";
    const changed = { ...view, tributes: [season, ...view.tributes.slice(1)] };
    const told = explain(`season-${season.season}`, context(changed));
    expect(lines.length).toBeGreaterThan(2);
    expect(told?.lines[0]).toBe(words.text("web-hitodama-season-open", { count: 1 }));
  });

  it("a card says by which rules it is played", () => {
    const view = FULL.state.view;
    expect(explain(cardId("solar_swap"), context(view))?.rules).toContain("H-TILE-AKKU-2");
    expect(explain(cardId("lunar_akku"), context(view))?.rules).toEqual(["H-ACT-PLAY-1"]);
  });

  it.each(VIEWS)("places have names to be read aloud, with %s players", (_, view) => {
    const ctx = context(view);
    for (const tile of view.tiles)
      for (const space of tile.spaces) expect(spaceLabel(space, ctx)).toBeTruthy();
    for (const season of view.tributes)
      for (const card of season.cards)
        for (const line of card.lines) expect(lineLabel(line, ctx)).toBeTruthy();
  });

  it.each(VIEWS)("a phone can open every place a choice can light, with %s players", (_, view) => {
    const open = new Set(zooms(view, context(view)).flatMap((zoom) => zoom.places));
    for (const tile of view.tiles) {
      expect(open).toContain(tileId(tile.id));
      for (const space of tile.spaces) expect(open).toContain(spaceId(space.place));
    }
    expect(open).toContain("deck-solar");
  });
});
