import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { StateMessage, WelcomeMessage } from "../protocol";
import { type Refused, UNREACHABLE } from "./api";
import { fakeBrowser, FakeSocket } from "../testing/browser";
import { Live } from "./live";

const welcome = { type: "welcome", seat: 1 } as WelcomeMessage;
const state = { type: "state", facts: [] } as unknown as StateMessage;
const done = (id: number) => ({ type: "done", id }) as const;
const refusal = (code: string, id: number | null = null) =>
  ({ type: "error", id, code, data: { seat: 2 } }) as const;

const ASKED = { mark: "0.3", decision: 7 };

let heard: unknown[];
let browser: EventTarget;

function open(table = "abc", token: string | null = "secret"): Live {
  return new Live(table, token, {
    onWelcome: (message) => heard.push(message),
    onState: (message) => heard.push(message),
    onTable: (message) => heard.push(message),
    onConnected: (isConnected) => heard.push(isConnected),
    onTrouble: (code) => heard.push(["trouble", code]),
    onPeople: ({ type }) => heard.push(type),
    onRefused: ({ code, data }) => heard.push([code, data]),
  });
}

/** A joined table, with earlier messages and requests removed. */
function joined(): Live {
  const live = open();
  FakeSocket.latest.open().tell(welcome);
  FakeSocket.latest.sent.length = 0;
  heard = [];
  return live;
}

const codeOf = (asked: Promise<unknown>) =>
  asked.then(
    () => "answered",
    (error: unknown) => (error as Refused).code,
  );

/** The time until another socket is opened. */
function waited(): number {
  const before = FakeSocket.made.length;
  let passed = 0;
  for (; passed <= 20_000 && FakeSocket.made.length === before; passed += 10)
    vi.advanceTimersByTime(10);
  expect(FakeSocket.made.length).toBe(before + 1);
  return passed;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0);
  browser = fakeBrowser("abc");
  heard = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("a table's socket", () => {
  it("goes where the page came from, the safe way if the page came so", () => {
    open("a/b c");
    expect(FakeSocket.latest.url).toBe("ws://mori.test/api/tables/a%2Fb%20c/live");
    vi.stubGlobal("location", { protocol: "https:", host: "mori.test:8421" });
    open();
    expect(FakeSocket.latest.url).toBe("wss://mori.test:8421/api/tables/abc/live");
  });

  it("joins with the secret of the seat, or as a spectator, and tells of the welcome", () => {
    open();
    expect(FakeSocket.latest.sent).toEqual([]);
    FakeSocket.latest.open();
    expect(FakeSocket.latest.sent).toEqual([{ type: "join", token: "secret" }]);
    expect(heard).toEqual([]);
    FakeSocket.latest.tell(welcome);
    FakeSocket.latest.tell(state);
    expect(heard).toEqual([true, welcome, state]);
    open("abc", null);
    FakeSocket.latest.open();
    expect(FakeSocket.latest.sent).toEqual([{ type: "join", token: null }]);
  });

  it("asks nothing before it has joined, nor when the way is closed", async () => {
    const live = open();
    FakeSocket.latest.open();
    expect(await codeOf(live.hint(ASKED))).toBe(UNREACHABLE);
    FakeSocket.latest.tell(welcome);
    FakeSocket.latest.readyState = 2; // closing, and not yet closed
    expect(await codeOf(live.say({ text: "hello" }))).toBe(UNREACHABLE);
    expect(FakeSocket.latest.sent).toEqual([{ type: "join", token: "secret" }]);
  });

  it("sends what is asked, each with a number of its own", () => {
    const live = joined();
    void live.answer(ASKED, ["lay 1", "lay 2"]);
    void live.tryOut(ASKED, ["lay 1"]);
    void live.undo("0.3");
    void live.whyNot({ place: "slot-1" });
    void live.whyNot({ action: "lay 3" });
    void live.hint(ASKED);
    expect(FakeSocket.latest.sent).toEqual([
      { type: "answer", id: 1, ...ASKED, actions: ["lay 1", "lay 2"] },
      { type: "try", id: 2, ...ASKED, actions: ["lay 1"] },
      { type: "undo", id: 3, mark: "0.3" },
      { type: "why_not", id: 4, place: "slot-1" },
      { type: "why_not", id: 5, action: "lay 3" },
      { type: "hint", id: 6, ...ASKED, counted: [], is_deep: false },
    ]);
  });

  it("gives each answer to its request, in whatever order they come", async () => {
    const live = joined();
    const [undone, hinted, tried, reason] = [
      live.undo("0.3"),
      live.hint(ASKED),
      live.tryOut(ASKED, []),
      live.whyNot({ place: "x" }),
    ];
    const answers = [
      { type: "reason", id: 4, code: null },
      { type: "suggestion", id: 2, action: "lay 1" },
      { type: "tried", id: 3, view: "as it would be" },
    ];
    for (const answer of answers) FakeSocket.latest.tell(answer as never);
    FakeSocket.latest.tell(done(99)); // nobody asked
    FakeSocket.latest.tell(done(1));
    expect(await Promise.all([reason, hinted, tried])).toEqual(answers);
    expect(await codeOf(undone)).toBe("answered");
  });

  it("rejects a refused request, and goes on", async () => {
    const live = joined();
    const [first, second] = [live.answer(ASKED, ["lay 1"]), live.undo("0.3")];
    FakeSocket.latest.tell(refusal("not_legal", 1));
    await expect(first).rejects.toMatchObject({ code: "not_legal", data: { seat: 2 } });
    FakeSocket.latest.tell(refusal("nonsense")); // about an unknown request
    FakeSocket.latest.tell(done(2));
    expect(await codeOf(second)).toBe("answered");
    expect([heard, FakeSocket.made.length]).toEqual([[], 1]);
  });

  it("hears that something is not saved, and that it is", () => {
    joined();
    for (const code of ["storage_full", null]) FakeSocket.latest.tell({ type: "trouble", code });
    expect(heard).toEqual([
      ["trouble", "storage_full"],
      ["trouble", null],
    ]);
  });

  it("tries again where the database is away", () => {
    open();
    FakeSocket.latest.open().tell(refusal("storage_away"));
    FakeSocket.latest.drop();
    vi.advanceTimersByTime(10_000);
    expect([FakeSocket.made.length, heard]).toEqual([2, [false]]);
  });

  it("is not let in, and does not try again", () => {
    open();
    FakeSocket.latest.open().tell(refusal("unknown_table"));
    expect(heard).toEqual([["unknown_table", { seat: 2 }]]);
    FakeSocket.latest.drop();
    vi.advanceTimersByTime(60_000);
    expect([FakeSocket.made.length, heard.length]).toEqual([1, 1]);
  });

  it("made room for another of the same seat, and does not push that out in turn", () => {
    joined();
    FakeSocket.latest.tell(refusal("opened_elsewhere"));
    FakeSocket.latest.drop();
    vi.advanceTimersByTime(60_000);
    expect([FakeSocket.made.length, heard]).toEqual([1, [["opened_elsewhere", { seat: 2 }]]]);
  });
});

