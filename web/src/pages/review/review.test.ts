import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { aReview, judged } from "../../testing/review";
import type { ActionData, DecisionData, ReasonsAnswer, ReviewAnswer } from "../../protocol";
import { Moment } from "./moment.svelte";
import { keptReview, Review } from "./review.svelte";

interface Asked {
  method: string;
  path: string;
}
let asked: Asked[] = [];
/** What the service answers, one after the other; the last answer stays. */
let answers: (unknown | { refused: string } | null)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  vi.stubGlobal("fetch", (path: string, { method }: { method: string }) => {
    asked.push({ method, path });
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer === null) return Promise.reject(new TypeError("no connection"));
    const refused = (answer as { refused?: string }).refused;
    const body = refused ? { error: { code: refused, data: {} } } : answer;
    return Promise.resolve({ ok: !refused, json: () => Promise.resolve(body) });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const state = (
  told: ReviewAnswer["state"],
  progress = 0,
  code: string | null = null,
): ReviewAnswer => ({ state: told, progress, review: told === "done" ? aReview() : null, code });

const methods = () => asked.map(({ method }) => method);

test("a review is begun, and asked for until it is done", async () => {
  answers = [state("running"), state("running", 0.5), state("done", 1)];
  const review = new Review("abc");
  await review.start();
  expect(asked).toEqual([{ method: "POST", path: "/api/tables/abc/review" }]);
  await vi.advanceTimersByTimeAsync(1500);
  expect([review.progress, review.found]).toEqual([0.5, null]);
  await vi.advanceTimersByTimeAsync(1500);
  expect(review.found?.steps).toBe(4);
  expect(review.judged(3)?.grade).toBe("blunder");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(methods()).toEqual(["POST", "GET", "GET"]);
});

test("nobody asks any more once the reader has left, so the service gives it up", async () => {
  answers = [state("running")];
  const review = new Review("abc");
  await review.start();
  review.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(methods()).toEqual(["POST"]);
});

test("a review that was given up meanwhile is begun again", async () => {
  answers = [state("running"), state("none"), state("running"), state("done", 1)];
  const review = new Review("abc");
  await review.start();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(methods()).toEqual(["POST", "GET", "POST", "GET"]);
  expect(review.found).not.toBeNull();
});

test("without a connection it is asked for again later", async () => {
  answers = [state("running"), null, state("done", 1)];
  const review = new Review("abc");
  await review.start();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(review.failure).toBeNull();
  expect(review.found).not.toBeNull();
});

test("a refusal and a failure are told, and it can be begun again", async () => {
  answers = [{ refused: "limit_hints" }, state("failed", 0, "review_failed"), state("done", 1)];
  const review = new Review("abc");
  await review.start();
  expect(review.failure?.code).toBe("limit_hints");
  await review.start();
  expect(review.failure?.code).toBe("review_failed");
  await review.start();
  expect(review.failure).toBeNull();
  expect(review.found).not.toBeNull();
});

test("to tell what is known already, no review is begun", async () => {
  answers = [state("none")];
  expect(await keptReview("abc")).toBeNull();
  expect(methods()).toEqual(["GET"]);
});

const action = (text: string) => ({ text }) as ActionData;
const actions = ["played", "better", "other"].map(action);
const question = { seat: 0, actions } as DecisionData;
const compared = (verdict: ReasonsAnswer["verdict"]) =>
  ({ verdict, lead: 2.5, reasons: [["visions", 3]], at_once: [] }) as unknown as ReasonsAnswer;

async function asMoment(): Promise<Moment> {
  answers = [question];
  const moment = new Moment(
    "abc",
    judged(7, 0, "mistake", {
      played: "played",
      better: "better",
      points: 4,
      reasons: [["rocks", 4]],
    }),
  );
  await moment.open();
  return moment;
}

test("the best choice and the one that was played are judged at once", async () => {
  const moment = await asMoment();
  expect(asked[0]?.path).toBe("/api/tables/abc/review/7/question");
  expect(moment.verdict).toBeNull();
  await moment.choose(actions[1] as ActionData);
  expect([moment.verdict, moment.why?.lead]).toEqual(["best", 4]);
  moment.again();
  expect([moment.chosen, moment.verdict]).toEqual([null, null]);
  await moment.choose(actions[0] as ActionData);
  expect([moment.verdict, moment.why?.reasons]).toEqual(["worse", [["rocks", 4]]]);
  expect(asked).toHaveLength(1);
});

test("any other choice is compared with the best one", async () => {
  for (const [told, verdict] of [
    ["first", "better"],
    ["second", "worse"],
    ["even", "even"],
  ] as const) {
    const moment = await asMoment();
    answers = [compared(told)];
    await moment.choose(actions[2] as ActionData);
    expect(asked.at(-1)?.path).toBe("/api/tables/abc/review/7?first=other&second=better");
    expect([moment.verdict, moment.why?.lead]).toEqual([verdict, 2.5]);
  }
});

test("where a comparison is refused, the question is open again and says why", async () => {
  const moment = await asMoment();
  answers = [{ refused: "limit_hints" }];
  await moment.choose(actions[2] as ActionData);
  expect([moment.chosen, moment.isThinking]).toEqual([null, false]);
  expect(moment.problem?.code).toBe("limit_hints");
});

test("a decision without a better choice is compared with what was played", async () => {
  answers = [question];
  const moment = new Moment("abc", judged(7, 0, "good", { played: "played" }));
  await moment.open();
  expect(moment.best).toBe("played");
});
