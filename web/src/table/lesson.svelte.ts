// The lesson that is given at a table: which of its sentences stands there, what is lit with it, and
// what was said to an answer that it did not ask for. How far it is, the answers say.

import { lessonsOf, type Refused } from "../lib/api";
import type { PlaceId } from "../lib/contract";
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
  /** The step that is read. */
  #at = $state(0);
  /** What was said to the last answer; "": nothing. */
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
  /** The lesson and its words are there. */
  get isReady(): boolean {
    return this.#data !== undefined && this.#words !== null;
  }
  readonly #data: LessonData | undefined = $derived.by(() =>
    this.#all.find(({ id }) => id === this.id),
  );
  get #steps(): LessonStep[] {
    return this.#data?.steps ?? [];
  }

  /** Fetches the lesson, if one is given here. */
  async load(): Promise<void> {
    if (!this.isGiven || this.#all.length > 0) return;
    this.#all = await lessonsOf(this.#table.game);
    this.#at = progressIn(this.#table.game, this.id).step;
  }

  async speak(language: string): Promise<void> {
    const words = await loadLessons(language, this.#table.game);
    this.#words = words;
    this.reply = ""; // it was said in another language
  }

  /** The step that waits for an answer; past the last one: all is done. */
  readonly asking: number = $derived.by(() => {
    const given = this.#table.course.state?.step ?? 0;
    const found = this.#steps.findIndex(({ until }) => until !== null && until > given);
    return found < 0 ? this.#steps.length : found;
  });

  /** The first step that is still about how things stand now. */
  readonly #first: number = $derived.by(() => {
    let first = this.asking;
    while (first > 0 && this.#steps[first - 1]?.until === null) first -= 1;
    return first;
  });

  /** The step that stands there. */
  readonly at: number = $derived.by(() => Math.min(Math.max(this.#at, this.#first), this.asking));
  get count(): number {
    return this.#steps.length;
  }
  /** It is to be read before anything is done. */
  readonly isReading: boolean = $derived.by(
    () =>
      this.isGiven &&
      (this.#all.length === 0 || this.#words === null || this.at < this.asking || this.isOver),
  );
  readonly isOver: boolean = $derived.by(() => this.isReady && this.at >= this.#steps.length);
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
  /** What is lit with the sentence; nothing while the others play. */
  readonly places: readonly PlaceId[] = $derived.by(() =>
    this.#table.isCatchingUp || !this.isReady
      ? NO_PLACES
      : (this.#steps[this.at]?.lit ?? NO_PLACES),
  );

  /** The number of the choice that the sentence speaks of most; the first, if of none. */
  spokenOf(choices: readonly Choice[]): number {
    const lit = choices.map(({ places }) => places.filter((one) => this.places.includes(one)));
    return Math.max(
      0,
      lit.findIndex((own) => lit.every((other) => other.length <= own.length)),
    );
  }

  /** What is lit on the table: of the lesson, and of what is looked at. */
  readonly highlighted: Set<PlaceId> = $derived.by(() => {
    const { highlighted } = this.#table.choosing;
    return this.places.length === 0 ? highlighted : new Set([...highlighted, ...this.places]);
  });

  /** The lesson after this one; null: it is the last. */
  get next(): { id: string; title: string } | null {
    const following = this.#all[this.#all.findIndex(({ id }) => id === this.id) + 1];
    return following && this.#words
      ? { id: following.id, title: this.#words.title(following.id) }
      : null;
  }

  go(step: 1 | -1): void {
    this.#at = this.at + step;
    this.reply = "";
  }

  /** Another position: what is asked now is read from its beginning; taken back, what was asked. */
  came(rewound: boolean): void {
    this.reply = "";
    if (rewound) this.#at = this.asking; // later than what is asked then, so that it is that
  }

  /** Says to a refused answer what the lesson says; whether it says anything. */
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

  /** Remembers how far the reader is. */
  keep(): void {
    if (!this.isReady) return;
    const { game, id } = this.#table;
    const done = this.isOver ? { isDone: true } : {};
    keepProgress(game, this.id, { table: id, step: this.at, steps: this.count, ...done });
  }
}
