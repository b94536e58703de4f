// The speed of showing states: one by one, each long enough to be seen, a turn never too long.

import type { Speed } from "../lib/settings.svelte";

const STEP_MS: Record<Speed, number> = { slow: 1500, normal: 800, fast: 350, instant: 0 };
const TURN_MS: Record<Speed, number> = { slow: 5000, normal: 2500, fast: 1200, instant: 0 };
const HURRIED_MS = 120;

export class Pace {
  #shownAt = 0;
  #weight = 1;
  #spent = 0;
  #turn = "";
  #end: (() => void) | undefined;

  /** Waits until the next state may be shown; `turn` is the turn it belongs to. */
  async wait(speed: Speed, turn: string): Promise<void> {
    if (turn !== this.#turn) {
      this.#turn = turn;
      this.#spent = 0;
    }
    const full = STEP_MS[speed] * this.#weight;
    const step = this.#spent >= TURN_MS[speed] ? Math.min(full, HURRIED_MS) : full;
    const left = this.#shownAt + step - performance.now();
    if (left <= 0) return;
    this.#spent += left;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, left);
      this.#end = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.#end = undefined;
  }

  /** Something was just shown; more to read gives it more time. */
  shown(weight = 1): void {
    this.#shownAt = performance.now();
    this.#weight = weight;
  }

  /** Ends the wait, if there is one. */
  hurry(): void {
    this.#end?.();
  }
}
