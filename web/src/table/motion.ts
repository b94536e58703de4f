// Pieces travel: when a new state is drawn, every element with data-piece that lies elsewhere now
// goes there from where it lay. A copy travels above the page, so that nothing cuts it off, while
// the piece itself waits; the copy is moved by transform alone.

const TRAVEL_MS = 420;
const TRAIL_MS = 900;
const FADE_MS = 120;
const EASE = "cubic-bezier(.3,.1,.2,1)";
/** More pieces than this move only when the whole page is laid out anew: nothing travels then. */
const MOST = 40;
const LEAST_PX = 3;
/** A shorter way needs no trail. */
const TRAIL_PX = 60;
const SVG = "http://www.w3.org/2000/svg";
// Custom properties that a copy would lose with the elements around the piece.
const INHERITED = ["--pc", "--pd", "--ps", "--po", "--die", "--pip", "--kodama", "--pl", "--es"];

/** A piece that lies elsewhere now. */
interface Way {
  piece: HTMLElement | SVGElement;
  from: DOMRect;
  to: DOMRect;
}

interface Travel {
  piece: HTMLElement | SVGElement;
  copy: HTMLElement;
}

export class Motion {
  readonly #places = new Map<string, DOMRect>();
  #travels: Travel[] = [];

  /** Before the state changes: where everything lies. */
  capture(): void {
    this.finish();
    this.#places.clear();
    for (const piece of pieces()) {
      const rect = piece.getBoundingClientRect();
      if (rect.width > 0) this.#places.set(idOf(piece), rect);
    }
  }

  /** After the new state is drawn. `still` fades pieces in instead of moving them. */
  play(still: boolean): void {
    if (this.#places.size === 0) return;
    // All measuring comes before all changing: the window is laid out once.
    const ways: Way[] = [];
    const fresh: Element[] = [];
    for (const piece of pieces()) {
      const to = piece.getBoundingClientRect();
      if (to.width === 0) continue;
      const from = this.#places.get(idOf(piece));
      if (!from || (still && isElsewhere(from, to))) fresh.push(piece);
      else if (isElsewhere(from, to)) ways.push({ piece, from, to });
    }
    if (ways.length > MOST) return;
    const copies = ways.map(({ piece, to }) => copyOf(piece, to));
    for (const piece of fresh) fadeIn(piece);
    for (const [at, way] of ways.entries()) {
      const copy = copies[at];
      if (copy) this.#send(way, copy);
    }
  }

  /** Everything is where it belongs, at once. */
  finish(): void {
    const travels = this.#travels;
    this.#travels = [];
    for (const travel of travels) arrive(travel);
  }

  #send({ piece, from, to }: Way, copy: HTMLElement): void {
    leaveTrail(copy, from, to);
    document.body.append(copy);
    piece.style.visibility = "hidden";
    const travel: Travel = { piece, copy };
    this.#travels.push(travel);
    const scale = from.width / to.width;
    const start = `translate(${from.left - to.left}px,${from.top - to.top}px) scale(${scale})`;
    const animation = copy.animate([{ transform: start }, { transform: "none" }], {
      duration: TRAVEL_MS,
      easing: EASE,
    });
    animation.onfinish = () => {
      if (!this.#travels.includes(travel)) return;
      this.#travels = this.#travels.filter((other) => other !== travel);
      arrive(travel);
    };
  }
}

function pieces(): NodeListOf<HTMLElement | SVGElement> {
  // A copy of the board for orientation stands still: its pieces have their like elsewhere.
  return document.querySelectorAll("[data-piece]:not([data-still] [data-piece], [data-travel] *)");
}

function idOf(piece: Element): string {
  return piece.getAttribute("data-piece") ?? "";
}

function isElsewhere(from: DOMRect, to: DOMRect): boolean {
  return Math.abs(from.left - to.left) > LEAST_PX || Math.abs(from.top - to.top) > LEAST_PX;
}

function fadeIn(piece: Element): void {
  piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE_MS, easing: EASE });
}

function arrive({ piece, copy }: Travel): void {
  copy.remove();
  piece.style.visibility = "";
}

/** A line in the colour of the piece's side, from where it lay, that fades. */
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

/** What looks like the piece, at the same place of the window, above everything. */
function copyOf(piece: HTMLElement | SVGElement, rect: DOMRect): HTMLElement {
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
  for (const name of INHERITED) holder.style.setProperty(name, style.getPropertyValue(name));
  holder.style.color = style.color;

  const copy = piece.cloneNode(true) as HTMLElement | SVGElement;
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
