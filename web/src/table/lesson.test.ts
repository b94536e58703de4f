import { beforeEach, describe, expect, it, vi } from "vitest";
import { Refused } from "../lib/api";
import { isGoingOn, keepProgress, progressIn } from "../lessons/progress";
import type { LessonStep } from "../protocol";
import type { Choice } from "./choices";
import { Lesson, type LessonTable } from "./lesson.svelte";

const step = (say: string, until: number | null = null): LessonStep => ({
  say,
  lit: [`at-${say}`],
  rules: [],
  until,
});

const RING = {
  id: "ring",
  steps: [step("welcome"), step("goal"), step("first", 5), step("second", 8), step("after")],
};
const MORE = { id: "more", steps: [step("only", 1)] };
const fetched = vi.fn(() => Promise.resolve([RING, MORE]));

vi.mock("../lib/api", async (original) => ({
  ...(await original<object>()),
  lessonsOf: () => fetched(),
}));
vi.mock("../words/words", () => ({
  loadLessons: () =>
    Promise.resolve({
      title: (lesson: string) => `title of ${lesson}`,
      learnt: (lesson: string) => `learnt ${lesson}`,
      said: (lesson: string, say: string) => `${lesson}: ${say}`,
    }),
}));

const kept = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
});

class Table {
  readonly id = "t1";
  game = "hitodama";
  info = { lesson: "ring" as string | null };
  isCatchingUp = false;
  course = { state: { step: 4 }, imagine: vi.fn() };
  choosing = { highlighted: new Set(["looked"]) };
  held = { forget: vi.fn() };
  words = { error: ({ code }: Refused) => `general: ${code}` };
}

async function given(table = new Table()) {
  const lesson = new Lesson(table as unknown as LessonTable);
  await lesson.load();
  await lesson.speak("en");
  return { lesson, table };
}

/** The state is not reactive here: a new lesson reads it again. */
async function after(answers: number) {
  const table = new Table();
  table.course.state.step = answers;
  return given(table);
}

describe("a lesson at the table", () => {
  beforeEach(() => {
    kept.clear();
    fetched.mockClear();
  });

  it("is read up to what it asks for", async () => {
    const { lesson } = await after(4);
    expect([lesson.at, lesson.asking, lesson.isReading]).toEqual([0, 2, true]);
    expect([lesson.title, lesson.sentence]).toEqual(["title of ring", "ring: welcome"]);
    expect([...lesson.highlighted]).toEqual(["looked", "at-welcome"]);
    expect(lesson.canGoBack).toBe(false);
    lesson.go(1);
    lesson.go(1);
    expect([lesson.at, lesson.isReading, lesson.canGoBack]).toEqual([2, false, true]);
    lesson.go(1); // no further
    expect(lesson.at).toBe(2);
    lesson.go(-1);
    expect(lesson.sentence).toBe("ring: goal");
  });

  it("speaks of one of the choices more than of the others", async () => {
    const { lesson } = await after(5);
    const choice = (...places: string[]) => ({ places }) as Choice;
    const many = [choice("x"), choice("at-first"), choice("x", "at-second"), choice("at-second")];
    expect(lesson.spokenOf(many)).toBe(2);
    expect(lesson.spokenOf(many.slice(0, 2))).toBe(0);
    expect(lesson.spokenOf([])).toBe(0);
  });

  it("waits until the others have answered, too", async () => {
    const { lesson } = await after(5);
    expect([lesson.at, lesson.isReading, lesson.canGoBack]).toEqual([3, false, false]);
    expect((await after(7)).lesson.at).toBe(3);
  });

  it("says at its end what was learnt, and leads on", async () => {
    const { lesson } = await after(8);
    expect([lesson.sentence, lesson.isReading, lesson.isOver]).toEqual([
      "ring: after",
      true,
      false,
    ]);
    expect(lesson.hasMoreToRead).toBe(true); // the result of a game that has ended waits for it
    lesson.go(1);
    expect([lesson.sentence, lesson.isOver]).toEqual(["learnt ring", true]);
    expect(lesson.hasMoreToRead).toBe(false);
    expect(lesson.next).toEqual({ id: "more", title: "title of more" });
    lesson.keep();
    expect(progressIn("hitodama", "ring")).toEqual({
      table: "t1",
      step: 5,
      steps: 5,
      isDone: true,
    });
  });

  it("answers what it did not ask for, in its own words or in general", async () => {
    const { lesson, table } = await after(4);
    expect(lesson.answered(new Refused("lesson_other", { say: "lower" }))).toBe(true);
    expect(lesson.reply).toBe("ring: lower");
    expect(table.held.forget).toHaveBeenCalled(); // the answer is not held any more
    expect(lesson.answered(new Refused("lesson_other", { say: "" }))).toBe(true);
    expect(lesson.reply).toBe("general: lesson_other");
    expect(lesson.answered(new Refused("lesson_over"))).toBe(true);
    expect(lesson.answered(new Refused("stale_decision"))).toBe(false);
    lesson.came(false);
    expect(lesson.reply).toBe("");
  });

  it("goes on where it was left", async () => {
    keepProgress("hitodama", "ring", { table: "t1", step: 1, steps: 5 });
    expect(isGoingOn(progressIn("hitodama", "ring"))).toBe(true);
    expect((await after(4)).lesson.at).toBe(1);
    expect((await after(8)).lesson.at).toBe(4); // but never before what has been done
  });

  it("remembers nothing that makes no sense", () => {
    kept.set("mori.lessons", '{"hitodama/ring": {"table": 3, "step": "x", "isDone": 1}}');
    expect(progressIn("hitodama", "ring")).toEqual({ table: "", step: 0, steps: 0, isDone: false });
    kept.set("mori.lessons", "7");
    expect(isGoingOn(progressIn("hitodama", "ring"))).toBe(false);
  });

  it("is nothing at a table without one", async () => {
    const table = new Table();
    table.info = { lesson: null };
    const { lesson } = await given(table);
    expect(fetched).not.toHaveBeenCalled();
    expect([lesson.isGiven, lesson.isReading, lesson.places]).toEqual([false, false, []]);
    expect(lesson.highlighted).toBe(table.choosing.highlighted);
  });

  it("lights nothing while the others play, and hides nothing where it is unknown", async () => {
    const busy = new Table();
    busy.isCatchingUp = true;
    expect((await given(busy)).lesson.places).toEqual([]);
    const unknown = new Table();
    unknown.info = { lesson: "gone" };
    const { lesson } = await given(unknown);
    expect([lesson.isReady, lesson.isReading]).toEqual([false, false]);
  });
});
