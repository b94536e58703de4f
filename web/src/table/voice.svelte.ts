// Text for screen readers. Each message is a separate line, so that none replaces one that is still
// being read: rivals' moves one after the other, then the question.

import type { DecisionData, FactData, StateData } from "../protocol";
import type { Words } from "../words/words";

/** Lines that are kept: more than arrive at once, so that none is lost before it is read. */
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
  /** The last question, and whether the reader's turn was announced. */
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

  /** A state has arrived with these facts. */
  came(state: StateData, facts: readonly FactData[]): void {
    if (!this.#table.hasWords) return;
    const { words, names } = this.#table;
    if (state.rewound) this.say(words.text("web-taken-back"));
    else if (facts.length > 0) this.say(facts.map((fact) => words.fact(fact, names)).join(" "));
  }

  /** Says the open question once; at the start of a turn, with the announcement of the turn. */
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
    // Some questions contain it already.
    this.say(this.#isCalled || told.startsWith(turn) ? told : `${turn}. ${told}`);
    this.#isCalled = true;
  }

  /** Says the open question again, because an answer to it was taken back. */
  again(): void {
    this.#asked = "";
    this.ask();
  }

  /** Another seat uses the screen. */
  forget(): void {
    this.lines = [];
    this.#asked = "";
    this.#isCalled = false;
  }
}
