// Answers that are held back: units of one question until they are sent together, and an answer
// that may be final until it is confirmed. The service is asked how things would stand; nothing is
// played, so a reload forgets it.

import type { ActionData, DecisionData, FactData, StateData, TriedMessage } from "../protocol";

const NO_ACTIONS: ActionData[] = [];
const NO_FACTS: FactData[] = [];

/** The way to the service, and to the table that shows what would be. */
export interface Trier {
  tryOut(decision: number, actions: string[]): Promise<TriedMessage>;
  /** Shows the table as it would be; null: as it is. */
  imagine(view: unknown): void;
  complain(error: unknown): void;
}

/** Answers of which it is known how things would stand after them. */
interface Known {
  actions: ActionData[];
  told: TriedMessage;
}

export class Held {
  readonly #trier: Trier;
  #known = $state.raw<Known | null>(null);
  #question: DecisionData | null = null;
  /** What is asked of the service, one thing after the other. */
  #asking: Promise<void> = Promise.resolve();

  constructor(trier: Trier) {
    this.#trier = trier;
  }

  get actions(): ActionData[] {
    return this.#known?.actions ?? NO_ACTIONS;
  }
  get isHolding(): boolean {
    return this.#known !== null;
  }
  /** The question would be answered: what is held can be sent. */
  get isWhole(): boolean {
    return this.#known !== null && this.#known.told.decision === null;
  }
  get facts(): FactData[] {
    return this.#known?.told.facts ?? NO_FACTS;
  }
  get endsTurn(): TriedMessage["ends_turn"] {
    return this.#known?.told.ends_turn ?? "no";
  }

  /** What can still be chosen, after what is held. */
  left(question: DecisionData | null): DecisionData | null {
    return question && this.#known ? this.#known.told.decision : question;
  }

  /** Whether a question takes several units, which are put together before they are sent. */
  takesUnits(question: DecisionData): boolean {
    return question.units > 1 || this.actions.some((action) => action.is_unit);
  }

  count(text: string): number {
    return this.actions.filter((action) => action.text === text).length;
  }

  /** All that was chosen so far is known to be held or not. */
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

  /** One of the units less. */
  async takeOff(text: string): Promise<void> {
    await this.#next((held) => {
      const last = held.map((action) => action.text).lastIndexOf(text);
      return last < 0 ? null : held.filter((_, at) => at !== last);
    });
  }

  /** The last of them back; says whether there was one. */
  takeBack(): boolean {
    if (!this.isHolding) return false;
    void this.#next((held) => held.slice(0, -1));
    return true;
  }

  /** A new state is about to be drawn: what is held belongs to its question, or is gone. */
  came(state: StateData): void {
    if (state.rewound || state.decision?.number !== this.#question?.number) this.forget();
  }

  /** Others have answered the same question meanwhile: how would things stand now? */
  async renew(): Promise<void> {
    if (this.isHolding) await this.#next((held) => held);
  }

  forget(): void {
    this.#known = null;
    this.#question = null;
  }

  /** Asks about other answers than those held, when all that was asked before is known. */
  #next(change: (held: ActionData[]) => ActionData[] | null): Promise<void> {
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
        if (this.#question !== question) return; // it was answered or taken away meanwhile
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
