// The reader's access to the table: the viewing seat, the connection to the service, and the
// curtain between seats that share a screen.

import { Refused, UNREACHABLE } from "../lib/api";
import { SEAT_MOVED, TABLE_GONE } from "../lib/complaint";
import {
  Live,
  type Asked,
  type PeopleMessage,
  type LiveHandlers,
  type Said,
  type WhyNotAbout,
} from "../lib/live";
import {
  forgetSeat,
  hasKeys,
  hostKeysOf,
  invitationTo,
  takeFromLink,
  tokensOf,
  watchKeyOf,
  type SeatTokens,
} from "../lib/tokens";
import type {
  CautionMessage,
  ReasonMessage,
  StateMessage,
  SuggestionMessage,
  TableInfo,
  TriedMessage,
  WelcomeMessage,
  WithinMessage,
} from "../protocol";

/** An answer that takes longer is said to be under way. */
const SLOW_MS = 1200;

type Phase = "loading" | "invited" | "gathering" | "curtain" | "table" | "failed";

interface Handlers {
  /** The service describes the table, to any viewer. */
  onMet(message: WelcomeMessage): void;
  /** The people, or what they may do, have changed. */
  onTable(table: TableInfo): void;
  /** The reader has joined, with the knowledge of the seat. */
  onSeated(message: WelcomeMessage): void;
  onState(message: StateMessage, isMine: boolean): void;
  /** The reader leaves the seat: everything that it may know must go. */
  onLeft(): void;
  onError(error: unknown): void;
  /** Delayed changes are saved now. */
  onSaved(): void;
  onPeople(message: PeopleMessage): void;
}

export class Session {
  readonly #id: string;
  readonly #handlers: Handlers;
  #tokens = $state.raw<SeatTokens>({});
  phase = $state<Phase>("loading");
  failure = $state.raw<Refused | null>(null);
  isConnected = $state(true);
  isRestarting = $state(false);
  /** How many requests are under way for longer than usual, or wait for the line. */
  #slow = $state(0);
  /** The code of the reason why the table cannot be saved. */
  trouble = $state<string | null>(null);
  /** The seat to which the screen is to be handed. */
  curtain = $state<number | null>(null);

  #seat = $state<number | null>(null);
  #isBusy = $state(false);

  #live: Live | null = null;
  /** The reader's answer or undo was sent, and its state has not arrived yet. */
  #isAwaited = false;
  /** The reader has just opened the table: a seat that was left is taken back. An automatic
   * reconnection does not do that. */
  #isComing = false;
  /** Joined as a spectator, only to see whose turn it is. */
  #isPeeking = false;

  constructor(id: string, handlers: Handlers) {
    this.#id = id;
    this.#handlers = handlers;
    takeFromLink(id);
    this.#tokens = tokensOf(id);
  }

