import { describe, expect, it, vi } from "vitest";
import {
  SILENT_MS,
  STEPS,
  STEP_MS,
  film,
  opened,
  paths,
  rest,
  service,
  shown,
  told,
  speeds,
} from "../../testing/replay";

describe("going by hand", () => {
  it("goes step by step, through the moments of a step", async () => {
    await opened(2);
    const seen: unknown[] = [];
    for (const by of [1, 1, 1, 1, -1, -1, -1, -1, -1] as const) {
      film.stepBy(by);
      await rest();
      seen.push([shown(), told()]);
    }
    expect(seen).toEqual([
      ["3, first", ["first"]],
      ["3, second", ["second"]],
      ["3", ["third"]],
      ["4", ["turn_began"]],
      ["3", ["first", "second", "third"]], // the whole step; then its parts
      ["3, second", ["second"]],
      ["3, first", ["first"]],
      ["2", []],
      ["1", ["turn_began"]],
    ]);
  });

  it("tells at a moment what was told until then, and is not at the end before the last", async () => {
    service.steps = STEPS.slice(0, 4);
    await opened(2);
    film.stepBy(1);
    await rest();
    expect(film.facts.map(({ kind }) => kind)).toEqual(["began", "turn_began", "first"]);
    expect([film.at, film.isAtEnd]).toEqual([3, false]);
    film.stepBy(1);
    await rest();
    expect(film.facts.map(({ kind }) => kind)).toEqual(["began", "turn_began", "first", "second"]);
    expect(film.isAtEnd).toBe(false);
    film.stepBy(1);
    await rest();
    expect(film.isAtEnd).toBe(true);
  });

  it("goes to the whole of a step when it is sought, though a moment of it is shown", async () => {
    await opened(2);
    film.stepBy(1);
    await rest();
    film.seek(3);
    await rest();
    expect([shown(), told().length]).toEqual(["3", 3]);
  });

  it("goes through the moments of a step that has only one", async () => {
    service.steps = STEPS.map((each) => (each.moments > 0 ? { ...each, moments: 1 } : each));
    await opened(3);
    film.stepBy(-1);
    await rest();
    expect(shown()).toBe("3, first");
  });

  it("goes back from where it was opened", async () => {
    await opened(5);
    film.stepBy(-1);
    await rest();
    expect([film.at, shown()]).toEqual([4, "4"]);
  });

  it("draws nothing again that is there already", async () => {
    await opened(3);
    film.seek(3);
    await rest();
    expect(service.motions).toEqual([]);
  });

  it("stays at both ends", async () => {
    await opened(0);
    film.stepBy(-1);
    await rest();
    expect(film.at).toBe(0);
    film.seek(5);
    await rest();
    film.stepBy(1);
    await rest();
    expect(film.at).toBe(5);
  });

  it("goes by turn", async () => {
    await opened(0);
    const seen: number[] = [];
    for (const by of [1, 1, -1] as const) {
      film.turnBy(by);
      await rest();
      seen.push(film.at);
    }
    expect([seen, film.turns.map(({ at }) => at)]).toEqual([
      [1, 4, 1],
      [1, 4],
    ]);
    expect([film.run?.from, film.rail.places.length]).toEqual([0, 6]);
  });

  it("closes the card at each moment", async () => {
    await opened(2);
    for (let time = 0; time < 2; time++) {
      film.press("slot-1", {} as Element);
      film.stepBy(1);
      await rest();
      expect(film.card).toBe(null);
    }
  });

  it("shows no moments of a step that was left meanwhile, nor to other eyes", async () => {
    await opened(2, 1);
    let come: (value: unknown) => void = () => undefined;
    service.held.set("/3/moments?seat=1", new Promise((resolve) => (come = resolve)));
    film.stepBy(1);
    film.seek(5);
    await rest();
    come(null);
    await rest();
    expect([film.at, shown()]).toEqual([5, "5"]);
    film.seek(2);
    await rest();
    service.held.set("/3/moments?seat=1", new Promise((resolve) => (come = resolve)));
    film.stepBy(1);
    await film.look(null);
    come(null);
    await rest();
    expect([film.at, shown(), film.seat]).toEqual([2, "2", null]);
  });

  it("tells that moments were refused, unless nobody waits for them any more", async () => {
    await opened(2);
    service.refused = "unreachable";
    film.stepBy(1);
    await rest();
    expect([film.failure?.code, film.at]).toEqual(["unreachable", 2]);
    film.failure = null;
    let come: (value: unknown) => void = () => undefined;
    service.held.set("/3/moments", new Promise((resolve) => (come = resolve)));
    service.held.set("/3", Promise.resolve());
    service.refused = "";
    film.stepBy(1);
    film.seek(1);
    await rest();
    service.refused = "unreachable";
    come(null);
    await rest();
    expect([film.failure, film.at]).toEqual([null, 1]);
  });
});

