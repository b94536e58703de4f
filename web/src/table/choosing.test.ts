import { beforeEach, describe, expect, it, vi } from "vitest";
import * as games from "../lib/games";
import type { ActionData } from "../protocol";
import { type Asking, Choosing } from "./choosing.svelte";

// No words of a game are needed here: a sentence is the action's text.
const words = {
  text: (id: string, args: object) => `${id} ${Object.values(args).join()}`,
  actionParts: ({ text }: ActionData) => [{ text }],
  action: ({ text }: ActionData) => text,
  fact: ({ kind }: { kind: string }) => kind,
  note: ({ kind }: { kind: string }) => kind,
  ref: (ref: unknown) => String(ref),
  effect: () => "effect",
  brief: () => "brief",
};

vi.mock("../lib/games", () => ({
  gamePage: () => ({
    telling: {
      costs: { paid: () => [{ icon: "wood", n: 1 }], price: () => [{ icon: "wood", n: 1 }] },
      gains: {},
      silent: new Set(),
      places: { price: "price", free: "price", needed: "need", owned: "owner", mine: "owner" },
    },
    beside: { row: ({ number }: { number: number }) => `row ${number}` },
    strip: () => [{ icon: "strip" }],
  }),
}));

function action(text: string, places: string[], more: object = {}): ActionData {
  const base = {
    text,
    kind: text,
    args: {},
    places,
    adds: null,
    notes: [],
    outcome: [],
    standing: 0,
  };
  return { ...base, ...more } as unknown as ActionData;
}

const told = { kind: "spoken", args: {}, places: [] };
const lay = action("lay", ["hand-1", "slot-1"], { outcome: [told] });
const keep = action("keep", ["hand-1", "slot-2"]);
const end = action("end", []);
let choosing: Choosing;

function choose(actions: ActionData[] | null): Choosing {
  const decision = actions && { seat: 0, kind: "turn", number: 1, prompt: {}, actions };
  const table = { decision, canSpeak: true, words, names: [], info: { game: "any" } };
  return new Choosing(table as unknown as Asking);
}

beforeEach(() => {
  choosing = choose([lay, keep, end]);
});

