import { describe, expect, test } from "vitest";
import { FakeSocket } from "../testing/browser";
import type { UndoAskedData } from "../protocol";
import { came, done, info, mine, model, rest, seated, sent, state } from "../testing/table";

const asking = (more: Partial<UndoAskedData> = {}): UndoAskedData => ({
  request: "r1",
  seat: 1,
  answers: 2,
  waiting: [0],
  seconds: 60,
  ...more,
});

const told = (asked: UndoAskedData | null, ended: "given" | "refused" | null = null) =>
  FakeSocket.latest.tell({ type: "undo_asked", asked, ended, by: ended === "refused" ? 1 : null });

const askable = state(3, { asked: [1], can_ask_undo: true });

describe("asking the others", () => {
  test("what cannot be taken back alone is asked for", async () => {
    await seated(askable);
    expect([model.canUndo, model.undoName]).toEqual([true, "web-undo-ask"]);
    const asked = model.undo();
    await rest();
    expect(sent().at(-1)).toMatchObject({ type: "ask_undo", mark: "0.3", tokens: [] });
    told(asking({ seat: 0, waiting: [1] }));
    done();
    await asked;
    expect([model.canUndo, model.consent.isMine]).toEqual([false, true]);
    expect(model.consent.sentence).toBe("web-undo-asked-mine");
  });

  test("those at the same screen are not asked: their keys are shown", async () => {
    await seated(mine(3, { can_ask_undo: true }), 1);
    expect(model.undoName).toBe("web-undo");
    void model.undo();
    await rest();
    expect(sent().at(-1)).toMatchObject({ type: "ask_undo", tokens: ["secret 1"] });
  });

  test("bots are not asked either", async () => {
    const seats = [
      ...info().seats.slice(0, 1),
      { ...info().seats[0]!, kind: "bot" as const, bot: "greedy" },
    ];
    await seated(askable);
    FakeSocket.latest.tell({
      type: "welcome",
      table: info({ seats, components: {} }),
      seat: 0,
      facts: [],
      state: askable,
    });
    expect([model.canUndo, model.undoName]).toEqual([true, "web-undo"]);
  });

  test("what can be taken back alone is not asked for", async () => {
    await seated(mine(3, { can_undo: true }));
    void model.undo();
    await rest();
    expect(sent().at(-1)?.["type"]).toBe("undo");
  });
});

describe("being asked", () => {
  test.each([true, false])("the answer is sent: %s", async (isGiven) => {
    await seated(mine(3));
    told(asking());
    expect([model.consent.isWaitedFor, model.voice.latest]).toEqual([true, "web-undo-asked"]);
    void model.consent.answer(isGiven);
    await rest();
    expect(sent().at(-1)).toMatchObject({ type: "consent", request: "r1", is_given: isGiven });
  });

  test("a player who has answered is not asked any more", async () => {
    await seated(mine(3));
    told(asking({ waiting: [] }));
    expect([model.consent.asked !== null, model.consent.isWaitedFor]).toEqual([true, false]);
  });

  test("its end is told in words", async () => {
    await seated(mine(3));
    told(asking());
    told(null, "refused");
    expect([model.consent.asked, model.floats.toast?.text]).toEqual([
      null,
      "web-undo-ended-refused",
    ]);
  });

  test("a player who reconnects is told again, without earlier requests", async () => {
    await seated(mine(3));
    told(asking());
    FakeSocket.latest.tell({
      type: "welcome",
      table: info({ components: {} }),
      seat: 0,
      facts: [],
      state: mine(3),
    });
    expect(model.consent.asked).toBeNull();
    await came(mine(4));
  });
});
