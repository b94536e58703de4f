// Fits words into the picture, in any language.

import { LEAST_LETTERS } from "../../parts/lettersize";

const WIDTH_PER_EM = 0.5; // the width of an average letter of the two fonts

/** A font size at which a text is no wider than `room`, at most `size`. */
export function fit(text: string, room: number, size: number): number {
  const width = text.length * size * WIDTH_PER_EM;
  return width <= room ? size : Math.max(LEAST_LETTERS, (size * room) / width);
}

/** A text in lines no wider than `room`. */
export function wrap(text: string, room: number, size: number): string[] {
  const most = Math.max(6, Math.floor(room / (size * WIDTH_PER_EM)));
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    const longer = line ? `${line} ${word}` : word;
    if (line && longer.length > most) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  return line ? [...lines, line] : lines;
}
