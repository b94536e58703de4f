// The reader's answers in this turn, in the current language.

import type { Answer } from "../lib/contract";
import type { DecisionData } from "../protocol";
import type { Words } from "../words/words";

interface Given {
  /** The step of the answer. */
  step: number;
  question: DecisionData;
  actions: readonly Answer[];
}

interface Telling {
  readonly canSpeak: boolean;
  readonly words: Words;
  readonly names: string[];
}

export class Path {
  #given = $state.raw<readonly Given[]>([]);
  readonly #table: Telling;

  constructor(table: Telling) {
    this.#table = table;
  }

  /** A label for each answer. */
  get labels(): string[] {
    const table = this.#table;
    if (!table.canSpeak) return [];
    return this.#given.flatMap(({ question, actions }) => this.labelsOf(question, actions));
  }

  labelsOf(question: DecisionData, actions: readonly Answer[]): string[] {
    const { words, names } = this.#table;
    return actions.map((action) =>
      words.action(action, action.prompt ?? question.prompt, "", names),
    );
  }

  add(step: number, question: DecisionData, actions: readonly Answer[]): void {
    this.#given = [...this.#given, { step, question, actions }];
  }

  /** The answers from a step on were undone. */
  backTo(step: number): void {
    this.#given = this.#given.filter((given) => given.step < step);
  }

  clear(): void {
    this.#given = [];
  }
}
