// Which part of the board a phone brings close: the one that was chosen, or that the question is
// about.

import type { GameUi, PlaceId, TableContext } from "../lib/contract";
import type { Choice } from "./choices";
import { areaAt, areaWith, sizeOf, type Area, type Window } from "./windows";

/** An area that shows this much of the board shows choices all over it better than any other. */
const LARGE = 0.4;
const BOARD: Window = { x: 0, y: 0, w: 1112, h: 600 };

/** A table whose board has areas to bring close. */
export interface ExplorerTable extends TableContext {
  readonly ui: GameUi;
}

export class Explorer {
  readonly #table: ExplorerTable;
  /** The area that was chosen, or was brought in with the choice that the sheet offers. */
  #chosen = $state<string | null>(null);
  /** What is to be seen by all means; a new list each time it is to be brought in. */
  wanted = $state.raw<PlaceId[]>([]);
  /** The whole board, and what of it is shown. */
  whole = $state.raw(BOARD);
  shown = $state.raw(BOARD);
  /** The reader has moved it or brought it closer: so it stays until they go to another area. */
  isOwn = false;
  /** How often they did, to the same one, too. */
  visits = $state(0);

  constructor(table: ExplorerTable) {
    this.#table = table;
  }

  readonly areas: Area[] = $derived.by(() => this.#table.ui.zooms(this.#table.view, this.#table));

  readonly large: Area | undefined = $derived.by(() =>
    this.areas.find((area) => sizeOf(area) > LARGE * this.whole.w * this.whole.h),
  );

  /** The area that is brought close: if none was chosen, the one in which most can be chosen. */
  readonly area: Area | undefined = $derived.by(() => {
    const found = this.areas.find(({ id }) => id === this.#chosen);
    if (found) return found;
    const { lit } = this.#table;
    const glowing = this.areas.map(({ places }) => places.filter((place) => lit.has(place)).length);
    if (this.large && glowing.filter((count) => count > 0).length > 2) return this.large;
    return this.areas[glowing.indexOf(Math.max(0, ...glowing))] ?? this.areas[0];
  });

  readonly onBoard: Set<PlaceId> = $derived.by(
    () => new Set(this.areas.flatMap(({ places }) => places)),
  );

  hasAny(places: readonly PlaceId[]): boolean {
    return places.some((place) => this.onBoard.has(place));
  }

  isGlowing({ places }: Area): boolean {
    return places.some((place) => this.#table.lit.has(place));
  }

  /** The reader goes to an area. */
  visit(area: Area): void {
    this.isOwn = false;
    this.visits += 1;
    this.#choose(area);
  }

  #choose(area: Area): void {
    this.#chosen = area.id;
  }

  /** Another question: nothing is chosen any more. */
  reset(): void {
    this.#chosen = null;
  }

  /** What the sheet offers is to be seen. */
  follow(choice: Choice, isStepped: boolean): void {
    const places = choice.places.filter((place) => this.#table.lit.has(place));
    const own = places.map((place) => areaWith(this.areas, place)).find(Boolean);
    // The question as a whole comes first; then whatever is gone to.
    const isSought = isStepped || this.areas.filter((area) => this.isGlowing(area)).length > 1;
    if (own && isSought && !this.#isWithinLarge(own)) this.#choose(own);
    this.wanted = places;
  }

  /** Brings a place in that nothing can be done with, such as one that the log tells of. */
  bringIn(place: PlaceId): void {
    const found = areaWith(this.areas, place);
    if (!found || this.#table.lit.has(place)) return;
    this.#choose(found);
    this.wanted = [place];
  }

  /** Shows what a lesson speaks of, or where others move: the area that has it; where it lies all over, the large one. */
  show(places: readonly PlaceId[]): void {
    const seen = places.filter((place) => this.onBoard.has(place));
    const own = new Set(seen.map((place) => areaWith(this.areas, place)));
    const [first] = own;
    if (!first) return;
    this.#choose(own.size > 2 && this.large ? this.large : first);
    this.wanted = seen;
  }

  /** Goes to a point of the board; where something glows nearby, to that. */
  go(at: { x: number; y: number }, near: PlaceId | null): void {
    const close = this.areas.filter((area) => area !== this.large);
    const found = (near && areaWith(this.areas, near)) || areaAt(close, at) || this.large;
    if (!found) return;
    this.visit(found);
    this.wanted = near ? [near] : [];
  }

  #isWithinLarge(other: Area): boolean {
    if (!this.large || this.area?.id !== this.large.id) return false;
    const [x = 0, , w = 0] = other.viewBox.split(" ").map(Number);
    const [left = 0, , width = 0] = this.large.viewBox.split(" ").map(Number);
    return x + w / 2 > left && x + w / 2 < left + width;
  }
}
