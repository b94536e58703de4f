// Another game with the same people: proposing it, opening it, and going there.

import { askRematch, followTo } from "../lib/friends";
import { router } from "../lib/router.svelte";
import { hostKeysOf } from "../lib/tokens";
import type { RematchMessage, TableInfo } from "../protocol";
import type { Absence } from "./absence.svelte";
import type { Notices } from "./notices";
import type { Session } from "./session.svelte";
import type { Speaker } from "./speaker";

/** What a rematch needs of its table. */
interface RematchTable extends Speaker {
  readonly id: string;
  readonly info: TableInfo;
  readonly seat: number | null;
  readonly session: Pick<Session, "mine">;
  readonly absence: Pick<Absence, "isAway">;
  readonly notices: Pick<Notices, "called">;
  complain(error: unknown): void;
}

export class Rematch {
  readonly #table: RematchTable;
  /** The seats that want another game. */
  proposed = $state.raw<readonly number[]>([]);
  /** The table of the rematch. */
  table = $state<string | null>(null);
  isBusy = $state(false);
  #isLeaving = false;

  constructor(table: RematchTable) {
    this.#table = table;
  }

  /** Everybody here goes to a table that was just opened. */
  heard({ proposed, table, is_new }: RematchMessage): void {
    const { hasWords, seat } = this.#table;
    const others = proposed.filter((at) => at !== seat && !this.proposed.includes(at));
    this.proposed = proposed;
    this.table = table;
    if (table !== null) {
      // The player who opens it must receive the host's keys first.
      if (is_new && !this.isBusy) void this.follow();
    } else if (hasWords && is_new && others.length > 0) {
      this.#table.say(this.sentence);
      this.#table.notify(this.sentence);
      this.#table.notices.called(this.sentence);
    }
  }

  /** The reader has a seat here, or is the host; an imported game was played by others. */
  get canAsk(): boolean {
    if (this.#table.info.is_replay) return false;
    return this.#table.seat !== null || hostKeysOf(this.#table.id) !== null;
  }

  /** The seat of the host who is to open the proposed rematch. */
  get waitsFor(): number | null {
    const { info, seat, session, absence } = this.#table;
    const host = info.host_seat;
    if (seat === null || host === null || session.mine.includes(host)) return null;
    if (!this.proposed.includes(seat)) return null;
    const isGone = absence.isAway(host) === true;
    return isGone && this.proposed[0] === seat ? null : host;
  }

  /** Who wants to play again, in words. */
  get sentence(): string {
    const { words } = this.#table;
    const names = this.proposed.map((at) =>
      at === this.#table.seat ? words.text("web-you") : this.#table.nameOfSide(at),
    );
    return words.text("web-rematch-proposed", { names });
  }

  /** What is known of a rematch that is not open yet, in words; "" if nobody proposed one. */
  get told(): string {
    if (this.table !== null || this.proposed.length === 0) return "";
    const { waitsFor, sentence } = this;
    if (waitsFor === null) return sentence;
    const name = this.#table.nameOfSide(waitsFor);
    return `${sentence} ${this.#table.words.text("web-rematch-waits", { name })}`;
  }

  async ask(): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    try {
      this.table = (await askRematch(this.#table.id, this.#table.seat)) ?? this.table;
    } catch (error) {
      this.#table.complain(error);
    } finally {
      this.isBusy = false;
    }
    if (this.table !== null) await this.follow();
  }

  async follow(): Promise<void> {
    const { table } = this;
    if (table === null || this.#isLeaving) return;
    this.#isLeaving = true;
    try {
      if (this.#table.session.mine.length > 0) await followTo(table, this.#table.id);
      // Spectators go there when they like.
      if (this.canAsk) router.go(`/t/${table}`);
    } catch (error) {
      this.#table.complain(error);
    } finally {
      this.#isLeaving = false;
    }
  }
}
