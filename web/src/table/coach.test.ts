import { describe, expect, it, vi } from "vitest";
import { FakeSocket } from "../testing/browser";
import type { CautionMessage, TableInfo } from "../protocol";
import type { Words } from "../words/words";
import {
  begun,
  came,
  done,
  info,
  known,
  lay,
  letIn,
  mine,
  model,
  pass,
  prefers,
  rest,
  sent,
  state,
  tried,
  words,
} from "../testing/table";

const BETTER = { text: "pass", kind: "pass", args: {}, prompt: {}, adds: null };

/** A table where the reader plays alone and wants a coach. */
async function coached(wanted: "off" | "on" = "on", more: Partial<TableInfo> = { coach: true }) {
  prefers.coach = wanted;
  await begun(0);
  letIn(0, mine(1, { can_undo: true }), info(more));
  model.words = { ...words, knowing: known } as unknown as Words;
}

const types = () => sent().map(({ type }) => type);

/** The coach's answer to the latest request. */
async function says(more: Partial<CautionMessage> = {}): Promise<void> {
  await rest();
  const { type, id } = sent().at(-1) ?? {};
  expect(type).toBe("coach");
  FakeSocket.latest.tell({ type: "caution", id: Number(id), decision: 1, ...more });
  await rest();
}

describe("the coach", () => {
  it("is asked only if it is wanted and there", async () => {
    for (const [wanted, more] of [
      ["off", { coach: true }],
      ["on", { coach: false }],
      ["on", {}],
    ] as const) {
      await coached(wanted, more);
      void model.choose(lay);
      await rest();
      expect(types()).toEqual(["answer"]);
      model.stop();
    }
  });

  it("lets an answer pass if it has nothing to say, and the table is busy until then", async () => {
    await coached();
    void model.choose(lay);
    await rest();
    expect(sent()).toEqual([{ type: "coach", id: 1, mark: "0.1", decision: 1, actions: ["lay"] }]);
    expect([model.isBusy, model.canUndo]).toEqual([true, false]);
    void model.choose(pass); // one after the other
    await says();
    expect(types()).toEqual(["coach", "answer"]);
    expect(model.coach.word).toBe(null);
  });

  it("holds a worse choice until the reader insists", async () => {
    await coached();
    void model.choose(lay);
    await says({ better: BETTER, lead: 4, reasons: [["deeds", 4]] });
    expect(types()).toEqual(["coach"]);
    expect(model.coach.word).toMatchObject({ actions: [lay], told: { better: BETTER, lead: 4 } });
    expect([model.isBusy, model.question?.number]).toEqual([false, 1]);
    void model.playAnyway();
    await rest();
    expect(sent().slice(1)).toMatchObject([{ type: "answer", actions: ["lay"] }]);
    await came(state(2));
    done();
    await rest();
    expect(model.coach.word).toBe(null);
    await model.playAnyway(); // nothing is held any more
    expect(types()).toEqual(["coach", "answer"]);
  });

  it("speaks once about a question: any other choice is played", async () => {
    await coached();
    void model.choose(lay);
    await says({ better: BETTER });
    void model.choose(pass);
    await rest();
    expect(types()).toEqual(["coach", "answer"]);
  });

  it("lets the reader think again, and asks the question again", async () => {
    await coached();
    void model.choose(lay);
    await says({ better: BETTER });
    const again = vi.spyOn(model.voice, "again");
    model.thinkAgain();
    expect([model.coach.word, again.mock.calls.length]).toEqual([null, 1]);
    void model.choose(pass);
    await says();
    expect(types()).toEqual(["coach", "coach", "answer"]);
  });

  it("holds what was confirmed, and thinking again takes it back", async () => {
    prefers.confirm = "on";
    await coached();
    void model.choose(pass);
    await tried(null);
    void model.confirm();
    await says({ better: { ...BETTER, text: "lay" } });
    expect([model.held.isWhole, model.coach.word !== null]).toEqual([true, true]);
    model.thinkAgain();
    await rest();
    expect([model.held.isHolding, model.coach.word]).toEqual([false, null]);
  });

  it("never stands in the way: refused, or without a line, the answer is sent", async () => {
    await coached();
    void model.choose(lay);
    await rest();
    FakeSocket.latest.tell({ type: "error", id: 1, code: "limit_hints", data: {} });
    await rest();
    expect(types()).toEqual(["coach", "answer"]);
    expect(model.floats.toast).toBe(null);
  });

  it("says nothing of a question that is gone", async () => {
    await coached();
    void model.choose(lay);
    await rest();
    await came(mine(2));
    await says({ better: BETTER });
    expect([types(), model.coach.word, model.isBusy]).toEqual([["coach"], null, false]);
  });

  it("tells after a moment that it is thinking", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      await coached();
      const allowed = model.coach.allows(mine(1).decision ?? never(), [lay]);
      expect([model.coach.isThinking, model.coach.isSlow]).toEqual([true, false]);
      vi.advanceTimersByTime(1000);
      expect(model.coach.isSlow).toBe(true);
      FakeSocket.latest.tell({ type: "caution", id: 1, decision: 1 });
      expect(await allowed).toBe(true);
      expect([model.coach.isThinking, model.coach.isSlow]).toEqual([false, false]);
    } finally {
      vi.useRealTimers();
    }
  });
});

function never(): never {
  throw new Error("there is a question");
}
