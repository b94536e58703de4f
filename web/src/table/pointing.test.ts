import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Refused } from "../lib/api";
import { aDecision, aFact, anAction } from "../testing/messages";
import type { Way } from "../lib/contract";
import type { ReasonMessage } from "../protocol";
import type { Choice } from "./choices";
import { Floats } from "./floats.svelte";
import { Pointing, type PointingTable } from "./pointing.svelte";

const lay = anAction("lay", "lay", {}, ["hand-1", "slot-1"]);
const keep = anAction("keep", "keep", {}, ["hand-1"]);
const anchor = { name: "what was pressed" } as unknown as Element;
const CARD_MS = 350;

let did: unknown[];
let inHand: string[];
let canTake: string[];
/** The service's answer to "why not"; null: it refuses. */
let reason: Partial<ReasonMessage> | null;
let asked: unknown[];
let ways: Map<string, Way[]>;
let table: ReturnType<typeof aTable>;
let pointing: Pointing;

function aTable() {
  return {
    floats: new Floats(),
    lit: new Map([
      ["slot-1", [lay]],
      ["hand-1", [lay, keep]],
    ]),
    isBusy: false,
    isCatchingUp: false,
    isReady: true,
    seat: 0 as number | null,
    names: ["Ana"],
    decision: aDecision("turn", { side: 1 }) as unknown,
    ui: {
      explain: (place: string) =>
        place.startsWith("nothing") ? null : { title: `about ${place}`, lines: [] },
    },
    words: {
      text: (id: string) => id,
      action: ({ kind }: { kind: string; args: Record<string, unknown> }) => kind,
      reasonParts: ({ code }: { code: string }, names: string[]) => [
        { text: `${code} ${names.join()}`, ref: null },
      ],
      decisionParts: (kind: string, { side }: { side: number }) => [
        { text: `${kind} ${side}?`, ref: null },
      ],
    },
    course: { skip: () => did.push("skip") },
    say: (text: string) => did.push(["say", text]),
    choose: (action: unknown) => did.push(["choose", action]),
    complain: (error: Refused) => did.push(["complain", error.code]),
    choosing: {
      narrowed: null,
      left: [] as unknown[],
      narrow: (...args: unknown[]) => did.push(["narrow", ...args]),
      look: (...args: unknown[]) => did.push(["look", ...args]),
      lookAtPlace: (place: string) => did.push(["look at", place]),
      isInHand: (place: string) => inHand.includes(place),
      canTake: (place: string) => canTake.includes(place),
      widen: () => did.push("widen"),
      reset: () => {
        did.push("reset");
        table.lit.set("hand-2", [keep]);
      },
    },
    question: null,
    reaching: {
      at: (place: string) => ways.get(place) ?? [],
      labels: (found: readonly Way[]) =>
        found.map(({ answers }) => [{ text: answers.map(({ text }) => text).join(), ref: null }]),
      settled: () => Promise.resolve(),
    },
    chooseWay: (way: Way) => did.push(["choose way", way]),
    session: {
      whyNot(about: unknown) {
        asked.push(about);
        if (!reason) return Promise.reject(new Refused("unreachable"));
        return Promise.resolve({
          type: "reason",
          id: 1,
          code: null,
          data: {},
          rules: [],
          ...reason,
        });
      },
    },
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  [did, asked, inHand, canTake] = [[], [], [], []];
  reason = { code: "too_dear", rules: ["B-BUY-1"] };
  ways = new Map();
  table = aTable();
  pointing = new Pointing(table as unknown as PointingTable);
});
afterEach(() => {
  vi.useRealTimers();
});

async function pressed(place: string): Promise<unknown[]> {
  did = [];
  pointing.press(place, anchor);
  await Promise.resolve();
  await Promise.resolve();
  return did;
}

