// A table as one reader sees it: the TableContext of everything drawn on it. Each part does one
// thing (connection, course, choices, pointing, hints, what floats); they meet here. No rule is in
// here.

import { rulesAddress } from "../lib/addresses";
import { Refused, UNREACHABLE, tableInfo } from "../lib/api";
import type { Answer, GameUi, PlaceId, Way } from "../lib/contract";
import { gamePage } from "../lib/games";
import type { Asked, PeopleMessage } from "../lib/live";
import type { GamePage } from "../lib/page";
import { namesOf } from "../lib/names";
import { keepPromise } from "../lib/shuffle";
import { settings } from "../lib/settings.svelte";
import { keep, kept } from "../lib/store";
import { takeFromLink } from "../lib/tokens";
import type {
  ActionData,
  DecisionData,
  FactData,
  StateData,
  TableInfo,
  WelcomeMessage,
  WithinMessage,
} from "../protocol";
import type { Words } from "../words/words";
import { Absence } from "./absence.svelte";
import { Chat } from "./chat.svelte";
import { type Asking, Choosing } from "./choosing.svelte";
import { Clocks } from "./clocks.svelte";
import { Coach } from "./coach.svelte";
import { Consent } from "./consent.svelte";
import { Course } from "./course.svelte";
import { Drag } from "./drag.svelte";
import { Floats } from "./floats.svelte";
import { Held } from "./held.svelte";
import { Hint } from "./hint.svelte";
import { LastLook } from "./lastlook.svelte";
import { Lesson } from "./lesson.svelte";
import { Notices } from "./notices";
import { Occasions } from "./occasions.svelte";
import { Path } from "./path.svelte";
import { Pointing } from "./pointing.svelte";
import { Rematch } from "./rematch.svelte";
import { Session } from "./session.svelte";
import type { Speaker } from "./speaker";
import { endedNow, keepEnded, milestonesIn } from "./standings";
import { doneAlone } from "./turns";
import { Tips } from "./tips.svelte";
import { Voice } from "./voice.svelte";
import { Within } from "./within.svelte";

const NO_WAYS: ReadonlyMap<PlaceId, readonly Way[]> = new Map();

/** After these, the reader's earlier answers belong to a turn that is over. */
const BEGINNINGS = new Set(["turn_began", "season_began", "round_began"]);

/** Kept by the browser: sounds were offered. */
const SOUNDS_OFFERED = "sounds-offered";

export class TableModel implements Asking, Speaker {
  readonly id: string;

  /** What the table has done for the reader, until it is told. */
  #alone: FactData | undefined;
  /** The game ended while the reader was here. */
  hasJustEnded = $state(false);
  #info = $state.raw<TableInfo | null>(null);
  #components = $state.raw<Record<string, unknown>>({});
  #ui = $state.raw<GameUi | null>(null);
  #words = $state.raw<Words | null>(null);
  /** The words, once they know the components. */
  readonly #told = $derived(this.#words?.knowing(this.#components) ?? null);
  /** Colours and emblems of the seats; they stay when the state is removed. */
  #styles = $state.raw<string[]>([]);