describe("what can be chosen", () => {
  it("is nothing while nothing is asked", () => {
    const none = choose(null);
    expect([none.choices, none.left, none.items, none.lit.size]).toEqual([[], [], [], 0]);
  });

  it("is nothing before the words are there", () => {
    const decision = { seat: 0, kind: "turn", number: 1, prompt: {}, actions: [lay] };
    const none = new Choosing({ decision, canSpeak: false } as unknown as Asking);
    expect([none.choices, none.items, none.units]).toEqual([[], [], []]);
  });

  it("is drawn again only when there is something to light or to hold", () => {
    const none = choose([]);
    expect(none.lit).toBe(choose(null).lit);
    expect(choosing.highlighted).toBe(none.highlighted);
    const only = choose([keep]);
    expect([...only.lit.keys()]).toEqual(["hand-1", "slot-2"]);
  });

  it("shows goods that lie there as they are", () => {
    vi.stubGlobal("document", { getElementById: () => ({}) }); // every icon exists
    const [goods] = choose([action("take", [], { adds: "bundle:wood=2" })]).choices;
    expect(goods?.goods).toEqual([{ icon: "wood", n: 2 }]);
    expect(goods?.label).toEqual([{ text: "take" }]);
    vi.unstubAllGlobals();
  });

  it("lights the places of all answers, each with those it could mean", () => {
    expect(choosing.left.map((choice) => choice.action)).toEqual([lay, keep, end]);
    expect(choosing.items).toHaveLength(3);
    expect(Object.fromEntries(choosing.lit)).toEqual({
      "hand-1": [lay, keep],
      "slot-1": [lay],
      "slot-2": [keep],
    });
    expect([choosing.canTake("slot-1"), choosing.canTake("slot-9")]).toEqual([true, false]);
  });

  it("is narrowed by a place, which is then in the hand, and widened step by step", () => {
    choosing.narrow("the first card", [lay, keep], "hand-1");
    expect(choosing.left.map((choice) => choice.action)).toEqual([lay, keep]);
    expect([...choosing.lit.keys()]).toEqual(["slot-1", "slot-2"]);
    expect([choosing.isInHand("hand-1"), choosing.isInHand("slot-1")]).toEqual([true, false]);
    expect([...choosing.highlighted]).toEqual(["hand-1"]);
    choosing.narrow("its slot", [keep], null);
    expect([choosing.narrowed, choosing.left.length]).toEqual(["its slot", 1]);
    expect(choosing.widen()).toBe(true);
    expect([choosing.narrowed, choosing.left.length]).toEqual(["the first card", 2]);
    expect([choosing.widen(), choosing.widen()]).toEqual([true, false]);
    expect([choosing.narrowed, choosing.left.length]).toEqual([null, 3]);
  });

  it("is looked at again after each step", () => {
    choosing.lookAtPlace("slot-1");
    choosing.narrow("the first card", [lay, keep], "hand-1");
    expect([[...choosing.highlighted], choosing.lookedActions]).toEqual([["hand-1"], []]);
    choosing.lookAtPlace("slot-1");
    choosing.widen();
    expect([choosing.highlighted.size, choosing.lookedActions]).toEqual([0, []]);
  });

  it("is asked about what the question names, where no place is chosen", () => {
    const places = ["berth-1", "berth-2"];
    const asking = (actions: ActionData[] | null) => {
      const decision = actions && { seat: 0, kind: "turn", number: 1, prompt: {}, actions, places };
      const table = { decision, canSpeak: true, words, names: [], info: { game: "any" } };
      return new Choosing(table as unknown as Asking).asked;
    };
    expect([asking([end]), asking([end, lay]), asking(null)]).toEqual([places, [], []]);
  });

  it("shows what the one answer that is looked at would open", () => {
    const note = (...places: string[]) => ({ kind: "note", args: {}, places });
    const place = action("place", ["space-1", "space-2"], {
      notes: [note("row-1", "row-2"), note(), note("house-1")],
    });
    const other = action("other", ["space-2"], { notes: [note("row-3")] });
    const looked = choose([place, other]);
    looked.lookAtPlace("space-1");
    expect([...looked.opened]).toEqual(["row-1", "row-2", "house-1"]);
    looked.lookAtPlace("space-2"); // means two answers
    expect(looked.opened.size).toBe(0);
    looked.look(["space-2"], [other]);
    expect([...looked.opened]).toEqual(["row-3"]);
    looked.look([], []);
    expect(looked.opened.size).toBe(0);
  });

  it("has a line for each unit, with how many are held, apart from other answers", () => {
    const units = ["wood", "jade"].map((text) => action(text, [], { is_unit: true }));
    const question = { seat: 0, kind: "take", number: 1, prompt: {}, actions: [...units, end] };
    const held = {
      actions: [units[1]],
      count: (text: string) => (text === "jade" ? 1 : 0),
      takesUnits: () => true,
    };
    const left = { ...question, actions: [units[0], end] }; // there is no more jade
    const table = { question, held, canSpeak: true, words, names: [], info: { game: "any" } };
    const asking = new Choosing({ ...table, decision: left } as unknown as Asking);
    expect(
      asking.units.map(({ choice, count, canAdd }) => [choice.action.text, count, canAdd]),
    ).toEqual([
      ["wood", 0, true],
      ["jade", 1, false],
    ]);
    expect(asking.items.map((item) => item.form === "choice" && item.choice.action)).toEqual([end]);
    const single = { ...table, held: { ...held, takesUnits: () => false } };
    const one = new Choosing({ ...single, decision: left } as unknown as Asking);
    expect([one.units, one.items.length]).toEqual([[], 2]); // for a single unit, it is an answer
    const whole = new Choosing({ ...table, decision: null } as unknown as Asking);
    expect(whole.units.map(({ canAdd }) => canAdd)).toEqual([false, false]);
  });

  it("is open again as a whole after a reset", () => {
    choosing.narrow("one", [lay], "hand-1");
    choosing.narrow("two", [lay], "slot-1");
    choosing.reset();
    expect([choosing.left.length, choosing.isInHand("hand-1")]).toEqual([3, false]);
  });

  it("shows what a place would bring if it means one answer only", () => {
    choosing.lookAtPlace("slot-1");
    expect([...choosing.highlighted].sort()).toEqual(["hand-1", "slot-1"]);
    expect([choosing.lookedActions, choosing.preview]).toEqual([[lay], [told]]);
    choosing.lookAtPlace("hand-1");
    expect([[...choosing.highlighted], choosing.preview]).toEqual([["hand-1"], []]);
    expect(choosing.lookedActions).toEqual([lay, keep]);
    choosing.look([], []);
    expect([choosing.highlighted.size, choosing.lookedActions, choosing.preview]).toEqual([
      0,
      [],
      [],
    ]);
  });

  it("names what is chosen before how, draws an effect and tells what follows", () => {
    const effect = { kind: "gain" };
    const many = [1, 2, 3].map((n) => ({ kind: `fact ${n}`, args: {}, places: [] }));
    const effects = { kind: "gain", args: {}, parts: [], is_choice: false };
    const [card, drawn, plain, noted] = choose([
      action("take", [], { adds: "card:7" }),
      action("use", [], { adds: effect, outcome: many }),
      action("pass", [], { outcome: many, notes: [{ kind: "note", args: {} }] }),
      action("lay", [], { notes: [{ kind: "note", args: { effects } }] }),
    ]).choices;
    expect(card?.label).toEqual([{ text: "Card:7", ref: "card:7" }]);
    expect(card?.note).toBe("take");
    expect([drawn?.strip, drawn?.note]).toEqual([[{ icon: "strip" }], "Effect. Fact 1. Fact 2."]);
    expect([plain?.strip, plain?.note]).toEqual([[], "Fact 1. Fact 2. Note."]);
    expect([noted?.strip, noted?.note]).toEqual([[{ icon: "strip" }], "note"]);
  });

  it("has one place each for price, need and owner", () => {
    const note = (kind: string, args = {}) => ({ kind, args, places: [] });
    const paid = { kind: "paid", args: { seat: "seat:0" }, places: [] };
    const [priced, free, rival, mine] = choose([
      action("buy", [], { notes: [note("price"), note("needed"), note("more")] }),
      action("get", [], { notes: [note("free")] }),
      action("use", [], { notes: [note("owned", { seat: "seat:2" }), note("needed")] }),
      action("use", [], { notes: [note("mine")], outcome: [paid] }),
    ]).choices;
    expect([priced?.price, priced?.need, priced?.note]).toEqual(["", "needed", "more"]);
    expect([priced?.outcome.costs, priced?.spoken]).toEqual([[{ icon: "wood", n: 1 }], "price"]);
    expect([free?.price, free?.note]).toEqual(["free", ""]);
    expect([rival?.owner, rival?.need]).toEqual([{ text: "owned", seat: 2 }, "needed"]);
    expect(mine?.owner).toEqual({ text: "mine", seat: null });
    expect([mine?.spoken, mine?.note]).toEqual(["paid", ""]);
  });

  it("says beside the name of a thing only what the game leaves to say", () => {
    const [thing, effect] = choose([
      action("row", [], { adds: "card:7", args: { number: 7 } }),
      action("row", [], { adds: { kind: "gain" }, args: { number: 2 } }),
    ]).choices;
    expect([thing?.label[0]?.text, thing?.note]).toEqual(["Card:7", "row 7"]);
    expect([effect?.strip, effect?.note]).toEqual([[{ icon: "strip" }], "row 2"]);
  });

  it("says by how much an answer changes the end, beyond the points that it scores", () => {
    const scoring = { gains: { scored: () => [{ icon: "vp", n: 3, isPoints: true }] } };
    vi.spyOn(games, "gamePage").mockReturnValue({
      telling: { costs: {}, silent: new Set(), places: {}, ...scoring },
    } as unknown as ReturnType<typeof games.gamePage>);
    const outcome = [{ kind: "scored", args: { seat: "seat:0" }, places: [] }];
    const standings = choose([
      action("slot", [], { standing: 2 }),
      action("score", [], { standing: 3, outcome }),
      action("spend", [], { standing: 2, outcome }),
    ]).choices.map(({ standing }) => standing?.change ?? null);
    expect(standings).toEqual(["+2", null, "−1"]);
    vi.restoreAllMocks();
  });
});
