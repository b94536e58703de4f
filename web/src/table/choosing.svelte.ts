// What can be chosen now: the answers in words and places, narrowed step by step where there are
// many, and which of them the reader considers. Nothing is sent from here.

import type { GameUi, PlaceId, TableContext, Way } from "../lib/contract";
import { gamePage } from "../lib/games";
import type { Listing } from "../lib/page";
import type { ActionData, DecisionData, FactData } from "../protocol";
import { choiceOf } from "./choice";
import { arrange, byWorth, type Choice, type Item } from "./choices";
import type { Held } from "./held.svelte";

// Constant objects, so that nothing is redrawn while there is nothing to choose or consider.
const NO_PLACES = new Set<PlaceId>();
const NOTHING_LIT = new Map<PlaceId, ActionData[]>();
const NO_ACTIONS: ActionData[] = [];
const NO_FACTS: FactData[] = [];

/** The table with the question. */
export interface Asking extends TableContext {
  readonly ui: GameUi;
  /** The open question; `decision` is what can still be chosen after what is held. */
  readonly question: DecisionData | null;
  readonly held: Held;
  /** Game and words are loaded. */
  readonly canSpeak: boolean;
}

/** A kind of unit of a question about several units. */
export interface Unit {
  choice: Choice;
  count: number;
  canAdd: boolean;
}

/** A step of narrowing: the answers that are left, and what they have in common. */
interface Narrowing {
  title: string;
  texts: Set<string>;
  place: PlaceId | null;
}

export class Choosing {
  readonly #table: Asking;
  #narrowings = $state.raw<Narrowing[]>([]);
  #looked = $state.raw(NO_PLACES);
  #lookedActions = $state.raw(NO_ACTIONS);

  constructor(table: Asking) {
    this.#table = table;
  }

  readonly choices: Choice[] = $derived.by(() => {
    const table = this.#table;
    const decision = table.decision;
    if (!decision || !table.canSpeak) return [];
    const choices = decision.actions.map((action) => choiceOf(action, decision, table));
    return byWorth(choices, this.#listing);
  });

  get #listing(): Listing | undefined {
    return gamePage(this.#table.info.game).listing;
  }

  /** The units of the question, with the held number of each; none if it has no units. */
  readonly units: Unit[] = $derived.by(() => {
    const table = this.#table;
    const { question, decision, held } = table;
    if (!question || !table.canSpeak || !held.takesUnits(question)) return [];
    const open = new Map(this.choices.map((choice) => [choice.action.text, choice]));
    const named = new Map<string, ActionData>();
    for (const action of [...question.actions, ...(decision?.actions ?? []), ...held.actions]) {
      if (action.is_unit && !named.has(action.text)) named.set(action.text, action);
    }
    return [...named.values()].map((action) => ({
      choice: open.get(action.text) ?? choiceOf(action, question, table),
      count: held.count(action.text),
      canAdd: open.has(action.text),
    }));
  });

  /** The choices left after narrowing. */
  readonly left: Choice[] = $derived.by(() => {
    const narrowing = this.#narrowings.at(-1);
    if (!narrowing) return this.choices;
    return this.choices.filter((choice) => narrowing.texts.has(choice.action.text));
  });

  readonly items: Item[] = $derived.by(() => {
    const { decision, words, names, canSpeak } = this.#table;
    if (!decision || !canSpeak) return [];
    const isPlain = this.units.length === 0;
    const listed = this.left.filter(({ action }) => isPlain || !action.is_unit);
    return arrange(listed, words, names, decision.prompt, this.#listing);
  });

  readonly lit: Map<PlaceId, ActionData[]> = $derived.by(() => {
    if (this.left.length === 0) return NOTHING_LIT;
    const found = new Map<PlaceId, ActionData[]>();
    const taken = new Set(this.#narrowings.map((narrowing) => narrowing.place));
    for (const { action, places } of this.left) {
      for (const place of places) {
        if (!taken.has(place)) found.set(place, [...(found.get(place) ?? []), action]);
      }
    }
    return found;
  });

  /** The places of the question, if nothing is chosen on the table itself. */
  readonly asked: readonly PlaceId[] = $derived.by(() =>
    this.lit.size === 0 ? (this.#table.decision?.places ?? []) : [],
  );

  readonly highlighted: Set<PlaceId> = $derived.by(() => {
    const held = this.#narrowings.flatMap(({ place }) => (place === null ? [] : [place]));
    return held.length > 0 ? new Set([...this.#looked, ...held]) : this.#looked;
  });

  readonly preview: FactData[] = $derived(
    this.#lookedActions.length === 1 ? (this.#lookedActions[0]?.outcome ?? NO_FACTS) : NO_FACTS,
  );

  readonly opened: Set<PlaceId> = $derived.by(() => {
    const [only, ...others] = this.#lookedActions;
    const places = only && others.length === 0 ? only.notes.flatMap((note) => note.places) : [];
    return places.length === 0 ? NO_PLACES : new Set(places);
  });

  /** The considered actions, on the board or in the panel. */
  get lookedActions(): ActionData[] {
    return this.#lookedActions;
  }

  /** What the remaining answers have in common, if they were narrowed. */
  get narrowed(): string | null {
    return this.#narrowings.at(-1)?.title ?? null;
  }

  isInHand(place: PlaceId): boolean {
    return this.#narrowings.some((narrowing) => narrowing.place === place);
  }

  canTake(place: PlaceId): boolean {
    return this.choices.some((choice) => choice.places.includes(place));
  }

  narrow(title: string, actions: ActionData[], place: PlaceId | null): void {
    const texts = new Set(actions.map((action) => action.text));
    this.#narrowings = [...this.#narrowings, { title, texts, place }];
    this.look([], []);
  }

  /** Undoes one step of narrowing. Returns whether there was one. */
  widen(): boolean {
    if (this.#narrowings.length === 0) return false;
    this.#narrowings = this.#narrowings.slice(0, -1);
    this.look([], []);
    return true;
  }

  /** All answers are open again. */
  reset(): void {
    this.#narrowings = [];
  }

  /** Considers a place, and the choice that it means, if it is only one. */
  lookAtPlace(place: PlaceId, ways: readonly Way[] = []): void {
    const actions = this.lit.get(place) ?? NO_ACTIONS;
    const choices = this.left.filter((choice) => actions.includes(choice.action));
    const places =
      choices.length === 1
        ? choices.flatMap((choice) => choice.places)
        : ways.length === 1
          ? ways.flatMap(({ answers }) => answers.flatMap((answer) => answer.places))
          : [];
    this.look([place, ...places], actions);
  }

  look(places: PlaceId[], actions: ActionData[]): void {
    this.#looked = places.length === 0 ? NO_PLACES : new Set(places);
    this.#lookedActions = actions.length === 0 ? NO_ACTIONS : actions;
  }
}
