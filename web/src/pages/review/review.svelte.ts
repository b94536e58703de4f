// The review of a finished game: asked for, and how far the service is with it. A review that is
// being made goes on only while somebody asks how far it is: leaving the page ends it.

import { Refused, request, UNREACHABLE } from "../../lib/api";
import type { JudgementData, ReviewAnswer, ReviewData } from "../../protocol";

/** The service gives up a review for which nobody has asked in the last half minute. */
const ASK_MS = 1500;
/** An answer that did not come is asked for again. */
const LATER_MS = 4000;

export class Review {
  readonly #address: string;
  #found = $state.raw<ReviewData | null>(null);
  #progress = $state(0);
  /** Why there is none; it can be begun again. */
  #failure = $state.raw<Refused | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isOver = false;

  constructor(table: string) {
    this.#address = reviewAt(table);
  }

  get found(): ReviewData | null {
    return this.#found;
  }
  /** From 0 to 1. */
  get progress(): number {
    return this.#progress;
  }
  get failure(): Refused | null {
    return this.#failure;
  }

  /** The judgement of the answer that led to a step. */
  judged(step: number): JudgementData | null {
    return this.#found?.decisions[step - 1] ?? null;
  }

  /** Asks for the review; it is begun if nobody has done so. */
  async start(): Promise<void> {
    this.#failure = null;
    await this.#ask("POST");
  }

  /** Nobody waits for it any more. */
  stop(): void {
    this.#isOver = true;
    clearTimeout(this.#timer);
  }

  async #ask(method: "GET" | "POST"): Promise<void> {
    try {
      this.#take(await request<ReviewAnswer>(method, this.#address));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (error.code === UNREACHABLE) this.#next(method, LATER_MS);
      else this.#failure = error;
    }
  }

  #take(answer: ReviewAnswer): void {
    this.#progress = answer.progress;
    if (answer.state === "done") this.#found = answer.review;
    else if (answer.state === "failed") this.#failure = new Refused(answer.code ?? "");
    // While this page slept nobody asked: the review was given up, and is begun again.
    else this.#next(answer.state === "none" ? "POST" : "GET", ASK_MS);
  }

  #next(method: "GET" | "POST", wait: number): void {
    if (this.#isOver) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#ask(method), wait);
  }
}

/** A review that has been made; null if there is none yet. None is begun. */
export async function keptReview(table: string): Promise<ReviewData | null> {
  return (await request<ReviewAnswer>("GET", reviewAt(table))).review;
}

export function reviewAt(table: string): string {
  return `/api/tables/${encodeURIComponent(table)}/review`;
}
