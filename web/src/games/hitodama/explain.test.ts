import { beforeAll, describe, expect, it } from "vitest";
import type { HitodamaContext } from "./view";
import { LANGUAGES, loadWords, type Words } from "../../words/words";
import { explain } from "./explain";
import { FULL, TABLES } from "./fixtures";
import { cardId, lineId, rateId, seatId, spaceId, tileId } from "./places";
import { lineLabel, spaceLabel } from "./telling";
import { type HitodamaView, seasonOf } from "./view";
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

  it("a space says whether the essence on it still collects", () => {
    const view = structuredClone(FULL.state.view);
    const space = view.tiles[0]!.spaces[0]!;
    delete space.blocker;
    const said = (standing: boolean, fresh: boolean) => {
      space.essence = { seat: 0, standing, fresh, arrival: 0 };
      return explain(spaceId(space.place), context(view))?.lines.at(-1);
    };
    expect(said(true, true)).toBe(words.text("web-hitodama-collects-yes"));
    expect(said(false, true)).toBe(words.text("web-hitodama-collects-done"));
    expect(said(false, false)).toBe(words.text("web-hitodama-collects-no"));
  });

  it("a line says what it is worth, and of what akkus are good for, only while it is open", () => {
    const view = structuredClone(FULL.state.view);
    const line = view.tributes[0]!.cards[0]!.lines[0]!;
    const worth = words.text("web-hitodama-line-worth", { points: line.points });
    const akku = words.text("web-hitodama-line-akku");
    const said = (state: string, resource: string) => {
      Object.assign(line, { state, resource, paid_by: state === "paid" ? 0 : null });
      return explain(lineId(line.line), context(view))!;
    };
    expect(said("open", "berry").lines[0]).toBe(worth);
    expect(said("open", "berry").lines).not.toContain(akku);
    expect(said("open", "berry").rules).toContain("H-TRIB-5");
    expect(said("open", "akku").lines).toEqual([worth, said("open", "berry").lines[1], akku]);
    expect(said("open", "akku").rules).toContain("H-TRIB-6");
    expect(said("paid", "akku").lines).toHaveLength(1);
    expect(said("waived", "akku").lines).toHaveLength(1);
  });

  describe("of the single things", () => {
    const told = (place: string, change: (view: HitodamaView) => void = () => undefined) => {
      const view = structuredClone(FULL.state.view);
      change(view);
      return explain(place, context(view));
    };
    const text = (message: string, args?: Record<string, unknown>) =>
      words.text(`web-hitodama-${message}`, args);

    it("the lair counts its akkus, none included", () => {
      const at = (akku?: number) =>
        told("lair", (view) => {
          view.supply = akku === undefined ? {} : { akku };
        })?.lines;
      expect(at(3)).toEqual([text("lair-label", { count: 3 })]);
      expect(at()).toEqual([text("lair-label", { count: 0 })]);
    });

    it("the spirit brings ice or takes the first of some goods, or neither", () => {
      const at = (brings_ice: boolean, takes_first_of: string[]) =>
        told("spirit", (view) => Object.assign(view.hitodama, { brings_ice, takes_first_of }))
          ?.lines;
      const loss = text("spirit-loss", { goods: [words.ref("resource:berry")] });
      expect(at(true, [])?.slice(1)).toEqual([text("spirit-ice"), text("spirit-note")]);
      expect(at(false, ["berry"])?.slice(1)).toEqual([loss, text("spirit-note")]);
      expect(at(false, [])?.slice(1)).toEqual([text("spirit-note")]);
    });

    it("the akku card tells what it does and costs, or that there is none", () => {
      const id = Object.keys(PRINTED.akku_card)[0]!;
      const lying = told("akku-card", (view) => {
        view.akku_card = { ...view.akku_card!, id, cost: { berry: 2, amber: 1 } };
      });
      expect(lying?.strip?.map((glyph) => "count" in glyph && glyph.count)).toEqual([2, 0]);
      expect(lying?.rules).toContain("H-AKKU-1");
      expect(lying?.lines).toEqual([words.printed("akku_card", { ...PRINTED.akku_card[id] })]);
      const none = told("akku-card", (view) => (view.akku_card = null));
      expect([none?.lines, none?.rules]).toEqual([[text("akku-none")], ["H-AKKU-8"]]);
    });

    it("the stack tells its cards from the top, of how many it may have", () => {
      const cards = ["solar_swap", "solar_wake"];
      const stack = told("stack", (view) => {
        view.solar_stack = cards.map((card, seat) => ({ card, seat }));
        view.solar_stack_limit = 7;
      });
      expect(stack?.lines[0]).toBe(text("stack-label", { count: 2, limit: 7 }));
      const names = cards.map((card) => words.ref(`card:${card}`));
      expect(stack?.lines[2]).toContain(names[1]);
      expect(stack?.lines[3]).toContain(names[0]);
    });

    it("a deck names what was discarded, cards without a title by what they do", () => {
      const at = (deck: "solar" | "ice" | "akku", discard: string[]) =>
        told(`deck-${deck}`, (view) => Object.assign(view.decks[deck], { cards: 5, discard }));
      const ice = Object.keys(PRINTED.ice_card)[0]!;
      const akku = Object.keys(PRINTED.akku_card)[0]!;
      const left = text("cards-left", { count: 5 });
      expect(at("solar", [])?.lines).toEqual([left]);
      expect(at("solar", ["solar_swap"])?.lines[1]).toContain(words.ref("card:solar_swap"));
      const printed = (kind: string, entry: object) => words.printed(kind, { ...entry });
      const iceText = printed(PRINTED.ice_card[ice]!.kind, PRINTED.ice_card[ice]!);
      expect(at("ice", [ice])?.lines).toEqual([left, iceText]);
      const akkuText = printed("akku_card", PRINTED.akku_card[akku]!);
      expect(at("akku", [akku])?.lines).toEqual([left, akkuText]);
    });

    it("a card that acts lies on the decks, and there is nothing else to say of them", () => {
      const acting = told("decks", (view) => (view.acting_card = "solar_swap"));
      expect(acting?.title).toBe(words.ref("card:solar_swap"));
      expect(told("decks", (view) => (view.acting_card = null))).toBeNull();
      expect(told("nonsense")).toBeNull();
      expect(told(seatId("score", 9))).toBeNull();
    });

    it("a score names the next space of wrath, if there is one", () => {
      const at = (score: number) =>
        told(seatId("score", 0), (view) => {
          view.score_track = { ...view.score_track, wrath_spaces: [4, 9], end: 20 };
          view.players[0]!.score = score;
        })?.lines;
      const goal = text("score-goal", { end: 20 });
      expect(at(3)).toEqual([text("score-wrath", { space: 4 }), goal]);
      expect(at(4)).toEqual([text("score-wrath", { space: 9 }), goal]);
      expect(at(9)).toEqual([goal]);
    });

    it("a hand is named if it is seen", () => {
      const at = (hand?: string[]) =>
        told(seatId("cards", 1), (view) => Object.assign(view.players[1]!, { hand }))?.lines;
      expect(at([])).toHaveLength(2);
      expect(at(["solar_swap"])?.[1]).toContain(words.ref("card:solar_swap"));
      expect(at(["solar_swap"])).toHaveLength(3);
    });

    it("a tile tells where it lies, whether the season begins there, and of its shelter", () => {
      const { id } = FULL.state.view.tiles[0]!;
      const start = seasonOf(FULL.state.view, FULL.state.view.season)!.cardinal;
      const at = (slot: string) =>
        told(tileId(id), (view) => Object.assign(view.tiles[0]!, { slot }))?.lines ?? [];
      const other = ["N", "E", "S", "W"].find((slot) => slot !== start)!;
      expect(at(start)).toContain(text("starts-here"));
      expect(at(other)).not.toContain(text("starts-here"));
      expect(at(other)).not.toContain(text("sheltered"));
      expect(at("NE")).toContain(text("sheltered"));
      expect(at("NE")[1]).toBe(text("lies", { slot: words.ref("slot:NE") }));
    });
  });

  it("a phrase is told as a sentence, with one full stop", () => {
    const view = FULL.state.view;
    const places = [
      ...view.tiles.flatMap((tile) => tile.spaces.map((space) => spaceId(space.place))),
      ...Object.keys(PRINTED.discard_rate).map(rateId),
    ];
    for (const place of places)
      expect(explain(place, context(view))?.lines[0], place).toMatch(/^\P{Ll}.*[^.!?][.!?]$/u);
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
