// A table as one reader sees it, and what the reader does there. It is the TableContext of everything
// drawn on the table. No rule is in here.

import { rulesAddress } from "../lib/addresses";
import { Refused, UNREACHABLE, tableInfo } from "../lib/api";
import type { GameUi, PlaceId } from "../lib/contract";
import { gameEntry } from "../lib/games";
import { Live } from "../lib/live";
import { namesOf } from "../lib/names";
import { takeFromLink, tokensOf } from "../lib/tokens";
import type {
  ActionData,
  DecisionData,
  FactData,
  StateData,
  TableInfo,
  WelcomeMessage,
} from "../protocol";
import type { Words } from "../words/words";
import type { Choice } from "./choices";
import { type Asking, Choosing } from "./choosing.svelte";
import { Course } from "./course.svelte";
import { Floats } from "./floats.svelte";
import { Hint } from "./hint.svelte";

const NOT_ASKED = "not_asked";

export type Phase = "loading" | "curtain" | "table" | "failed";

export class TableModel implements Asking {
  readonly id: string;
  phase = $state<Phase>("loading");
  failure = $state.raw<Refused | null>(null);
  isConnected = $state(true);
  /** The seat the screen is to be handed to. */
  curtain = $state<number | null>(null);
  /** What was answered in this turn so far, in words. */
  path = $state.raw<string[]>([]);
  /** Said to those who listen: polite for what happens, assertive for one's turn. */
  said = $state("");
  called = $state("");

  #info = $state.raw<TableInfo | null>(null);
  #components = $state.raw<Record<string, any>>({});
  #ui = $state.raw<GameUi | null>(null);
  #words = $state.raw<Words | null>(null);
  /** Colours and marks of the seats; they stay when the state is put away. */
  #styles = $state.raw<string[]>([]);
  #seat = $state<number | null>(null);
  #isBusy = $state(false);

  #live: Live | null = null;
  #tokens: Record<number, string> = {};
  /** An answer or an undo of ours has been sent and its state has not come yet. */
  #isAwaited = false;
  /** Looking as a spectator, only to see whose turn it is. */
  #isPeeking = false;
  #isTouched = false;
  /** The keyboard was used last: then the focus goes along with the question. */
  usesKeys = false;

