// The layout of the board, for everything drawn on it.

import { getContext, setContext } from "svelte";
import type { Box, Layout } from "../geo";

const KEY = "bitoku-board";

interface Board {
  readonly layout: Layout;
}

export function shareLayout(layout: () => Layout): void {
  setContext<Board>(KEY, {
    get layout() {
      return layout();
    },
  });
}

export function boardLayout(): Board {
  return getContext<Board>(KEY);
}

const NOWHERE: Box = { x: 0, y: 0, w: 0, h: 0 };

/** Things on a place may extend this far beyond its box. */
export const OVER = 20;

export function boxOf(board: Board, place: string): Box {
  return board.layout.boxes.get(place) ?? NOWHERE;
}
