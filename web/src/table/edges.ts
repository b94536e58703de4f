// Choices beyond the edges of a window: how many at each edge, and how to get there.

import { showing, type Window } from "./windows";

export type Edge = "left" | "right" | "top" | "bottom";

/** What is beyond one edge: the boxes, nearest first, and the way to them. */
export interface Beyond {
  edge: Edge;
  boxes: number[];
  /** How far the picture moves to show them. */
  dx: number;
  dy: number;
}

const EDGES: readonly Edge[] = ["left", "top", "right", "bottom"];
const MARGIN = 30;

/** A box counts for the edge that it is farthest beyond, and for none if its middle is visible. */
export function beyond(frame: Window, boxes: readonly Window[], whole: Window): Beyond[] {
  const found = boxes.map((box, at) => ({ at, box, ...farthest(frame, box) }));
  return EDGES.flatMap((edge) => {
    const there = found
      .filter((one) => one.edge === edge && one.by > 0)
      .sort((a, b) => a.by - b.by || a.at - b.at);
    if (there.length === 0) return [];
    const seen = showing(
      frame,
      there.map(({ box }) => box),
      MARGIN,
      whole,
    );
    return [{ edge, boxes: there.map(({ at }) => at), dx: frame.x - seen.x, dy: frame.y - seen.y }];
  });
}

function farthest(frame: Window, box: Window): { edge: Edge; by: number } {
  const [x, y] = [box.x + box.w / 2, box.y + box.h / 2];
  const beyondBy: Record<Edge, number> = {
    left: frame.x - x,
    right: x - frame.x - frame.w,
    top: frame.y - y,
    bottom: y - frame.y - frame.h,
  };
  const edge = EDGES.reduce((far, next) => (beyondBy[next] > beyondBy[far] ? next : far));
  return { edge, by: beyondBy[edge] };
}
