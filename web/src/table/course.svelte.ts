// The course of a table: states from the service wait in a queue and are shown one by one, at a
// pace that people can follow; their facts form the log.

import { tick } from "svelte";
import { type Shown, shownOf } from "../lib/moments";
import { settings } from "../lib/settings.svelte";
import { shared } from "../lib/sharing";
import type { FactData, StateData, StateMessage } from "../protocol";
import { Motion } from "./motion";
import { Pace } from "./pace";

/** In the browser's own timeline, for bench/page.py and for finding out why a move is slow. */
const DRAWN = "mori-draw";

/** The board is drawn, then its enlarged part is chosen, then moved to the places. */
const TICKS = 3;

const BEGAN = "turn_began";
/** These begin something with its own time: a turn, a season, points being counted. */
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
  /** With the end: the complete log without secrets; otherwise nothing. */
  opened: FactData[];
  /** Skipped states: they can be shown again later. */
  passed: Shown[];
}

interface Handlers {
  /** A state is about to be drawn, with these facts. */
  onNews(state: StateData, facts: FactData[]): void;
  /** Everything has been shown. */
  onSettled(state: StateData): void;
}

export class Course {
  log = $state.raw<LogFact[]>([]);
  /** The facts of the shown state, unless it is the result of the reader's own answer. */
  told = $state.raw<readonly FactData[]>([]);
  /** Everything that others have done since the reader's last answer. */
  since = $state.raw<readonly FactData[]>([]);
  isAgain = $state(false);

  #state = $state.raw<StateData | null>(null);
  /** A view that is shown instead of the state's: the result of a held answer. */
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
  /** The view that is drawn: the state's, or the result of a held answer. */
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

  /** Begins with the first state of a connection. */
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

  /** Removes everything that a seat may know. */
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

  /** Shows a possible view; null: the real one. New states from the service replace it. */
  async imagine(view: unknown): Promise<void> {
    const imagined = view === null ? null : shared(this.view, view);
    if (this.#isShowing || imagined === this.#imagined) return;
    this.#motion.capture(settings.isStill);
    this.#imagined = imagined;
    await isDrawn();
    this.#motion.play();
  }

  /** The result of the reader's own answer is shown at once; the steps after it are not. */
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

  /** Shows everything that waits at once. */
  skip(): void {
    if (!this.#isCatchingUp) return;
    this.isAgain = false;
    this.#isSkipping = true;
    const last = this.#queue.pop();
    if (last) {
      // The facts of skipped states still belong to the log.
      const facts = this.#queue.flatMap((queued) => queued.facts);
      const passed = this.#queue.flatMap((queued) => [...queued.passed, queued]);
      this.#recent = [...this.#recent, ...passed];
      const isAllAnew = last.state.rewound;
      this.#queue = [{ ...last, facts: isAllAnew ? last.facts : [...facts, ...last.facts] }];
    }
    this.#pace.hurry();
  }

  /** Replays the moves since the reader's last answer. */
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
      // A new connection has emptied the queue meanwhile, or a click has shortened it.
      if (this.#queue[0] !== next) continue;
      this.#queue.shift();
      await this.#show(next);
    }
    this.#isShowing = false;
    this.#isSkipping = false;
    this.#isCatchingUp = false;
    this.#settle();
  }

  /** Whether it must be seen before the next answer. */
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
    await isDrawn();
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

/** The state is drawn, and a phone has turned to the part of the board that it is about. */
async function isDrawn(): Promise<void> {
  for (let at = 0; at < TICKS; at++) await tick();
}

function weightOf(facts: readonly FactData[]): number {
  const points = facts.filter(({ kind }) => kind === POINTS).length;
  return Math.min(Math.max(points, 1), MOST_WEIGHT);
}

/** Others' moves in the facts of the reader's own answer: after the first of the skipped states or,
 * if there is none, from the turn that begins with it. */
function ofOthers(passed: readonly Shown[], facts: FactData[]): FactData[] {
  const [first] = passed;
  if (first) return facts.slice(first.facts.length);
  const began = facts.map(({ kind }) => kind).lastIndexOf(BEGAN);
  return began < 0 ? [] : facts.slice(began);
}
