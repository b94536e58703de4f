// Held answers: units of one question until they are sent together, and an answer that may be final
// until it is confirmed. The service computes the possible result. Nothing is played, so a reload
// forgets it.

import type { Answer } from "../lib/contract";
import type { ActionData, DecisionData, FactData, StateData, TriedMessage } from "../protocol";

const NO_ACTIONS: readonly Answer[] = [];
const NO_FACTS: FactData[] = [];

/** The connection to the service, and to the table that shows the possible result. */
export interface Trier {
  tryOut(decision: number, actions: string[]): Promise<TriedMessage>;
  /** Shows a possible view; null: the real one. */
  imagine(view: unknown): void;
  complain(error: unknown): void;
}

/** Answers whose result is known. */
interface Known {
  actions: readonly Answer[];
  told: TriedMessage;
}

export class Held {
  readonly #trier: Trier;
  #known = $state.raw<Known | null>(null);
  #question: DecisionData | null = null;
  /** Requests to the service, one after the other. */
  #asking: Promise<void> = Promise.resolve();

  constructor(trier: Trier) {
    this.#trier = trier;
  }

  get actions(): readonly Answer[] {
    return this.#known?.actions ?? NO_ACTIONS;
  }
  get isHolding(): boolean {
    return this.#known !== null;
  }
  /** The question would be answered, so the held actions can be sent. */
  get isWhole(): boolean {
    return this.#known !== null && this.#known.told.decision === null;
  }
  get facts(): FactData[] {
    return this.#known?.told.facts ?? NO_FACTS;
  }
  get endsTurn(): TriedMessage["ends_turn"] {
    return this.#known?.told.ends_turn ?? "no";
  }

  /** What can still be chosen after what is held. */
  left(question: DecisionData | null): DecisionData | null {
    return question && this.#known ? this.#known.told.decision : question;
  }

  /** Whether a question is about several units, which are put together before they are sent. A
   * single one is an answer like any other. */
  takesUnits(question: DecisionData): boolean {
    const areSeveral = this.actions.length > 1 && this.actions.some((action) => action.is_unit);
    return question.units > 1 || areSeveral;
  }

  count(text: string): number {
    return this.actions.filter((action) => action.text === text).length;
  }

  /** Waits until it is known for all choices whether they are held. */
  async settled(): Promise<void> {
    await this.#asking;
  }

  async hold(question: DecisionData, action: ActionData): Promise<void> {
    this.#question ??= question;
    await this.#next((held) => {
      const left = this.left(this.#question);
      return left?.actions.some(({ text }) => text === action.text) ? [...held, action] : null;
    });
  }

  /** Holds a chain of answers, with nothing else. */
  async holdChain(question: DecisionData, answers: readonly Answer[]): Promise<void> {
    this.#question ??= question;
    await this.#next((held) => (held.length === 0 ? answers : null));
  }

  /** Removes one of the units. */
  async takeOff(text: string): Promise<void> {
    await this.#next((held) => {
      const last = held.map((action) => action.text).lastIndexOf(text);
      return last < 0 ? null : held.filter((_, at) => at !== last);
    });
  }

  /** Removes the last one. Returns whether there was one. */
  takeBack(): boolean {
    if (!this.isHolding) return false;
    // A chain was chosen with one click.
    void this.#next((held) => (held.some(({ prompt }) => prompt) ? [] : held.slice(0, -1)));
    return true;
  }

  /** A new state is about to be drawn: what is held belongs to its question, or is dropped. */
  came(state: StateData): void {
    if (state.rewound || state.decision?.number !== this.#question?.number) this.forget();
  }

  /** Others have answered the same question meanwhile, so the result is computed again. */
  async renew(): Promise<void> {
    if (this.isHolding) await this.#next((held) => held);
  }

  forget(): void {
    this.#known = null;
    this.#question = null;
  }

  /** Asks for the result of other answers, after all earlier requests. */
  #next(change: (held: readonly Answer[]) => readonly Answer[] | null): Promise<void> {
    this.#asking = this.#asking.then(async () => {
      const question = this.#question;
      const actions = change(this.actions);
      if (!question || !actions) return;
      if (actions.length === 0) {
        this.forget();
        this.#trier.imagine(null);
        return;
      }
      try {
        const texts = actions.map((action) => action.text);
        const told = await this.#trier.tryOut(question.number, texts);
        if (this.#question !== question) return; // it was answered or undone meanwhile
        this.#known = { actions, told };
        this.#trier.imagine(told.view);
      } catch (error) {
        if (!this.isHolding) this.#question = null;
        this.#trier.complain(error);
      }
    });
    return this.#asking;
  }
}