  readonly course = new Course({
    onNews: (facts, isRewound) => this.#heard(facts, isRewound),
    onSettled: (state) => this.#settled(state),
  });
  readonly choosing = new Choosing(this);
  readonly hint = new Hint(this, {
    advise: async (decision) => {
      if (!this.#live) throw new Refused(UNREACHABLE);
      return this.#live.hint(decision);
    },
    complain: (error) => this.#complain(error),
  });
  readonly floats = new Floats();

  constructor(id: string) {
    this.id = id;
    takeFromLink(id);
    this.#tokens = tokensOf(id);
  }

  // -- what the table is

  get info(): TableInfo {
    return present(this.#info);
  }
  get components(): Record<string, any> {
    return this.#components;
  }
  get state(): StateData {
    return present(this.course.state);
  }
  get view(): any {
    return this.state.view;
  }
  get facts(): readonly FactData[] {
    return this.course.facts;
  }
  get seat(): number | null {
    return this.#seat;
  }
  get words(): Words {
    return present(this.#words);
  }
  set words(words: Words | null) {
    this.#words = words;
  }
  get hasWords(): boolean {
    return this.#words !== null;
  }
  get ui(): GameUi {
    return present(this.#ui);
  }
  get canSpeak(): boolean {
    return this.#ui !== null && this.hasWords;
  }
  get game(): string {
    return this.#info?.game ?? "";
  }
  /** The rules page, with what is known of the pack in play. */
  get rulesAddress(): string {
    const pack = this.#info?.pack;
    return rulesAddress(this.game, pack && !pack.path_is_own ? pack.fingerprint : "");
  }
  /** Everything is there that drawing needs. */
  get isReady(): boolean {
    return this.phase === "table" && this.course.state !== null && this.canSpeak;
  }

  /** The colour and mark of a seat, also behind the curtain. */
  styleOf(seat: number): string {
    return this.#styles[seat] ?? "neutral";
  }

  /** What a side is called: a seat, or an opponent that the rules play themselves. */
  nameOfSide(side: number): string {
    return this.names[side] ?? this.words.ref("side:tengu");
  }

  /** Seats that are played at this screen. */
  get mine(): number[] {
    return Object.keys(this.#tokens).map(Number);
  }

  readonly names: string[] = $derived.by(() => {
    const words = this.#words;
    const info = this.#info;
    return words && info ? namesOf(info, this.#styles, words, this.mine) : [];
  });

  /** The question that waits for its answer; null while earlier moves are still being shown. */
  readonly decision: DecisionData | null = $derived(
    this.course.isCatchingUp ? null : (this.course.state?.decision ?? null),
  );

  get isBusy(): boolean {
    return this.#isBusy;
  }
  get isCatchingUp(): boolean {
    return this.course.isCatchingUp;
  }
  get canUndo(): boolean {
    return !this.isCatchingUp && !this.#isBusy && (this.course.state?.can_undo ?? false);
  }
  get lit(): Map<PlaceId, ActionData[]> {
    return this.choosing.lit;
  }
  get highlighted(): Set<PlaceId> {
    return this.choosing.highlighted;
  }
  get preview(): FactData[] {
    return this.choosing.preview;
  }

  // -- coming and going

  async start(): Promise<void> {
    try {
      const info = await tableInfo(this.id);
      const entry = gameEntry(info.game);
      if (!entry) throw new Refused("unknown_game", { game: info.game, known: [] });
      this.#info = info;
      this.#ui = await entry.load();
      const [first = null] = this.mine;
      this.#isPeeking = this.mine.length > 1 && !info.finished;
      this.#join(this.#isPeeking ? null : first);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.#fail(error);
    }
  }

  stop(): void {
    this.#live?.stop();
    this.#live = null;
    this.course.stop();
    this.floats.stop();
  }

  async again(): Promise<void> {
    this.phase = "loading";
    this.failure = null;
    await this.start();
  }

  /** The right person sits before the screen. */
  liftCurtain(): void {
    const seat = this.curtain;
    this.curtain = null;
    this.phase = "loading";
    this.#join(seat);
  }

  #raiseCurtain(seat: number | null): void {
    this.#live?.stop();
    this.#live = null;
    this.#forgetLooks();
    this.floats.closeToast();
    this.said = "";
    this.curtain = seat;
    this.phase = "curtain";
    // Nothing that a seat may know is left behind the curtain.
    this.course.clear();
    this.hint.clear();
    this.#seat = null;
    this.path = [];
  }

  #join(seat: number | null): void {
    this.#seat = seat;
    const token = seat === null ? null : (this.#tokens[seat] ?? null);
    this.#live = new Live(this.id, token, {
      onWelcome: (message) => this.#welcomed(message),
      onState: (message) => {
        const isMine = this.#isAwaited;
        this.#isAwaited = false;
        this.course.came(message, isMine);
      },
      onConnected: (connected) => {
        this.isConnected = connected;
        if (!connected) this.#isBusy = false;
      },
      onRefused: (error) => this.#fail(error),
    });
  }

  #fail(error: Refused): void {
    this.failure = error;
    this.phase = "failed";
  }

  #welcomed({ table, seat, facts, state }: WelcomeMessage): void {
    const { components = {}, ...info } = table;
    this.#info = info;
    this.#styles = info.seats.map((_, at) => this.ui.style(at, state.view));
    if (this.#isPeeking) {
      this.#isPeeking = false;
      const asked = state.asked.find((other) => this.mine.includes(other));
      this.#raiseCurtain(asked ?? this.mine[0] ?? null);
      return;
    }
    this.#components = components;
    this.#seat = seat;
    this.#isBusy = false;
    if (this.course.state?.step !== state.step) {
      this.choosing.reset();
      this.hint.clear();
      this.path = [];
    }
    this.phase = "table";
    this.course.begin(state, facts);
  }

  /** A new state is about to be drawn. */
  #heard(facts: FactData[], isRewound: boolean): void {
    const words = this.#words;
    if (isRewound) {
      this.path = [];
      this.hint.clear();
    } else if (words && facts.length > 0) {
      this.said = facts.map((fact) => words.fact(fact, this.names)).join(" ");
    }
    this.choosing.reset();
    this.#forgetLooks();
  }

  /** All there is has been shown: whose turn is it? */
  #settled(state: StateData): void {
    if (state.decision === null) this.path = [];
    if (state.result) return;
    const seat = this.#seat;
    if (seat !== null && !state.asked.includes(seat)) {
      const next = state.asked.find((other) => this.mine.includes(other));
      if (next !== undefined) {
        this.#raiseCurtain(next);
        return;
      }
    }
    // Only a new turn is called out, not every question in it.
    if (state.decision === null) this.called = "";
    else if (this.called === "" && this.#words) this.called = this.#words.text("web-your-turn");
  }

  // -- what the reader does

