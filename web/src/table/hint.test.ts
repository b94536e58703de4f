import { describe, expect, it, vi } from "vitest";
import { Refused } from "../lib/api";
import type { AdviceData, SuggestionMessage } from "../protocol";
import { Hint, type Hinted } from "./hint.svelte";

/** A table with a question, and a service that answers when the test lets it. */
function setUp(number = 7, lesson: string | null = null, bot_fit = "trained") {
  const choices = ["end", "play 1"].map((text) => ({ action: { text } }));
  const words = {
    bot: (name: string) => name,
    action: ({ text }: { text: string }) => text,
    text: (message: string, { choice, line }: { choice?: string; line?: string } = {}) =>
      `${message} ${choice ?? line}`,
    why: (lead: number, reasons: unknown[]) => `why ${lead} ${reasons}`,
    advice: (...numbers: number[]) => numbers.join(" "),
    botFit: (fit: string) => (fit === "trained" ? "" : fit),
  };
  const table = {
    decision: { number, actions: choices },
    choosing: { choices },
    info: { lesson, bot_fit, hints: true },
    isBusy: false,
    canSpeak: true,
    words,
    names: [],
  };
  const complaints: unknown[] = [];
  const waiting: {
    tell(action: string, choices?: AdviceData[], more?: Partial<SuggestionMessage>): void;
    refuse(code: string): void;
  }[] = [];
  const hint = new Hint(table as unknown as Hinted, {
    advise: (decision) =>
      new Promise<SuggestionMessage>((resolve, reject) => {
        waiting.push({
          tell: (action, choices = [], more = {}) =>
            resolve({
              type: "suggestion",
              id: 1,
              decision,
              bot: "cedar",
              action,
              choices,
              ...more,
            }),
          refuse: (code) => reject(new Refused(code)),
        });
      }),
    complain: (error) => complaints.push(error),
  });
  return { hint, table, waiting, complaints };
}

