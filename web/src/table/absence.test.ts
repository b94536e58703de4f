import { describe, expect, test } from "vitest";
import { FakeSocket } from "../testing/browser";
import type { SeatInfo } from "../protocol";
import { begun, info, letIn, mine, model, rest, seated, sent } from "../testing/table";

const left = (bot: string | null = null): Partial<SeatInfo> => ({
  kind: bot === null ? "person" : "bot",
  bot,
  is_away: true,
});

/** The table with one seat changed. */
const having = (at: number, more: Partial<SeatInfo>, rest = {}) =>
  info({
    seats: info().seats.map((seat, other) => (other === at ? { ...seat, ...more } : seat)),
    components: {},
    ...rest,
  });

const told = (table: ReturnType<typeof info>) =>
  FakeSocket.latest.tell({ type: "table", table, seat: 0 });

const backs = () => sent().filter(({ type }) => type === "back").length;

describe("a seat that was left", () => {
  test.each([null, "bamboo"])("is the reader's again when the table is opened: %s", async (bot) => {
    await begun(0);
    letIn(0, mine(1), having(0, left(bot)));
    expect(sent().at(-1)).toMatchObject({ type: "back" });
  });

  test("is not taken back by a socket that comes again by itself", async () => {
    await seated();
    FakeSocket.latest.tell({
      type: "welcome",
      table: having(0, left("bamboo")),
      seat: 0,
      facts: [],
      state: mine(1),
    });
    expect([backs(), model.absence.mine?.bot]).toEqual([0, "bamboo"]);
  });

  test("is asked nothing until the reader says to be back", async () => {
    await seated(mine(1, { can_undo: true }));
    expect([model.question?.number, model.canUndo]).toEqual([1, true]);
    told(having(0, left("bamboo")));
    expect([model.question, model.canUndo, model.absence.mine?.bot]).toEqual([
      null,
      false,
      "bamboo",
    ]);
    void model.absence.comeBack();
    await rest();
    expect(backs()).toBe(1);
    told(info());
    expect([model.question?.number, model.absence.mine]).toEqual([1, null]);
  });

  test("is nobody's matter once the game is over", async () => {
    await begun(0);
    letIn(0, mine(1), having(0, left(), { finished: true }));
    expect([backs(), model.absence.mine]).toEqual([0, null]);
  });

  test("of somebody who only looks on is none", async () => {
    await begun();
    letIn(null, mine(1), having(0, left()));
    expect([backs(), model.absence.mine]).toEqual([0, null]);
  });
});

describe("those who sit elsewhere", () => {
  test.each([
    ["web-told-left", null],
    ["web-told-stands-in", "bamboo"],
  ])("leave and come back in words: %s", async (text, bot) => {
    await seated();
    told(having(1, left(bot)));
    expect([model.floats.toast?.text, model.voice.latest]).toEqual([text, text]);
    told(info());
    expect([model.floats.toast?.text, model.voice.latest]).toEqual([
      "web-told-back",
      "web-told-back",
    ]);
  });

  test("have their seats taken by others, and everybody is told each time", async () => {
    await seated();
    told(having(1, { given_anew: { times: 1, step: 31 } }));
    expect(model.floats.toast?.text).toBe("web-told-given-anew");
    model.floats.toast = null;
    told(having(1, { given_anew: { times: 1, step: 31 } }, { chat_open: true }));
    expect(model.floats.toast).toBeNull();
    told(having(0, { given_anew: { times: 2, step: 31 } }));
    expect(model.voice.latest).toBe("web-told-given-anew");
  });

  test("are not spoken of when anything else changes", async () => {
    await seated();
    told(info({ chat_open: true }));
    expect(model.floats.toast).toBeNull();
  });
});
