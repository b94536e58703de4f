// Taking back by consent: what somebody asks the others for, and what they answer.

import type { SeatInfo, UndoAskedData, UndoAskedMessage } from "../protocol";
import type { TableModel } from "./model.svelte";

const SECOND_MS = 1000;

export class Consent {
  readonly #model: TableModel;
  #asked = $state.raw<UndoAskedData | null>(null);
  /** Until what is asked is void. */
  seconds = $state(0);
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(model: TableModel) {
    this.#model = model;
  }

  get asked(): UndoAskedData | null {
    return this.#asked;
  }
  get isMine(): boolean {
    return this.#asked !== null && this.#asked.seat === this.#model.seat;
  }
  /** The reader is asked, and has not answered yet. */
  get isWaitedFor(): boolean {
    const { seat } = this.#model;
    return seat !== null && (this.#asked?.waiting.includes(seat) ?? false);
  }
  get canAsk(): boolean {
    return this.#asked === null && (this.#model.course.state?.can_ask_undo ?? false);
  }
  /** Somebody who sits elsewhere has to be asked before anything is taken back. */
  get mustAsk(): boolean {
    const { mine } = this.#model.session;
    const isElsewhere = (seat: SeatInfo, at: number) =>
      seat.kind === "person" && !seat.is_away && !mine.includes(at);
    return this.canAsk && !this.#model.held.isHolding && this.#model.info.seats.some(isElsewhere);
  }

  async ask(): Promise<void> {
    const { session, state } = this.#model;
    await session.ask((live) => live.askUndo(state.mark, session.otherTokens));
  }

  /** Consents or refuses; whoever asked withdraws by refusing. */
  async answer(isGiven: boolean): Promise<void> {
    const request = this.#asked?.request;
    if (request === undefined) return;
    await this.#model.session.ask((live) => live.consent(request, isGiven));
  }

  heard({ asked, ended, by }: UndoAskedMessage): void {
    const isNew = asked !== null && asked.request !== this.#asked?.request;
    this.forget();
    this.#asked = asked;
    const { hasWords, words, floats } = this.#model;
    if (!hasWords) return;
    if (asked) {
      this.seconds = asked.seconds;
      this.#timer = setInterval(() => (this.seconds = Math.max(0, this.seconds - 1)), SECOND_MS);
      if (isNew && !this.isMine) this.#model.voice.say(this.sentence);
    } else if (ended) {
      const name = by === null ? "" : this.#model.nameOfSide(by);
      const text = words.text(`web-undo-ended-${ended}`, { name });
      floats.notify({ text, isError: false, canUndo: false });
    }
  }

  /** Who asks for what, in words. */
  get sentence(): string {
    const asked = this.#asked;
    if (!asked) return "";
    const { words } = this.#model;
    if (this.isMine) return words.text("web-undo-asked-mine", { count: asked.answers - 1 });
    const name = this.#model.nameOfSide(asked.seat);
    return words.text("web-undo-asked", { name, count: asked.answers - 1 });
  }

  forget(): void {
    clearInterval(this.#timer);
    this.#asked = null;
  }
}
