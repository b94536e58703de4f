// Fingers or the mouse on a picture: one moves it, two zoom.

/** After this distance a finger means to move the picture, not what is under it. */
const DRAG_PX = 8;

interface Point {
  x: number;
  y: number;
}

/** The parts of a PointerEvent that are used. */
type Pointed = Pick<PointerEvent, "button" | "clientX" | "clientY" | "pointerId" | "timeStamp">;

interface Handlers {
  /** The picture moves by this many pixels. */
  onMove(dx: number, dy: number): void;
  /** It is enlarged by this factor, while the point of the screen stays fixed. */
  onCloser(factor: number, at: Point): void;
  /** The last finger was lifted. */
  onEnd?(): void;
}

export class Gestures {
  readonly #handlers: Handlers;
  readonly #pointers = new Map<number, Point>();
  #travelled = 0;
  #beganAt = 0;

  constructor(handlers: Handlers) {
    this.#handlers = handlers;
  }

  /** The gesture, or the last one, has moved: a click at its end means nothing. */
  get hasMoved(): boolean {
    return this.#travelled > DRAG_PX;
  }

  /** When the gesture, or the last one, began, by the clock of the events. */
  get beganAt(): number {
    return this.#beganAt;
  }

  readonly down = (event: Pointed): void => {
    if (event.button !== 0) return;
    if (this.#pointers.size === 0) {
      this.#travelled = 0;
      this.#beganAt = event.timeStamp;
    }
    this.#pointers.set(event.pointerId, pointOf(event));
  };

  readonly move = (event: Pointed): void => {
    const last = this.#pointers.get(event.pointerId);
    if (!last) return;
    const here = pointOf(event);
    const other = [...this.#pointers].find(([id]) => id !== event.pointerId)?.[1];
    this.#travelled += distance(last, here);
    if (other) {
      const before = distance(last, other);
      const middle = { x: (here.x + other.x) / 2, y: (here.y + other.y) / 2 };
      if (before > 0) this.#handlers.onCloser(distance(here, other) / before, middle);
    } else if (this.hasMoved) {
      this.#handlers.onMove(here.x - last.x, here.y - last.y);
    }
    this.#pointers.set(event.pointerId, here);
  };

  readonly up = (event: Pointed): void => {
    this.#pointers.delete(event.pointerId);
    if (this.#pointers.size === 0) this.#handlers.onEnd?.();
  };
}

function pointOf({ clientX, clientY }: Pointed): Point {
  return { x: clientX, y: clientY };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