describe("a hint", () => {
  it("is asked for once, shown, and put away again", async () => {
    const { hint, waiting } = setUp();
    const asked = hint.toggle();
    await hint.toggle();
    expect([hint.isThinking, waiting.length]).toEqual([true, 1]);
    waiting[0]?.tell("play 1");
    await asked;
    expect([hint.isThinking, hint.choice?.action.text]).toEqual([false, "play 1"]);
    await hint.toggle();
    expect(hint.choice).toBe(null);
  });

  it("says with its chances that the bots do not know the components", async () => {
    for (const [fit, told] of [
      ["trained", ""],
      ["untrained", "untrained"],
    ] as const) {
      const { hint, waiting } = setUp(7, null, fit);
      const asked = hint.toggle();
      expect(hint.caution).toBe("");
      waiting[0]?.tell("play 1", [{ action: "play 1", win: 0.5, points: 9, margin: 1 }]);
      await asked;
      expect([hint.promise, hint.caution]).toEqual(["0.5 9 1", told]);
    }
  });

  it("is replaced by a better one, with its reason and the rest of the turn", async () => {
    const { hint, waiting } = setUp();
    const asked = hint.toggle();
    const choices = ["play 1", "end"].map((action) => ({ action, win: 0.5, points: 9, margin: 1 }));
    waiting[0]?.tell("play 1", choices);
    await asked;
    expect([waiting.length, hint.reason, hint.line]).toEqual([2, "", ""]);
    const line = [{ text: "end", kind: "end", args: {}, prompt: {}, adds: null }];
    const reasons: [string, number][] = [["berries", 4]];
    const better = [...choices].reverse().map((choice, at) => ({ ...choice, is_even: at === 1 }));
    waiting[1]?.tell("end", better, { line, lead: 4, reasons });
    await vi.waitFor(() => expect(hint.choice?.action.text).toBe("end"));
    expect([hint.reason, hint.line]).toEqual(["why 4 berries,4", "web-hint-line end"]);
    expect(hint.others.map(({ promise }) => promise)).toEqual(["0.5 9 1. why 0 "]);
  });

  it("is final once a better one came; put away and shown again before, it is not asked anew", async () => {
    const { hint, waiting, complaints } = setUp();
    const asked = hint.toggle();
    const choices = ["play 1", "end"].map((action) => ({ action, win: 0.5, points: 9, margin: 1 }));
    waiting[0]?.tell("play 1", choices);
    await asked;
    expect([waiting.length, hint.isFinal]).toEqual([2, false]);
    await hint.toggle();
    expect([hint.choice, hint.isFinal]).toEqual([null, false]);
    await hint.toggle();
    expect([waiting.length, hint.choice?.action.text, hint.isFinal]).toEqual([2, "play 1", false]);
    waiting[1]?.tell("end", choices);
    await vi.waitFor(() => expect(hint.isFinal).toBe(true));
    expect([hint.choice?.action.text, complaints]).toEqual(["end", []]);
  });

  it("is final, too, if no better one can be had", async () => {
    const { hint, waiting } = setUp();
    const asked = hint.toggle();
    const choices = ["play 1", "end"].map((action) => ({ action, win: 0.5, points: 9, margin: 1 }));
    waiting[0]?.tell("play 1", choices);
    await asked;
    waiting[1]?.refuse("hint_late");
    await vi.waitFor(() => expect(hint.isFinal).toBe(true));
    expect(hint.choice?.action.text).toBe("play 1");
  });

  it("is not given where a lesson is", async () => {
    const { hint, waiting } = setUp(7, "ring");
    expect(hint.isOffered).toBe(false);
    await hint.toggle();
    expect(waiting).toEqual([]);
  });

  it("that comes after an undo is not shown, though the number is the same", async () => {
    const { hint, waiting } = setUp();
    const asked = hint.toggle();
    hint.clear();
    waiting[0]?.tell("end");
    await asked;
    expect([hint.isThinking, hint.choice]).toEqual([false, null]);
  });

  it("that is stale is nothing to complain about; one that failed is, and can be asked again", async () => {
    const { hint, waiting, complaints } = setUp();
    for (const [at, code] of ["stale_decision", "hint_failed"].entries()) {
      const asked = hint.toggle();
      waiting[at]?.refuse(code);
      await asked;
      expect([hint.isThinking, hint.choice]).toEqual([false, null]);
    }
    expect(complaints.map((error) => (error as Refused).code)).toEqual(["hint_failed"]);
    void hint.toggle();
    expect(waiting.length).toBe(3);
  });

  it("that comes when another question is open is not shown", async () => {
    const { hint, table, waiting } = setUp();
    const asked = hint.toggle();
    table.decision.number += 1;
    waiting[0]?.tell("play 1");
    await asked;
    expect([hint.isThinking, hint.choice]).toEqual([false, null]);
  });

  it("is among the choices that hold it, and only there", async () => {
    const { hint, table, waiting } = setUp();
    const [end, play] = table.choosing.choices as never[];
    expect(hint.isAmong([end, play] as never)).toBe(false);
    const asked = hint.toggle();
    waiting[0]?.tell("play 1");
    await asked;
    expect([hint.isAmong([end] as never), hint.isAmong([end, play] as never)]).toEqual([
      false,
      true,
    ]);
  });

  it("is not asked for while something of ours is on its way", async () => {
    const { hint, table, waiting } = setUp();
    table.isBusy = true;
    await hint.toggle();
    expect(waiting).toEqual([]);
  });

  it("tells what it promises, and what else was thought of", async () => {
    const { hint, waiting } = setUp();
    const asked = hint.toggle();
    waiting[0]?.tell("play 1", [
      { action: "play 1", win: 0.5, margin: 3, points: 40 },
      { action: "end", win: null, margin: null, points: null },
      { action: "gone", win: null, margin: null, points: null },
    ]);
    await asked;
    expect([hint.sentence, hint.promise]).toEqual(["web-hint-told play 1", "0.5 40 3"]);
    expect(hint.others.map(({ choice, ...told }) => [choice.action.text, told])).toEqual([
      ["end", { sentence: "web-hint-other end", promise: "" }],
    ]);
    hint.clear();
    expect([hint.promise, hint.others]).toEqual(["", []]);
  });

  it("says that it is being thought about, and nothing without words or a question", async () => {
    const { hint, table, waiting } = setUp();
    expect(hint.sentence).toBe("");
    const asked = hint.toggle();
    expect(hint.sentence).toContain("web-hint-thinking");
    waiting[0]?.tell("play 1");
    await asked;
    expect(hint.sentence).toContain("web-hint-told");
    table.canSpeak = false;
    expect(hint.sentence).toBe("");
    Object.assign(table, { canSpeak: true, decision: null });
    expect([hint.sentence, hint.isOffered]).toEqual(["", false]);
  });

  it("of a choice that is not there is not shown, nor what else was thought of", async () => {
    const { hint, waiting } = setUp();
    const asked = hint.toggle();
    waiting[0]?.tell("gone", [{ action: "end", win: 0.5, margin: 3, points: 40 }]);
    await asked;
    expect([hint.sentence, hint.promise, hint.others]).toEqual(["", "", []]);
  });

  it("names what a choice adds", async () => {
    const { hint, table, waiting } = setUp();
    table.choosing.choices.forEach(({ action }) =>
      Object.assign(action, { adds: `card of ${action.text}` }),
    );
    table.words.action = (({ text }: { text: string }, _: unknown, adds: string) =>
      `${text} with ${adds}`) as typeof table.words.action;
    const asked = hint.toggle();
    waiting[0]?.tell("play 1", [
      { action: "play 1", win: null, margin: 3, points: null },
      { action: "end", win: 0.5, margin: 3, points: null },
    ]);
    await asked;
    expect(hint.sentence).toContain("play 1 with card of play 1");
    expect(hint.promise).toBe(""); // not everything is known
    expect(hint.others).toMatchObject([
      { sentence: "web-hint-other end with card of end", promise: "" },
    ]);
  });

  it("is not offered where there is nothing to choose", async () => {
    const { hint, table, waiting } = setUp();
    table.decision.actions.pop();
    expect(hint.isOffered).toBe(false);
    await hint.toggle();
    expect(waiting).toEqual([]);
  });
});
