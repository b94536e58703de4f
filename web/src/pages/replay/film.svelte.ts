// A replay: the step, the viewing seat, playing or paused. It is the TableContext of the boards on
// the replay page; nothing can be chosen there.

import { tick } from "svelte";
import { Refused, request } from "../../lib/api";
import type { GameUi, PlaceId, TableContext } from "../../lib/contract";
import { gamePage } from "../../lib/games";
import { type LookedAt, Looking } from "../../lib/looking.svelte";
import { type Shown, shownOf } from "../../lib/moments";
import type { GamePage } from "../../lib/page";
import { namesOf } from "../../lib/names";
import { settings } from "../../lib/settings.svelte";
import { shared } from "../../lib/sharing";
import { tokensOf } from "../../lib/tokens";
import type {
  ActionData,
  DecisionData,
  FactData,
  ReplayAnswer,
  ReplayMoments,
  ReplayStep,
  StateData,
  TableInfo,
} from "../../protocol";
import { Motion } from "../../table/motion";
import type { Words } from "../../words/words";
import { type Rail, railOf } from "./rail";
import { nextStop, type Run, runAt, runsOf, stopsOf, type Turn, turnsOf } from "./steps";

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

const STEP_MS = 1400;
const SILENT_MS = 350; // for a step at which nothing visible happens
const AHEAD = 3; // steps that are loaded in advance
const NOTHING = new Set<PlaceId>();

/** A decision asked again, at its position. */
export interface Again {
  readonly at: number;
  readonly question: DecisionData;
  /** The actions that can be chosen on the board now. */
  readonly open: readonly ActionData[];
  /** A place of these actions was pressed. */
  onchoose(actions: readonly ActionData[]): void;
}

export class Film implements TableContext {
  readonly id: string;
  /** This browser's own seats at the table. */
  readonly mine: number[];
  failure = $state.raw<Refused | null>(null);
  speed = $state<Speed>(1);
  /** A decision that is asked again at a position. */
  again = $state.raw<Again | null>(null);

  #info = $state.raw<TableInfo | null>(null);
  #components = $state.raw<Record<string, unknown>>({});
  #ui = $state.raw<GameUi | null>(null);
  #words = $state.raw<Words | null>(null);
  /** The words, once they know the components. */
  readonly #told = $derived(this.#words?.knowing(this.#components) ?? null);
  #steps = $state.raw<ReplayStep[]>([]);
  #state = $state.raw<StateData | null>(null);
  #at = $state(0);
  /** The snapshots of a step and the step itself, and which of them is shown. */
  #parts = $state.raw<Shown[]>([]);
  #part = $state(0);
  #seat = $state<number | null>(null);
  #isPlaying = $state(false);

