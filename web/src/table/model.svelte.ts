// A table as one reader sees it: what came from the service, what is looked at and half chosen.
// It is the TableContext of everything drawn on the table. No rule is in here.

import { tick } from "svelte";
import { Refused, UNREACHABLE, tableInfo } from "../lib/api";
import type { Explanation, GameUi, PlaceId, TableContext } from "../lib/contract";
import { gameEntry } from "../lib/games";
import { glyphsOf } from "../lib/icons";
import { Live } from "../lib/live";
import { settings } from "../lib/settings.svelte";
import { takeFromLink, tokensOf } from "../lib/tokens";
import type {
  ActionData,
  DecisionData,
  FactData,
  StateData,
  StateMessage,
  TableInfo,
  WelcomeMessage,
} from "../protocol";
import { sentenceCase } from "../words/lists";
import type { Part, Words } from "../words/words";
import { arrange, type Choice, type Item } from "./choices";
import { Motion } from "./motion";
import { outcomeOf } from "./outcome";
import { Pace } from "./pace";

const CARD_AFTER_MS = 350;
const TOAST_MS = 8000;
const EFFECT = "effect:";
const BUNDLE = "bundle:";
// One and the same, so that nothing is drawn anew while there is nothing to choose or to look at.
const NO_PLACES: Set<PlaceId> = new Set();
const NOTHING_LIT: Map<PlaceId, ActionData[]> = new Map();
const NO_ACTIONS: ActionData[] = [];
const NO_FACTS: FactData[] = [];
const NOT_ASKED = "not_asked";

export type Phase = "loading" | "curtain" | "table" | "failed";

/** A fact in the log, with the step whose answer led to it; 0 for what was before we came. */
export interface LogFact {
  fact: FactData;
  id: number;
}

/** Something that floats beside a thing on the table. */
interface Floating {
  anchor: Element;
}

export interface WhyNot extends Floating {
  place: PlaceId;
  /** What the thing is, if there is anything to say about it. */
  title: string;
  parts: Part[];
  rules: string[];
}

export interface Card extends Floating {
  place: PlaceId;
  explanation: Explanation;
}

export interface Toast {
  text: string;
  isError: boolean;
  canUndo: boolean;
}

/** A step of choosing among many: the answers that are left, and what they have in common. */
interface Narrowing {
  title: string;
  texts: Set<string>;
  place: PlaceId | null;
}

interface Queued {
  state: StateData;
  facts: FactData[];
  isMine: boolean;
}

export class TableModel implements TableContext {
  readonly id: string;
  phase = $state<Phase>("loading");
  failure = $state.raw<Refused | null>(null);
  isConnected = $state(true);
  /** The seat the screen is to be handed to. */
  curtain = $state<number | null>(null);
  toast = $state.raw<Toast | null>(null);
  whyNot = $state.raw<WhyNot | null>(null);
  card = $state.raw<Card | null>(null);
  log = $state.raw<LogFact[]>([]);
  /** What was answered in this turn so far, in words. */
  path = $state.raw<string[]>([]);
  isAgain = $state(false);
  /** Said to those who listen: polite for what happens, assertive for one's turn. */
  said = $state("");
  called = $state("");

  #info = $state.raw<TableInfo | null>(null);
  #components = $state.raw<Record<string, any>>({});
  #ui = $state.raw<GameUi | null>(null);
  #words = $state.raw<Words | null>(null);
  #state = $state.raw<StateData | null>(null);
  /** Colours and marks of the seats; they stay when the state is put away. */
  #styles = $state.raw<string[]>([]);
  #seat = $state<number | null>(null);
  #isBusy = $state(false);
  #isCatchingUp = $state(false);
  #narrowings = $state.raw<Narrowing[]>([]);
  #looked = $state.raw(NO_PLACES);
  #lookedActions = $state.raw(NO_ACTIONS);

