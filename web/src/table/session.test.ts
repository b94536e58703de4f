import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Refused, UNREACHABLE } from "../lib/api";
import { fakeBrowser, FakeSocket } from "../testing/browser";
import type { StateMessage, WelcomeMessage } from "../protocol";
import { Session } from "./session.svelte";
import { anInfo as info } from "../testing/messages";

const ASKED = { mark: "0.1", decision: 4 };

let heard: unknown[];

function welcome(seat: number | null, asked: number[] = []): WelcomeMessage {
  return { type: "welcome", table: info(), seat, state: { asked } } as unknown as WelcomeMessage;
}
const state = { type: "state", facts: [] } as unknown as StateMessage;

/** A session of a browser with these seats, not opened yet. */
function session(...seats: number[]): Session {
  fakeBrowser("abc", Object.fromEntries(seats.map((seat) => [seat, `secret ${seat}`])));
  heard = [];
  return new Session("abc", {
    onMet: ({ seat }) => heard.push(["met", seat]),
    onSeated: ({ seat }) => heard.push(["seated", seat]),
    onState: (_, isMine) => heard.push(["state", isMine]),
    onLeft: () => heard.push("left"),
    onError: (error) => heard.push((error as Refused).code),
    onSaved: () => heard.push("saved"),
    onTable: ({ started }) => heard.push(["table", started]),
    onPeople: ({ type }) => heard.push(type),
  });
}

/** The last socket lets the reader in. */
function letIn(seat: number | null, asked: number[] = []): void {
  FakeSocket.latest.open().tell(welcome(seat, asked));
}

const tokens = () => FakeSocket.made.map(({ sent }) => sent[0]?.["token"]);

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("coming to a table", () => {
  it("waits until everybody is there, and then sits down", () => {
    const found = session(0);
    found.open(info({ started: false }));
    FakeSocket.latest.open().tell({ type: "table", table: info({ started: false }), seat: 0 });
    expect([found.phase, found.isConnected, heard]).toEqual([
      "gathering",
      true,
      [["table", false]],
    ]);
    FakeSocket.latest.tell(welcome(0, [0]));
    expect([found.phase, found.seat]).toEqual(["table", 0]);
  });

  it("beginning again closes the connection", () => {
    const found = session(0);
    found.open(info());
    letIn(0, [0]);
    const before = FakeSocket.latest;
    found.begin();
    expect([before.readyState, found.phase]).toEqual([3, "loading"]);
  });

  it("by an invitation is asked for a name first", () => {
    const found = session();
    localStorage.setItem("mori.invited", JSON.stringify({ abc: "an invitation" }));
    const free = info().seats.map((seat) => ({ ...seat, is_free: true }));
    found.open(info({ seats: free, started: false }));
    expect([found.phase, found.invitation, FakeSocket.made.length]).toEqual([
      "invited",
      "an invitation",
      0,
    ]);
  });

  it("by an invitation that was used is told so, unless there is something to watch", () => {
    for (const [watching, phase, failure] of [
      ["none", "failed", "bad_invitation"],
      ["link", "failed", "bad_invitation"],
      ["all", "loading", undefined],
    ] as const) {
      const found = session();
      localStorage.setItem("mori.invited", JSON.stringify({ abc: "an invitation" }));
      found.open(info({ watching }));
      expect([found.phase, found.failure?.code]).toEqual([phase, failure]);
    }
  });

  it("with a key that is good no more forgets it, and takes a new invitation", () => {
    const found = session(0);
    localStorage.setItem("mori.invited", JSON.stringify({ abc: "an invitation" }));
    found.open(info());
    FakeSocket.latest.open().tell({ type: "error", id: null, code: "bad_token", data: {} });
    expect([found.phase, found.mine]).toEqual(["invited", []]);
  });

  it("with one seat sits down there", () => {
    const found = session(2);
    expect([found.phase, found.mine, found.isConnected]).toEqual(["loading", [2], true]);
    found.open(info());
    letIn(2, [0]);
    expect(tokens()).toEqual(["secret 2"]);
    expect([found.phase, found.seat, found.isBusy, found.curtain]).toEqual([
      "table",
      2,
      false,
      null,
    ]);
    expect(heard).toEqual([
      ["met", 2],
      ["seated", 2],
    ]);
  });

  it("without a seat looks on", () => {
    const found = session();
    found.open(info());
    letIn(null, [0]);
    expect([tokens(), found.phase, found.seat]).toEqual([[null], "table", null]);
  });

  it("takes the seats of a link", () => {
    fakeBrowser("abc");
    const kept: string[] = [];
    const secret = "s".repeat(16);
    vi.stubGlobal("localStorage", {
      getItem: () => kept.at(-1) ?? null,
      setItem: (_: string, value: string) => kept.push(value),
    });
    vi.stubGlobal("location", { hash: `#1=${secret}`, pathname: "/t/abc", search: "" });
    vi.stubGlobal("history", { state: null, replaceState: () => undefined });
    expect(new Session("abc", {} as never).mine).toEqual([1]);
  });

  it("with several seats first sees who is asked, and shows nothing until that one is there", () => {
    const found = session(0, 1, 2);
    found.open(info());
    letIn(null, [3, 2]);
    expect([found.phase, found.curtain, found.seat]).toEqual(["curtain", 2, null]);
    expect(heard).toEqual([["met", null], "left"]);
    expect(FakeSocket.latest.readyState).toBe(3); // nobody watches behind the curtain
    found.liftCurtain();
    expect([found.phase, found.curtain, found.seat]).toEqual(["loading", null, 2]);
    letIn(2, [2]);
    expect([found.phase, found.seat, tokens()]).toEqual(["table", 2, ["secret 0", "secret 2"]]);
  });

  it("with several seats of which none is asked waits for the first of them", () => {
    const found = session(1, 2);
    found.open(info());
    letIn(null, [0]);
    expect(found.curtain).toBe(1);
  });

  it("of a game that is over needs no curtain", () => {
    const found = session(0, 1);
    found.open(info({ finished: true }));
    letIn(0);
    expect([found.phase, found.seat, tokens()]).toEqual(["table", 0, ["secret 0"]]);
  });

  it("that was deleted says so to somebody who had a seat, and not to others", () => {
    const deleted = { type: "error", id: null, code: "unknown_table", data: {} } as const;
    const codes = [[], [0]].map((seats) => {
      const found = session(...seats);
      found.open(info());
      FakeSocket.latest.open().tell(deleted);
      return found.failure?.code;
    });
    expect(codes).toEqual(["unknown_table", "table_gone"]);
  });

  it("that is refused tells why, until it is tried again", () => {
    const found = session(0);
    found.open(info());
    FakeSocket.latest.open().tell({ type: "error", id: null, code: "internal_error", data: {} });
    expect([found.phase, found.failure?.code]).toEqual(["failed", "internal_error"]);
    found.begin();
    expect([found.phase, found.failure]).toEqual(["loading", null]);
  });
});

