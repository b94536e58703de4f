import { describe, expect, it, vi } from "vitest";
import { Refused, UNREACHABLE } from "../lib/api";
import { FakeSocket } from "../testing/browser";
import { aFact } from "../testing/messages";
import type { StateData } from "../protocol";
import type { Words } from "../words/words";
import {
  areAtRest,
  answering,
  begun,
  came,
  info,
  known,
  lay,
  letIn,
  loading,
  mine,
  model,
  pass,
  question,
  rest,
  seated,
  state,
  tried,
  prefers,
  words,
} from "../testing/table";

describe("opening a table", () => {
  it("has nothing to draw until the reader sits and the words are there", async () => {
    await begun(0);
    expect(model.game).toBe("any");
    expect(model.page).toMatchObject({ game: "any" });
    expect([model.session.phase, model.isReady, model.canSpeak]).toEqual(["loading", false, false]);
    expect(() => model.state).toThrow();
    letIn(0, mine(1));
    expect([model.isReady, model.hasWords, model.canUndo]).toEqual([false, false, false]);
    expect(model.names).toEqual([]);
    expect(() => model.words).toThrow();
    model.words = { ...words, knowing: known } as unknown as Words;
    expect([model.isReady, model.canSpeak, model.hasWords]).toEqual([true, true, true]);
    expect(model.words).toMatchObject({ components: { card: 7 } }); // they know the components
    expect(model.components).toEqual({ card: 7 });
    expect([model.state.step, model.seat, model.info.id]).toEqual([1, 0, "abc"]);
    expect(model.facts).toEqual([aFact("began")]);
  });

  it("hears whose turn it is by what it finds, when it was opened and when it came back", async () => {
    await begun(0);
    const heard = vi.spyOn(model.notices, "came");
    letIn(0, state(1));
    letIn(0, mine(3));
    expect(heard.mock.calls).toEqual([
      [expect.objectContaining({ step: 1 }), false],
      [expect.objectContaining({ step: 3 }), false],
    ]);
  });

  it("bears with a table of which no component is told", async () => {
    await begun(0);
    letIn(0, mine(1), info());
    expect(model.components).toEqual({});
  });

  it("that is over needs no curtain between its seats", async () => {
    answering(() => new Response(JSON.stringify(info({ finished: true }))));
    await begun(0, 1);
    FakeSocket.latest.open();
    expect(FakeSocket.latest.sent).toEqual([{ type: "join", token: "secret 0" }]);
  });

  it("that is refused says so, and can be tried again", async () => {
    const refused = { error: { code: "pack_missing", data: {} } };
    answering(() => new Response(JSON.stringify(refused), { status: 404 }));
    await begun(0);
    expect([model.session.phase, model.session.failure?.code]).toEqual(["failed", "pack_missing"]);
    expect([model.game, model.rulesAddress]).toEqual(["", "/rules/"]);
    answering(() => new Response(JSON.stringify(info())));
    const again = model.again();
    expect(model.session.phase).toBe("loading");
    await again;
    letIn(0, mine(1));
    expect([model.session.phase, model.session.failure]).toEqual(["table", null]);
  });

  it("does not hide a mistake of its own", async () => {
    loading(() => Promise.reject(new Error("a bug")));
    await expect(begun(0)).rejects.toThrow("a bug");
  });

  it("leads to the rules, with the pack in play unless it is the game's own", async () => {
    await begun(0);
    expect(model.rulesAddress).toBe("/rules/any");
    const pack = { fingerprint: "f1", path_is_own: false, name: "" };
    letIn(0, mine(1), info({ pack }));
    expect(model.rulesAddress).toBe("/rules/any?pack=f1");
  });

  it("names sides by their colour, and an opponent of the rules by itself", async () => {
    await seated();
    expect(model.names).toEqual(["player of fox", "player of owl"]);
    expect([0, 2, 7].map((side) => model.nameOfSide(side))).toEqual([
      "player of fox",
      "the opponent",
      "the ",
    ]);
    expect([model.styleOf(1), model.styleOf(5)]).toEqual(["owl", "neutral"]);
  });

  it("is left for good", async () => {
    await seated();
    model.floats.notify({ text: "", isError: false, canUndo: false });
    model.pointing.hover("slot-1", {} as Element);
    const timers = vi.spyOn(globalThis, "clearTimeout");
    model.stop();
    expect([FakeSocket.latest.readyState, areAtRest]).toEqual([3, true]);
    expect(timers.mock.calls.filter(([timer]) => timer !== undefined)).toHaveLength(4);
    timers.mockRestore();
  });
});

