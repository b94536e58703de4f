// The great moments of a game, such as a new season: each is shown for a while above the board.

import type { Telling } from "../lib/page";
import type { FactData } from "../protocol";

/** Long enough to read a short sentence or two. */
const SHOWN_MS = 2200;
/** More sentences than this are left to the log. */
const MOST_MORE = 2;

/** What is shown: its icon, its fact, and the facts that came with it. */
export interface Shown {
  id: number;
  icon: string;
  fact: FactData;
  more: readonly FactData[];
}

export class Occasions {
  current = $state.raw<Shown | null>(null);
  #count = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** New facts are about to be shown; `isBack`: after an undo. */
  came(facts: readonly FactData[], isBack: boolean, telling: Telling): void {
    if (isBack) {
      this.stop();
      return;
    }
    const found = occasionOf(facts, telling);
    if (!found) return;
    this.stop();
    this.#count += 1;
    this.current = { ...found, id: this.#count };
    this.#timer = setTimeout(() => (this.current = null), SHOWN_MS);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.current = null;
  }
}

/** The last great moment among some facts, with what else began with it and what follows from it. */
export function occasionOf(
  facts: readonly FactData[],
  telling: Telling,
): Omit<Shown, "id"> | undefined {
  const at = facts.map(({ kind }) => kind in telling.occasions).lastIndexOf(true);
  const fact = facts[at];
  const icon = fact && telling.occasions[fact.kind]?.(fact.args);
  if (!fact || !icon) return undefined;
  const before = facts.slice(0, at).filter(({ kind }) => telling.milestones.has(kind));
  const after = facts.slice(at + 1).filter(({ kind }) => telling.echoes.has(kind));
  const more = [...before.slice(-1), ...after].slice(0, MOST_MORE);
  return { icon, fact, more };
}
