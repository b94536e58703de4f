// The reader's way to the table: the seat that is looked from, the connection to the service, and
// the curtain between seats that share a screen.

import { Refused, UNREACHABLE } from "../lib/api";
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
  hostKeysOf,
  invitationTo,
  takeFromLink,
  tokensOf,
  watchKeyOf,
  type SeatTokens,
} from "../lib/tokens";
import type {
  ReasonMessage,
  StateMessage,
  SuggestionMessage,
  TableInfo,
  TriedMessage,
  WelcomeMessage,
} from "../protocol";

type Phase = "loading" | "invited" | "gathering" | "curtain" | "table" | "failed";

interface Handlers {
  /** The table says what it is, to whoever looks. */
  onMet(message: WelcomeMessage): void;
  /** Who sits there, or what may be done, has changed. */
  onTable(table: TableInfo): void;
  /** The reader looks at it, with the knowledge of the seat. */
  onSeated(message: WelcomeMessage): void;
  onState(message: StateMessage, isMine: boolean): void;
  /** The seat is left: nothing that it may know stays. */
  onLeft(): void;
  onError(error: unknown): void;
  /** What could not be saved for a while is saved. */
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
  /** The code of what keeps the table from being saved. */
  trouble = $state<string | null>(null);
  /** The seat the screen is to be handed to. */
  curtain = $state<number | null>(null);

  #seat = $state<number | null>(null);
  #isBusy = $state(false);

  #live: Live | null = null;
  /** An answer or an undo of ours has been sent and its state has not come yet. */
  #isAwaited = false;
  /** The reader has just come: if the seat was left, it is wanted back. A socket that comes again
   * by itself wants nothing. */
  #isComing = false;
  /** Looking as a spectator, only to see whose turn it is. */
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
  /** Seats that are played at this screen. */
  get mine(): number[] {
    return Object.keys(this.#tokens).map(Number);
  }
  /** The keys of the other seats that are played at this screen. */
  get otherTokens(): string[] {
    return this.mine.filter((seat) => seat !== this.#seat).map((seat) => this.#tokens[seat] ?? "");
  }
  get isBusy(): boolean {
    return this.#isBusy;
  }

  // -- coming and going

  /** Sits down, or looks first who is to sit down. */
  open(table: TableInfo): void {
    this.#tokens = tokensOf(this.#id);
    const [first = null] = this.mine;
    const isInvited = this.invitation !== null || (table.listed && !this.#isHost);
    if (first === null && isInvited && table.seats.some(({ is_free }) => is_free)) {
      this.phase = "invited";
      return;
    }
    this.#isPeeking = this.mine.length > 1 && !table.finished;
    this.#join(this.#isPeeking ? null : first);
  }

  /** The invitation by which a seat can be taken. */
  get invitation(): string | null {
    return invitationTo(this.#id);
  }
  get #isHost(): boolean {
    return hostKeysOf(this.#id) !== null;
  }

  close(): void {
    this.#live?.stop();
    this.#live = null;
  }

  fail(error: Refused): void {
    this.failure = error;
    this.phase = "failed";
  }

  /** From the start, after a failure. */
  begin(): void {
    this.close();
    this.phase = "loading";
    this.failure = null;
  }

  /** The right person sits before the screen. */
  liftCurtain(): void {
    const seat = this.curtain;
    this.curtain = null;
    this.phase = "loading";
    this.#join(seat);
  }

  /** Hands the screen to another seat of it, if that one is asked and this one is not. */
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
        // Until it is there again: the next tries reach nobody.
        this.isRestarting = !connected && (isRestarting || this.isRestarting);
        if (connected) return;
        this.#isBusy = false;
        this.trouble = null; // who joins again is told again
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

  /** The key to look through a seat's eyes, or as somebody who has none. */
  #tokenFor(seat: number | null): string | null {
    if (seat !== null) return this.#tokens[seat] ?? null;
    const [own = null] = Object.values(this.#tokens);
    return own ?? watchKeyOf(this.#id) ?? hostKeysOf(this.#id)?.host ?? null;
  }

  /** Whoever lost the seat may have come by a new link to it. */
  #refused(error: Refused, seat: number | null): void {
    if (error.code !== "bad_token" || seat === null) {
      this.fail(error);
      return;
    }
    forgetSeat(this.#id, seat);
    this.#tokens = tokensOf(this.#id);
    if (this.invitation !== null) this.phase = "invited";
    else this.fail(error);
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
    this.#isBusy = false;
    this.phase = "table";
    this.#handlers.onSeated(message);
    const { table, seat } = message;
    const isLeft = seat !== null && table.seats[seat]?.is_away && !table.finished;
    if (isLeft && this.#isComing) void this.ask((live) => live.comeBack());
    this.#isComing = false;
  }

  // -- asking the service

  /** Asks for something that changes the table, one thing at a time; true if that was done and the
   * reader still looks from the same seat. */
  async ask(request: (live: Live) => Promise<unknown>): Promise<boolean> {
    const live = this.#live;
    if (!live || this.#isBusy) return false;
    this.#isBusy = true;
    this.#isAwaited = true;
    try {
      await request(live);
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
    return this.#live.tryOut(asked, actions);
  }

  async say(said: Said): Promise<void> {
    if (!this.#live) throw new Refused(UNREACHABLE);
    await this.#live.say(said);
  }

  async hint(asked: Asked): Promise<SuggestionMessage> {
    if (!this.#live) throw new Refused(UNREACHABLE);
    return this.#live.hint(asked);
  }

  async whyNot(about: WhyNotAbout): Promise<ReasonMessage> {
    if (!this.#live) throw new Refused(UNREACHABLE);
    return this.#live.whyNot(about);
  }
}
