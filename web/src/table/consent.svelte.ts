// Undo by consent: what somebody asks the others for, and their answers.

import type { SeatInfo, StateData, TableInfo, UndoAskedData, UndoAskedMessage } from "../protocol";
import type { Course } from "./course.svelte";
import type { Held } from "./held.svelte";
import type { Session } from "./session.svelte";
import type { Speaker } from "./speaker";

const SECOND_MS = 1000;

/** What an undo request needs of its table. */
interface ConsentTable extends Speaker {
  readonly seat: number | null;
  readonly info: TableInfo;
  readonly state: StateData;
  readonly course: Pick<Course, "state">;
  readonly held: Pick<Held, "isHolding">;
  readonly session: Pick<Session, "ask" | "mine" | "otherTokens">;
}

export class Consent {
  readonly #table: ConsentTable;
  #asked = $state.raw<UndoAskedData | null>(null);
  /** Seconds until the request expires. */
  seconds = $state(0);
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(table: ConsentTable) {
    this.#table = table;
  }

  get asked(): UndoAskedData | null {
    return this.#asked;
  }
  get isMine(): boolean {
    return this.#asked !== null && this.#asked.seat === this.#table.seat;
  }
  /** The reader is asked, and has not answered yet. */
  get isWaitedFor(): boolean {
    const { seat } = this.#table;
    return seat !== null && (this.#asked?.waiting.includes(seat) ?? false);
  }
  get canAsk(): boolean {
    return this.#asked === null && (this.#table.course.state?.can_ask_undo ?? false);
  }
  /** Whether somebody at another screen has to agree before an undo. */
  get mustAsk(): boolean {
    const { mine } = this.#table.session;
    const isElsewhere = (seat: SeatInfo, at: number) =>
      seat.kind === "person" && !seat.is_away && !mine.includes(at);
    return this.canAsk && !this.#table.held.isHolding && this.#table.info.seats.some(isElsewhere);
  }

  async ask(): Promise<void> {
    const { session, state } = this.#table;
    await session.ask((live) => live.askUndo(state.mark, session.otherTokens));
  }

  /** Agrees or refuses; the player who asked withdraws by refusing. */
  async answer(isGiven: boolean): Promise<void> {
    const request = this.#asked?.request;
    if (request === undefined) return;
    await this.#table.session.ask((live) => live.consent(request, isGiven));
  }

  heard({ asked, ended, by }: UndoAskedMessage): void {
    const isNew = asked !== null && asked.request !== this.#asked?.request;
    this.forget();
    this.#asked = asked;
    const { hasWords, words } = this.#table;
    if (!hasWords) return;
    if (asked) {
      this.seconds = asked.seconds;
      this.#timer = setInterval(() => (this.seconds = Math.max(0, this.seconds - 1)), SECOND_MS);
      if (isNew && !this.isMine) this.#table.say(this.sentence);
    } else if (ended) {
      const name = by === null ? "" : this.#table.nameOfSide(by);
      const text = words.text(`web-undo-ended-${ended}`, { name });
      this.#table.notify(text, ended !== "given");
    }
  }

  /** The request in words. */
  get sentence(): string {
    const asked = this.#asked;
    if (!asked) return "";
    const { words } = this.#table;
    if (this.isMine) return words.text("web-undo-asked-mine", { count: asked.answers - 1 });
    const name = this.#table.nameOfSide(asked.seat);
    return words.text("web-undo-asked", { name, count: asked.answers - 1 });
  }

  forget(): void {
    clearInterval(this.#timer);
    this.#asked = null;
  }
}
