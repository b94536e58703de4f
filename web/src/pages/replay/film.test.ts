import { describe, expect, it, vi } from "vitest";
import { aFact } from "../../testing/messages";
import type { Words } from "../../words/words";
import {
  CARD_MS,
  STEPS,
  aFilm,
  film,
  opened,
  paths,
  rest,
  service,
  shown,
  told,
} from "../../testing/replay";

describe("opening a replay", () => {
  it("looks as a spectator where one has no seat, and as oneself where one has one", async () => {
    await aFilm().start(0);
    expect(service.asked).toEqual([
      { path: "", token: undefined },
      { path: "/0", token: undefined },
    ]);
    expect([film.seat, film.at, film.last, film.game]).toEqual([null, 0, 5, "any"]);
    service.asked = [];
    await aFilm(2).start(0);
    expect(service.asked).toEqual([
      { path: "?seat=2", token: "Bearer secret 2" },
      { path: "/0?seat=2", token: "Bearer secret 2" },
    ]);
    expect([film.seat, film.mine]).toEqual([2, [2]]);
    service.asked = [];
    await aFilm(0, 1).start(0); // no seat's view at a shared screen
    expect([service.asked[0]?.path, film.seat]).toEqual(["", null]);
  });

  it("is ready when state, drawing and words of the game are there", async () => {
    aFilm();
    expect([film.isReady, film.game, film.eyes, film.names]).toEqual([false, "", [], []]);
    for (const missing of [() => film.state, () => film.info, () => film.ui, () => film.words])
      expect(missing).toThrow();
    await film.start(0);
    expect(film.isReady).toBe(false);
    film.words = { game: "other", knowing: () => null } as unknown as Words;
    expect(film.isReady).toBe(false);
    const knowing = (told: unknown) => ({ game: "any", told });
    film.words = { game: "any", knowing } as unknown as Words;
    expect(film.isReady).toBe(true);
    expect(film.words).toEqual({ game: "any", told: { card: 7 } });
    expect([film.components, film.info]).toMatchObject([{ card: 7 }, { id: "abc" }]);
    expect(film.names).toEqual([0, 1, 2].map((seat) => `player of style ${seat}`));
    expect(film.page).toMatchObject({ game: "any" });
    expect([film.decision, film.preview, film.lit.size]).toEqual([null, [], 0]);
  });

  it("begins at the step of its address, or at the nearest there is", async () => {
    for (const [at, there] of [
      [3, 3],
      [2.7, 2],
      [-4, 0],
      [99, 5],
      [NaN, 0],
    ] as const) {
      await opened(at);
      expect([film.at, shown()]).toEqual([there, `${there}`]);
    }
    service.steps = [];
    await opened(3);
    expect([film.at, film.last, film.isAtEnd]).toEqual([0, 0, true]);
  });

  it("that is refused says so, and can be tried again", async () => {
    service.refused = "unknown_table";
    await aFilm().start(0);
    expect(film.failure?.code).toBe("unknown_table");
    service.refused = "";
    await film.start(0);
    expect([film.failure, shown()]).toEqual([null, "0"]);
  });
});

describe("whose eyes", () => {
  it("everybody's after the end; before it only one's own, and nobody's at a shared screen", async () => {
    await opened(0, 1);
    expect(film.eyes).toEqual([null, 0, 1, 2]);
    service.finished = false;
    await opened(0, 1);
    expect(film.eyes).toEqual([1]);
    await opened(0, 0, 1);
    expect(film.eyes).toEqual([]);
    await opened();
    expect(film.eyes).toEqual([]);
  });

  it("can be changed at any step, all being asked again", async () => {
    await opened(3, 1);
    await film.look(1);
    expect(service.asked).toEqual([]); // already looked through
    await film.look(0); // without a key: a finished game is open to all
    expect(service.asked).toEqual([
      { path: "?seat=0", token: undefined },
      { path: "/3?seat=0", token: undefined },
    ]);
    expect([film.seat, film.at]).toEqual([0, 3]);
    await film.look(null);
    expect([film.seat, service.asked.at(-1)?.path]).toEqual([null, "/3"]);
    service.refused = "not_finished";
    await film.look(2);
    expect([film.seat, film.failure?.code]).toEqual([null, "not_finished"]);
  });

  it("begin with the whole of a step, not with a moment of it", async () => {
    await opened(2, 1);
    film.stepBy(1);
    await rest();
    expect([shown(), told()]).toEqual(["3, first", ["first"]]);
    await film.look(null);
    expect([shown(), told().length]).toEqual(["3", 3]);
  });
});