  readonly #tokens: Record<number, string>;
  readonly #seen = new Map<string, Promise<StateData>>();
  readonly #motion = new Motion();
  readonly #looking = new Looking((place) => (this.isReady ? this.ui.explain(place, this) : null));
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string) {
    this.id = id;
    this.#tokens = tokensOf(id);
    this.mine = Object.keys(this.#tokens).map(Number);
  }

  // -- the table

  get info(): TableInfo {
    return present(this.#info);
  }
  get components(): Record<string, unknown> {
    return this.#components;
  }
  get state(): StateData {
    return present(this.#state);
  }
  get view(): unknown {
    return this.state.view;
  }
  get words(): Words {
    return present(this.#told);
  }
  set words(words: Words | null) {
    this.#words = words;
  }
  get ui(): GameUi {
    return present(this.#ui);
  }
  get game(): string {
    return this.#info?.game ?? "";
  }
  get page(): GamePage {
    return gamePage(this.game);
  }
  get seat(): number | null {
    return this.#seat;
  }
  get highlighted(): Set<PlaceId> {
    return this.#looking.highlighted;
  }
  get card(): LookedAt | null {
    return this.#looking.card;
  }
  get isReady(): boolean {
    return this.#state !== null && this.#ui !== null && this.#words?.game === this.game;
  }
  /** A decision asked again, while the film stands where it was asked. */
  get decision(): DecisionData | null {
    return this.again?.at === this.#at && this.again.question.seat === this.#seat
      ? this.again.question
      : null;
  }
  readonly preview: FactData[] = [];
  readonly opened = NOTHING;
  /** All facts up to this step, or up to the shown snapshot of it. */
  readonly facts: FactData[] = $derived.by(() => {
    const before = this.#steps.slice(0, this.#at).flatMap((step) => step.facts);
    const parts = this.#parts.slice(0, this.#part).flatMap(({ facts }) => facts);
    return [...before, ...parts, ...this.told];
  });
  /** The places of the choices of a decision that is asked again. */
  readonly lit: Map<PlaceId, ActionData[]> = $derived.by(() => {
    const found = new Map<PlaceId, ActionData[]>();
    for (const action of this.decision ? (this.again?.open ?? []) : []) {
      for (const place of action.places) found.set(place, [...(found.get(place) ?? []), action]);
    }
    return found;
  });
  readonly names: string[] = $derived.by(() => {
    if (!this.isReady) return [];
    const styles = this.info.seats.map((_, seat) => this.ui.style(seat, this.view));
    return namesOf(this.info, styles, this.words, this.mine);
  });

  // -- its course

  get steps(): ReplayStep[] {
    return this.#steps;
  }
  get last(): number {
    return Math.max(0, this.#steps.length - 1);
  }
  get at(): number {
    return this.#at;
  }
  get isPlaying(): boolean {
    return this.#isPlaying;
  }
  readonly runs: Run[] = $derived(runsOf(this.#steps));
  readonly rail: Rail = $derived(railOf(this.runs));
  readonly turns: Turn[] = $derived(turnsOf(this.#steps));
  readonly stops: number[] = $derived(stopsOf(this.#steps));
  readonly run: Run | undefined = $derived(runAt(this.runs, this.#at));
  readonly step: ReplayStep | undefined = $derived(this.#steps[this.#at]);
  /** What happened at the step, or at the shown part of it. */
  readonly told: FactData[] = $derived(
    this.#parts[this.#part]?.facts ?? this.#steps[this.#at]?.facts ?? [],
  );
  get isAtEnd(): boolean {
    return this.#at === this.last && this.#part + 1 >= this.#parts.length;
  }

  /** After the game everybody may look from every seat. Before, readers may only use their own, and
   * people who share a screen none, because a neighbour may be looking. */
  readonly eyes: (number | null)[] = $derived.by(() => {
    const info = this.#info;
    if (!info) return [];
    if (info.finished) return [null, ...info.seats.keys()];
    return this.mine.length === 1 ? this.mine : [];
  });

  async start(at: number): Promise<void> {
    this.failure = null;
    try {
      await this.#load(this.mine.length === 1 ? (this.mine[0] ?? null) : null, at);
    } catch (error) {
      this.#fail(error);
    }
  }

  stop(): void {
    this.pause();
    this.dismiss();
    this.#motion.finish();
  }

  async look(seat: number | null): Promise<void> {
    if (seat === this.#seat) return;
    try {
      await this.#load(seat, this.#at);
    } catch (error) {
      this.#fail(error);
    }
  }

  async #load(seat: number | null, at: number): Promise<void> {
    const answer = await this.#get<ReplayAnswer>("", seat);
    const { components = {}, ...info } = answer.table;
    const ui = await gamePage(info.game).load();
    const wanted = clamped(at, answer.steps.length - 1);
    const state = await this.#stateAt(wanted, seat);
    this.#seat = seat;
    this.#info = info;
    this.#components = components;
    this.#ui = ui;
    this.#steps = answer.steps;
    this.#at = wanted;
    this.#parts = [];
    this.#part = 0;
    await this.#draw(state);
  }

  // -- going through it

  /** Goes to a position; the picture follows as soon as it is loaded. */
  async go(at: number): Promise<void> {
    const wanted = clamped(at, this.last);
    if (wanted === this.#at && this.#parts.length === 0) return;
    this.#at = wanted;
    this.#parts = [];
    this.#part = 0;
    this.dismiss();
    try {
      const seat = this.#seat;
      const state = await this.#stateAt(wanted, seat);
      if (this.#at !== wanted || this.#seat !== seat) return; // the reader has moved on
      await this.#draw(state);
      if (this.#isPlaying) for (let next = 1; next <= AHEAD; next++) this.#prepare(wanted + next);
    } catch (error) {
      if (this.#at === wanted) this.#fail(error);
    }
  }

  /** A manual step stops the playing. */
  seek(at: number): void {
    this.pause();
    void this.go(at);
  }
  stepBy(by: 1 | -1): void {
    this.pause();
    void (by > 0 ? this.#forward() : this.#back());
  }
  turnBy(direction: 1 | -1): void {
    this.seek(nextStop(this.stops, this.#at, direction));
  }

  play(): void {
    if (this.#isPlaying) return;
    this.#isPlaying = true;
    void this.#playOn(this.isAtEnd);
  }
  pause(): void {
    this.#isPlaying = false;
    clearTimeout(this.#timer);
  }

  async #playOn(isFromStart = false): Promise<void> {
    await (isFromStart ? this.go(0) : this.#forward());
    if (!this.#isPlaying) return;
    if (this.isAtEnd) {
      this.pause();
      return;
    }
    const isSilent = this.told.length === 0;
    this.#timer = setTimeout(
      () => void this.#playOn(),
      (isSilent ? SILENT_MS : STEP_MS) / this.speed,
    );
  }

  /** Goes to the next snapshot of the step, then to the next step, from its first snapshot. */
  #forward(): Promise<void> {
    if (this.#part + 1 < this.#parts.length) return this.#showPart(this.#part + 1);
    return this.#goThrough(this.#at + 1, 0);
  }

  /** The same backwards. */
  #back(): Promise<void> {
    if (this.#part > 0) return this.#showPart(this.#part - 1);
    const moments = this.step?.moments ?? 0;
    if (this.#parts.length === 0 && moments > 0) return this.#goThrough(this.#at, moments - 1);
    return this.go(this.#at - 1);
  }

  async #goThrough(at: number, part: number): Promise<void> {
    const step = this.#steps[at];
    if (!step?.moments) return this.go(at);
    const from = this.#at;
    const seat = this.#seat;
    try {
      const [state, moments] = await Promise.all([
        this.#stateAt(at, seat),
        this.#get<ReplayMoments>(`/${at}/moments`, seat),
      ]);
      if (this.#at !== from || this.#seat !== seat) return; // the reader has moved on
      this.#at = at;
      this.#parts = shownOf(state, step.facts, moments.moments);
      await this.#showPart(part);
    } catch (error) {
      if (this.#at === from) this.#fail(error);
    }
  }

  async #showPart(part: number): Promise<void> {
    const shown = this.#parts[part];
    if (!shown) return;
    this.#part = part;
    this.dismiss();
    await this.#draw(shown.state);
  }

  async #draw(state: StateData): Promise<void> {
    this.#motion.capture(settings.isStill);
    this.#state = shared(this.#state, state);
    await tick();
    this.#motion.play();
  }

  #fail(error: unknown): void {
    this.pause();
    if (!(error instanceof Refused)) throw error;
    this.failure = error;
  }

  // -- the service

  #stateAt(at: number, seat: number | null): Promise<StateData> {
    const key = `${seat ?? ""}/${at}`;
    let found = this.#seen.get(key);
    if (!found) {
      found = this.#get<StateData>(`/${at}`, seat);
      this.#seen.set(key, found);
      found.catch(() => this.#seen.delete(key));
    }
    return found;
  }

  #prepare(at: number): void {
    if (at <= this.last) void this.#stateAt(at, this.#seat).catch(() => undefined);
  }

  #get<T>(step: string, seat: number | null): Promise<T> {
    const query = seat === null ? "" : `?seat=${seat}`;
    const token = seat === null ? null : (this.#tokens[seat] ?? null);
    return request<T>("GET", `/api/tables/${encodeURIComponent(this.id)}/replay${step}${query}`, {
      token,
    });
  }

  // -- looking closer

  press(place: PlaceId, anchor: Element): void {
    const actions = this.lit.get(place);
    if (actions) this.again?.onchoose(actions);
    else this.#looking.press(place, anchor);
  }

  hover(place: PlaceId | null, anchor?: Element): void {
    this.#looking.hover(place, anchor);
  }

  describe(place: PlaceId): readonly string[] {
    return this.#looking.describe(place);
  }

  /** Shows where a choice is made. */
  lookAtPlaces(places: PlaceId[]): void {
    this.#looking.light(places);
  }

  /** Shows where a fact happened. */
  lookAtFacts(facts: FactData[]): void {
    this.#looking.light(facts.flatMap((fact) => fact.places));
  }

  dismiss(): boolean {
    return this.#looking.dismiss();
  }
}

function clamped(at: number, last: number): number {
  return Math.max(0, Math.min(Math.trunc(at) || 0, last));
}

function present<T>(value: T | null): T {
  if (value === null) throw new Error("the replay is not there yet");
  return value;
}