  #live: Live | null = null;
  #tokens: Record<number, string> = {};
  #queue: Queued[] = [];
  #recent: StateData[] = [];
  #factCount = 0;
  /** An answer or an undo of ours has been sent and its state has not come yet. */
  #isAwaited = false;
  #isShowing = false;
  #isSkipping = false;
  /** Looking as a spectator, only to see whose turn it is. */
  #isPeeking = false;
  #cardTimer: ReturnType<typeof setTimeout> | undefined;
  #toastTimer: ReturnType<typeof setTimeout> | undefined;
  #isTouched = false;
  /** The keyboard was used last: then the focus goes along with the question. */
  usesKeys = false;
  readonly #pace = new Pace();
  readonly #motion = new Motion();

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
    return present(this.#state);
  }
  get view(): any {
    return this.state.view;
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
  get game(): string {
    return this.#info?.game ?? "";
  }
  /** Everything is there that drawing needs. */
  get isReady(): boolean {
    return this.phase === "table" && this.#state !== null && this.#ui !== null && this.hasWords;
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

  readonly facts: readonly FactData[] = $derived(this.log.map(({ fact }) => fact));

  readonly names: string[] = $derived.by(() => {
    const words = this.#words;
    const info = this.#info;
    if (!words || !info) return [];
    return info.seats.map((seat, at) => this.#nameOf(at, seat.kind === "person"));
  });

  /** The question that waits for its answer; null while earlier moves are still being shown. */
  readonly decision: DecisionData | null = $derived(
    this.#isCatchingUp || !this.#state ? null : this.#state.decision,
  );

  get isBusy(): boolean {
    return this.#isBusy;
  }
  get isCatchingUp(): boolean {
    return this.#isCatchingUp;
  }
  get canUndo(): boolean {
    return !this.#isCatchingUp && !this.#isBusy && (this.#state?.can_undo ?? false);
  }
  get canSeeAgain(): boolean {
    return !this.#isCatchingUp && this.#recent.length > 1;
  }

  // -- choosing

  readonly choices: Choice[] = $derived.by(() => {
    const decision = this.decision;
    const words = this.#words;
    if (!decision || !words || !this.#ui) return [];
    return decision.actions.map((action) => this.#choiceOf(action, decision, words));
  });

  /** The choices that are left after narrowing. */
  readonly left: Choice[] = $derived.by(() => {
    const narrowing = this.#narrowings.at(-1);
    if (!narrowing) return this.choices;
    return this.choices.filter((choice) => narrowing.texts.has(choice.action.text));
  });

  readonly items: Item[] = $derived.by(() => {
    const decision = this.decision;
    if (!decision || !this.#words) return [];
    return arrange(this.left, decision, this.#words, this.names);
  });

  get narrowed(): string | null {
    return this.#narrowings.at(-1)?.title ?? null;
  }

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

  readonly highlighted: Set<PlaceId> = $derived.by(() => {
    const held = this.#narrowings.flatMap(({ place }) => (place === null ? [] : [place]));
    return held.length > 0 ? new Set([...this.#looked, ...held]) : this.#looked;
  });

  /** The actions that are looked at, on the board or in the panel. */
  get lookedActions(): ActionData[] {
    return this.#lookedActions;
  }

  readonly preview: FactData[] = $derived(
    this.#lookedActions.length === 1 ? (this.#lookedActions[0]?.outcome ?? NO_FACTS) : NO_FACTS,
  );

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
    this.#motion.finish();
    clearTimeout(this.#cardTimer);
    clearTimeout(this.#toastTimer);
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
    this.#queue = [];
    this.#recent = [];
    this.#forgetLooks();
    this.toast = null;
    this.said = "";
    this.curtain = seat;
    this.phase = "curtain";
    // Nothing that a seat may know is left behind the curtain.
    this.#state = null;
    this.#seat = null;
    this.log = [];
    this.path = [];
  }

  #join(seat: number | null): void {
    this.#seat = seat;
    const token = seat === null ? null : (this.#tokens[seat] ?? null);
    this.#live = new Live(this.id, token, {
      onWelcome: (message) => this.#welcomed(message),
      onState: (message) => this.#came(message),
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
    this.#queue = [];
    this.#isBusy = false;
    this.#pace.hurry();
    if (this.#state?.step !== state.step) {
      this.#narrowings = [];
      this.path = [];
    }
    this.#recent = [state];
    this.log = facts.map((fact) => this.#logged(fact));
    this.#state = state;
    this.phase = "table";
    this.#settle();
  }

  // -- states come, and are shown one by one

  #came({ state, facts }: StateMessage): void {
    this.#queue.push({ state, facts, isMine: this.#isAwaited });
    this.#isAwaited = false;
    if (!this.#isShowing) void this.#catchUp();
  }

  async #catchUp(): Promise<void> {
    this.#isShowing = true;
    for (let next = this.#queue[0]; next; next = this.#queue[0]) {
      if (!next.isMine && next.facts.length > 0 && !this.#isSkipping) {
        this.#isCatchingUp = true;
        await this.#pace.wait(settings.speed, String(this.#state?.asked));
      }
      // A new join has emptied the queue meanwhile, or a click has shortened it.
      if (this.#queue[0] !== next) continue;
      this.#queue.shift();
      await this.#show(next);
    }
    this.#isShowing = false;
    this.#isSkipping = false;
    this.#isCatchingUp = false;
    this.#settle();
  }

  async #show({ state, facts, isMine }: Queued): Promise<void> {
    if (state.rewound) {
      this.#factCount = 0;
      this.log = facts.map((fact) => this.#logged(fact));
      this.#recent = [state];
      this.path = [];
    } else {
      const logged = facts.map((fact) => this.#logged(fact));
      this.log = [...this.log, ...logged];
      this.#recent = isMine ? [state] : [...this.#recent, state];
      this.#say(facts);
    }
    this.#narrowings = [];
    this.#forgetLooks();
    await this.#draw(state);
  }

  async #draw(state: StateData): Promise<void> {
    this.#motion.capture();
    this.#state = state;
    await tick();
    this.#motion.play(settings.isStill);
    this.#pace.shown();
  }

  /** All there is has been shown: whose turn is it? */
  #settle(): void {
    const state = this.#state;
    if (!state) return;
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

  /** Shows at once whatever is waiting to be shown. */
  skip(): void {
    if (!this.#isCatchingUp) return;
    this.isAgain = false;
    this.#isSkipping = true;
    const last = this.#queue.pop();
    if (last) {
      // The facts of all states that are passed over still belong to the log.
      const facts = this.#queue.flatMap((queued) => queued.facts);
      this.#recent = [...this.#recent, ...this.#queue.map((queued) => queued.state)];
      const isAllAnew = last.state.rewound;
      this.#queue = [{ ...last, facts: isAllAnew ? last.facts : [...facts, ...last.facts] }];
    }
    this.#pace.hurry();
  }

  /** Plays the moves since one's last answer once more. */
  async seeAgain(): Promise<void> {
    if (!this.canSeeAgain) return;
    const states = this.#recent;
    const last = this.#state;
    this.#isShowing = true;
    this.#isCatchingUp = true;
    this.isAgain = true;
    const speed = settings.speed === "instant" ? "fast" : settings.speed;
    for (const state of states) {
      if (!this.isAgain) break;
      await this.#draw(state);
      await this.#pace.wait(speed, "again");
    }
    this.isAgain = false;
    if (last && this.#state !== last && this.phase === "table") await this.#draw(last);
    await this.#catchUp();
  }

  #logged(fact: FactData): LogFact {
    this.#factCount += 1;
    return { fact, id: this.#factCount };
  }

  #say(facts: FactData[]): void {
    const words = this.#words;
    if (!words || facts.length === 0) return;
    this.said = facts.map((fact) => words.fact(fact, this.names)).join(" ");
  }

  // -- what the reader does

  async choose(action: ActionData): Promise<void> {
    const decision = this.decision;
    const live = this.#live;
    if (!decision || !live || this.#isBusy) return;
    this.dismiss();
    this.#isBusy = true;
    this.#isAwaited = true;
    const label = this.words.action(action, decision.prompt, "", this.names);
    const path = [...this.path, label];
    try {
      const before = this.#state?.step;
      await live.answer(decision.number, action.text);
      if (this.phase !== "table" || live !== this.#live) return;
      if (this.#state?.step !== before && this.#state?.decision) this.path = path;
      this.#notify({ text: label, isError: false, canUndo: this.#state?.can_undo ?? false });
    } catch (error) {
      this.#complain(error);
    } finally {
      if (live === this.#live) this.#isBusy = this.#isAwaited = false;
    }
  }

  async undo(): Promise<void> {
    const live = this.#live;
    if (!live || !this.canUndo) return;
    this.dismiss();
    this.toast = null;
    this.#isBusy = true;
    this.#isAwaited = true;
    try {
      await live.undo();
    } catch (error) {
      this.#complain(error);
    } finally {
      if (live === this.#live) this.#isBusy = this.#isAwaited = false;
    }
  }

  press(place: PlaceId, anchor: Element): void {
    if (this.#isCatchingUp) {
      this.skip();
      return;
    }
    const wasOpen = this.whyNot?.place === place || this.card?.place === place;
    this.dismiss();
    if (this.#isBusy) return;
    const actions = this.lit.get(place);
    const [only] = actions ?? [];
    if (actions?.length === 1 && only) {
      void this.choose(only);
    } else if (actions) {
      this.#narrow(this.#titleOf(place), actions, place);
    } else if (this.#narrowings.some((narrowing) => narrowing.place === place)) {
      this.widen();
    } else if (this.choices.some((choice) => choice.places.includes(place))) {
      // Another piece instead of the one in hand.
      this.#narrowings = [];
      this.press(place, anchor);
    } else if (!wasOpen) {
      void this.askWhyNot(place, anchor);
    }
  }

  hover(place: PlaceId | null, anchor?: Element): void {
    clearTimeout(this.#cardTimer);
    if (place === null) {
      this.#look([], []);
      if (!this.#isTouched) this.card = null;
      return;
    }
    const actions = this.lit.get(place) ?? [];
    const choices = this.left.filter((choice) => actions.includes(choice.action));
    const places = choices.length === 1 ? choices.flatMap((choice) => choice.places) : [];
    this.#look([place, ...places], actions);
    if (anchor) this.#cardTimer = setTimeout(() => this.explain(place, anchor), CARD_AFTER_MS);
  }

  /** A choice, or none, is looked at in the panel. */
  lookAt(choices: Choice[]): void {
    this.#look(
      choices.flatMap((choice) => choice.places),
      choices.map((choice) => choice.action),
    );
  }

  /** A line of the log, or none, is looked at. */
  lookAtFact(fact: FactData | null): void {
    this.#look(fact ? this.ui.placesOfFact(fact, this.view) : [], []);
  }

  explain(place: PlaceId, anchor: Element): void {
    if (!this.isReady || this.whyNot?.place === place) return;
    const explanation = this.ui.explain(place, this);
    this.card = explanation ? { place, anchor, explanation } : null;
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
      this.card = null;
      const parts = this.words.reasonParts({ code, data }, this.names);
      const decision = this.decision;
      if (code === NOT_ASKED && decision) {
        // Then the question itself helps most.
        parts.push({ text: " ", ref: null });
        parts.push(...this.words.decisionParts(decision.kind, decision.prompt));
      }
      this.whyNot = { place, anchor, title: this.#titleOf(place), parts, rules };
    } catch (error) {
      this.#complain(error);
    }
  }

  /** Narrows the choices to those of a group of the panel. */
  openGroup(title: string, choices: Choice[]): void {
    this.#narrow(
      title,
      choices.map((choice) => choice.action),
      null,
    );
  }

  /** One step of narrowing back; says whether there was one. */
  widen(): boolean {
    if (this.#narrowings.length === 0) return false;
    this.#narrowings = this.#narrowings.slice(0, -1);
    this.#look([], []);
    return true;
  }

  /** Closes what floats; says whether there was anything. */
  dismiss(): boolean {
    clearTimeout(this.#cardTimer);
    const had = this.whyNot !== null || this.card !== null;
    this.whyNot = null;
    this.card = null;
    return had;
  }

  /** A touch leaves a card open until the next one; a mouse does not. */
  touched(isTouch: boolean): void {
    this.#isTouched = isTouch;
    this.usesKeys = false;
  }

  closeToast(): void {
    this.toast = null;
  }

  // --

  #narrow(title: string, actions: ActionData[], place: PlaceId | null): void {
    const texts = new Set(actions.map((action) => action.text));
    this.#narrowings = [...this.#narrowings, { title, texts, place }];
    this.#look([], []);
  }

  #titleOf(place: PlaceId): string {
    return this.ui.explain(place, this)?.title ?? "";
  }

  #look(places: PlaceId[], actions: ActionData[]): void {
    this.#looked = places.length === 0 ? NO_PLACES : new Set(places);
    this.#lookedActions = actions.length === 0 ? NO_ACTIONS : actions;
  }

  #forgetLooks(): void {
    this.dismiss();
    this.#look([], []);
  }

  #choiceOf(action: ActionData, decision: DecisionData, words: Words): Choice {
    const outcome = outcomeOf(action, decision.seat);
    const option = this.ui.optionOf(action, decision, this);
    const sentence = words.actionParts(action, decision.prompt, "", this.names);
    const told = outcome.told.slice(0, 2).map((fact) => words.fact(fact, this.names));
    const places = this.ui.placesOf(action, decision, this.view);
    const choice = { action, outcome, places, effects: [], goods: [] };
    if (option === "") {
      const effects = sentence.flatMap(({ ref }) => (ref?.startsWith(EFFECT) ? [ref] : []));
      return { ...choice, label: sentence, effects, note: told.join(" ") };
    }
    // An effect is drawn beside the words and told below them.
    if (option.startsWith(EFFECT)) {
      const note = [words.effect(option), ...told].join(" ");
      return { ...choice, label: sentence, effects: [option], note };
    }
    if (option.startsWith(BUNDLE)) {
      return { ...choice, label: sentence, goods: glyphsOf(option), note: told.join(" ") };
    }
    // What is chosen says more than how: it comes first.
    const said = sentence.map((part) => part.text).join("");
    const label = [{ text: sentenceCase(words.ref(option, this.names)), ref: option }];
    return { ...choice, label, note: [said, ...told].join(". ") };
  }

  #nameOf(seat: number, isPerson: boolean): string {
    const words = this.words;
    const isReader = isPerson && this.mine.length === 1 && this.mine.includes(seat);
    if (isReader && settings.name) return settings.name;
    const style = this.#styles[seat];
    const named = style === undefined ? null : gameEntry(this.game)?.nameOf(style, words);
    return named ?? words.text(`web-name-${seat + 1}`);
  }

  #notify(toast: Toast): void {
    clearTimeout(this.#toastTimer);
    this.toast = toast;
    this.#toastTimer = setTimeout(() => (this.toast = null), TOAST_MS);
  }

  #complain(error: unknown): void {
    if (!(error instanceof Refused)) throw error;
    // The way back to the service is shown elsewhere.
    if (error.code === UNREACHABLE || !this.#words) return;
    this.#notify({ text: this.#words.error(error, this.names), isError: true, canUndo: false });
  }
}

function present<T>(value: T | null): T {
  if (value === null) throw new Error("the table is not there yet");
  return value;
}
