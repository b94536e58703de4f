import { beforeEach, describe, expect, it } from "vitest";
import { FakeSocket } from "../testing/browser";
import { aFact } from "../testing/messages";
import {
  came,
  chosen,
  done,
  lay,
  mine,
  model,
  pass,
  question,
  rest,
  seated,
  sent,
  state,
  tried,
  ui,
  wood,
  prefers,
  words,
} from "../testing/table";
import type { Words } from "../words/words";

describe("answering", () => {
  it("sends the answer and says what was done, in words", async () => {
    await seated();
    const choosing = model.choose(lay);
    await rest();
    expect(sent()).toEqual([{ type: "answer", id: 1, mark: "0.1", decision: 1, actions: ["lay"] }]);
    expect([model.isBusy, model.canUndo]).toEqual([true, false]);
    expect(model.question?.number).toBe(1);
    await came(mine(2, { can_undo: true }));
    done();
    await choosing;
    expect([model.path.labels, model.canUndo]).toEqual([["I lay"], true]);
    expect(model.floats.toast).toEqual({ text: "I lay", isError: false, canUndo: true });
    await chosen(lay, mine(3));
    expect(model.path.labels).toEqual(["I lay", "I lay"]);
    expect(model.floats.toast?.canUndo).toBe(false);
  });

  it("is one step of the turn only if the turn goes on", async () => {
    await seated();
    await chosen(lay, state(2));
    expect(model.path.labels).toEqual([]);
    void model.choose(lay); // nobody is asked
    await rest();
    expect(sent()).toHaveLength(1);
  });

  it("is no longer open once it is held as a whole, or nothing is asked", async () => {
    prefers.confirm = "on";
    await seated();
    void model.choose(pass);
    await tried(null);
    prefers.confirm = "off";
    void model.choose(lay); // there is nothing left to choose
    await rest();
    expect(sent().map(({ type }) => type)).toEqual(["try"]);
  });

  it("waits until it is known how things stand after those before it", async () => {
    const units = question(1, [wood, lay], 2);
    await seated(mine(1, { decision: units }));
    void model.choose(wood);
    await rest();
    void model.choose(lay);
    await tried(units);
    expect(sent().at(-1)).toMatchObject({ type: "answer", actions: ["wood", "lay"] });
  });

  it("that changed nothing is no step either", async () => {
    await seated();
    void model.choose(lay);
    await rest();
    done();
    await rest();
    expect(model.path.labels).toEqual([]);
  });

  it("that is refused is told, and no step", async () => {
    await seated();
    void model.choose(lay);
    await rest();
    FakeSocket.latest.tell({ type: "error", id: 1, code: "not_legal", data: {} });
    await rest();
    expect(model.path.labels).toEqual([]);
    expect(model.floats.toast).toEqual({
      text: "refused: not_legal",
      isError: true,
      canUndo: false,
    });
  });

  it("closes what floats, and waits for an answer that is on its way", async () => {
    await seated();
    model.floats.card = { place: "", anchor: {} as Element, explanation: ui.explain("x") };
    void model.choose(lay);
    await rest();
    expect(model.floats.card).toBe(null);
    void model.choose(lay);
    await rest();
    expect(sent()).toHaveLength(1);
  });

  it("is the first thing that glows, and what is pressed there", async () => {
    await seated();
    expect([...model.lit.keys()]).toEqual(["slot-1"]);
    model.hover("slot-1");
    expect([[...model.highlighted], model.preview]).toEqual([["slot-1"], []]);
    model.press("slot-1", {} as Element);
    await rest();
    expect(sent()).toHaveLength(1);
  });
});