describe("a socket that broke", () => {
  it("tells so, also to questions that are not sent again", async () => {
    const live = joined();
    const asked = [codeOf(live.whyNot({ place: "x" })), codeOf(live.hint(ASKED))];
    FakeSocket.latest.drop();
    expect(await Promise.all(asked)).toEqual([UNREACHABLE, UNREACHABLE]);
    expect(heard).toEqual([false]);
    expect(await codeOf(live.say({ text: "hello" }))).toBe(UNREACHABLE);
  });

  it("is opened again after a while, later each time, and soon again once it was joined", () => {
    joined();
    const waits: number[] = [];
    for (let time = 0; time < 7; time++) {
      FakeSocket.latest.drop();
      waits.push(waited());
    }
    expect(waits).toEqual([300, 700, 1500, 3000, 6000, 10000, 10000]);
    FakeSocket.latest.open().tell(welcome);
    FakeSocket.latest.drop();
    expect(waited()).toBe(300);
  });

  it("that was never open is tried again as soon", () => {
    open();
    FakeSocket.latest.drop();
    expect(waited()).toBe(300);
  });

  it("of many readers is not opened by all of them at the same moment", () => {
    vi.mocked(Math.random).mockReturnValue(0.5);
    joined();
    FakeSocket.latest.drop();
    expect(waited()).toBe(350); // 300 and 15% more
  });

  it("joins again before anything is asked, and is heard no more itself", async () => {
    const live = joined();
    const old = FakeSocket.latest;
    old.drop();
    waited();
    expect(FakeSocket.latest.url).toBe(old.url);
    FakeSocket.latest.open();
    expect(await codeOf(live.hint(ASKED))).toBe(UNREACHABLE);
    expect(FakeSocket.latest.sent).toEqual([{ type: "join", token: "secret" }]);
    FakeSocket.latest.tell(welcome);
    heard = [];
    old.tell(state);
    old.drop();
    vi.advanceTimersByTime(60_000);
    expect([heard, FakeSocket.made.length]).toEqual([[], 2]);
  });

  it("is opened at once when the browser is online again, and only then", () => {
    joined();
    browser.dispatchEvent(new Event("online"));
    expect(FakeSocket.made.length).toBe(1); // the connection is open already
    FakeSocket.latest.drop();
    browser.dispatchEvent(new Event("online"));
    expect(FakeSocket.made.length).toBe(2);
    vi.advanceTimersByTime(14_000);
    expect(FakeSocket.made.length).toBe(2); // not again after the wait
  });

  it("stays closed when the table is left", async () => {
    const live = joined();
    const asked = codeOf(live.undo("0.3"));
    live.stop();
    expect([await asked, FakeSocket.latest.readyState]).toEqual([UNREACHABLE, 3]);
    FakeSocket.latest.tell(state);
    FakeSocket.latest.drop();
    browser.dispatchEvent(new Event("online"));
    vi.advanceTimersByTime(60_000);
    expect([heard, FakeSocket.made.length]).toEqual([[], 1]);
  });

  it("leaves nothing in the window that listens", () => {
    const [added, removed] = [vi.fn(), vi.fn()];
    vi.stubGlobal("addEventListener", added);
    vi.stubGlobal("removeEventListener", removed);
    open().stop();
    expect(added.mock.calls.map(([name]) => name as string)).toEqual([
      "online",
      "offline",
      "visibilitychange",
    ]);
    expect(removed.mock.calls).toEqual(added.mock.calls);
  });

  it("is not waited for any more when the table is left meanwhile", () => {
    const live = joined();
    FakeSocket.latest.drop();
    live.stop();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.made.length).toBe(1);
  });
});

