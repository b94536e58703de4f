// Looking back at a game: its replay and its review together, what of the review is shown, and the
// moment that is asked again.

import { Refused } from "../../lib/api";
import type { ActionData, FactData, JudgementData, ReviewData } from "../../protocol";
import type { Film } from "../replay/film.svelte";
import type { Measure } from "./curve";
import { Moment } from "./moment.svelte";
import { Review } from "./review.svelte";
import { isBlamed } from "./story";

export const REVIEW_PARTS = ["story", "moments", "choices", "points"] as const;
export type ReviewPart = (typeof REVIEW_PARTS)[number];

export class Lookback {
  readonly film: Film;
  readonly review: Review;
  part = $state<ReviewPart>("story");
  measure = $state<Measure>("win");
  /** Good choices are listed, too. */
  hasAll = $state(false);
  #whose = $state<number | null>(null);
  #moment = $state.raw<Moment | null>(null);
  #trouble = $state.raw<Refused | null>(null);
  /** Where the reader looked from before a moment was opened. */
  #before: number | null = null;

  constructor(film: Film) {
    this.film = film;
    this.review = new Review(film.id);
  }

  start(): void {
    void this.review.start();
  }

  stop(): void {
    this.review.stop();
    this.close();
  }

  get found(): ReviewData | null {
    return this.review.found;
  }
  get moment(): Moment | null {
    return this.#moment;
  }
  /** Why a moment cannot be asked again. */
  get trouble(): Refused | null {
    return this.#trouble;
  }

  /** The side whose choices and points are told: at first the reader's. */
  get whose(): number {
    return this.#whose ?? this.film.seat ?? this.film.mine[0] ?? 0;
  }
  set whose(side: number) {
    this.#whose = side;
  }

  /** The moments of the side from which something can be learnt, in the order of the game. */
  readonly moments: JudgementData[] = $derived.by(() => {
    const steps = new Set(this.found?.moments);
    return (this.found?.decisions ?? []).filter(
      ({ step, seat }) => steps.has(step) && seat === this.whose,
    );
  });

  /** The choices of the side: those that cost something, or all where there was a choice. */
  readonly choices: JudgementData[] = $derived.by(() =>
    (this.found?.decisions ?? []).filter(
      (each) =>
        each.seat === this.whose && (this.hasAll ? each.grade !== "forced" : isBlamed(each)),
    ),
  );

  /** The judgement of the answer that led to the position of the film. */
  readonly judged: JudgementData | null = $derived.by(() => this.review.judged(this.film.at));

  /** Asks a decision again: the film goes to where it was asked, with the eyes of its seat. */
  async ask(judged: JudgementData): Promise<void> {
    const { film } = this;
    this.#trouble = null;
    const moment = new Moment(film.id, judged);
    if (!this.#moment) this.#before = film.seat;
    this.#moment = moment;
    film.again = null;
    try {
      await Promise.all([moment.open(), film.look(judged.seat)]);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.#trouble = error;
      this.#moment = null;
      return;
    }
    if (this.#moment !== moment) return; // the reader has moved on
    film.seek(judged.step - 1);
    this.light(moment.question?.actions ?? []);
  }

  /** The actions that can be chosen on the board. */
  light(open: readonly ActionData[]): void {
    const { moment, film } = this;
    const question = moment?.question;
    if (!moment || !question) return;
    film.again = {
      at: moment.judged.step - 1,
      question,
      open,
      onchoose: (actions) => this.#pressed(actions),
    };
  }

  #pressed(actions: readonly ActionData[]): void {
    const [only, ...others] = actions;
    if (only && others.length === 0) void this.choose(only);
    else this.narrowed = actions;
  }

  /** The choices at a place that was pressed, if they are several. */
  narrowed = $state.raw<readonly ActionData[] | null>(null);

  async choose(action: ActionData): Promise<void> {
    const { moment } = this;
    this.narrowed = null;
    this.film.again = null;
    this.film.lookAtPlaces([]);
    await moment?.choose(action);
    if (moment === this.#moment && moment?.problem) this.light(moment.question?.actions ?? []);
  }

  askOnceMore(): void {
    this.#moment?.again();
    this.film.seek((this.#moment?.judged.step ?? 1) - 1);
    this.light(this.#moment?.question?.actions ?? []);
  }

  /** The moment after the one that is asked; null after the last. */
  get next(): JudgementData | null {
    const step = this.#moment?.judged.step ?? 0;
    return this.moments.find((each) => each.step > step) ?? null;
  }

  close(): void {
    if (!this.#moment) return;
    this.#moment = null;
    this.narrowed = null;
    this.film.again = null;
    void this.film.look(this.#before);
  }

  /** What happened at a step, in a sentence; an answer that no fact tells in its own words. */
  toldAt(step: number): string {
    const { words, names, steps } = this.film;
    const told = steps[step];
    if (!told) return "";
    const [fact] = ofSeat(told.facts, told.seat);
    if (fact) return words.fact(fact, names);
    const name = words.ref(`seat:${told.seat ?? 0}`, names);
    const { action } = told;
    if (!action) return words.text("web-pages-replay-decided", { name });
    const said = words.action(action, action.prompt, action.adds ?? "", names);
    return words.text("web-pages-replay-answered", { name, action: said });
  }
}

/** The facts about a seat, or all if none is. */
function ofSeat(facts: FactData[], seat: number | null): FactData[] {
  const own = facts.filter(({ args }) => args["seat"] === `seat:${seat}`);
  return own.length > 0 ? own : facts;
}
