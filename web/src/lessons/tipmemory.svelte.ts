// Closed tips and finished games, kept in this browser.

import { keep, kept } from "../lib/store";

const KEY = "tips";

class TipMemory {
  /** "game/tip" */
  #closed = $state.raw<ReadonlySet<string>>(new Set());
  #finished = $state.raw<ReadonlySet<string>>(new Set());

  constructor() {
    const saved = kept(KEY);
    if (typeof saved !== "object" || saved === null) return;
    const { closed, finished } = saved as Record<string, unknown>;
    this.#closed = texts(closed);
    this.#finished = texts(finished);
  }

  isClosed(game: string, tip: string): boolean {
    return this.#closed.has(`${game}/${tip}`);
  }

  /** Permanently. */
  close(game: string, tip: string): void {
    this.#closed = new Set([...this.#closed, `${game}/${tip}`]);
    this.#save();
  }

  hasFinished(game: string): boolean {
    return this.#finished.has(game);
  }

  finish(game: string): void {
    if (this.hasFinished(game)) return;
    this.#finished = new Set([...this.#finished, game]);
    this.#save();
  }

  /** Starts from the beginning. */
  forget(): void {
    this.#closed = new Set();
    this.#finished = new Set();
    this.#save();
  }

  #save(): void {
    keep(KEY, { closed: [...this.#closed], finished: [...this.#finished] });
  }
}

function texts(saved: unknown): ReadonlySet<string> {
  return new Set(Array.isArray(saved) ? saved.filter((item) => typeof item === "string") : []);
}

export const tipMemory = new TipMemory();
