// The course of a table: states come from the service, wait in a queue and are shown one by one, at
// a pace that can be watched; their facts make the log.

import { tick } from "svelte";
import { type Shown, shownOf } from "../lib/moments";
import { settings } from "../lib/settings.svelte";
import { shared } from "../lib/sharing";
import type { FactData, StateData, StateMessage } from "../protocol";
import { Motion } from "./motion";
import { Pace } from "./pace";

/** In the browser's own timeline, for bench/page.py and for whoever looks why a move is slow. */
const DRAWN = "mori-draw";

const BEGAN = "turn_began";
/** With these begins what has a time of its own: a turn, a season, points that are counted. */
const OWN_TIME = new Set([BEGAN, "season_began", "round_began", "scored"]);
const POINTS = "scored";
/** Points of several sides are read one after the other. */
const MOST_WEIGHT = 3;

/** A fact in the log, in its order. */
export interface LogFact {
  fact: FactData;
  id: number;
}

interface Queued {
  state: StateData;
  facts: FactData[];
  isMine: boolean;
  /** With the end: the whole log, in which nothing is secret any more; else nothing. */
  opened: FactData[];
  /** States that are passed over: to be seen again, not now. */
  passed: Shown[];
}

interface Handlers {
  /** A state is about to be drawn that came with these facts. */
  onNews(state: StateData, facts: FactData[]): void;
  /** All there is has been shown. */
  onSettled(state: StateData): void;
}

export class Course {
  log = $state.raw<LogFact[]>([]);
  /** What the state that is shown came with, if it is not one's own answer. */
  told = $state.raw<readonly FactData[]>([]);
  /** All that others have done since one's last answer. */
  since = $state.raw<readonly FactData[]>([]);
  isAgain = $state(false);

  #state = $state.raw<StateData | null>(null);
  /** A view that is shown instead of the state's: as it would be after an answer that is held. */
  #imagined = $state.raw<unknown>(null);
  #isCatchingUp = $state(false);

  #queue: Queued[] = [];
  #recent: Shown[] = [];
  #turn = 0;
  #factCount = 0;
  #isShowing = false;
  #isSkipping = false;
  readonly #pace = new Pace();
  readonly #motion = new Motion();
  readonly #handlers: Handlers;

  constructor(handlers: Handlers) {
    this.#handlers = handlers;
  }

  readonly facts: readonly FactData[] = $derived(this.log.map(({ fact }) => fact));

  get state(): StateData | null {
    return this.#state;
  }
  /** What is drawn: the view of the state, or as it would be. */
  get view(): unknown {
    return this.#imagined ?? this.#state?.view;
  }
  /** Earlier moves are still being shown. */
  get isCatchingUp(): boolean {
    return this.#isCatchingUp;
  }
  get canSeeAgain(): boolean {
    return !this.#isCatchingUp && this.#recent.length > 1;
  }