describe("what comes from the service", () => {
  it("is said aloud, and nothing is looked at or narrowed any more", async () => {
    await seated();
    model.choosing.narrow("some", [lay], "slot-1");
    model.hover("slot-2");
    await came(mine(2), "moved", "scored");
    expect(model.voice.latest).toBe("moved (2) scored (2)");
    expect([model.choosing.narrowed, model.highlighted.size]).toEqual([null, 0]);
    await came(mine(3), "passed");
    expect(model.voice.latest).toBe("passed (2)");
    await came(mine(4), "moved", "scored");
    await came(mine(5)); // without a text
    expect(model.voice.latest).toBe("moved (2) scored (2)");
  });

  it("is waited for where it is shown at a pace; nothing can be chosen or undone meanwhile", async () => {
    await seated(mine(1, { can_undo: true }));
    prefers.speed = "normal";
    await came(state(2), "moved");
    await came(mine(3, { can_undo: true }), "moved");
    expect([model.isCatchingUp, model.question, model.decision]).toEqual([true, null, null]);
    expect(model.canUndo).toBe(false);
    model.course.skip();
    await vi.waitFor(() => expect(model.isCatchingUp).toBe(false));
    expect([model.question?.number, model.canUndo]).toEqual([3, true]);
  });

  it("forgets the steps of a turn when it is over", async () => {
    await seated();
    model.path.add(0, question(1), [lay]);
    await came(mine(2), "moved");
    expect(model.path.labels).toEqual(["I lay"]);
    await came(state(3), "moved");
    expect(model.path.labels).toEqual([]);
  });
});

describe("a connection that comes back", () => {
  async function again(to: StateData): Promise<void> {
    model.path.add(0, question(1), [lay]);
    prefers.confirm = "on";
    void model.choose(pass);
    await tried(null);
    model.choosing.narrow("some", [lay], null);
    FakeSocket.latest.tell({ type: "welcome", table: info(), seat: 0, facts: [], state: to });
  }

  it("leaves what the reader was about to do as it was", async () => {
    await seated();
    await again(mine(1));
    expect([model.path.labels, model.held.isHolding, model.choosing.narrowed]).toEqual([
      ["I lay"],
      true,
      "some",
    ]);
  });

  it("forgets it if the game went on", async () => {
    await seated();
    await again(mine(2));
    expect([model.path.labels, model.held.isHolding, model.choosing.narrowed]).toEqual([
      [],
      false,
      null,
    ]);
  });

  it("forgets a hint as well", async () => {
    await seated();
    void model.hint.toggle();
    const told = { bot: "cedar", action: "lay", choices: [] };
    FakeSocket.latest.tell({ type: "suggestion", id: 1, decision: 1, ...told });
    await rest();
    const to = mine(2, { decision: question(1) });
    FakeSocket.latest.tell({ type: "welcome", table: info(), seat: 0, facts: [], state: to });
    expect(model.hint.choice).toBe(null);
  });
});

