// Moving pieces: when a new state is drawn, every element with data-piece in a new position moves
// there from its old one, and a new element appears. A copy moves above the page, so that nothing
// cuts it off, while the piece itself is hidden. Only transform and opacity of the copy change, so
// the browser does not redraw the board.

import { carried, type Layout } from "./layout";

export const TRAVEL_MS = 420;
const TRAIL_MS = 900;
const FADE_MS = 120;
/** So many new pieces at once are a refilled display: they come in one after the other. */
const MANY = 3;
const COME_MS = 380;
const APART_MS = 45;
const EASE = "cubic-bezier(.3,.1,.2,1)";
/** More pieces than this move only when the page is laid out again: then nothing is animated. */
const MOST = 40;
const LEAST_PX = 3;
/** A shorter way needs no trail. */
const TRAIL_PX = 60;
/** Things with their own layout: a board, an area of a side. When one shifts, no piece has moved.
 * */
const GROUND = "section, .frame";
/** Things that open and close as a whole, such as a tab: their content is not new. */
const PART = "section, .page, .near, .frame";
const SVG = "http://www.w3.org/2000/svg";

const HIDDEN: Keyframe = { opacity: 0 };
const SEEN: Keyframe = { opacity: 1 };
const THERE: Keyframe = { transform: "none" };
const COMING: Keyframe = { opacity: 0, transform: "translateY(-26px) scale(1.25)" };
const COME: Keyframe = { opacity: 1, transform: "none" };

type Piece = HTMLElement | SVGElement;

/** The position of a piece in the window, and the part of the page that contains it. */
interface Spot {
  rect: DOMRect;
  ground: Element | null;
  lay: Layout;
}

/** A piece in a new position. */
interface Way {
  piece: Piece;
  from: DOMRect;
  to: DOMRect;
}

/** A piece that is hidden while its copy is visible. */
interface Travel {
  piece: Piece;
  copy: HTMLElement;
}

export class Motion {
  readonly #places = new Map<string, Spot>();
  readonly #parts = new Set<Element | null>();
  #travels: Travel[] = [];

  /** Before the state changes: measures everything. Without motion nothing is measured. */
  capture(isStill: boolean): void {
    this.finish();
    this.#places.clear();
    if (isStill) return;
    for (const { piece, spot } of spots()) this.#places.set(idOf(piece), spot);
    this.#parts.clear();
    this.#parts.add(null);
    for (const part of document.querySelectorAll(PART)) this.#parts.add(part);
  }

