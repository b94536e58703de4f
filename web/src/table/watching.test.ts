// Watching a table: the pace, the motion, and the replay of moves.

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { aFact } from "../testing/messages";
import { settings } from "../lib/settings.svelte";
import type { StateData, StateMessage } from "../protocol";
import { Course } from "./course.svelte";

vi.mock("../lib/settings.svelte", () => ({ settings: {} }));
const motions: string[] = [];
vi.mock("./motion", () => ({
  Motion: class {
    capture = (isStill: boolean) => motions.push(isStill ? "still" : "capture");
    play = () => motions.push("play");
    finish = () => motions.push("finish");
  },
}));

const STEP_MS = 800; // at the normal pace
const FAST_MS = 350;

let course: Course;
let settled: number[];

const state = (step: number, rewound = false): StateData =>
  ({ step, rewound, asked: [step], view: { step } }) as unknown as StateData;

function came(step: number, kinds = ["moved"], isMine = false, rewound = false): void {
  const facts = kinds.map((kind) => aFact(kind));
  const message = { type: "state", state: state(step, rewound), facts, moments: [], opened: [] };
  course.came(message as unknown as StateMessage, isMine);
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const step = () => course.state?.step;

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(settings, { speed: "normal", isStill: false });
  settled = [];
  course = new Course({
    onNews: () => undefined,
    onSettled: (shown) => settled.push(shown.step),
  });
  course.begin(state(0), []);
  motions.length = 0;
  vi.advanceTimersByTime(5000); // the first state was visible long enough
});
afterEach(() => vi.useRealTimers());

it("shows one state after the other, each for a while, and settles after the last", async () => {
  came(1);
  await pass(0);
  expect(step()).toBe(1); // the previous state was visible long enough
  came(2);
  came(3);
  await pass(STEP_MS - 1);
  expect([step(), course.isCatchingUp, settled]).toEqual([1, true, [0, 1]]);
  await pass(1);
  expect(step()).toBe(2);
  await pass(STEP_MS);
  expect([step(), course.isCatchingUp, settled]).toEqual([3, false, [0, 1, 3]]);
});

it("waits for nothing of which nothing is told, and for no answer of one's own", async () => {
  came(1);
  await pass(0);
  came(2, []);
  await pass(0);
  expect(step()).toBe(2);
  came(3, ["moved"], true);
  await pass(0);
  expect([step(), course.isCatchingUp]).toEqual([3, false]);
});

it("at once means that nothing has to be watched first", async () => {
  Object.assign(settings, { speed: "instant" });
  came(1);
  came(2);
  expect(course.isCatchingUp).toBe(false);
  await pass(0);
  expect([step(), course.isCatchingUp, settled]).toEqual([2, false, [0, 2]]);
});

it("keeps unchanged parts identical, so that they are not redrawn", async () => {
  const { asked, view } = course.state ?? {};
  const message = { ...state(0), mark: 1 };
  course.came({ state: message, facts: [], moments: [], opened: [] } as never, true);
  await pass(0);
  expect(course.state).toEqual(message);
  expect(course.state?.asked).toBe(asked);
  expect(course.view).toBe(view);
});

it("lets pieces travel to each state that is drawn, and to one that is imagined", async () => {
  came(1);
  await pass(0);
  expect(motions).toEqual(["capture", "play"]);
  Object.assign(settings, { isStill: true });
  const imagined = { step: "imagined" };
  await course.imagine(imagined);
  await course.imagine(imagined); // which is already drawn
  expect(motions).toEqual(["capture", "play", "still", "play"]);
  course.stop();
  expect(motions.at(-1)).toBe("finish");
});

it("imagines nothing while something is being shown", async () => {
  came(1);
  await pass(0);
  came(2);
  await course.imagine({ step: "imagined" });
  expect(course.view).toEqual({ step: 1 });
  await pass(STEP_MS);
  expect(course.view).toEqual({ step: 2 });
});