describe("pressing a place", () => {
  it("chooses what it means; with keys the focus goes on to the next question", async () => {
    expect(await pressed("slot-1")).toEqual([["choose", lay]]);
    const question = { focus: () => did.push("focus") };
    vi.stubGlobal("document", { querySelector: () => question });
    pointing.usesKeys = true;
    expect(await pressed("slot-1")).toEqual([["choose", lay], "focus"]);
    vi.unstubAllGlobals();
  });

  it("that means several things narrows to these, under its name", async () => {
    expect(await pressed("hand-1")).toEqual([
      ["narrow", "about hand-1", [lay, keep], "hand-1"],
      ["say", "about hand-1"],
    ]);
    table.lit.set("nothing-1", [lay, keep]);
    expect((await pressed("nothing-1"))[0]).toEqual(["narrow", "", [lay, keep], "nothing-1"]);
  });

  it("is named by what its meanings have in common, if they are of one kind", async () => {
    const [one, other] = [1, 2].map((space) => ({ ...lay, kind: "lay", args: { space } }));
    table.words.action = ({ kind, args }) => `${kind} on ${String(args["space"])}`;
    table.choosing.left = [{ action: one }, { action: other }];
    table.lit.set("hand-1", [one, other] as never[]);
    expect((await pressed("hand-1"))[0]).toEqual(["narrow", "lay on …", [one, other], "hand-1"]);
  });

  it("that is in the hand puts it down again", async () => {
    inHand = ["hand-3"];
    canTake = ["hand-3"];
    expect(await pressed("hand-3")).toEqual(["widen"]);
  });

  it("that could be taken instead of what is in the hand takes it", async () => {
    canTake = ["hand-2"];
    expect(await pressed("hand-2")).toEqual(["reset", ["choose", keep]]);
  });

  it("closes what is open, and while an answer is on its way does no more", async () => {
    for (const isBusy of [true, false]) {
      table.isBusy = isBusy;
      pointing.explain("elsewhere", anchor);
      expect(await pressed("slot-1")).toEqual(isBusy ? [] : [["choose", lay]]);
      expect(table.floats.card).toBe(null);
    }
  });

  it("only hurries what is still being shown", async () => {
    table.isCatchingUp = true;
    pointing.explain("elsewhere", anchor);
    expect(await pressed("slot-1")).toEqual(["skip"]);
    expect(table.floats.card?.place).toBe("elsewhere");
  });

  it("that cannot be chosen asks why not; pressed again, it only closes the answer", async () => {
    await pressed("dark-1");
    expect(asked).toEqual([{ place: "dark-1" }]);
    expect(table.floats.whyNot).toEqual({
      place: "dark-1",
      anchor,
      title: "about dark-1",
      parts: [{ text: "too_dear Ana", ref: null }],
      rules: ["B-BUY-1"],
    });
    await pressed("dark-1");
    expect([table.floats.whyNot, asked.length]).toEqual([null, 1]);
    pointing.explain("dark-1", anchor); // staying there shows its card
    await pressed("dark-1");
    expect(asked.length).toBe(2);
  });
});

describe("why not", () => {
  it("is answered with the question itself where something else is asked", async () => {
    reason = { code: "when_play" };
    await pointing.askWhyNot("dark-1", anchor);
    const texts = () => table.floats.whyNot?.parts.map(({ text }) => text);
    expect(texts()).toEqual(["when_play Ana", " ", "turn 1?"]);
    table.decision = null; // nothing is asked at all
    await pointing.askWhyNot("dark-2", anchor);
    expect(texts()).toEqual(["when_play Ana"]);
  });

  it("closes the card that explains", async () => {
    pointing.explain("dark-1", anchor);
    await pointing.askWhyNot("dark-1", anchor);
    expect([table.floats.card, table.floats.whyNot?.place]).toEqual([null, "dark-1"]);
  });

  it("where nothing ever happens is told by what is there", async () => {
    reason = { code: "nothing_here" };
    await pointing.askWhyNot("dark-1", anchor);
    expect([table.floats.whyNot, table.floats.card?.place]).toEqual([null, "dark-1"]);
  });

  it("of a spectator, who can choose nothing, is what is there", async () => {
    table.seat = null;
    await pointing.askWhyNot("dark-1", anchor);
    expect([asked, table.floats.card?.explanation.title]).toEqual([[], "about dark-1"]);
    await pointing.askWhyNotAction("lay 7", anchor);
    expect(asked).toEqual([]);
  });

  it("is not told where it can be chosen after all, nor when the table is gone", async () => {
    reason = { code: null };
    await pointing.askWhyNot("dark-1", anchor);
    expect([table.floats.whyNot, table.floats.card]).toEqual([null, null]);
    reason = { code: "too_dear" };
    table.isReady = false; // behind the curtain
    await pointing.askWhyNot("dark-1", anchor);
    expect([table.floats.whyNot, table.floats.card]).toEqual([null, null]);
  });

  it("that the service refuses to tell is complained about", async () => {
    reason = null;
    await pointing.askWhyNot("dark-1", anchor);
    expect([did, table.floats.whyNot]).toEqual([[["complain", "unreachable"]], null]);
    await pointing.askWhyNotAction("lay 7", anchor);
    expect([table.floats.whyNot, table.floats.toast]).toEqual([null, null]);
  });

  it("is asked of an action by its text, and told if that can be chosen", async () => {
    pointing.explain("elsewhere", anchor);
    const asking = pointing.askWhyNotAction("lay 7", anchor);
    expect(table.floats.card).toBe(null); // at once
    await asking;
    expect(asked).toEqual([{ action: "lay 7" }]);
    expect([table.floats.whyNot?.place, table.floats.toast]).toEqual(["", null]);
    table.floats.dismiss();
    reason = { code: null };
    await pointing.askWhyNotAction("lay 1", anchor);
    expect(table.floats.whyNot).toBe(null);
    expect(table.floats.toast).toEqual({
      text: "web-plain-legal",
      isError: false,
      canUndo: false,
    });
  });
});