describe("playing", () => {
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

  it("goes on by itself, faster over what nothing is told of, to the end", async () => {
    await opened(0);
    film.play();
    await rest();
    expect([film.isPlaying, film.at]).toEqual([true, 1]);
    await pass(STEP_MS - 1);
    expect(film.at).toBe(1);
    await pass(1);
    expect(film.at).toBe(2);
    await pass(SILENT_MS);
    expect([film.at, shown()]).toEqual([3, "3, first"]);
    await pass(STEP_MS);
    expect(shown()).toBe("3, second");
    await pass(STEP_MS * 3);
    expect([film.at, film.isPlaying]).toEqual([5, false]);
    await pass(STEP_MS * 3);
    expect(film.at).toBe(5);
  });

  it("begins again from the end", async () => {
    await opened(5);
    film.play();
    await rest();
    expect([film.at, film.isPlaying]).toEqual([0, true]);
    await pass(STEP_MS);
    expect(film.at).toBe(1);
  });

  it("is offered at half, once, twice and four times the speed", () => {
    expect(speeds).toEqual([0.5, 1, 2, 4]);
  });

  it("goes at the speed that is chosen", async () => {
    await opened(0);
    film.speed = 4;
    film.play();
    await rest();
    await pass(STEP_MS / 4);
    expect(film.at).toBe(2);
  });

  it("fetches what comes next before it is wanted, and nothing beyond the end", async () => {
    await opened(0);
    await film.go(1);
    expect(paths()).toEqual(["/1"]); // not while it is paused
    await film.go(0);
    film.play();
    await rest();
    expect(paths()).toEqual(["/1", "/2", "/3", "/4"]);
    film.pause();
    await film.go(4);
    film.play();
    await rest();
    expect([film.at, paths().filter((path) => path > "/5")]).toEqual([5, []]);
    await opened(1);
    film.play();
    await rest();
    expect(paths()).toContain("/5"); // the last one as well
  });

  it("is begun once, and stopped by a pause or by hand", async () => {
    await opened(0);
    film.play();
    film.play();
    await rest();
    expect(film.at).toBe(1);
    film.pause();
    await pass(STEP_MS * 3);
    expect([film.at, film.isPlaying]).toEqual([1, false]);
    for (const by of [
      () => film.seek(1),
      () => film.stepBy(-1),
      () => film.turnBy(-1),
      () => film.stop(),
    ]) {
      film.play();
      await rest();
      by();
      expect(film.isPlaying).toBe(false);
    }
  });

  it("that is stopped while a step is on its way does not go on", async () => {
    await opened(0);
    film.play();
    film.pause();
    await pass(STEP_MS * 3);
    expect(film.at).toBe(1);
  });

  it("stops where the service refuses", async () => {
    await opened(0);
    service.refused = "unreachable";
    film.play();
    await rest();
    expect([film.isPlaying, film.failure?.code]).toEqual([false, "unreachable"]);
  });
});
