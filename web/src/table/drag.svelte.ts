// Dragging a piece to where it can go: a card to a space, a die to a region, a Pilgrim along its
// path. It chooses what pressing the one and then the other would choose.

import type { PlaceId, Way } from "../lib/contract";
import { away, type Point, reaches } from "./fingers";

/** After this distance the pointer means to drag, not to press. */
const DRAG_PX = 7;
/** A finger that moves sooner scrolls. */
const FINGER_MS = 160;

/** The table on which pieces are dragged. */
export interface Dragging {
  readonly isBusy: boolean;
  readonly isCatchingUp: boolean;
  readonly reaching: { from(place: PlaceId): ReadonlyMap<PlaceId, readonly Way[]> };
  readonly floats: { dismiss(): boolean };
  readonly pointing: {
    offer(place: PlaceId, anchor: Element, ways: readonly Way[]): void;
    askWhyNot(place: PlaceId, anchor: Element): Promise<void>;
  };
}

/** The parts of a PointerEvent that are used. */
type Pointed = Pick<
  PointerEvent,
  "button" | "clientX" | "clientY" | "pointerId" | "pointerType" | "target" | "timeStamp"
>;

/** A piece that may be dragged, once the pointer moves. */
interface Start {
  pointer: number;
  at: Point;
  since: number;
  isFinger: boolean;
  source: PlaceId;
  element: Element;
  targets: ReadonlyMap<PlaceId, readonly Way[]>;
}

/** The piece under the pointer. */
export interface Carried extends Point {
  element: Element;
}

export class Drag {
  readonly #table: Dragging;
  #start: Start | null = null;
  /** Where the dragged piece can go; null: nothing is dragged. */
  targets = $state.raw<ReadonlyMap<PlaceId, readonly Way[]> | null>(null);
  carried = $state.raw<Carried | null>(null);
  /** The latest gesture was a drag: the click at its end means nothing. */
  #hasDragged = false;

  constructor(table: Dragging) {
    this.#table = table;
  }

  down(event: Pointed): void {
    this.cancel();
    this.#hasDragged = false;
    if (event.button !== 0 || this.#table.isBusy || this.#table.isCatchingUp) return;
    const element = placeUnder(event.target);
    const source = element?.getAttribute("data-place");
    if (!element || !source) return;
    const targets = this.#table.reaching.from(source);
    if (targets.size === 0) return;
    this.#start = {
      pointer: event.pointerId,
      at: pointOf(event),
      since: event.timeStamp,
      isFinger: event.pointerType === "touch",
      source,
      element,
      targets,
    };
  }

  /** Returns whether the movement belongs to a drag, and so to nothing else. */
  move(event: Pointed): boolean {
    const start = this.#start;
    if (!start || event.pointerId !== start.pointer) return false;
    const at = pointOf(event);
    if (!this.targets) {
      if (Math.hypot(at.x - start.at.x, at.y - start.at.y) < DRAG_PX) return false;
      if (start.isFinger && event.timeStamp - start.since < FINGER_MS) {
        this.#start = null; // it scrolls
        return false;
      }
      this.#table.floats.dismiss();
      this.targets = start.targets;
    }
    this.carried = { ...at, element: start.element };
    return true;
  }

  /** Whether a finger that moves now drags, so that nothing may scroll. */
  holds(timeStamp: number): boolean {
    const start = this.#start;
    return this.targets !== null || (start !== null && timeStamp - start.since >= FINGER_MS);
  }

  up(event: Pointed): void {
    const start = this.#start;
    const targets = this.targets;
    this.cancel();
    if (!start || !targets || event.pointerId !== start.pointer) return;
    this.#hasDragged = true;
    const at = pointOf(event);
    const element = targetAt(at, targets);
    const place = element?.getAttribute("data-place");
    if (!element || !place || place === start.source) return;
    const ways = targets.get(place);
    if (ways) this.#table.pointing.offer(place, element, ways);
    else void this.#table.pointing.askWhyNot(place, element);
  }

  cancel(): void {
    this.#start = null;
    if (this.targets) this.targets = null;
    if (this.carried) this.carried = null;
  }

  /** Whether the click that comes now is the end of a drag. */
  isEndOfDrag(): boolean {
    const had = this.#hasDragged;
    this.#hasDragged = false;
    return had;
  }
}

function pointOf({ clientX, clientY }: Pointed): Point {
  return { x: clientX, y: clientY };
}

function placeUnder(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest("[data-place]") : null;
}

/** The place at a point: what can be meant and is near comes before what is exactly there. */
function targetAt(at: Point, targets: ReadonlyMap<PlaceId, unknown>): Element | null {
  const exact = placeUnder(document.elementFromPoint(at.x, at.y));
  if (exact && targets.has(exact.getAttribute("data-place") ?? "")) return exact;
  let best: Element | null = null;
  let least = Infinity;
  for (const element of document.querySelectorAll("[data-place]")) {
    if (!targets.has(element.getAttribute("data-place") ?? "")) continue;
    const box = element.getBoundingClientRect();
    const distance = away(box, at);
    if (box.width > 0 && reaches(box, at) && distance < least) {
      best = element;
      least = distance;
    }
  }
  return best ?? exact;
}
