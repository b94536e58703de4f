import { beforeEach, describe, expect, it, vi } from "vitest";
import type { FactData, StateData, StateMessage } from "../protocol";
import { settings } from "../lib/settings.svelte";
import { Course } from "./course.svelte";

vi.mock("../lib/settings.svelte", () => ({ settings: { speed: "normal", isStill: true } }));
vi.mock("./motion", () => ({
  Motion: class {
    capture = () => undefined;
    play = () => undefined;
    finish = () => undefined;
  },
}));

const fact = (kind: string): FactData => ({ kind, args: {}, places: [] }) as unknown as FactData;
const state = (step: number, rewound = false): StateData =>
  ({ step, rewound, asked: [1] }) as unknown as StateData;
const message = (step: number, kinds: string[], rewound = false): StateMessage =>
  ({
    type: "state",
    state: state(step, rewound),
    facts: kinds.map(fact),
    moments: [],
    opened: [],
  }) as unknown as StateMessage;

let news: string[][];
let settled: StateData[];
let course: Course;

beforeEach(() => {
  settings.speed = "normal";
  news = [];
  settled = [];
  course = new Course({
    onNews: (_, facts) => news.push(facts.map(({ kind }) => kind)),
    onSettled: (shown) => settled.push(shown),
  });
  course.begin(state(0), [fact("began")]);
});

const kinds = () => course.facts.map(({ kind }) => kind);

