// The book of a game and its figures: loaded once and cached.

import { request } from "../lib/api";
import { once } from "../lib/texts";
import type { BlockData, BookAnswer, FiguresAnswer } from "../protocol";

const books = new Map<string, Promise<BookAnswer>>();
const figures = new Map<string, Promise<FiguresAnswer>>();

export function bookOf(game: string, language: string): Promise<BookAnswer> {
  const address = `/api/books/${encodeURIComponent(game)}?language=${encodeURIComponent(language)}`;
  return once(books, address, () => request<BookAnswer>("GET", address));
}

/** The figures are the same in every language. */
export function figuresOf(game: string): Promise<FiguresAnswer> {
  const address = `/api/books/${encodeURIComponent(game)}/figures`;
  return once(figures, address, () => request<FiguresAnswer>("GET", address));
}

/** Blocks, with consecutive items as one list. */
export function runs(blocks: readonly BlockData[]): BlockData[][] {
  const found: BlockData[][] = [];
  for (const block of blocks) {
    const last = found.at(-1);
    if (block.kind === "item" && last?.[0]?.kind === "item") last.push(block);
    else found.push([block]);
  }
  return found;
}