describe("a screen that is shared", () => {
  function seated(...asked: number[]): [Session, boolean] {
    const found = session(0, 1);
    found.open(info());
    letIn(null, [0]);
    found.liftCurtain();
    letIn(0, [0]);
    heard = [];
    return [found, found.handOver(asked)];
  }

  it("stays with the seat as long as it is asked, or nobody else here is", () => {
    for (const asked of [[0], [1, 0], [], [2]]) {
      const [found, isHanded] = seated(...asked);
      expect([isHanded, found.phase, found.seat, heard]).toEqual([false, "table", 0, []]);
    }
  });

  it("is handed to a seat of its own that is asked, with nothing left of the first one's", () => {
    const [found, isHanded] = seated(2, 1);
    expect([isHanded, found.phase, found.curtain, found.seat]).toEqual([true, "curtain", 1, null]);
    expect([heard, FakeSocket.latest.readyState]).toEqual([["left"], 3]);
    expect(found.handOver([1])).toBe(false); // nobody sits there now
  });

  it("shows nothing that still comes for the seat that was left", () => {
    const [found] = seated(1);
    FakeSocket.latest.tell(state);
    expect(heard).toEqual(["left"]);
    expect(found.phase).toBe("curtain");
  });
});

describe("asking the table for something", () => {
  function seated(): Session {
    const found = session(0, 1);
    found.open(info({ finished: true }));
    letIn(0);
    heard = [];
    return found;
  }

  it("is done when the service says so, and what came of it is one's own", async () => {
    const found = seated();
    const asked = found.ask((live) => live.undo("0.1"));
    expect(found.isBusy).toBe(true);
    FakeSocket.latest.tell(state);
    FakeSocket.latest.tell(state); // what follows is not
    FakeSocket.latest.tell({ type: "done", id: 1 });
    expect([await asked, found.isBusy]).toEqual([true, false]);
    expect(heard).toEqual([
      ["state", true],
      ["state", false],
    ]);
  });

  it("has nothing to do with what others do before", () => {
    seated();
    FakeSocket.latest.tell(state);
    expect(heard).toEqual([["state", false]]);
  });

  it("is one thing at a time", async () => {
    const found = seated();
    const first = found.ask((live) => live.undo("0.1"));
    expect(await found.ask((live) => live.undo("0.1"))).toBe(false);
    expect(FakeSocket.latest.sent.length).toBe(2); // that, and the join
    FakeSocket.latest.tell({ type: "done", id: 1 });
    expect(await first).toBe(true);
    void found.ask((live) => live.undo("0.1"));
    expect(FakeSocket.latest.sent.length).toBe(3);
  });

  it("that is refused is told, and what others do then is not one's own", async () => {
    const found = seated();
    const asked = found.ask((live) => live.undo("0.1"));
    FakeSocket.latest.tell({ type: "error", id: 1, code: "nothing_to_undo", data: {} });
    expect([await asked, found.isBusy]).toEqual([false, false]);
    FakeSocket.latest.tell(state);
    expect(heard).toEqual(["nothing_to_undo", ["state", false]]);
  });

  it("waits for the connection, says so, and is sent again", async () => {
    const found = seated();
    const asked = found.ask((live) => live.undo("0.1"));
    expect(found.isSending).toBe(false);
    FakeSocket.latest.drop();
    vi.advanceTimersByTime(1200);
    expect([found.isConnected, found.isBusy, found.isSending]).toEqual([false, true, true]);
    letIn(0);
    expect(FakeSocket.latest.sent[1]).toEqual({ type: "undo", id: 1, mark: "0.1" });
    FakeSocket.latest.tell({ type: "done", id: 1 });
    expect([await asked, found.isBusy, found.isSending]).toEqual([true, false, false]);
    expect([found.isConnected, found.phase]).toEqual([true, "table"]);
  });

  it("tells that the service is being restarted until it is there again", () => {
    const found = seated();
    FakeSocket.latest.drop();
    expect(found.isRestarting).toBe(false);
    vi.advanceTimersByTime(1000);
    letIn(0);
    FakeSocket.latest.drop(1012);
    expect(found.isRestarting).toBe(true);
    vi.advanceTimersByTime(1000);
    FakeSocket.latest.drop(); // nobody listens yet
    expect(found.isRestarting).toBe(true);
    vi.advanceTimersByTime(2000);
    letIn(0);
    expect(found.isRestarting).toBe(false);
  });

  it("counts for the seat that asked, not for the next one at the screen", async () => {
    const found = seated();
    const asked = found.ask((live) => live.undo("0.1"));
    FakeSocket.latest.tell({ type: "done", id: 1 });
    found.handOver([1]);
    expect(await asked).toBe(false);
    found.liftCurtain();
    letIn(1);
    let finish: () => void = () => undefined;
    const late = found.ask(() => new Promise<void>((resolve) => (finish = resolve)));
    found.handOver([0]);
    found.liftCurtain();
    letIn(0);
    void found.ask(() => new Promise(() => undefined));
    finish();
    expect([await late, found.isBusy]).toEqual([false, true]);
  });

  it("is for nothing before the table is there; so is every other question", async () => {
    const found = session(0);
    expect(await found.ask(() => Promise.reject(new Error("asked")))).toBe(false);
    const asked = [found.tryOut(ASKED, []), found.hint(ASKED), found.whyNot({ place: "x" })];
    for (const answer of asked) await expect(answer).rejects.toMatchObject({ code: UNREACHABLE });
    found.close();
    expect(heard).toEqual([]);
  });

  it("may take a while to be saved, and then is", () => {
    const found = seated();
    heard = [];
    const troubles = ["storage_full", "storage_away", null, null].map((code) => {
      FakeSocket.latest.tell({ type: "trouble", code });
      return found.trouble;
    });
    expect(troubles).toEqual(["storage_full", "storage_away", null, null]);
    expect(heard).toEqual(["saved"]);
    FakeSocket.latest.tell({ type: "trouble", code: "storage_busy" });
    FakeSocket.latest.drop();
    expect([found.trouble, found.isConnected]).toEqual([null, false]);
  });

  it("passes questions on, though something else is on its way", async () => {
    const found = seated();
    void found.ask((live) => live.undo("0.1"));
    const asked = [
      found.tryOut(ASKED, ["lay 1"]),
      found.hint(ASKED),
      found.whyNot({ place: "slot-1" }),
    ];
    expect(FakeSocket.latest.sent.slice(2)).toEqual([
      { type: "try", id: 2, ...ASKED, actions: ["lay 1"] },
      { type: "hint", id: 3, ...ASKED, counted: [], is_deep: false },
      { type: "why_not", id: 4, place: "slot-1" },
    ]);
    const answers = ["tried", "suggestion", "reason"].map((type, at) => ({ type, id: at + 2 }));
    for (const answer of answers) FakeSocket.latest.tell(answer as never);
    expect(await Promise.all(asked)).toEqual(answers);
  });

  it("leaves no connection open when the table is left", () => {
    const found = seated();
    found.close();
    expect(FakeSocket.latest.readyState).toBe(3);
    expect(found.handOver([])).toBe(false);
  });
});
