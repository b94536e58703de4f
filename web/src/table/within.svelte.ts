// What pressing or dragging a thing can mean beyond one answer to the question: chains of answers,
// found by the service. Nothing is sent from here but the request for them.

import type { PlaceId, TableContext, Way } from "../lib/contract";
import type { Asked } from "../lib/live";
import type { ActionData, DecisionData, StateData, WithinMessage } from "../protocol";
import type { Part } from "../words/words";

/** Nobody presses anything sooner; of several quick states only the last one matters. */
const AFTER_MS = 40;
const NO_WAYS: readonly Way[] = [];
const NOTHING: ReadonlyMap<PlaceId, readonly Way[]> = new Map();

/** The table with the question, and the service that knows its chains. */
export interface Reaching extends Pick<TableContext, "words" | "names" | "seat"> {
  readonly question: DecisionData | null;
  readonly state: StateData;
  readonly held: { readonly isHolding: boolean };
  reach(asked: Asked): Promise<WithinMessage>;
}

interface Told {
  mark: string;
  decision: DecisionData;
  message: WithinMessage;
}

export class Within {
  readonly #table: Reaching;
  #told = $state.raw<Told | null>(null);
  #asking: Promise<void> = Promise.resolve();
  /** Asks for the chains of the latest question; null: that is done. */
  #wanted: (() => void) | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: Reaching) {
    this.#table = table;
  }

  /** What is known of the open question. */
  readonly #known: Told | null = $derived.by(() => {
    const told = this.#told;
    const { question, held } = this.#table;
    if (!told || !question || held.isHolding) return null;
    const isNow = question.number === told.decision.number && this.#table.state.mark === told.mark;
    return isNow ? told : null;
  });

  /** By the number of its last step, each chain. */
  readonly #chains: readonly Way[] = $derived.by(() => {
    const told = this.#known;
    if (!told) return NO_WAYS;
    const { decision, message } = told;
    const found: Way[] = [];
    for (const step of message.steps) {
      const before = step.after === null ? [] : (found[step.after]?.answers ?? []);
      const own = decision.actions.find(({ text }) => step.after === null && text === step.text);
      const prompt = message.questions[step.question]?.prompt ?? {};
      found.push({ answers: [...before, own ?? { ...LATER, ...step, prompt }] });
    }
    return found;
  });

  /** By place, what pressing it means beyond one answer. */
  readonly ways: ReadonlyMap<PlaceId, readonly Way[]> = $derived.by(() => {
    const told = this.#known;
    if (!told) return NOTHING;
    return new Map(
      Object.entries(told.message.meanings).map(([place, ends]) => [
        place,
        ends.flatMap((end) => this.#chains[end] ?? []),
      ]),
    );
  });

  at(place: PlaceId): readonly Way[] {
    return this.ways.get(place) ?? NO_WAYS;
  }

  /** Where the piece at a place can be dragged, and what that means. */
  from(place: PlaceId): ReadonlyMap<PlaceId, readonly Way[]> {
    const { question, held } = this.#table;
    if (!question || held.isHolding) return NOTHING;
    const single = question.actions.filter((action) => !action.is_rare && !action.is_unit);
    // A chain of one answer is that answer.
    const chains = this.#chains.filter(({ answers }) => answers.length > 1);
    const found = new Map<PlaceId, Way[]>();
    for (const way of [...single.map((action) => ({ answers: [action] })), ...chains]) {
      if (!way.answers.some(({ source }) => source === place)) continue;
      for (const target of way.answers.at(-1)?.places ?? []) {
        if (target === place) continue;
        const known = found.get(target);
        const least = known?.[0]?.answers.length ?? Infinity;
        if (way.answers.length === least) known?.push(way);
        else if (way.answers.length < least) found.set(target, [way]);
      }
    }
    return found;
  }

  /** What distinguishes several meanings, in words. */
  labels(ways: readonly Way[]): Part[][] {
    const { words, names, question } = this.#table;
    const texts = ways.map(({ answers }) => answers.map(({ text }) => text));
    const same = sharedEnd(texts);
    return ways.map(({ answers }) => {
      const own = answers.slice(0, answers.length - same);
      return own.flatMap((answer, at) => {
        const prompt = answer.prompt ?? question?.prompt ?? {};
        const said = words.actionParts(answer, prompt, answer.adds ?? "", names);
        return at === 0 ? said : [{ text: " › ", ref: null }, ...said];
      });
    });
  }

  /** A new question is shown: asks for its chains. */
  ask({ decision, mark }: Pick<StateData, "decision" | "mark">): void {
    if (!decision || this.#table.seat === null) return;
    if (this.#told?.mark === mark && this.#told.decision.number === decision.number) return;
    this.#wanted = () => {
      this.#asking = this.#table.reach({ mark, decision: decision.number }).then(
        (message) => {
          this.#told = { mark, decision, message };
        },
        () => undefined, // without them every question is answered by itself
      );
    };
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#askNow(), AFTER_MS);
  }

  #askNow(): void {
    clearTimeout(this.#timer);
    this.#wanted?.();
    this.#wanted = null;
  }

  /** Waits until the chains of the latest question are known. */
  async settled(): Promise<void> {
    this.#askNow();
    await this.#asking;
  }

  forget(): void {
    clearTimeout(this.#timer);
    this.#wanted = null;
    this.#told = null;
  }
}

/** What the page does not know of a later answer. */
const LATER: Omit<ActionData, keyof WithinMessage["steps"][number]> = {
  notes: [],
  outcome: [],
  ends_turn: "no",
  is_unit: false,
  is_rare: false,
  standing: 0,
};

/** How many answers all chains end with. */
function sharedEnd(chains: readonly string[][]): number {
  const shortest = Math.min(...chains.map((chain) => chain.length));
  let same = 0;
  while (same < shortest - 1) {
    const ends = new Set(chains.map((chain) => chain[chain.length - 1 - same]));
    if (ends.size > 1) break;
    same += 1;
  }
  return same;
}
