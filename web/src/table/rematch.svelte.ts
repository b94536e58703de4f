// Another game with the same people: proposing it, opening it, and the way to it.

import { askRematch, followTo } from "../lib/friends";
import { router } from "../lib/router.svelte";
import { hostKeysOf } from "../lib/tokens";
import type { RematchMessage } from "../protocol";
import type { TableModel } from "./model.svelte";

export class Rematch {
  readonly #model: TableModel;
  /** The seats that would like another game. */
  proposed = $state.raw<readonly number[]>([]);
  /** The table of the other game. */
  table = $state<string | null>(null);
  isBusy = $state(false);
  #isLeaving = false;

  constructor(model: TableModel) {
    this.#model = model;
  }

  /** Everybody who sits here is led to a table that was just opened. */
  heard({ proposed, table, is_new }: RematchMessage): void {
    const { hasWords, seat } = this.#model;
    const others = proposed.filter((at) => at !== seat && !this.proposed.includes(at));
    this.proposed = proposed;
    this.table = table;
    if (table !== null) {
      // Whoever opens it has first to be told the keys of its host.
      if (is_new && !this.isBusy) void this.follow();
    } else if (hasWords && is_new && others.length > 0) {
      this.#model.voice.say(this.sentence);
    }
  }

  /** The reader has a seat here, or laid the table. */
  get canAsk(): boolean {
    return this.#model.seat !== null || hostKeysOf(this.#model.id) !== null;
  }

  /** It is proposed, and now somebody else's to open. */
  get waitsFor(): number | null {
    const { info, seat, session, absence } = this.#model;
    const host = info.host_seat;
    if (seat === null || host === null || session.mine.includes(host)) return null;
    if (!this.proposed.includes(seat)) return null;
    const isGone = absence.isAway(host) === true;
    return isGone && this.proposed[0] === seat ? null : host;
  }

  /** Who would like to play again, in words. */
  get sentence(): string {
    const { words } = this.#model;
    const names = this.proposed.map((at) =>
      at === this.#model.seat ? words.text("web-you") : this.#model.nameOfSide(at),
    );
    return words.text("web-rematch-proposed", { names });
  }

  async ask(): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    try {
      this.table = (await askRematch(this.#model.id, this.#model.seat)) ?? this.table;
    } catch (error) {
      this.#model.complain(error);
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
      if (this.#model.session.mine.length > 0) await followTo(table, this.#model.id);
      // Who only looks on goes there when they like.
      if (this.canAsk) router.go(`/t/${table}`);
    } catch (error) {
      this.#model.complain(error);
    } finally {
      this.#isLeaving = false;
    }
  }
}