describe("pressing a thing that means more than one answer", () => {
  const claim = anAction("claim", "claim", {}, ["hill"]);
  const cover = { ...anAction("cover", "cover", {}, ["hill"]), is_rare: true };
  const chain: Way = { answers: [lay, keep] };

  it("gives the chain of answers", () => {
    ways.set("far", [chain]);
    pointing.press("far", anchor);
    expect(did).toEqual([["choose way", chain]]);
  });

  it("goes on where its one answer leads", () => {
    ways.set("slot-1", [chain]);
    pointing.press("slot-1", anchor);
    expect(did).toEqual([["choose way", chain]]);
  });

  it("offers several meanings, and gives the chosen one", () => {
    const other: Way = { answers: [keep] };
    ways.set("far", [chain, other]);
    pointing.press("far", anchor);
    const offered = table.floats.meanings;
    expect(offered?.choices.map(({ label }) => label[0]?.text)).toEqual(["lay,keep", "keep"]);
    expect(did).toEqual([]);
    pointing.take(chain);
    expect([did, table.floats.meanings]).toEqual([[["choose way", chain]], null]);
  });

  it("takes what is commonly meant", () => {
    table.lit.set("hill", [claim, cover]);
    pointing.press("hill", anchor);
    expect(did).toEqual([["choose", claim]]);
  });

  it("offers answers that nothing else on the table tells apart", () => {
    const also = anAction("also", "also", {}, ["hill"]);
    table.lit.set("hill", [claim, also]);
    pointing.press("hill", anchor);
    expect(table.floats.meanings?.choices.map(({ way }) => way.answers[0]?.text)).toEqual([
      "claim",
      "also",
    ]);
  });

  it("waits for chains that are still looked for, before it asks why not", async () => {
    table.reaching.settled = () => {
      ways.set("far", [chain]);
      return Promise.resolve();
    };
    pointing.press("far", anchor);
    await vi.advanceTimersByTimeAsync(0);
    expect([did, asked]).toEqual([[["choose way", chain]], []]);
  });
});

describe("hovering over a place", () => {
  it("lights its choice at once and explains it after a while", () => {
    pointing.hover("slot-1", anchor);
    expect(did).toEqual([["look at", "slot-1"]]);
    vi.advanceTimersByTime(CARD_MS - 1);
    expect(table.floats.card).toBe(null);
    vi.advanceTimersByTime(1);
    expect(table.floats.card).toEqual({
      place: "slot-1",
      anchor,
      explanation: { title: "about slot-1", lines: [] },
    });
  });

  it("explains only where the pointer stays", () => {
    pointing.hover("slot-1", anchor);
    vi.advanceTimersByTime(CARD_MS - 1);
    pointing.hover("hand-1", anchor);
    vi.advanceTimersByTime(CARD_MS - 1);
    expect(table.floats.card).toBe(null);
    pointing.hover("slot-2"); // a line that represents it
    vi.advanceTimersByTime(CARD_MS);
    expect(table.floats.card).toBe(null);
  });

  it("ends when the pointer leaves; after a touch the card stays", () => {
    for (const isTouch of [false, true]) {
      pointing.usesKeys = true;
      pointing.touched(isTouch);
      expect(pointing.usesKeys).toBe(false);
      pointing.explain("slot-1", anchor);
      did = [];
      pointing.hover(null);
      expect(did).toEqual([["look", [], []]]);
      expect(table.floats.card?.place).toBe(isTouch ? "slot-1" : undefined);
    }
  });

  it("explains nothing twice, nothing that there is nothing to say of, and not too early", () => {
    pointing.explain("slot-1", anchor);
    pointing.explain("nothing-1", anchor);
    expect(table.floats.card).toBe(null);
    table.floats.whyNot = { place: "slot-1", anchor, title: "", parts: [], rules: [] };
    pointing.explain("slot-1", anchor);
    expect(table.floats.card).toBe(null);
    pointing.explain("slot-2", anchor);
    expect(table.floats.card).not.toBe(null);
    table.floats.card = null;
    table.isReady = false;
    pointing.explain("slot-2", anchor);
    expect(table.floats.card).toBe(null);
  });
});