  readonly session: Session;
  readonly course = new Course({
    onNews: (state, facts) => this.#onNews(state, facts),
    onSettled: (state) => this.#onSettled(state),
  });
  readonly held = new Held({
    tryOut: (decision, actions) => this.session.tryOut(this.#asked(decision), actions),
    imagine: (view) => void this.course.imagine(view),
    complain: (error) => this.complain(error),
  });
  readonly choosing = new Choosing(this);
  readonly reaching = new Within(this);
  readonly drag = new Drag(this);
  readonly path = new Path(this);
  readonly hint = new Hint(this, {
    advise: (decision, isDeep) =>
      this.session.hint(
        this.#asked(decision),
        this.held.actions.map(({ text }) => text),
        isDeep,
      ),
    complain: (error) => this.complain(error),
  });
  readonly coach = new Coach(this, {
    judge: (decision, actions) => this.session.judge(this.#asked(decision), actions),
  });
  readonly pointing = new Pointing(this);
  readonly floats = new Floats();
  readonly consent = new Consent(this);
  readonly absence = new Absence(this);
  readonly rematch = new Rematch(this);
  readonly clocks = new Clocks(this);
  readonly lesson = new Lesson(this);
  readonly tips = new Tips(this);
  /** The places being looked at and, while others' moves are shown, those of the moves, else those
   * of the question. */
  readonly highlighted: Set<PlaceId> = $derived.by(() => {
    const { highlighted } = this.tips;
    const { course, choosing } = this;
    const shown = course.isCatchingUp ? course.told.flatMap((fact) => fact.places) : choosing.asked;
    return shown.length === 0 ? highlighted : new Set([...highlighted, ...shown]);
  });
  readonly occasions = new Occasions();
  readonly lastLook = new LastLook();
  readonly chat = new Chat(this);
  readonly notices = new Notices(this);
  readonly voice = new Voice(this);

  constructor(id: string) {
    this.id = id;
    this.session = new Session(id, {
      onMet: (message) => this.#onMet(message),
      onTable: (table) => this.#onTable(table),
      onSeated: (message) => this.#onSeated(message),
      onState: (message, isMine) => {
        this.notices.came(message.state, isMine);
        if (!this.#isLeft)
          this.#alone ??= doneAlone(message.facts, own(this.seat), this.page.telling);
        if (message.state.rewound) this.#alone = undefined;
        this.course.came(message, isMine);
      },
      onLeft: () => this.#onLeft(),
      onError: (error) => this.complain(error),
      onSaved: () => this.#onSaved(),
      onPeople: (message) => this.#onPeople(message),
    });
  }

  // -- what the table is

  get info(): TableInfo {
    return present(this.#info);
  }
  get components(): Record<string, unknown> {
    return this.#components;
  }
  get state(): StateData {
    return present(this.course.state);
  }
  get view(): unknown {
    return present(this.course.view);
  }
  get facts(): readonly FactData[] {
    return this.course.facts;
  }
  get seat(): number | null {
    return this.session.seat;
  }
  get words(): Words {
    return present(this.#told);
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
  get page(): GamePage {
    return gamePage(this.game);
  }
  /** The rules page, for the current pack. */
  get rulesAddress(): string {
    const pack = this.#info?.pack;
    return rulesAddress(this.game, pack && !pack.path_is_own ? pack.fingerprint : "");
  }
  /** Everything that drawing needs is loaded. */
  get isReady(): boolean {
    return this.session.phase === "table" && this.course.state !== null && this.canSpeak;
  }

  /** The colour and emblem of a seat, also behind the curtain. */
  styleOf(seat: number): string {
    return this.#styles[seat] ?? "neutral";
  }

  /** The name of a side: a seat, or an opponent that the rules play. */
  nameOfSide(side: number): string {
    return this.names[side] ?? this.words.ref(this.state.sides[side] ?? "");
  }

  readonly names: string[] = $derived.by(() => {
    const words = this.#told;
    const info = this.#info;
    return words && info ? namesOf(info, this.#styles, words, this.session.mine) : [];
  });

  /** The open question; null while earlier moves are still being shown. */
  readonly question: DecisionData | null = $derived(
    this.course.isCatchingUp || this.#isLeft || this.lesson.isReading
      ? null
      : (this.course.state?.decision ?? null),
  );

  /** What can be chosen now: the question, minus what is held. */
  readonly decision: DecisionData | null = $derived(this.held.left(this.question));

  get isBusy(): boolean {
    return this.session.isBusy || this.coach.isThinking;
  }
  get isCatchingUp(): boolean {
    return this.course.isCatchingUp;
  }
  get canUndo(): boolean {
    if (this.isCatchingUp || this.isBusy || this.#isLeft) return false;
    return this.held.isHolding || (this.course.state?.can_undo ?? false) || this.consent.canAsk;
  }
  /** The label of undo: directly, or by asking the others. */
  get undoName(): string {
    return this.words.text(this.consent.mustAsk ? "web-undo-ask" : "web-undo");
  }
  /** The help of the undo button: its key, or why there is nothing to undo. */
  get undoHelp(): string {
    if (this.canUndo)
      return this.words.text(this.consent.mustAsk ? "web-undo-ask-key" : "web-undo-key");
    if (this.course.state?.result) return this.words.text("web-undo-over");
    return this.words.text(this.isCatchingUp ? "web-undo-showing" : "web-undo-nothing");
  }
  get lit(): Map<PlaceId, ActionData[]> {
    return this.choosing.lit;
  }
  get within(): ReadonlyMap<PlaceId, readonly Way[]> {
    return this.choosing.narrowed === null ? this.reaching.ways : NO_WAYS;
  }
  get targets(): ReadonlyMap<PlaceId, readonly Way[]> | null {
    return this.drag.targets;
  }
  reach(asked: Asked): Promise<WithinMessage> {
    return this.session.reach(asked);
  }
  get opened(): Set<PlaceId> {
    return this.choosing.opened;
  }
  get preview(): FactData[] {
    return this.choosing.preview;
  }

  // -- coming and going

  async start(): Promise<void> {
    try {
      const info = await tableInfo(this.id);
      keepPromise(info);
      this.#info = info;
      [this.#ui] = await Promise.all([this.page.load(), this.lesson.load()]);
      this.session.open(info);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.session.fail(error);
    }
  }

  stop(): void {
    this.session.close();
    this.course.stop();
    this.floats.stop();
    this.occasions.stop();
    this.consent.forget();
    this.clocks.forget();
    this.reaching.forget();
  }

  /** Another link to this table was opened in the same window. */
  async readLink(): Promise<void> {
    if (takeFromLink(this.id)) await this.again();
  }

  async again(): Promise<void> {
    this.session.begin();
    await this.start();
  }

  /** The reader has left the seat for a while, or a bot plays for them. */
  get #isLeft(): boolean {
    return this.#info !== null && this.absence.mine !== null;
  }

  #onTable(table: TableInfo): void {
    const before = this.#info;
    this.#info = table;
    if (before) this.absence.told(before, table);
  }

  #onMet({ table, state }: WelcomeMessage): void {
    this.#info = table;
    this.#styles = table.seats.map((_, at) => this.ui.style(at, state.view));
  }

  #onSeated({ table, facts, state }: WelcomeMessage): void {
    this.#components = table.components ?? {};
    this.consent.forget(); // open requests are sent again
    if (this.course.state?.step !== state.step) {
      this.choosing.reset();
      this.hint.clear();
      this.coach.forget();
      this.held.forget();
      this.path.clear();
    }
    this.notices.came(state, false);
    if (!this.lesson.isGiven) this.lastLook.opened(this.id, this.seat, facts);
    this.course.begin(state, facts);
  }

  /** Removes everything that a seat may know before the curtain falls. */
  #onLeft(): void {
    this.pointing.forget();
    this.floats.closeToast();
    this.consent.forget();
    this.chat.forget();
    this.notices.forget();
    this.voice.forget();
    this.lastLook.close();
    this.occasions.stop();
    this.course.clear();
    this.hint.clear();
    this.coach.forget();
    this.held.forget();
    this.path.clear();
    this.reaching.forget();
  }

  /** A new state is about to be drawn. */
  #onNews(state: StateData, facts: FactData[]): void {
    if (state.result) this.hasJustEnded = true;
    this.held.came(state);
    if (state.rewound) {
      this.path.backTo(state.step);
      this.hint.clear();
      this.coach.forget();
    }
    if (facts.some(({ kind }) => BEGINNINGS.has(kind))) this.path.clear();
    this.voice.came(state, facts);
    if (!this.lesson.isGiven) this.occasions.came(facts, state.rewound, this.page.telling);
    this.#keepStandings(state, facts);
    if (!state.rewound) this.notices.shown(facts, this.page.telling);
    this.choosing.reset();
    this.drag.cancel();
    this.pointing.forget();
    if (!this.pointing.usesKeys) this.floats.rested();
    this.lesson.came(state.rewound);
  }

  /** A year begins: the points at an end now are known only while it does. */
  #keepStandings(state: StateData, facts: FactData[]): void {
    const { telling } = this.page;
    if (this.lesson.isGiven || milestonesIn(facts, telling) === 0) return;
    const log = this.course.log.map(({ fact }) => fact);
    const sides = this.ui.order(state.view, this).map(({ side, score }) => {
      const account = this.ui.account(side, state.view);
      return { ref: state.sides[side] ?? "", score, account };
    });
    keepEnded(this.id, milestonesIn(log, telling), endedNow(sides));
  }

  /** Everything has been shown: whose turn is it? */
  #onSettled(state: StateData): void {
    this.reaching.ask(state);
    if (this.#alone) {
      const what = this.words.fact(this.#alone, this.names);
      this.#alone = undefined;
      this.notify(this.words.text("web-done-alone", { what }));
    } else if (this.occasions.current && !this.lesson.isGiven) this.#offerSounds();
    if (!this.lesson.isGiven) this.lastLook.saw(this.id, this.seat, this.course.log.length);
    if (state.decision === null) this.path.clear();
    void this.held.renew();
    if (state.result) this.tips.finish();
    else this.session.handOver(state.asked);
  }

  /** Once, when a season has begun in silence. */
  #offerSounds(): void {
    if (this.seat === null || settings.sound === "on" || kept(SOUNDS_OFFERED) === true) return;
    keep(SOUNDS_OFFERED, true);
    const take = () => {
      settings.sound = "on";
      this.notices.shown([{ kind: "", args: {}, places: [] }], { sounds: { "": "season" } });
    };
    const offer = { label: this.words.text("web-sound-take"), take };
    const text = this.words.text("web-sound-offer");
    this.floats.notify({ text, isError: false, canUndo: false, offer });
  }

  // -- what the reader does

  /** Answers, or holds the answer: units until they are complete, final answers until confirmed. */
  async choose(action: ActionData): Promise<void> {
    await this.held.settled();
    const question = this.question;
    if (!question || !this.decision || this.isBusy) return;
    this.floats.dismiss();
    const isUnit = action.is_unit && this.held.takesUnits(question);
    const isConfirmed = settings.confirm === "on" && this.#isFinal(action);
    if (!isUnit && !isConfirmed) {
      await this.#send(question, [...this.held.actions, action]);
      return;
    }
    this.floats.closeToast();
    this.choosing.reset();
    this.hint.clear();
    await this.held.hold(question, action);
    if (this.held.isWhole) this.#sayHeld();
  }

  /** What is held, and what it brings. */
  #sayHeld(): void {
    // Its results are on the table now: they are not added to it once more.
    this.choosing.look([], []);
    const brings = this.held.facts.map((fact) => this.words.fact(fact, this.names));
    this.say([this.words.text(`web-held-${this.held.endsTurn}`), ...brings].join(" "));
  }

