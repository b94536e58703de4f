// What the reader has answered in this turn so far, told in the language that is read now.

import type { ActionData, DecisionData } from "../protocol";
import type { Words } from "../words/words";

interface Given {
  /** The step at which it was answered. */
  step: number;
  question: DecisionData;
  actions: ActionData[];
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

  labelsOf(question: DecisionData, actions: readonly ActionData[]): string[] {
    const { words, names } = this.#table;
    return actions.map((action) => words.action(action, question.prompt, "", names));
  }

  add(step: number, question: DecisionData, actions: ActionData[]): void {
    this.#given = [...this.#given, { step, question, actions }];
  }

  /** What was answered from a step on was taken back. */
  backTo(step: number): void {
    this.#given = this.#given.filter((given) => given.step < step);
  }

  clear(): void {
    this.#given = [];
  }
}