describe("a line that is dead without being closed", () => {
  /** The line stalls. */
  function stalled(): Live {
    const live = joined();
    FakeSocket.isAlive = false;
    return live;
  }

  it("is noticed within five seconds", () => {
    stalled();
    vi.advanceTimersByTime(2000);
    expect([heard, FakeSocket.latest.sent]).toEqual([[], [{ type: "ping" }]]);
    vi.advanceTimersByTime(2500);
    expect(heard).toEqual([false]);
  });

  it("is not taken for one as long as anything comes", () => {
    stalled();
    for (let second = 0; second < 60; second++) {
      vi.advanceTimersByTime(1000);
      if (second % 4 === 3) FakeSocket.latest.tell({ type: "trouble", code: null });
    }
    expect([heard.filter((each) => each === false), FakeSocket.made.length]).toEqual([[], 1]);
  });

  it("is well again when something comes, by the same socket", () => {
    stalled();
    vi.advanceTimersByTime(4600);
    FakeSocket.latest.tell({ type: "pong" });
    FakeSocket.isAlive = true;
    vi.advanceTimersByTime(60_000);
    expect([heard, FakeSocket.made.length]).toEqual([[false, true], 1]);
  });

  it("is replaced, and nothing of the old socket is heard", () => {
    stalled();
    const old = FakeSocket.latest;
    vi.advanceTimersByTime(4500 + 4000);
    expect(FakeSocket.made.length).toBe(2);
    FakeSocket.latest.open().tell(welcome);
    heard = [];
    old.tell(state);
    old.drop();
    expect(heard).toEqual([]);
  });

  it("is asked at once when the browser is offline, online or looked at again", () => {
    for (const event of ["offline", "online", "visibilitychange"]) {
      const live = stalled();
      browser.dispatchEvent(new Event(event));
      expect(FakeSocket.latest.sent).toEqual([{ type: "ping" }]);
      vi.advanceTimersByTime(1500);
      expect(heard).toEqual([false]);
      live.stop();
    }
  });

  it("is asked first by a page that slept", () => {
    stalled();
    vi.advanceTimersByTime(2000);
    vi.setSystemTime(Date.now() + 60_000); // the timer is a minute late
    vi.advanceTimersByTime(2500);
    expect(heard).toEqual([]);
    vi.advanceTimersByTime(1500);
    expect(heard).toEqual([false]);
  });

  it("is asked seldom while nobody looks", () => {
    vi.stubGlobal("document", { visibilityState: "hidden" });
    stalled();
    vi.advanceTimersByTime(29_000);
    expect(FakeSocket.latest.sent).toEqual([]);
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.latest.sent).toEqual([{ type: "ping" }]);
  });

  it("is not waited for by a socket that never joins", () => {
    open();
    vi.advanceTimersByTime(15_000 + 300);
    expect([FakeSocket.made.length, heard]).toEqual([2, [false]]);
  });
});

describe("an answer whose line was lost", () => {
  const answer = { type: "answer", id: 1, ...ASKED, actions: ["lay 1"] };

  it("is sent again after joining again, and says that it was sent before", async () => {
    const live = joined();
    const asked = codeOf(live.answer(ASKED, ["lay 1"]));
    expect(FakeSocket.latest.sent).toEqual([answer]);
    FakeSocket.latest.drop();
    waited();
    FakeSocket.latest.open().tell(welcome);
    expect(FakeSocket.latest.sent.slice(1)).toEqual([{ ...answer, is_again: true }]);
    FakeSocket.latest.tell(done(1));
    expect(await asked).toBe("answered");
    FakeSocket.latest.drop();
    waited();
    FakeSocket.latest.open().tell(welcome);
    expect(FakeSocket.latest.sent.length).toBe(1); // it is answered
  });

  it("given while there is no line is sent once there is", async () => {
    const live = joined();
    FakeSocket.latest.drop();
    const asked = codeOf(live.answer(ASKED, ["lay 1"]));
    waited();
    FakeSocket.latest.open().tell(welcome);
    expect(FakeSocket.latest.sent.slice(1)).toEqual([answer]);
    FakeSocket.latest.tell(refusal("stale_decision", 1));
    expect(await asked).toBe("stale_decision"); // it came too late, which is told
  });

  it("does not end with a request for undo that arrived the first time", async () => {
    const live = joined();
    const asked = codeOf(live.undo("0.3"));
    FakeSocket.latest.drop();
    waited();
    FakeSocket.latest.open().tell(welcome);
    FakeSocket.latest.tell(refusal("stale_decision", 1));
    expect(await asked).toBe("answered");
  });
});