  /** It may end the turn or reveal something, without saying so itself. */
  #isFinal({ kind, ends_turn }: ActionData): boolean {
    const isTold = ends_turn === "maybe" && this.page.telling.revealing.has(kind);
    return ends_turn !== "no" && !isTold;
  }

  /** Gives a chain of answers, or holds it if what follows is final. */
  async chooseWay({ answers }: Way): Promise<void> {
    await this.held.settled();
    const question = this.question;
    if (!question || this.isBusy || this.held.isHolding) return;
    this.floats.dismiss();
    if (settings.confirm !== "on") {
      await this.#send(question, answers);
      return;
    }
    this.floats.closeToast();
    this.choosing.reset();
    this.hint.clear();
    await this.held.holdChain(question, answers);
    if (!this.held.isWhole) return;
    const last = answers.at(-1);
    // Only now is it known how a chain ends.
    if (last && !this.#isFinal({ ...last, ends_turn: this.held.endsTurn })) await this.confirm();
    else this.#sayHeld();
  }

  /** Sends the held answer. */
  async confirm(): Promise<void> {
    const question = this.question;
    if (question && this.held.isWhole) await this.#send(question, this.held.actions);
  }

  /** Plays the answer that the coach holds. */
  async playAnyway(): Promise<void> {
    const { word } = this.coach;
    if (word) await this.#send(word.question, word.actions);
  }

  /** The reader takes back what the coach holds. */
  thinkAgain(): void {
    this.coach.forget();
    if (!this.takeBack()) this.voice.again();
  }

  async #send(question: DecisionData, actions: readonly Answer[]): Promise<void> {
    if (!(await this.coach.allows(question, actions))) return;
    const labels = this.path.labelsOf(question, actions);
    const before = this.state.step;
    const texts = actions.map(({ text }) => text);
    const asked = this.#asked(question.number);
    this.tips.passOver();
    this.lastLook.close();
    const isDone = await this.session.ask((live) => live.answer(asked, texts));
    const state = this.course.state;
    if (!isDone || !state) return;
    if (state.step !== before && state.decision) this.path.add(before, question, actions);
    this.floats.notify({ text: labels.join(", "), isError: false, canUndo: state.can_undo });
  }

  /** Takes the latest held answer back. Returns whether there was one. */
  takeBack(): boolean {
    if (!this.held.takeBack()) return false;
    void this.held.settled().then(() => this.voice.again());
    return true;
  }

  /** Takes one of the held units off. */
  async takeOff(text: string): Promise<void> {
    const wasWhole = this.held.isWhole;
    await this.held.takeOff(text);
    if (wasWhole) this.voice.again();
  }

  /** Undoes what is held, else the latest answer. */
  async undo(): Promise<void> {
    if (!this.canUndo) return;
    this.floats.closeToast();
    this.floats.dismiss();
    if (this.takeBack()) return;
    const { mark, can_undo } = this.state;
    if (can_undo) await this.session.ask((live) => live.undo(mark));
    else await this.consent.ask();
  }

  /** Names a question of the shown state, so that nobody answers what they have not seen. */
  #asked(decision: number): Asked {
    return { mark: this.state.mark, decision };
  }

  #onPeople(message: PeopleMessage): void {
    if (message.type === "undo_asked") this.consent.heard(message);
    else if (message.type === "chat") this.chat.heard(message);
    else if (message.type === "rematch") this.rematch.heard(message);
    else if (message.type === "clocks") this.clocks.heard(message);
    else this.absence.heard(message.seats, message.watchers);
  }

  #onSaved(): void {
    const text = this.#told?.text("web-saved");
    if (text) this.notify(text);
  }

  notify(text: string, isVain = false): void {
    this.floats.notify({ text, isError: false, canUndo: false, isVain });
  }

  say(text: string): void {
    this.voice.say(text);
  }

  press(place: PlaceId, anchor: Element): void {
    this.pointing.press(place, anchor);
  }

  describe(place: PlaceId): readonly string[] {
    return this.isReady ? (this.ui.explain(place, this)?.lines ?? []) : [];
  }

  hover(place: PlaceId | null, anchor?: Element): void {
    this.pointing.hover(place, anchor);
  }

  /** Shows what the service refused. */
  complain(error: unknown): void {
    if (!(error instanceof Refused)) throw error;
    // A lost connection is shown elsewhere.
    if (error.code === UNREACHABLE || !this.#told) return;
    if (this.lesson.answered(error)) return;
    const text = this.#told.error(error, this.names);
    this.floats.notify({ text, isError: true, canUndo: false });
  }
}

function present<T>(value: T | null): T {
  if (value === null) throw new Error("the table is not there yet");
  return value;
}

function own(seat: number | null): string {
  return `seat:${seat}`;
}