  /** The table is seen from the start of a connection. */
  begin(state: StateData, facts: FactData[]): void {
    this.#queue = [];
    this.#pace.hurry();
    this.#recent = [{ state, facts: [] }];
    this.told = [];
    this.since = [];
    this.log = facts.map((fact) => this.#logged(fact));
    this.#state = shared(this.#state, state);
    this.#imagined = null;
    this.#settle();
  }

  /** Nothing that a seat may know is left. */
  clear(): void {
    this.#queue = [];
    this.#recent = [];
    this.told = [];
    this.since = [];
    this.#state = null;
    this.#imagined = null;
    this.log = [];
  }

  stop(): void {
    this.#motion.finish();
  }

  /** Shows how things would be; null: how they are. What comes from the service is drawn over it. */
  async imagine(view: unknown): Promise<void> {
    const imagined = view === null ? null : shared(this.view, view);
    if (this.#isShowing || imagined === this.#imagined) return;
    this.#motion.capture(settings.isStill);
    this.#imagined = imagined;
    await tick();
    this.#motion.play();
  }

  /** What comes of an answer of one's own is shown at once; the steps that follow it are not. */
  came({ state, facts, moments, opened }: StateMessage, isMine: boolean): void {
    const all = shownOf(state, facts, moments);
    if (settings.speed === "instant") {
      this.#queue.push({ state, facts, isMine, opened, passed: all.slice(0, -1) });
    } else {
      all.forEach((shown, at) => {
        const open = shown.state === state ? opened : [];
        this.#queue.push({ ...shown, isMine: isMine && at === 0, opened: open, passed: [] });
      });
    }
    if (!this.#isShowing) void this.#catchUp();
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
      const passed = this.#queue.flatMap((queued) => [...queued.passed, queued]);
      this.#recent = [...this.#recent, ...passed];
      const isAllAnew = last.state.rewound;
      this.#queue = [{ ...last, facts: isAllAnew ? last.facts : [...facts, ...last.facts] }];
    }
    this.#pace.hurry();
  }

  /** Plays the moves since one's last answer once more. */
  async seeAgain(): Promise<void> {
    if (!this.canSeeAgain) return;
    const recent = this.#recent;
    const last = this.#state;
    this.#isShowing = true;
    this.#isCatchingUp = true;
    this.isAgain = true;
    const speed = settings.speed === "instant" ? "fast" : settings.speed;
    for (const { state, facts } of recent) {
      // A click ends it, and so does a new connection.
      if (!this.isAgain || this.#recent !== recent) break;
      this.told = facts;
      await this.#draw(state, weightOf(facts));
      await this.#pace.wait(speed, "again");
    }
    this.isAgain = false;
    if (last && this.#recent === recent && this.#state !== last) await this.#draw(last);
    await this.#catchUp();
  }

  async #catchUp(): Promise<void> {
    this.#isShowing = true;
    for (let next = this.#queue[0]; next; next = this.#queue[0]) {
      if (this.#isWatched(next)) {
        this.#isCatchingUp = true;
        await this.#pace.wait(settings.speed, String(this.#turn));
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

  /** Whether it is to be seen before the next may be answered. */
  #isWatched({ isMine, facts }: Queued): boolean {
    return !isMine && facts.length > 0 && !this.#isSkipping && settings.speed !== "instant";
  }

  async #show({ state: came, facts, isMine, opened, passed }: Queued): Promise<void> {
    const state = shared(this.#state, came);
    const isAnew = state.rewound || opened.length > 0;
    if (isAnew) this.#factCount = 0;
    const told = opened.length > 0 ? opened : facts;
    const logged = told.map((fact) => this.#logged(fact));
    this.log = isAnew ? logged : [...this.log, ...logged];
    const isFirst = state.rewound || isMine;
    const earlier = isFirst ? [] : this.#recent;
    this.#recent = [...earlier, ...passed, { state, facts: isFirst ? [] : facts }];
    this.told = isFirst ? [] : facts;
    const others = state.rewound ? [] : isMine ? ofOthers(passed, facts) : facts;
    this.since = isFirst ? others : [...this.since, ...others];
    if (isMine || facts.some(({ kind }) => OWN_TIME.has(kind))) this.#turn += 1;
    this.#handlers.onNews(state, facts);
    await this.#draw(state, weightOf(this.told), isMine);
  }

  async #draw(state: StateData, weight = 1, isMine = false): Promise<void> {
    const start = performance.now();
    this.#motion.capture(settings.isStill);
    this.#state = state;
    this.#imagined = null;
    await tick();
    this.#motion.play();
    this.#pace.shown(weight);
    performance.clearMeasures(DRAWN);
    performance.measure(DRAWN, { start, detail: { isMine } });
  }

  #settle(): void {
    if (this.#state) this.#handlers.onSettled(this.#state);
  }

  #logged(fact: FactData): LogFact {
    this.#factCount += 1;
    return { fact, id: this.#factCount };
  }
}

function weightOf(facts: readonly FactData[]): number {
  const points = facts.filter(({ kind }) => kind === POINTS).length;
  return Math.min(Math.max(points, 1), MOST_WEIGHT);
}

/** What others do in the facts of one's own answer: after the first of the states that were passed
 * over or, if there is none, from the turn on that begins with it. */
function ofOthers(passed: readonly Shown[], facts: FactData[]): FactData[] {
  const [first] = passed;
  if (first) return facts.slice(first.facts.length);
  const began = facts.map(({ kind }) => kind).lastIndexOf(BEGAN);
  return began < 0 ? [] : facts.slice(began);
}
