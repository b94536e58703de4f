// Which part of the board a phone enlarges: the one that the reader chose, or that of the question.

import type { GameUi, PlaceId, TableContext } from "../lib/contract";
import type { Choice } from "./choices";
import { areaAt, areaWith, sizeOf, type Area, type Window } from "./windows";

/** An area with this share of the board is best for choices in many places. */
const LARGE = 0.4;
const BOARD: Window = { x: 0, y: 0, w: 1112, h: 600 };

/** A table whose board has areas to enlarge. */
export interface ExplorerTable extends TableContext {
  readonly ui: GameUi;
}

export class Explorer {
  readonly #table: ExplorerTable;
  /** The area that the reader chose, or that shows the choice of the sheet. */
  #chosen = $state<string | null>(null);
  /** The area that was enlarged last. */
  #last: string | null = null;
  /** What must be visible; a new list each time it is to be shown. */
  wanted = $state.raw<PlaceId[]>([]);
  /** The whole board, and the visible part of it. */
  whole = $state.raw(BOARD);
  shown = $state.raw(BOARD);
  /** The reader has moved or zoomed: the view stays until they go to another area. */
  isOwn = false;
  /** How often they did, also to the same one. */
  visits = $state(0);

  constructor(table: ExplorerTable) {
    this.#table = table;
  }

  readonly areas: Area[] = $derived.by(() => this.#table.ui.zooms(this.#table.view, this.#table));

  readonly large: Area | undefined = $derived.by(() =>
    this.areas.find((area) => sizeOf(area) > LARGE * this.whole.w * this.whole.h),
  );

  /** The enlarged area: if none was chosen, the one with most choices; the last one while there is
   * nothing to choose on the board. */
  readonly area: Area | undefined = $derived.by(() => {
    const found = this.#found();
    this.#last = found?.id ?? null;
    return found;
  });

  #found(): Area | undefined {
    const chosen = this.areas.find(({ id }) => id === this.#chosen);
    if (chosen) return chosen;
    const { lit } = this.#table;
    const glowing = this.areas.map(({ places }) => places.filter((place) => lit.has(place)).length);
    if (this.large && glowing.filter((count) => count > 0).length > 2) return this.large;
    const most = Math.max(0, ...glowing);
    if (most > 0) return this.areas[glowing.indexOf(most)];
    return this.areas.find(({ id }) => id === this.#last) ?? this.areas[0];
  }

  /** The area whose name fits what is visible: the enlarged one, unless the view has left it. */
  readonly named: Area | undefined = $derived.by(() => {
    const { area, shown } = this;
    const middle = { x: shown.x + shown.w / 2, y: shown.y + shown.h / 2 };
    const isWithin = area !== undefined && areaAt([area], middle) !== undefined;
    return isWithin ? area : (areaAt(this.areas, middle) ?? area);
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

  /** Another question: forgets the chosen area. */
  reset(): void {
    this.#chosen = null;
  }

  /** Shows what the sheet offers. */
  follow(choice: Choice, isStepped: boolean): void {
    const places = choice.places.filter((place) => this.#table.lit.has(place));
    const own = places.map((place) => areaWith(this.areas, place)).find(Boolean);
    // The whole question comes first; then whatever the reader goes to.
    const isSought = isStepped || this.areas.filter((area) => this.isGlowing(area)).length > 1;
    if (own && isSought && !this.#isWithinLarge(own)) this.#choose(own);
    this.wanted = places;
  }

  /** Shows a place at which nothing can be done, such as one of the log. */
  bringIn(place: PlaceId): void {
    const found = areaWith(this.areas, place);
    if (!found || this.#table.lit.has(place)) return;
    this.#choose(found);
    this.wanted = [place];
  }

  /** Shows the places of a lesson, or others' moves: their area, or the large one if they are in
   * several. */
  show(places: readonly PlaceId[]): void {
    const seen = places.filter((place) => this.onBoard.has(place));
    const own = new Set(seen.map((place) => areaWith(this.areas, place)));
    const [first] = own;
    if (!first) return;
    this.#choose(own.size > 2 && this.large ? this.large : first);
    this.wanted = seen;
  }

  /** Goes to a point of the board, or to something that glows near it. */
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