  get seat(): number | null {
    return this.#seat;
  }
  /** Seats played at this screen. */
  get mine(): number[] {
    return Object.keys(this.#tokens).map(Number);
  }
  /** The keys of the other seats played at this screen. */
  get otherTokens(): string[] {
    return this.mine.filter((seat) => seat !== this.#seat).map((seat) => this.#tokens[seat] ?? "");
  }
  get isBusy(): boolean {
    return this.#isBusy;
  }
  /** What the reader has chosen has not reached the service yet, as far as the page knows. */
  get isSending(): boolean {
    return this.#slow > 0;
  }

  // -- coming and going

  /** Sits down, or first finds out who is to sit down. */
  open(table: TableInfo): void {
    this.#tokens = tokensOf(this.#id);
    const [first = null] = this.mine;
    const isInvited = this.invitation !== null || (table.listed && !this.#isHost);
    if (first === null && isInvited && table.seats.some(({ is_free }) => is_free)) {
      this.phase = "invited";
      return;
    }
    if (first === null && this.invitation !== null && !this.#mayWatch(table)) {
      this.fail(new Refused("bad_invitation")); // it was used: watching is not what was wanted
      return;
    }
    this.#isPeeking = this.mine.length > 1 && !table.finished;
    this.#join(this.#isPeeking ? null : first);
  }

  /** The invitation for a seat. */
  get invitation(): string | null {
    return invitationTo(this.#id);
  }
  get #isHost(): boolean {
    return hostKeysOf(this.#id) !== null;
  }

  #mayWatch(table: TableInfo): boolean {
    return (
      table.finished || table.watching === "all" || this.#isHost || watchKeyOf(this.#id) !== null
    );
  }

  close(): void {
    this.#live?.stop();
    this.#live = null;
  }

  fail(error: Refused): void {
    const isGone = error.code === "unknown_table" && hasKeys(this.#id);
    this.failure = isGone ? new Refused(TABLE_GONE) : error;
    this.phase = "failed";
  }

  /** Starts again after a failure. */
  begin(): void {
    this.close();
    this.phase = "loading";
    this.failure = null;
  }

  /** The right person is at the screen. */
  liftCurtain(): void {
    const seat = this.curtain;
    this.curtain = null;
    this.phase = "loading";
    this.#join(seat);
  }

  /** Hands the screen to another seat at it, if that one is asked and this one is not. */
  handOver(asked: readonly number[]): boolean {
    const seat = this.#seat;
    if (seat === null || asked.includes(seat)) return false;
    const next = asked.find((other) => this.mine.includes(other));
    if (next === undefined) return false;
    this.#raiseCurtain(next);
    return true;
  }

  #raiseCurtain(seat: number | null): void {
    this.close();
    this.curtain = seat;
    this.phase = "curtain";
    this.#seat = null;
    this.#handlers.onLeft();
  }

  #join(seat: number | null): void {
    this.#seat = seat;
    this.#isBusy = false;
    this.#isComing = true;
    const handlers: LiveHandlers = {
      onWelcome: (message) => this.#welcomed(message),
      onTable: ({ table }) => {
        if (!table.started) this.phase = "gathering";
        this.#handlers.onTable(table);
      },
      onState: (message) => {
        const isMine = this.#isAwaited;
        this.#isAwaited = false;
        this.#handlers.onState(message, isMine);
      },
      onConnected: (connected, isRestarting = false) => {
        this.isConnected = connected;
        // Until it is back: the next attempts reach nobody.
        this.isRestarting = !connected && (isRestarting || this.isRestarting);
        if (!connected) this.trouble = null; // joining again sends it again
      },
      onTrouble: (code) => {
        const isOver = code === null && this.trouble !== null;
        this.trouble = code;
        if (isOver) this.#handlers.onSaved();
      },
      onPeople: (message) => this.#handlers.onPeople(message),
      onRefused: (error) => this.#refused(error, seat),
    };
    this.#live = new Live(this.#id, this.#tokenFor(seat), handlers, this.#isPeeking);
  }

  /** The key for a seat's view, or for a viewer without a seat. */
  #tokenFor(seat: number | null): string | null {
    if (seat !== null) return this.#tokens[seat] ?? null;
    const [own = null] = Object.values(this.#tokens);
    return own ?? watchKeyOf(this.#id) ?? hostKeysOf(this.#id)?.host ?? null;
  }

  /** A reader who lost the seat may have a new link to it. */
  #refused(error: Refused, seat: number | null): void {
    if (error.code !== "bad_token" || seat === null) {
      this.fail(error);
      return;
    }
    forgetSeat(this.#id, seat);
    this.#tokens = tokensOf(this.#id);
    if (this.invitation !== null) this.phase = "invited";
    else this.fail(new Refused(SEAT_MOVED));
  }

  #welcomed(message: WelcomeMessage): void {
    this.#handlers.onMet(message);
    if (this.#isPeeking) {
      this.#isPeeking = false;
      const asked = message.state.asked.find((other) => this.mine.includes(other));
      this.#raiseCurtain(asked ?? this.mine[0] ?? null);
      return;
    }
    this.#seat = message.seat;
    this.phase = "table";
    this.#handlers.onSeated(message);
    const { table, seat } = message;
    const isLeft = seat !== null && table.seats[seat]?.is_away && !table.finished;
    if (isLeft && this.#isComing) void this.ask((live) => live.comeBack());
    this.#isComing = false;
  }

  // -- asking the service

  /** Sends a request that changes the table, one at a time. Returns true if it succeeded and the
   * reader still has the same seat. */
  async ask(request: (live: Live) => Promise<unknown>): Promise<boolean> {
    const live = this.#live;
    if (!live || this.#isBusy) return false;
    this.#isBusy = true;
    this.#isAwaited = true;
    try {
      await this.#patiently(request(live));
      return this.phase === "table" && live === this.#live;
    } catch (error) {
      this.#handlers.onError(error);
      return false;
    } finally {
      if (live === this.#live) this.#isBusy = this.#isAwaited = false;
    }
  }

  async tryOut(asked: Asked, actions: string[]): Promise<TriedMessage> {
    if (!this.#live) throw new Refused(UNREACHABLE);
    return this.#patiently(this.#live.tryOut(asked, actions));
  }

  async reach(asked: Asked): Promise<WithinMessage> {
    if (!this.#live) throw new Refused(UNREACHABLE);
    return this.#live.reach(asked);
  }

  /** Says so if a request takes long. */
  async #patiently<T>(request: Promise<T>): Promise<T> {
    let isSlow = false;
    const timer = setTimeout(() => {
      isSlow = true;
      this.#slow += 1;
    }, SLOW_MS);
    try {
      return await request;
    } finally {
      clearTimeout(timer);
      if (isSlow) this.#slow -= 1;
    }
  }

  async say(said: Said): Promise<void> {
    if (!this.#live) throw new Refused(UNREACHABLE);
    await this.#live.say(said);
  }

  async hint(asked: Asked, counted: string[] = [], isDeep = false): Promise<SuggestionMessage> {
    if (!this.#live) throw new Refused(UNREACHABLE);
    return this.#live.hint(asked, counted, isDeep);
  }

  async judge(asked: Asked, actions: string[]): Promise<CautionMessage> {
    if (!this.#live) throw new Refused(UNREACHABLE);
    return this.#live.judge(asked, actions);
  }

  async whyNot(about: WhyNotAbout): Promise<ReasonMessage> {
    if (!this.#live) throw new Refused(UNREACHABLE);
    return this.#live.whyNot(about);
  }
}
