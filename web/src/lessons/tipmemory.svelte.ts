// Tips that were closed or shown often enough, and finished games, kept in this browser.

import { keep, kept } from "../lib/store";
import { TIPS } from "./finished";

/** A tip is shown so often in full. */
const TIMES = 2;

class TipMemory {
  /** "game/tip" */
  #closed = $state.raw<ReadonlySet<string>>(new Set());
  #finished = $state.raw<ReadonlySet<string>>(new Set());
  /** How often a tip was shown in full while something was answered. */
  #shown = $state.raw<Readonly<Record<string, number>>>({});

  constructor() {
    const saved = kept(TIPS);
    if (typeof saved !== "object" || saved === null) return;
    const { closed, finished, shown } = saved as Record<string, unknown>;
    this.#closed = texts(closed);
    this.#finished = texts(finished);
    this.#shown = numbers(shown);
  }

  isClosed(game: string, tip: string): boolean {
    return this.#closed.has(`${game}/${tip}`);
  }

  /** Permanently. */
  close(game: string, tip: string): void {
    this.#closed = new Set([...this.#closed, `${game}/${tip}`]);
    this.#save();
  }

  /** It was shown often enough: from now on it takes one line. */
  isKnown(game: string, tip: string): boolean {
    return (this.#shown[`${game}/${tip}`] ?? 0) >= TIMES;
  }

  /** It was shown in full once more. */
  show(game: string, tip: string): void {
    if (this.isKnown(game, tip)) return;
    const id = `${game}/${tip}`;
    this.#shown = { ...this.#shown, [id]: (this.#shown[id] ?? 0) + 1 };
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
    this.#shown = {};
    this.#save();
  }

  #save(): void {
    const [closed, finished] = [[...this.#closed], [...this.#finished]];
    keep(TIPS, { closed, finished, shown: this.#shown });
  }
}

function texts(saved: unknown): ReadonlySet<string> {
  return new Set(Array.isArray(saved) ? saved.filter((item) => typeof item === "string") : []);
}

function numbers(saved: unknown): Readonly<Record<string, number>> {
  if (typeof saved !== "object" || saved === null) return {};
  return Object.fromEntries(
    Object.entries(saved).filter(
      (entry): entry is [string, number] => typeof entry[1] === "number",
    ),
  );
}

export const tipMemory = new TipMemory();
