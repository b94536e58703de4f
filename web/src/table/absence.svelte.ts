// Who is away: people who are offline, seats that were left for a while, seats that other people
// took, and the reader's way back.

import type { SeatInfo, TableInfo } from "../protocol";
import type { Session } from "./session.svelte";
import type { Speaker } from "./speaker";

/** What absence needs of its table. */
interface AbsenceTable extends Speaker {
  readonly info: TableInfo;
  readonly seat: number | null;
  readonly session: Pick<Session, "ask" | "mine">;
}

export class Absence {
  readonly #table: AbsenceTable;
  /** The seats whose people are connected; null if unknown. */
  #present = $state.raw<ReadonlySet<number> | null>(null);

  /** How many spectators there are. */
  watchers = $state(0);

  constructor(table: AbsenceTable) {
    this.#table = table;
  }

  heard(present: readonly number[], watchers: number): void {
    this.#present = new Set(present);
    this.watchers = watchers;
  }

  /** Whether the person of a seat, at another screen, is offline; null if unknown. */
  isAway(side: number): boolean | null {
    const { info, session } = this.#table;
    const isPerson = info.seats[side]?.kind === "person";
    if (!isPerson || session.mine.includes(side) || this.#present === null) return null;
    return !this.#present.has(side);
  }

  /** The reader's own seat, while somebody else plays for it or it waits. */
  get mine(): SeatInfo | null {
    const { info, seat } = this.#table;
    const own = seat === null ? undefined : info.seats[seat];
    return own?.is_away && !info.finished ? own : null;
  }

  async comeBack(): Promise<void> {
    await this.#table.session.ask((live) => live.comeBack());
  }

  /** Announces who has left, who is back, and which seats others took since the last state. */
  told(before: TableInfo, after: TableInfo): void {
    const { hasWords, seat: own } = this.#table;
    if (!hasWords || after.finished) return;
    after.seats.forEach((seat, at) => {
      const known = before.seats[at];
      if (at !== own && seat.is_away !== known?.is_away) this.#tellAway(seat, at);
      if (seat.given_anew && seat.given_anew.times !== known?.given_anew?.times) {
        this.#tell("web-told-given-anew", { name: this.#table.nameOfSide(at) });
      }
    });
  }

  #tellAway(seat: SeatInfo, at: number): void {
    const { words } = this.#table;
    const name = this.#table.nameOfSide(at);
    const bot = seat.bot === null ? "" : words.bot(seat.bot);
    this.#tell(!seat.is_away ? "web-told-back" : bot ? "web-told-stands-in" : "web-told-left", {
      name,
      bot,
    });
  }

  #tell(message: string, values: Record<string, string>): void {
    const text = this.#table.words.text(message, values);
    this.#table.notify(text);
    this.#table.say(text);
  }
}
