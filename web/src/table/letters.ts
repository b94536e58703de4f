// Letters of a picture that are too small to be read are left out, as on a map: they are there when it
// is brought closer.

import { LEAST_LETTERS } from "../parts/lettersize";

/** What nobody sees. */
const TOLERANCE_PX = 0.1;

/** Leaves letters out of a picture, again and again as it changes. */
export class Letters {
  readonly #frame: Element;
  readonly #changed: MutationObserver;
  #asked = 0;

  constructor(frame: Element) {
    this.#frame = frame;
    this.#changed = new MutationObserver(() => this.look());
    this.#changed.observe(frame, { childList: true, subtree: true, characterData: true });
    this.look();
  }

  /** The picture is another, or is shown in another size: before it is drawn the next time. */
  look(): void {
    this.#asked ||= requestAnimationFrame(() => {
      this.#asked = 0;
      const all = [...this.#frame.querySelectorAll("text")];
      const sizes = all.map(sizeOf); // all are asked before any is changed
      all.forEach((letters, i) => {
        const isOut = (sizes[i] ?? 0) < LEAST_LETTERS - TOLERANCE_PX;
        if (isOut) letters.setAttribute("visibility", "hidden");
        else letters.removeAttribute("visibility");
      });
    });
  }

  stop(): void {
    this.#changed.disconnect();
    cancelAnimationFrame(this.#asked);
  }
}

/** How large letters are on the screen, in pixels. */
function sizeOf(letters: SVGTextElement): number {
  const matrix = letters.getScreenCTM();
  const scale = matrix ? Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c)) : 0;
  return Number.parseFloat(getComputedStyle(letters).fontSize) * scale;
}
