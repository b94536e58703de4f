// Hides letters of a picture that are too small to read, as on a map; enlarging shows them again.

import { LEAST_LETTERS } from "../parts/lettersize";

/** The style for hidden letters. */
const TOLERANCE_PX = 0.1;

/** Hides letters in a picture, again after each change. */
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

  /** The picture or its size has changed: before the next draw. */
  look(): void {
    this.#asked ||= requestAnimationFrame(() => {
      this.#asked = 0;
      const all = [...this.#frame.querySelectorAll("text")];
      const sizes = all.map(sizeOf); // all are measured before any is changed
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

/** The size of letters on the screen, in pixels. */
function sizeOf(letters: SVGTextElement): number {
  const matrix = letters.getScreenCTM();
  const scale = matrix ? Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c)) : 0;
  return Number.parseFloat(getComputedStyle(letters).fontSize) * scale;
}