describe("an answer that may be final", () => {
  beforeEach(() => {
    prefers.confirm = "on";
  });

  it("is held, shown as it would be, and sent when it is confirmed", async () => {
    await seated();
    model.floats.notify({ text: "before", isError: false, canUndo: true });
    model.choosing.narrow("some", [pass], null);
    void model.choose(pass);
    await tried(null);
    expect(sent()).toEqual([{ type: "try", id: 1, mark: "0.1", decision: 1, actions: ["pass"] }]);
    expect([model.view, model.decision, model.question?.number]).toEqual([
      { imagined: true },
      null,
      1,
    ]);
    expect([model.voice.latest, model.floats.toast, model.choosing.narrowed]).toEqual([
      "web-held-yes",
      null,
      null,
    ]);
    void model.confirm();
    await rest();
    expect(sent().at(-1)).toEqual({
      type: "answer",
      id: 2,
      mark: "0.1",
      decision: 1,
      actions: ["pass"],
    });
    await came(state(2));
    expect(model.held.isHolding).toBe(false);
    expect(model.view).toEqual(state(2).view);
  });

  it("is sent at once if it says itself that it reveals something", async () => {
    await seated();
    void model.choose({ ...pass, kind: "look", ends_turn: "maybe" });
    await rest();
    expect(sent()).toEqual([expect.objectContaining({ type: "answer", actions: ["pass"] })]);
  });

  it("is taken back without asking the service", async () => {
    await seated();
    expect(model.canUndo).toBe(false);
    void model.choose(pass);
    await tried(null);
    model.floats.notify({ text: "before", isError: false, canUndo: true });
    model.floats.card = { place: "", anchor: {} as Element, explanation: ui.explain("x") };
    expect(model.canUndo).toBe(true);
    await model.undo();
    await rest();
    expect([model.held.isHolding, model.view, sent().length]).toEqual([false, mine(1).view, 1]);
    expect([model.floats.toast, model.floats.card]).toEqual([null, null]);
  });

  it("is nothing that goes on within the turn", async () => {
    await seated();
    void model.choose(lay);
    await rest();
    expect(sent()[0]).toMatchObject({ type: "answer" });
  });

  it("is asked about again when others have answered meanwhile", async () => {
    await seated();
    void model.choose(pass);
    await tried(null);
    await came(mine(2, { decision: question(1) }), "moved");
    await tried(null, "maybe");
    expect([model.held.isWhole, model.held.endsTurn]).toEqual([true, "maybe"]);
  });

  it("cannot be confirmed before it is whole", async () => {
    await seated();
    await model.confirm();
    expect(sent()).toEqual([]);
  });

  it("is put away with the hint when another is held", async () => {
    await seated();
    void model.hint.toggle();
    const told = { bot: "cedar", action: "lay", choices: [] };
    FakeSocket.latest.tell({ type: "suggestion", id: 1, decision: 1, ...told });
    await rest();
    expect(model.hint.choice?.action.text).toBe("lay");
    void model.choose(pass);
    await tried(question(1));
    expect(model.hint.choice).toBe(null);
    expect(model.voice.latest).toBe(""); // there is more to choose
  });
});

describe("units", () => {
  it("are put together and sent with what ends them", async () => {
    const units = question(1, [wood, lay], 2);
    await seated(mine(1, { decision: units }));
    void model.choose(wood);
    await tried(units);
    expect([model.held.count("wood"), model.decision?.actions.length]).toEqual([1, 2]);
    void model.choose(lay);
    await rest();
    expect(sent().at(-1)).toMatchObject({ type: "answer", actions: ["wood", "lay"] });
    await came(mine(2));
    done();
    await rest();
    expect(model.path.labels).toEqual(["I wood", "I lay"]);
    expect(model.floats.toast?.text).toBe("I wood, I lay");
  });

  it("of a question that takes one are sent at once", async () => {
    await seated(mine(1, { decision: question(1, [wood], 1) }));
    void model.choose(wood);
    await rest();
    expect(sent()[0]).toMatchObject({ type: "answer", actions: ["wood"] });
  });
});

describe("taking back", () => {
  it("is not possible while something of ours is on its way, though there is something", async () => {
    await seated(mine(1, { can_undo: true }));
    expect(model.canUndo).toBe(true);
    void model.choose(lay);
    await rest();
    expect(model.canUndo).toBe(false);
  });

  it("asks the service, if there is something to take back", async () => {
    await seated();
    await model.undo();
    expect(sent()).toEqual([]);
    await came(mine(2, { can_undo: true }));
    void model.undo();
    expect(sent()).toEqual([{ type: "undo", id: 1, mark: model.state.mark }]);
  });

  it("leaves what was answered before, without what was hinted", async () => {
    await seated();
    await chosen(lay, mine(2), "moved");
    await chosen(pass, mine(3), "moved");
    expect(model.path.labels).toEqual(["I lay", "I pass"]);
    void model.hint.toggle();
    const told = { bot: "cedar", action: "lay", choices: [] };
    FakeSocket.latest.tell({ type: "suggestion", id: 3, decision: 3, ...told });
    await rest();
    expect(model.hint.choice).not.toBe(null);
    await came(mine(2, { rewound: true, decision: question(2) }), "began");
    expect([model.path.labels, model.hint.choice]).toEqual([["I lay"], null]);
    expect(model.voice.latest).toBe("web-taken-back");
    const action = (): string => "položím";
    const czech = { ...words, action };
    model.words = { ...czech, knowing: () => czech } as unknown as Words;
    expect(model.path.labels).toEqual(["položím"]); // in the current language
    expect(model.facts).toEqual([aFact("began")]);
  });
});