describe("the course of a table", () => {
  it("begins with what the seat was told, and settles", () => {
    expect([kinds(), course.state?.step, settled.length]).toEqual([["began"], 0, 1]);
    expect([course.isCatchingUp, course.isAgain]).toEqual([false, false]);
  });

  it("shows an answer of one's own at once, and goes on with the log", async () => {
    course.came(message(1, ["moved"]), true);
    await vi.waitFor(() => expect(course.state?.step).toBe(1));
    expect([kinds(), news]).toEqual([["began", "moved"], [["moved"]]]);
    expect(course.log.map(({ id }) => id)).toEqual([1, 2]);
  });

  it("shows how things would be until something comes", async () => {
    const imagined = { hand: [] };
    await course.imagine(imagined);
    expect([course.view, course.state?.step]).toEqual([imagined, 0]);
    await course.imagine(null);
    expect(course.view).toBe(course.state?.view);
    await course.imagine(imagined);
    course.came(message(1, ["moved"]), true);
    await vi.waitFor(() => expect(course.state?.step).toBe(1));
    expect(course.view).toBe(course.state?.view);
  });

  it("loses nothing of the log when it is skipped", async () => {
    for (const step of [1, 2, 3]) course.came(message(step, [`move ${step}`]), false);
    expect([course.isCatchingUp, course.state?.step]).toEqual([true, 0]);
    course.skip();
    await vi.waitFor(() => expect(course.isCatchingUp).toBe(false));
    expect(course.state?.step).toBe(3);
    expect(kinds()).toEqual(["began", "move 1", "move 2", "move 3"]);
  });

  it("shows each step of a message by itself, or the last one at once", async () => {
    const steps = (step: number): StateMessage => ({
      ...message(step, ["first", "second", "third"]),
      moments: [
        { facts: 1, view: `${step}a` },
        { facts: 2, view: `${step}b` },
      ] as unknown as StateMessage["moments"],
    });
    expect(course.isAgain).toBe(false);
    course.came(steps(1), true);
    await vi.waitFor(() => expect(course.isCatchingUp).toBe(true));
    expect(news).toEqual([["first"]]); // the reader's own answer, at once
    course.skip();
    await vi.waitFor(() => expect(course.isCatchingUp).toBe(false));
    expect(news).toEqual([["first"], ["second", "third"]]);
    news = [];
    settings.speed = "instant";
    course.came(steps(2), true);
    await vi.waitFor(() => expect(news).toEqual([["first", "second", "third"]]));
    expect(course.canSeeAgain).toBe(true); // all its steps
  });

  it("waits for nothing that comes while it is skipped", async () => {
    course.came(message(1, ["move 1"]), false);
    const timers = vi.spyOn(globalThis, "setTimeout");
    course.skip();
    course.came(message(2, ["move 2"]), false);
    await vi.waitFor(() => expect(course.state?.step).toBe(2));
    expect(timers.mock.calls.filter(([, wait]) => (wait ?? 0) > 100)).toEqual([]);
    timers.mockRestore();
  });

  it("has all facts again after an undo, also when it is skipped", async () => {
    course.came(message(1, ["move 1"]), false);
    course.came(message(0, ["began"], true), false);
    course.skip();
    await vi.waitFor(() => expect(course.isCatchingUp).toBe(false));
    expect([kinds(), course.log.map(({ id }) => id)]).toEqual([["began"], [1]]);
  });

  it("tells all in the log when it ends, also when it is skipped", async () => {
    const end = (step: number): StateMessage => ({
      ...message(step, ["last"]),
      opened: ["began", "secret of another", "last"].map(fact),
    });
    course.came(end(1), true);
    await vi.waitFor(() => expect(settled).toHaveLength(2));
    const all = ["began", "secret of another", "last"];
    expect([kinds(), news]).toEqual([all, [["last"]]]);
    expect(course.log.map(({ id }) => id)).toEqual([1, 2, 3]);
    course.came({ ...message(2, ["last"]), opened: [fact("all there is")] }, true);
    await vi.waitFor(() => expect(settled).toHaveLength(3));
    expect(kinds()).toEqual(["all there is"]);
    course.begin(state(0), [fact("began")]);
    course.came(message(1, ["move 1"]), false);
    course.came(end(2), false);
    course.skip();
    await vi.waitFor(() => expect(course.isCatchingUp).toBe(false));
    expect(kinds()).toEqual(all);
  });

  it("of another seat at the same screen has nothing of the first one's", () => {
    course.came(message(1, ["secret"]), false);
    course.clear();
    expect([course.state, kinds(), course.canSeeAgain]).toEqual([null, [], false]);
    course.begin(state(1), [fact("other")]);
    expect([course.state?.step, kinds()]).toEqual([1, ["other"]]);
  });

  it("can be seen again from one's last answer on", async () => {
    expect(course.canSeeAgain).toBe(false);
    course.came(message(1, ["mine"]), true);
    await vi.waitFor(() => expect(course.state?.step).toBe(1));
    expect(course.canSeeAgain).toBe(false);
    course.came(message(2, ["theirs"]), false);
    course.skip();
    await vi.waitFor(() => expect(course.canSeeAgain).toBe(true));
    const again = course.seeAgain();
    await vi.waitFor(() => expect(course.state?.step).toBe(1));
    expect(course.isAgain).toBe(true);
    course.skip();
    await again;
    expect([course.isAgain, course.state?.step, kinds()]).toEqual([
      false,
      2,
      ["began", "mine", "theirs"],
    ]);
  });

  it("gives every turn its time, also with one rival", async () => {
    vi.useFakeTimers();
    const waited: number[] = [];
    const step = async (at: number, isMine: boolean, kind = "moved") => {
      const start = performance.now();
      course.came(message(at, [kind]), isMine);
      await vi.runAllTimersAsync();
      waited.push(Math.round(performance.now() - start));
    };
    await step(1, true);
    for (const at of [2, 3, 4, 5, 6]) await step(at, false);
    await step(7, true); // the reader's own answer: then the rival begins again
    await step(8, false);
    await step(9, false, "turn_began"); // and so it does after one has passed
    await step(10, false);
    vi.useRealTimers();
    expect(waited).toEqual([0, 800, 800, 800, 800, 120, 0, 800, 800, 800]);
  });

  it("tells what others have done, and where, until one answers again", async () => {
    course.came(message(1, ["mine"]), true);
    await vi.waitFor(() => expect(settled).toHaveLength(2));
    course.came(message(2, ["theirs"]), false);
    course.came(message(3, ["too"]), false);
    course.skip();
    await vi.waitFor(() => expect(course.isCatchingUp).toBe(false));
    expect(course.since.map(({ kind }) => kind)).toEqual(["theirs", "too"]);
    expect(course.told.length).toBeGreaterThan(0);
    course.came(message(4, ["mine", "turn_began"]), true);
    await vi.waitFor(() => expect(course.state?.step).toBe(4));
    expect(course.told).toEqual([]);
    expect(course.since.map(({ kind }) => kind)).toEqual(["turn_began"]); // the next one's
    course.came(message(5, ["mine"]), true);
    await vi.waitFor(() => expect(course.state?.step).toBe(5));
    expect(course.since).toEqual([]);
  });

  it("leaves points of several sides on show for longer", async () => {
    vi.useFakeTimers();
    course.came(message(1, ["scored", "scored"]), false);
    await vi.runAllTimersAsync();
    const start = performance.now();
    course.came(message(2, ["moved"]), false);
    await vi.runAllTimersAsync();
    const waited = Math.round(performance.now() - start);
    vi.useRealTimers();
    expect(waited).toBe(1600);
  });
});
