// What is said to those who listen. Each thing is a line of its own, so that nothing takes the place
// of what is still being read: rivals' moves one after the other, then the question.

import type { DecisionData, FactData, StateData } from "../protocol";
import type { Words } from "../words/words";

/** Lines that are kept: more than come at once, so that none goes before it was found. */
const KEPT = 40;

export interface Line {
  text: string;
  id: number;
}

/** What the voice needs of its table. */
interface VoiceTable {
  readonly hasWords: boolean;
  readonly words: Words;
  readonly names: string[];
  readonly isReady: boolean;
  readonly state: StateData;
  readonly question: DecisionData | null;
}

export class Voice {
  readonly #table: VoiceTable;
  lines = $state.raw<readonly Line[]>([]);
  #count = 0;
  /** The question that was asked last, and whether it has been said whose turn it is. */
  #asked = "";
  #isCalled = false;

  constructor(table: VoiceTable) {
    this.#table = table;
  }

  get latest(): string {
    return this.lines.at(-1)?.text ?? "";
  }

  say(text: string): void {
    this.#count += 1;
    this.lines = [...this.lines, { text, id: this.#count }].slice(-KEPT);
  }

  /** A state has come with these facts. */
  came(state: StateData, facts: readonly FactData[]): void {
    if (!this.#table.hasWords) return;
    const { words, names } = this.#table;
    if (state.rewound) this.say(words.text("web-taken-back"));
    else if (facts.length > 0) this.say(facts.map((fact) => words.fact(fact, names)).join(" "));
  }

  /** Says the question that waits, once; with it, whose turn it is, where one begins. */
  ask(): void {
    const { question, isReady } = this.#table;
    if (question === null) this.#isCalled = false;
    if (question === null || !isReady || this.#table.state.result) return;
    const { state, words } = this.#table;
    const asked = `${state.step} ${question.number}`;
    if (asked === this.#asked) return;
    this.#asked = asked;
    const parts = words.decisionParts(question.kind, question.prompt);
    const told = parts.map(({ text }) => text).join("");
    const turn = words.text("web-your-turn");
    // Some questions say so themselves.
    this.say(this.#isCalled || told.startsWith(turn) ? told : `${turn}. ${told}`);
    this.#isCalled = true;
  }

  /** Another seat has the screen. */
  forget(): void {
    this.lines = [];
    this.#asked = "";
    this.#isCalled = false;
  }
}
