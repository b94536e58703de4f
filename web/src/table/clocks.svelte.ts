// Whose clock runs, and how much time is left. The service sends it with each change; in between it
// is counted here, as rarely as the display allows.

import { SOON, timeLeft, wholeTime } from "../lib/durations";
import { settings } from "../lib/settings.svelte";
import type { ClockData, ClocksMessage } from "../protocol";
import type { Speaker } from "./speaker";

const SECOND_MS = 1000;
const OFTEN_MS = SECOND_MS;
const SELDOM_MS = 20 * SECOND_MS;
/** The reader is told aloud when this much time is left, in seconds. */
const SAID = [60, 10];

/** What clocks need of their table. */
interface ClocksTable extends Speaker {
  readonly seat: number | null;
}

export class Clocks {
  readonly #table: ClocksTable;
  #seats = $state.raw<readonly ClockData[]>([]);
  /** Milliseconds since the last message. */
  #passed = $state(0);
  #toldAt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: ClocksTable) {
    this.#table = table;
  }

  heard({ seats }: ClocksMessage): void {
    const before = this.#seats;
    this.#seats = seats;
    this.#toldAt = performance.now();
    this.#passed = 0;
    this.#tick();
    seats.forEach((clock, at) => {
      if (clock.is_late && before[at]?.is_late === false) this.#tellLate(at);
    });
  }

  get isOn(): boolean {
    return this.#seats.length > 0;
  }

  isLate(seat: number): boolean {
    return this.#seats[seat]?.is_late ?? false;
  }

  isRunning(seat: number): boolean {
    return this.#seats[seat]?.is_running ?? false;
  }

  /** Seconds. */
  #left(seat: number): number {
    const clock = this.#seats[seat];
    if (!clock) return 0;
    return clock.is_running ? clock.left - this.#passed / SECOND_MS : clock.left;
  }

  /** What is left of a seat's time, in words; "" without a clock. */
  text(seat: number): string {
    if (!this.#seats[seat]) return "";
    if (this.isLate(seat)) return this.#table.words.text("web-late");
    return timeLeft(this.#left(seat), settings.language);
  }

  /** Little time is left. */
  isShort(seat: number): boolean {
    return this.isRunning(seat) && this.#left(seat) <= (SAID[0] ?? 0);
  }

  /** The seats whose time is next to their names; in a small space, one of them. */
  shown(isOne: boolean): number[] {
    const running = this.#seats.flatMap(({ is_running }, at) => (is_running ? [at] : []));
    if (!isOne || running.length === 0) return running;
    const { seat } = this.#table;
    if (seat !== null && running.includes(seat)) return [seat];
    return [running.reduce((one, other) => (this.#left(other) < this.#left(one) ? other : one))];
  }

  forget(): void {
    clearTimeout(this.#timer);
    this.#seats = [];
  }

  #tick(): void {
    clearTimeout(this.#timer);
    const running = this.#seats.flatMap(({ is_running }, at) => (is_running ? [at] : []));
    if (running.length === 0) return;
    const least = Math.min(...running.map((seat) => this.#left(seat)));
    const wait = least > SOON + SELDOM_MS / SECOND_MS ? SELDOM_MS : OFTEN_MS;
    this.#timer = setTimeout(() => {
      const { seat } = this.#table;
      const before = seat === null ? 0 : this.#left(seat);
      this.#passed = performance.now() - this.#toldAt;
      if (seat !== null && running.includes(seat)) this.#say(before, this.#left(seat));
      this.#tick();
    }, wait);
  }

  #say(before: number, now: number): void {
    const { hasWords, words } = this.#table;
    const passed = SAID.find((mark) => before > mark && now <= mark);
    if (passed === undefined || !hasWords) return;
    const time = wholeTime(passed, settings.language);
    this.#table.say(words.text("web-clock-soon", { time }));
  }

  #tellLate(seat: number): void {
    const { hasWords, words } = this.#table;
    if (!hasWords) return;
    const isMine = seat === this.#table.seat;
    const name = this.#table.nameOfSide(seat);
    const text = words.text(isMine ? "web-told-late-mine" : "web-told-late", { name });
    this.#table.notify(text);
    this.#table.say(text);
  }
}