  async choose(action: ActionData): Promise<void> {
    const decision = this.decision;
    if (!decision) return;
    const label = this.words.action(action, decision.prompt, "", this.names);
    const path = [...this.path, label];
    const before = this.state.step;
    await this.#ask(async (live) => {
      await live.answer(decision.number, action.text);
      const state = this.course.state;
      if (this.phase !== "table" || live !== this.#live || !state) return;
      if (state.step !== before && state.decision) this.path = path;
      this.floats.notify({ text: label, isError: false, canUndo: state.can_undo });
    });
  }

  async undo(): Promise<void> {
    if (!this.canUndo) return;
    this.floats.closeToast();
    await this.#ask((live) => live.undo());
  }

  /** Asks the service for something that changes the table: one thing at a time. */
  async #ask(request: (live: Live) => Promise<unknown>): Promise<void> {
    const live = this.#live;
    if (!live || this.#isBusy) return;
    this.floats.dismiss();
    this.#isBusy = true;
    this.#isAwaited = true;
    try {
      await request(live);
    } catch (error) {
      this.#complain(error);
    } finally {
      if (live === this.#live) this.#isBusy = this.#isAwaited = false;
    }
  }

  press(place: PlaceId, anchor: Element): void {
    if (this.isCatchingUp) {
      this.course.skip();
      return;
    }
    const wasOpen = this.floats.isOpenAt(place);
    this.floats.dismiss();
    if (this.#isBusy) return;
    const actions = this.lit.get(place);
    const [only] = actions ?? [];
    if (actions?.length === 1 && only) {
      void this.choose(only);
    } else if (actions) {
      this.choosing.narrow(this.#titleOf(place), actions, place);
    } else if (this.choosing.isInHand(place)) {
      this.choosing.widen();
    } else if (this.choosing.canTake(place)) {
      // Another piece instead of the one in hand.
      this.choosing.reset();
      this.press(place, anchor);
    } else if (!wasOpen) {
      void this.askWhyNot(place, anchor);
    }
  }

  hover(place: PlaceId | null, anchor?: Element): void {
    this.floats.showNone();
    if (place === null) {
      this.choosing.look([], []);
      if (!this.#isTouched) this.floats.card = null;
      return;
    }
    this.choosing.lookAtPlace(place);
    if (anchor) this.floats.showLater(() => this.explain(place, anchor));
  }

  /** A choice, or none, is looked at in the panel. */
  lookAt(choices: Choice[]): void {
    this.choosing.look(
      choices.flatMap((choice) => choice.places),
      choices.map((choice) => choice.action),
    );
  }

  /** A line of the log, or none, is looked at. */
  lookAtFact(fact: FactData | null): void {
    this.choosing.look(fact ? this.ui.placesOfFact(fact, this.view) : [], []);
  }

  explain(place: PlaceId, anchor: Element): void {
    if (!this.isReady || this.floats.whyNot?.place === place) return;
    const explanation = this.ui.explain(place, this);
    this.floats.card = explanation ? { place, anchor, explanation } : null;
  }

  async askWhyNot(place: PlaceId, anchor: Element): Promise<void> {
    const actions = this.ui.actionsAt(place, this.view);
    const live = this.#live;
    if (actions.length === 0 || !live || this.#seat === null) {
      this.explain(place, anchor);
      return;
    }
    try {
      const { code, data, rules } = await live.whyNot(actions);
      if (code === null || !this.isReady) return;
      this.floats.card = null;
      const parts = this.words.reasonParts({ code, data }, this.names);
      const decision = this.decision;
      if (code === NOT_ASKED && decision) {
        // Then the question itself helps most.
        parts.push({ text: " ", ref: null });
        parts.push(...this.words.decisionParts(decision.kind, decision.prompt));
      }
      this.floats.whyNot = { place, anchor, title: this.#titleOf(place), parts, rules };
    } catch (error) {
      this.#complain(error);
    }
  }

  /** Narrows the choices to those of a group of the panel. */
  openGroup(title: string, choices: Choice[]): void {
    const actions = choices.map((choice) => choice.action);
    this.choosing.narrow(title, actions, null);
  }

  /** A touch leaves a card open until the next one; a mouse does not. */
  touched(isTouch: boolean): void {
    this.#isTouched = isTouch;
    this.usesKeys = false;
  }

  #titleOf(place: PlaceId): string {
    return this.ui.explain(place, this)?.title ?? "";
  }

  #forgetLooks(): void {
    this.floats.dismiss();
    this.choosing.look([], []);
  }

  #complain(error: unknown): void {
    if (!(error instanceof Refused)) throw error;
    // The way back to the service is shown elsewhere.
    if (error.code === UNREACHABLE || !this.#words) return;
    const text = this.#words.error(error, this.names);
    this.floats.notify({ text, isError: true, canUndo: false });
  }
}

function present<T>(value: T | null): T {
  if (value === null) throw new Error("the table is not there yet");
  return value;
}
