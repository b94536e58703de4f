// The lesson at a table: its current sentence, the places lit with it, and replies to answers that
// it did not ask for. The number of answers tells the progress.

import { lessonsOf, type Refused } from "../lib/api";
import type { PlaceId } from "../lib/contract";
import { enoughOf } from "../lessons/course";
import { keepProgress, progressIn } from "../lessons/progress";
import type { LessonData, LessonStep, TableInfo } from "../protocol";
import { type LessonWords, loadLessons, type Words } from "../words/words";
import type { Choice } from "./choices";
import type { Choosing } from "./choosing.svelte";
import type { Course } from "./course.svelte";
import type { Held } from "./held.svelte";

const OTHER = "lesson_other";
const OVER = "lesson_over";
const NO_PLACES: readonly PlaceId[] = [];

/** What a lesson needs of its table. */
export interface LessonTable {
  readonly id: string;
  readonly game: string;
  readonly info: TableInfo;
  readonly words: Words;
  readonly isCatchingUp: boolean;
  readonly course: Pick<Course, "imagine" | "state">;
  readonly choosing: Pick<Choosing, "highlighted">;
  readonly held: Pick<Held, "forget">;
}

export class Lesson {
  readonly #table: LessonTable;
  #all = $state.raw<LessonData[]>([]);
  #words = $state.raw<LessonWords | null>(null);
  /** The step that the reader reads. */
  #at = $state(0);
  /** The reply to the last answer; "" if there is none. */
  reply = $state("");

  constructor(table: LessonTable) {
    this.#table = table;
  }

  get id(): string {
    return this.#table.game === "" ? "" : (this.#table.info.lesson ?? "");
  }
  get isGiven(): boolean {
    return this.id !== "";
  }
  /** The lesson and its words are loaded. */
  get isReady(): boolean {
    return this.#data !== undefined && this.#words !== null;
  }
  readonly #data: LessonData | undefined = $derived.by(() =>
    this.#all.find(({ id }) => id === this.id),
  );
  get #steps(): LessonStep[] {
    return this.#data?.steps ?? [];
  }

  /** Loads the lesson, if there is one at this table. */
  async load(): Promise<void> {
    if (!this.isGiven || this.#all.length > 0) return;
    this.#all = await lessonsOf(this.#table.game);
    this.#at = progressIn(this.#table.game, this.id).step;
  }

  async speak(language: string): Promise<void> {
    const words = await loadLessons(language, this.#table.game);
    this.#words = words;
    this.reply = ""; // it was in another language
  }

  /** The step that waits for an answer, or the number of steps at the end. */
  readonly asking: number = $derived.by(() => {
    const given = this.#table.course.state?.step ?? 0;
    const found = this.#steps.findIndex(({ until }) => until !== null && until > given);
    return found < 0 ? this.#steps.length : found;
  });

  /** The first step that still fits the current state. */
  readonly #first: number = $derived.by(() => {
    let first = this.asking;
    while (first > 0 && this.#steps[first - 1]?.until === null) first -= 1;
    return first;
  });

  /** The current step. */
  readonly at: number = $derived.by(() => Math.min(Math.max(this.#at, this.#first), this.asking));
  get count(): number {
    return this.#steps.length;
  }
  /** The reader has to read before doing anything. */
  readonly isReading: boolean = $derived.by(
    () =>
      this.isGiven &&
      (this.#all.length === 0 || this.#words === null || this.at < this.asking || this.isOver),
  );
  readonly isOver: boolean = $derived.by(() => this.isReady && this.at >= this.#steps.length);
  /** Sentences are left although nothing is asked: a game that has ended waits with its result. */
  get hasMoreToRead(): boolean {
    return this.isReading && !this.isOver;
  }
  get canGoBack(): boolean {
    return this.at > this.#first;
  }

  get title(): string {
    return this.#words?.title(this.id) ?? "";
  }
  readonly sentence: string = $derived.by(() => {
    const step = this.#steps[this.at];
    if (!this.#words || !this.isReady) return "";
    return step ? this.#words.said(this.id, step.say) : this.#words.learnt(this.id);
  });
  get rules(): readonly string[] {
    return this.#steps[this.at]?.rules ?? [];
  }
  /** The places lit with the sentence; none while the others play. */
  readonly places: readonly PlaceId[] = $derived.by(() =>
    this.#table.isCatchingUp || !this.isReady
      ? NO_PLACES
      : (this.#steps[this.at]?.lit ?? NO_PLACES),
  );

  /** The index of the choice that fits the sentence best; the first if none does. */
  spokenOf(choices: readonly Choice[]): number {
    const lit = choices.map(({ places }) => places.filter((one) => this.places.includes(one)));
    return Math.max(
      0,
      lit.findIndex((own) => lit.every((other) => other.length <= own.length)),
    );
  }

  /** The places lit on the table: those of the lesson and those being looked at. */
  readonly highlighted: Set<PlaceId> = $derived.by(() => {
    const { highlighted } = this.#table.choosing;
    return this.places.length === 0 ? highlighted : new Set([...highlighted, ...this.places]);
  });

  /** The next lesson; null after the last. */
  get next(): { id: string; title: string } | null {
    const following = this.#all[this.#all.findIndex(({ id }) => id === this.id) + 1];
    return following && this.#words
      ? { id: following.id, title: this.#words.title(following.id) }
      : null;
  }

  /** How many lessons of the game are enough for a first game. */
  get enough(): number {
    return enoughOf(this.#all.length);
  }
  /** With this lesson or an earlier one a first game can begin. */
  get isEnough(): boolean {
    return this.enough > 0 && this.#number >= this.enough;
  }
  get isJustEnough(): boolean {
    return this.isEnough && this.#number === this.enough;
  }
  get #number(): number {
    return this.#all.findIndex(({ id }) => id === this.id) + 1;
  }

  go(step: 1 | -1): void {
    this.#at = this.at + step;
    this.reply = "";
  }

  /** A new position: reading starts at its first step, or after an undo at the question. */
  came(rewound: boolean): void {
    this.reply = "";
    if (rewound) this.#at = this.asking; // a later step, so that `at` becomes the question
  }

  /** Replies to a refused answer. Returns whether the lesson has a reply. */
  answered(error: Refused): boolean {
    if (!this.isGiven || !this.#words || (error.code !== OTHER && error.code !== OVER))
      return false;
    const say = error.data["say"];
    this.reply =
      typeof say === "string" && say !== ""
        ? this.#words.said(this.id, say)
        : this.#table.words.error(error);
    this.#table.held.forget();
    void this.#table.course.imagine(null);
    return true;
  }

  /** Stores the progress. */
  keep(): void {
    if (!this.isReady) return;
    const { game, id } = this.#table;
    const done = this.isOver ? { isDone: true } : {};
    keepProgress(game, this.id, { table: id, step: this.at, steps: this.count, ...done });
  }
}