describe("what floats", () => {
  it("says whether there was anything to close", () => {
    expect(table.floats.dismiss()).toBe(false);
    pointing.explain("slot-1", anchor);
    expect([table.floats.dismiss(), table.floats.dismiss()]).toEqual([true, false]);
    table.floats.whyNot = { place: "slot-1", anchor, title: "", parts: [], rules: [] };
    expect([table.floats.dismiss(), table.floats.dismiss()]).toEqual([true, false]);
  });

  it("goes after a while if it is a note, each in its own time", () => {
    const note = (text: string) => table.floats.notify({ text, isError: false, canUndo: false });
    note("first");
    vi.advanceTimersByTime(5000);
    note("second");
    vi.advanceTimersByTime(7999);
    expect(table.floats.toast?.text).toBe("second");
    vi.advanceTimersByTime(1);
    expect(table.floats.toast).toBe(null);
  });
});

describe("looking at a line", () => {
  it("of the panel lights all that it is about", () => {
    const choices = [lay, keep].map((action) => ({ action, places: action.places })) as Choice[];
    pointing.lookAt(choices);
    pointing.openGroup("a group", choices);
    expect(did).toEqual([
      ["look", ["hand-1", "slot-1", "hand-1"], [lay, keep]],
      ["narrow", "a group", [lay, keep], null],
    ]);
  });

  it("of the panel explains the one thing it is about, where it lies, until it is left", () => {
    const [one] = [lay].map((action) => ({ action, places: action.places })) as Choice[];
    const asked: string[] = [];
    vi.stubGlobal("CSS", { escape: (text: string) => text });
    vi.stubGlobal("document", {
      querySelector: (selector: string) => {
        asked.push(selector);
        return anchor;
      },
    });
    pointing.lookAt([one!]); // as on a phone, where a card would cover the board
    vi.advanceTimersByTime(CARD_MS);
    expect([asked, table.floats.card]).toEqual([[], null]);
    pointing.pointAt([one!]);
    vi.advanceTimersByTime(CARD_MS);
    expect([asked, table.floats.card?.place]).toEqual([
      ['[data-place="hand-1"]:not([inert] *)'],
      "hand-1",
    ]);
    pointing.pointAt([]);
    expect(table.floats.card).toBeNull();
    pointing.pointAt([one!]);
    pointing.pointAt([one!, one!]); // a group has no card
    vi.advanceTimersByTime(CARD_MS);
    expect([asked.length, table.floats.card]).toEqual([1, null]);
    // A touch leaves it open; if the board does not show the thing, the card is next to the line.
    vi.stubGlobal("document", { querySelector: () => null });
    pointing.touched(true);
    pointing.pointAt([one!], anchor);
    vi.advanceTimersByTime(CARD_MS);
    pointing.pointAt([]);
    expect([table.floats.card?.place, table.floats.card?.anchor]).toEqual(["hand-1", anchor]);
    vi.unstubAllGlobals();
  });

  it("of the log lights where it happened", () => {
    pointing.lookAtFact(aFact("moved", {}, ["slot-1"]));
    pointing.lookAtFact(null);
    expect(did).toEqual([
      ["look", ["slot-1"], []],
      ["look", [], []],
    ]);
  });

  it("is forgotten with what floats", () => {
    pointing.explain("slot-1", anchor);
    pointing.hover("slot-2", anchor);
    did = [];
    pointing.forget();
    vi.advanceTimersByTime(CARD_MS);
    expect([did, table.floats.card]).toEqual([[["look", [], []]], null]);
  });
});
