// The coach: before a choice that is clearly worse is played, it is held once with one sentence about
// what it overlooks. It is there for readers who play alone and want it. The service judges, within
// a time limit; whatever it cannot judge is played.

import { Refused } from "../lib/api";
import type { Answer } from "../lib/contract";
import { settings } from "../lib/settings.svelte";
import type { CautionMessage, DecisionData, TableInfo } from "../protocol";

/** After so long the reader is told what is being waited for. */
const SLOW_MS = 500;

export interface Coached {
  readonly info: Pick<TableInfo, "coach">;
  readonly question: DecisionData | null;
}

/** The connection to the service. */
export interface Judge {
  judge(asked: number, actions: string[]): Promise<CautionMessage>;
}

/** An answer that is held, and what the coach says of it. */
export interface Word {
  readonly question: DecisionData;
  readonly actions: readonly Answer[];
  readonly told: CautionMessage;
}

export class Coach {
  readonly #table: Coached;
  readonly #judge: Judge;
  #word = $state.raw<Word | null>(null);
  #isThinking = $state(false);
  #isSlow = $state(false);

  constructor(table: Coached, judge: Judge) {
    this.#table = table;
    this.#judge = judge;
  }

  /** What it says of the answer to the open question. */
  readonly word: Word | null = $derived.by(() => {
    const word = this.#word;
    return word !== null && this.#isOpen(word.question) ? word : null;
  });

  get isThinking(): boolean {
    return this.#isThinking;
  }
  /** The reader has waited for a moment. */
  get isSlow(): boolean {
    return this.#isSlow;
  }

  /** Others may have answered the same question meanwhile; that does not change it. */
  #isOpen({ number }: DecisionData): boolean {
    return this.#table.question?.number === number;
  }

  /** Whether an answer is to be played now; otherwise it is held. */
  async allows(question: DecisionData, actions: readonly Answer[]): Promise<boolean> {
    const isWanted = settings.coach === "on" && this.#table.info.coach === true;
    const hasSpoken = this.word !== null;
    this.#word = null;
    if (!isWanted || hasSpoken || question.actions.length < 2) return true;
    const timer = setTimeout(() => (this.#isSlow = true), SLOW_MS);
    this.#isThinking = true;
    try {
      const texts = actions.map(({ text }) => text);
      const told = await this.#judge.judge(question.number, texts);
      if (!this.#isOpen(question)) return false; // it is gone
      if (!told.better) return true;
      this.#word = { question, actions, told };
      return false;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return this.#isOpen(question); // the answer itself tells what is wrong
    } finally {
      clearTimeout(timer);
      this.#isThinking = this.#isSlow = false;
    }
  }

  /** The reader thinks again. */
  forget(): void {
    this.#word = null;
  }
}