it("skips what is waiting, and only that", async () => {
  came(1);
  await pass(0);
  course.skip(); // there is nothing to skip
  came(2);
  await pass(0);
  expect(step()).toBe(1);
  course.skip();
  await pass(0);
  expect([step(), course.isCatchingUp]).toEqual([2, false]);
  came(3);
  await pass(0);
  expect(step()).toBe(2); // this one is waited for again
});

it("begins again with a new connection, at once, without what was waiting", async () => {
  came(1);
  await pass(0);
  came(2);
  course.begin(state(7), [aFact("began")]);
  await pass(0);
  expect([step(), course.isCatchingUp, settled.at(-1)]).toEqual([7, false, 7]);
  await pass(STEP_MS * 3);
  expect([step(), course.log.length]).toEqual([7, 1]);
});

/** Three states of others after the reader's own answer. */
async function watched(): Promise<void> {
  came(1, ["moved"], true);
  came(2);
  came(3);
  await pass(STEP_MS * 3);
  motions.length = 0;
  settled = [];
}

it("plays what happened since one's last answer once more, at the same pace", async () => {
  await watched();
  const again = course.seeAgain();
  await pass(0);
  expect([step(), course.isAgain, course.isCatchingUp, course.canSeeAgain]).toEqual([
    1,
    true,
    true,
    false,
  ]);
  await pass(STEP_MS);
  expect(step()).toBe(2);
  await pass(STEP_MS);
  expect([step(), course.isAgain]).toEqual([3, true]);
  await pass(STEP_MS);
  await again;
  expect([course.isAgain, course.isCatchingUp, settled]).toEqual([false, false, [3]]);
  expect(motions.filter((motion) => motion === "play")).toHaveLength(3); // the last one is drawn once
  expect(course.canSeeAgain).toBe(true);
});

it("can be seen again only once there is something to see", async () => {
  came(1, ["moved"], true);
  await pass(0);
  expect(course.canSeeAgain).toBe(false);
  await course.seeAgain();
  expect(course.isAgain).toBe(false);
  came(2);
  await pass(STEP_MS);
  expect(course.canSeeAgain).toBe(true);
  came(2, ["began"], false, true); // undone: nothing of it is left
  await pass(STEP_MS);
  expect(course.canSeeAgain).toBe(false);
});

it("is seen again fast by those who see everything at once", async () => {
  await watched();
  settings.speed = "instant";
  void course.seeAgain();
  await pass(FAST_MS);
  expect(step()).toBe(2);
});

it("shows every step of a message again that was shown at once", async () => {
  settings.speed = "instant";
  const moments = ["a", "b"].map((view) => ({ facts: 0, view }));
  const message = { type: "state", state: state(1), facts: [aFact("moved")], moments, opened: [] };
  course.came(message as unknown as StateMessage, true);
  await pass(0);
  expect(course.view).toEqual({ step: 1 });
  void course.seeAgain();
  const views: unknown[] = [];
  for (let time = 0; time < 3; time++) {
    await pass(time === 0 ? 0 : FAST_MS);
    views.push(course.view);
  }
  expect(views).toEqual(["a", "b", { step: 1 }]);
});

it("goes back to where it was when seeing it again is skipped", async () => {
  await watched();
  const again = course.seeAgain();
  await pass(0);
  course.skip();
  await again;
  expect([step(), course.isAgain, course.isCatchingUp]).toEqual([3, false, false]);
});

it("shows what comes meanwhile afterwards", async () => {
  await watched();
  void course.seeAgain();
  await pass(0);
  came(4);
  await pass(STEP_MS);
  expect(step()).toBe(2);
  await pass(STEP_MS * 4);
  expect([step(), course.isCatchingUp]).toEqual([4, false]);
});

it("is not gone on with after a new connection", async () => {
  await watched();
  const again = course.seeAgain();
  await pass(0);
  course.begin(state(9), []);
  await again;
  expect([step(), course.isAgain]).toEqual([9, false]);
});

it("numbers the facts of the log from one on, again after an undo", async () => {
  came(1, ["a", "b"]);
  await pass(0);
  expect(course.log.map(({ id }) => id)).toEqual([1, 2]);
  came(0, ["c"], true, true);
  await pass(0);
  expect(course.log.map(({ id }) => id)).toEqual([1]);
});