describe("going to a step", () => {
  it("shows its picture and what was told until then", async () => {
    await opened(0);
    await film.go(3);
    expect([film.at, shown(), told()]).toEqual([3, "3", ["first", "second", "third"]]);
    expect(film.facts.map(({ kind }) => kind)).toEqual([
      "began",
      "turn_began",
      "first",
      "second",
      "third",
    ]);
    expect([film.step, film.steps.length]).toEqual([STEPS[3], 6]);
    expect(service.motions).toEqual(["capture true", "play"]);
    expect(film.isAtEnd).toBe(false);
    await film.go(9);
    expect([film.at, film.isAtEnd]).toEqual([5, true]);
  });

  it("asks again for other eyes, each of which sees its own", async () => {
    await opened(0, 1);
    await film.go(1);
    await film.look(0);
    await film.look(2);
    expect(paths()).toEqual(["/1?seat=1", "?seat=0", "/1?seat=0", "?seat=2", "/1?seat=2"]);
  });

  it("does not hide a mistake of its own", async () => {
    await opened(0);
    const broken = {
      json: () => Promise.resolve({}),
      get ok() {
        throw new Error("a bug");
      },
    };
    vi.stubGlobal("fetch", () => Promise.resolve(broken));
    await expect(film.go(1)).rejects.toThrow("a bug");
  });

  it("asks for each step once, and for one that was refused again", async () => {
    await opened(0);
    await film.go(0);
    await film.go(1);
    await film.go(0);
    await film.go(1);
    expect(paths()).toEqual(["/1"]);
    service.refused = "unreachable";
    await film.go(2);
    expect([film.failure?.code, paths()]).toEqual(["unreachable", ["/1", "/2"]]);
    service.refused = "";
    await film.go(1);
    await film.go(2);
    expect([shown(), paths()]).toEqual(["2", ["/1", "/2", "/2"]]);
  });

  it("closes the card", async () => {
    await opened(0);
    film.press("slot-1", {} as Element);
    await film.go(1);
    expect(film.card).toBe(null);
  });

  it("shows only the last of several, whichever comes first", async () => {
    await opened(0);
    let come: (value: unknown) => void = () => undefined;
    service.held.set("/1", new Promise((resolve) => (come = resolve)));
    const slow = film.go(1);
    await film.go(4);
    come(null);
    await slow;
    expect([film.at, shown()]).toEqual([4, "4"]);
  });

  it("shows nothing of other eyes than are looked through now", async () => {
    await opened(0, 1);
    let come: (value: unknown) => void = () => undefined;
    service.held.set("/1?seat=1", new Promise((resolve) => (come = resolve)));
    const slow = film.go(1);
    await film.look(null);
    expect(film.at).toBe(1);
    service.motions = [];
    come(null);
    await slow;
    expect([film.seat, service.motions]).toEqual([null, []]);
  });

  it("of which no one waits any more may fail", async () => {
    await opened(0);
    let fail: (error: unknown) => void = () => undefined;
    service.held.set("/1", new Promise((_, reject) => (fail = reject)));
    const slow = film.go(1);
    await film.go(4);
    fail(new TypeError());
    await slow;
    expect([film.failure, film.at]).toEqual([null, 4]);
  });
});

describe("looking closer", () => {
  const anchor = {} as Element;

  it("explains what is pressed, and closes it when it is pressed again", async () => {
    await opened(0);
    film.press("slot-1", anchor);
    expect(film.card).toEqual({
      place: "slot-1",
      anchor,
      explanation: { title: "about slot-1", lines: ["lies on slot-1"] },
    });
    film.press("slot-2", anchor);
    expect(film.card?.place).toBe("slot-2");
    film.press("slot-2", anchor);
    expect(film.card).toBe(null);
    film.press("slot-1", anchor);
    film.press("nothing", anchor);
    expect(film.card).toBe(null);
  });

  it("describes places for screen readers", async () => {
    await opened(0);
    expect(film.describe("slot-1")).toEqual(["lies on slot-1"]);
    expect(film.describe("nothing")).toEqual([]);
  });

  it("explains nothing before the game is there", () => {
    aFilm().press("slot-1", anchor);
    expect([film.card, film.describe("slot-1")]).toEqual([null, []]);
  });

  it("lights what is hovered at once, and explains it after a while", async () => {
    await opened(0);
    film.hover("slot-1", anchor);
    expect([...film.highlighted]).toEqual(["slot-1"]);
    await vi.advanceTimersByTimeAsync(CARD_MS - 1);
    expect(film.card).toBe(null);
    await vi.advanceTimersByTimeAsync(1);
    expect(film.card?.place).toBe("slot-1");
    film.hover(null);
    expect([film.highlighted.size, film.card]).toEqual([0, null]);
    film.hover("slot-2");
    await vi.advanceTimersByTimeAsync(CARD_MS);
    expect([[...film.highlighted], film.card]).toEqual([["slot-2"], null]);
  });

  it("explains only where the pointer stays", async () => {
    await opened(0);
    for (const leave of [() => film.hover(null), () => film.dismiss(), () => film.stop()]) {
      film.hover("slot-1", anchor);
      leave();
      await vi.advanceTimersByTimeAsync(CARD_MS);
      expect(film.card).toBe(null);
    }
    expect(service.motions).toContain("finish");
  });

  it("says whether there was a card to close", async () => {
    await opened(0);
    film.press("slot-1", anchor);
    expect([film.dismiss(), film.dismiss()]).toEqual([true, false]);
  });

  it("shows where facts happened", async () => {
    await opened(0);
    film.lookAtFacts([aFact("moved", {}, ["slot-1"]), aFact("moved", {}, ["slot-2"])]);
    expect([...film.highlighted]).toEqual(["slot-1", "slot-2"]);
  });
});