  /** After the new state is drawn. */
  play(): void {
    if (this.#places.size === 0) return;
    // All measuring comes before all changes, so that the page is laid out once.
    const ways: Way[] = [];
    const fresh: { piece: Piece; to: DOMRect }[] = [];
    for (const { piece, spot } of spots()) {
      const to = spot.rect;
      const before = this.#places.get(idOf(piece));
      const from = before && withGround(before, spot);
      if (!from && !this.#parts.has(piece.closest(PART))) continue;
      if (!from) fresh.push({ piece, to });
      else if (isElsewhere(from, to)) ways.push({ piece, from, to });
    }
    if (ways.length + fresh.length > MOST) return;
    const travelling = ways.map((way) => ({ ...way, copy: copyOf(way.piece, way.to) }));
    // A piece of a drawing also appears as a copy: otherwise the whole drawing would be redrawn.
    const drawn = fresh.filter(({ piece }) => piece instanceof SVGElement);
    const appearing = drawn.map(({ piece, to }) => ({ piece, copy: copyOf(piece, to) }));
    for (const { piece, copy, from, to } of travelling) {
      leaveTrail(copy, from, to);
      this.#show({ piece, copy }, wayFrom(from, to), TRAVEL_MS);
    }
    const areMany = appearing.length >= MANY;
    appearing.forEach((travel, at) => {
      if (areMany) this.#show(travel, COMING, COME_MS, at * APART_MS);
      else this.#show(travel, HIDDEN, FADE_MS);
    });
    for (const { piece } of fresh) {
      if (piece instanceof HTMLElement) piece.animate([HIDDEN, SEEN], { duration: FADE_MS });
    }
  }

  /** Ends all motion at once. */
  finish(): void {
    const travels = this.#travels;
    this.#travels = [];
    for (const travel of travels) arrive(travel);
  }

  /** Shows the copy instead of the piece, from its start to the piece's own look. */
  #show(travel: Travel, start: Keyframe, duration: number, delay = 0): void {
    document.body.append(travel.copy);
    travel.piece.style.visibility = "hidden";
    this.#travels.push(travel);
    const end = start === HIDDEN ? SEEN : start === COMING ? COME : THERE;
    const timing = { duration, delay, easing: EASE, fill: "backwards" } as const;
    travel.copy.animate([start, end], timing).onfinish = () => {
      if (!this.#travels.includes(travel)) return;
      this.#travels = this.#travels.filter((other) => other !== travel);
      arrive(travel);
    };
  }
}

function pieces(): NodeListOf<Piece> {
  // The small map does not move: its pieces exist elsewhere.
  return document.querySelectorAll("[data-piece]:not([data-still] [data-piece], [data-travel] *)");
}

/** Every visible piece with its position. */
function spots(): { piece: Piece; spot: Spot }[] {
  const lays = new Map<Element | null, Layout>();
  return [...pieces()].flatMap((piece) => {
    const rect = piece.getBoundingClientRect();
    if (rect.width === 0) return [];
    const ground = groundOf(piece);
    const lay = lays.get(ground) ?? layOf(ground);
    lays.set(ground, lay);
    return [{ piece, spot: { rect, ground, lay } }];
  });
}

/** A drawing, whose own coordinates stay when another part of it is shown; otherwise a section. */
function groundOf(piece: Piece): Element | null {
  let drawing = piece instanceof SVGElement ? piece.ownerSVGElement : null;
  while (drawing?.ownerSVGElement) drawing = drawing.ownerSVGElement;
  return drawing ?? piece.closest(GROUND);
}

function layOf(ground: Element | null): Layout {
  const matrix = ground instanceof SVGSVGElement ? ground.getScreenCTM() : null;
  if (matrix) return { left: matrix.e, top: matrix.f, scale: matrix.a };
  const { left, top } = ground?.getBoundingClientRect() ?? new DOMRect();
  return { left, top, scale: 1 };
}

/** The old position in the current layout of its ground, so that a piece that did not move stays.
 * */
function withGround({ rect, ground, lay }: Spot, now: Spot): DOMRect {
  if (ground !== now.ground) return rect;
  const { left, top, width, height } = carried(rect, lay, now.lay);
  return new DOMRect(left, top, width, height);
}

function idOf(piece: Element): string {
  return piece.getAttribute("data-piece") ?? "";
}

function isElsewhere(from: DOMRect, to: DOMRect): boolean {
  return Math.abs(from.left - to.left) > LEAST_PX || Math.abs(from.top - to.top) > LEAST_PX;
}

function wayFrom(from: DOMRect, to: DOMRect): Keyframe {
  const scale = from.width / to.width;
  return {
    transform: `translate(${from.left - to.left}px,${from.top - to.top}px) scale(${scale})`,
  };
}

function arrive({ piece, copy }: Travel): void {
  copy.remove();
  piece.style.visibility = "";
}

/** A fading line in the colour of the piece's side, from its old position. */
function leaveTrail(copy: HTMLElement, from: DOMRect, to: DOMRect): void {
  const dx = to.left + to.width / 2 - from.left - from.width / 2;
  const dy = to.top + to.height / 2 - from.top - from.height / 2;
  const length = Math.hypot(dx, dy);
  if (length < TRAIL_PX) return;
  const trail = document.createElement("div");
  trail.dataset["travel"] = "trail";
  trail.setAttribute("aria-hidden", "true");
  trail.style.setProperty("--pc", copy.style.getPropertyValue("--pc") || "var(--season)");
  Object.assign(trail.style, {
    left: `${from.left + from.width / 2}px`,
    top: `${from.top + from.height / 2 - 3}px`,
    width: `${length}px`,
    transform: `rotate(${Math.atan2(dy, dx)}rad)`,
  });
  document.body.append(trail);
  const fade = [{ opacity: 0 }, { opacity: 0.75, offset: 0.35 }, { opacity: 0 }];
  trail.animate(fade, { duration: TRAIL_MS, easing: EASE }).onfinish = () => trail.remove();
}

/** Custom properties of the elements around a piece, which its copy would lose. */
function inherited(piece: Piece): Set<string> {
  const names = new Set<string>();
  for (let around: Element | null = piece; around; around = around.parentElement) {
    if (!(around instanceof HTMLElement || around instanceof SVGElement)) continue;
    for (const name of around.style) if (name.startsWith("--")) names.add(name);
  }
  return names;
}

/** A copy with the look of the piece, at its position in the window, above everything. */
function copyOf(piece: Piece, rect: DOMRect): HTMLElement {
  const holder = document.createElement("div");
  holder.dataset["travel"] = "";
  holder.setAttribute("aria-hidden", "true");
  holder.inert = true;
  Object.assign(holder.style, {
    left: `${rect.left}px`,
    top: `${rect.top}px`,
    width: `${rect.width}px`,
    height: `${rect.height}px`,
  });
  const style = getComputedStyle(piece);
  for (const name of inherited(piece)) {
    holder.style.setProperty(name, style.getPropertyValue(name));
  }
  holder.style.color = style.color;

  const copy = piece.cloneNode(true) as Piece;
  for (const name of ["data-piece", "data-place", "id", "tabindex"]) copy.removeAttribute(name);
  if (piece instanceof SVGGraphicsElement && !(piece instanceof SVGSVGElement)) {
    const matrix = piece.getScreenCTM();
    copy.removeAttribute("transform");
    const svg = document.createElementNS(SVG, "svg");
    svg.setAttribute("width", String(rect.width));
    svg.setAttribute("height", String(rect.height));
    svg.style.overflow = "visible";
    const group = document.createElementNS(SVG, "g");
    if (matrix) {
      const { a, b, c, d, e, f } = matrix;
      const numbers = [a, b, c, d, e - rect.left, f - rect.top];
      group.setAttribute("transform", `matrix(${numbers.join(" ")})`);
    }
    group.append(copy);
    svg.append(group);
    holder.append(svg);
  } else {
    Object.assign(copy.style, { position: "absolute", inset: "0", margin: "0" });
    holder.append(copy);
  }
  return holder;
}
