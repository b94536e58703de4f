// A hint: the choice that a bot would make in the reader's place. It is shown, never played.

import { Refused } from "../lib/api";
import type { AdviceData, SuggestionMessage, TableInfo } from "../protocol";
import type { Choice } from "./choices";
import type { Asking, Choosing } from "./choosing.svelte";

/** The question was answered or undone meanwhile: nobody waits for the hint any more. */
const STALE = "stale_decision";

export interface Hinted extends Asking {
  readonly choosing: Choosing;
  readonly info: Pick<TableInfo, "lesson" | "bot_fit" | "hints"> & Asking["info"];
  readonly isBusy: boolean;
}

/** The connection to the service. */
export interface Adviser {
  /** A deep one plays the best choices on to the end: it takes seconds and judges better. */
  advise(decision: number, isDeep: boolean): Promise<SuggestionMessage>;
  complain(error: unknown): void;
}

/** Another choice that the bot considered. */
export interface Other {
  readonly choice: Choice;
  readonly sentence: string;
  readonly promise: string;
}

/** A pending request. */
interface Request {
  readonly decision: number;
}

export class Hint {
  readonly #table: Hinted;
  readonly #adviser: Adviser;
  #request = $state.raw<Request | null>(null);
  #told = $state.raw<SuggestionMessage | null>(null);
  /** A shown hint that a better one may yet replace. */
  #quick = $state.raw<SuggestionMessage | null>(null);
  #pondering: Promise<void> | null = null;

  constructor(table: Hinted, adviser: Adviser) {
    this.#table = table;
    this.#adviser = adviser;
  }

  /** There is a choice, it is the reader's, no lesson decides it, and the table allows hints. */
  readonly isOffered: boolean = $derived.by(() => {
    const { decision, info } = this.#table;
    return decision !== null && decision.actions.length > 1 && info.hints && !info.lesson;
  });

  readonly isThinking: boolean = $derived.by(
    () => this.#request !== null && this.#request.decision === this.#table.decision?.number,
  );

  /** The suggested choice, while its question is open. */
  readonly choice: Choice | null = $derived.by(() => {
    const told = this.#told;
    if (!told || told.decision !== this.#table.decision?.number) return null;
    return this.#table.choosing.choices.find(({ action }) => action.text === told.action) ?? null;
  });

  /** A hint is shown, and no better one will replace it. */
  readonly isFinal: boolean = $derived.by(() => this.choice !== null && this.#told !== this.#quick);

  /** One sentence: the suggestion in words, or that the bot is thinking. */
  readonly sentence: string = $derived.by(() => {
    const { canSpeak, words, names, decision } = this.#table;
    if (!canSpeak || !decision) return "";
    if (this.isThinking) return words.text("web-hint-thinking");
    if (!this.choice || !this.#told) return "";
    const { action } = this.choice;
    const choice = words.action(action, decision.prompt, action.adds ?? "", names);
    return words.text("web-hint-told", { bot: words.bot(this.#told.bot), choice });
  });

  /** The expected result of the suggestion; empty if unknown. */
  readonly promise: string = $derived.by(() => this.#promiseOf(this.#known[0]));

  /** Why it is better than the next choice; empty until that is known. */
  readonly reason: string = $derived.by(() => {
    const { canSpeak, words, names } = this.#table;
    const told = this.choice ? this.#told : null;
    if (!told?.lead || !canSpeak) return "";
    return words.why(told.lead, told.reasons ?? [], names);
  });

  /** How the turn would go on; empty if it ends with the suggestion. */
  readonly line: string = $derived.by(() => {
    const { canSpeak, words, names } = this.#table;
    const line = (this.choice ? this.#told?.line : null) ?? [];
    if (line.length === 0 || !canSpeak) return "";
    const said = line.map((each) => words.action(each, each.prompt, each.adds ?? "", names));
    return words.text("web-hint-line", { line: said.join(" · ") });
  });

  /** What to know of what is promised: the bots may not know these components. */
  readonly caution: string = $derived.by(() => {
    const { canSpeak, words, info } = this.#table;
    return this.choice && canSpeak ? words.botFit(info.bot_fit) : "";
  });

  /** The alternatives, each with its expected result. */
  readonly others: Other[] = $derived.by(() =>
    this.#known.slice(1).flatMap((advice) => {
      const sentence = this.#say(advice.action);
      return sentence ? [{ ...sentence, promise: this.#promiseOf(advice) }] : [];
    }),
  );

  /** The choices of the shown hint. */
  get #known(): AdviceData[] {
    return this.choice && this.#told ? this.#told.choices : [];
  }

  #say(text: string): { choice: Choice; sentence: string } | null {
    const { canSpeak, words, names, decision, choosing } = this.#table;
    const choice = choosing.choices.find(({ action }) => action.text === text);
    if (!choice || !canSpeak || !decision) return null;
    const { action } = choice;
    const said = words.action(action, decision.prompt, action.adds ?? "", names);
    return { choice, sentence: words.text("web-hint-other", { choice: said }) };
  }

  #promiseOf(advice: AdviceData | undefined): string {
    if (!advice || !this.#table.canSpeak) return "";
    const { win, points, margin } = advice;
    if (win === null || points === null || margin === null) return "";
    const { words } = this.#table;
    const promise = words.advice(win, points, margin);
    return advice.is_even ? `${promise}. ${words.why(0, [])}` : promise;
  }

  /** Whether the suggestion is one of these choices. */
  isAmong(choices: Choice[]): boolean {
    const text = this.choice?.action.text;
    return text !== undefined && choices.some(({ action }) => action.text === text);
  }

  /** Asks for a hint, or hides the current one. */
  async toggle(): Promise<void> {
    const decision = this.#table.decision;
    if (!decision || !this.isOffered || this.isThinking || this.#table.isBusy) return;
    if (this.choice) {
      this.#told = null;
      return;
    }
    if (this.#quick?.decision === decision.number) {
      this.#told = this.#quick; // shown again: the service thinks about one hint at a time
      if (this.choice) return;
    }
    const request = { decision: decision.number };
    this.#request = request;
    try {
      if (this.#pondering) await this.#pondering;
      if (this.#request !== request) return;
      const told = await this.#adviser.advise(request.decision, false);
      if (this.#request === request) {
        this.#told = told;
        this.#pondering = this.#ponder(told);
      }
    } catch (error) {
      if (!(error instanceof Refused && error.code === STALE)) this.#adviser.complain(error);
    } finally {
      if (this.#request === request) this.#request = null;
    }
  }

  /** Replaces a hint by a better one, if it is still shown by then. */
  async #ponder(quick: SuggestionMessage): Promise<void> {
    if (!quick.choices.some(({ win }) => win !== null) || quick.choices.length < 2) return;
    this.#quick = quick;
    try {
      const told = await this.#adviser.advise(quick.decision, true);
      if (this.#told === quick) this.#told = told;
    } catch {
      // The quick one stays.
    } finally {
      if (this.#quick === quick) this.#quick = null;
      this.#pondering = null;
    }
  }

  /** The questions are different now, although their numbers may repeat. */
  clear(): void {
    this.#request = null;
    this.#told = null;
    this.#quick = null;
  }
}