describe("a screen that is shared", () => {
  it("is handed over when the other seat is asked, with nothing of the first left", async () => {
    await seated(mine(1), 1);
    prefers.confirm = "on";
    void model.hint.toggle();
    const told = { bot: "cedar", action: "lay", choices: [] };
    FakeSocket.latest.tell({ type: "suggestion", id: 1, decision: 1, ...told });
    void model.choose(pass);
    await tried(null);
    model.path.add(0, question(1), [lay]);
    model.hover("slot-1", {} as Element);
    model.floats.notify({ text: "before", isError: false, canUndo: true });
    await came(state(2, { asked: [1] }), "moved");
    expect([model.session.phase, model.session.curtain]).toEqual(["curtain", 1]);
    expect([model.isReady, model.course.state, model.facts, model.voice.latest]).toEqual([
      false,
      null,
      [],
      "",
    ]);
    expect([model.path.labels, model.held.isHolding, model.hint.choice]).toEqual([[], false, null]);
    expect([model.floats.toast, model.floats.card, model.highlighted.size]).toEqual([
      null,
      null,
      0,
    ]);
    expect(model.styleOf(1)).toBe("owl"); // whose turn it is remains visible
  });

  it("forgets the hint and what was held though the next one is asked the same", async () => {
    await seated(mine(1), 1);
    prefers.confirm = "on";
    void model.hint.toggle();
    const told = { bot: "cedar", action: "lay", choices: [] };
    FakeSocket.latest.tell({ type: "suggestion", id: 1, decision: 1, ...told });
    void model.choose(pass);
    await tried(question(1));
    model.path.add(0, question(1), [lay]);
    model.hover("slot-1");
    model.pointing.explain("slot-1", {} as Element);
    model.session.handOver([1]);
    expect([model.path.labels, model.held.isHolding]).toEqual([[], false]);
    expect([model.floats.card, model.highlighted.size]).toEqual([null, 0]);
    model.session.liftCurtain();
    letIn(1, mine(1, { asked: [1] }));
    expect([model.hint.choice, model.held.isHolding]).toEqual([null, false]);
  });

  it("calls nobody out behind the curtain", async () => {
    await seated(mine(1), 1);
    await came(state(2, { asked: [1], decision: question(2) }), "moved");
    model.voice.ask();
    expect([model.session.phase, model.voice.latest]).toEqual(["curtain", ""]);
  });
});

describe("complaints", () => {
  it("tell what was refused, except that nobody answers, which is seen elsewhere", async () => {
    await seated();
    model.complain(new Refused(UNREACHABLE));
    expect(model.floats.toast).toBe(null);
    model.complain(new Refused("too_dear"));
    expect(model.floats.toast?.text).toBe("refused: too_dear");
  });

  it("wait for words", async () => {
    await begun(0);
    model.complain(new Refused("too_dear"));
    expect(model.floats.toast).toBe(null);
  });

  it("are not made of a mistake of the page", async () => {
    await begun(0);
    expect(() => model.complain(new Error("a bug"))).toThrow("a bug");
  });

  it("come of hints and of what is tried out, too", async () => {
    await seated();
    void model.hint.toggle();
    FakeSocket.latest.tell({ type: "error", id: 1, code: "hint_failed", data: {} });
    await rest();
    expect(model.floats.toast?.text).toBe("refused: hint_failed");
    prefers.confirm = "on";
    void model.choose(pass);
    await rest();
    FakeSocket.latest.tell({ type: "error", id: 2, code: "not_legal", data: {} });
    await rest();
    expect(model.floats.toast?.text).toBe("refused: not_legal");
  });
});

describe("who is connected", () => {
  it("is told of people who sit elsewhere", async () => {
    await seated(mine(1));
    expect(model.absence.isAway(1)).toBeNull();
    FakeSocket.latest.tell({ type: "presence", seats: [0], watchers: 0 });
    expect([0, 1, 2].map((seat) => model.absence.isAway(seat))).toEqual([null, true, null]);
    FakeSocket.latest.tell({ type: "presence", seats: [0, 1], watchers: 0 });
    expect(model.absence.isAway(1)).toBe(false);
  });
});
