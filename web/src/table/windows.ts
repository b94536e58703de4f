// Windows on the board, in its own units: the part that a phone enlarges.

import type { PlaceId } from "../lib/contract";

export interface Window {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** A named part of the board, and its places. */
export interface Area {
  id: string;
  title: string;
  viewBox: string;
  places: PlaceId[];
}

/** A window is never narrower than this many units. */
const LEAST = 110;

export function windowOf(viewBox: string): Window {
  const [x = 0, y = 0, w = 0, h = 0] = viewBox.split(" ").map(Number);
  return { x, y, w, h };
}

export function viewBoxOf({ x, y, w, h }: Window): string {
  return `${x} ${y} ${w} ${h}`;
}

/** The window moved onto the picture, or centred if it is larger than the picture. */
export function kept(window: Window, whole: Window): Window {
  const along = (at: number, size: number, start: number, room: number) =>
    size >= room ? start + (room - size) / 2 : Math.min(Math.max(at, start), start + room - size);
  return {
    ...window,
    x: along(window.x, window.w, whole.x, whole.w),
    y: along(window.y, window.h, whole.y, whole.h),
  };
}

/** The window grown to the aspect ratio of its frame, within the usable sizes. */
export function shaped(
  window: Window,
  ratio: number,
  whole: Window,
  { least = 0, most = Infinity } = {},
): Window {
  const w = Math.min(most, Math.max(least, window.w, window.h * ratio));
  const h = w / ratio;
  const grown = { x: window.x - (w - window.w) / 2, y: window.y - (h - window.h) / 2, w, h };
  return kept(grown, whole);
}

/** The window enlarged by `factor`, while the point `at` stays fixed. */
export function closer(
  window: Window,
  factor: number,
  at: { x: number; y: number },
  whole: Window,
): Window {
  const ratio = window.w / window.h;
  const most = Math.max(whole.w, whole.h * ratio);
  const w = Math.min(most, Math.max(LEAST, window.w / factor));
  const by = w / window.w;
  return kept(
    { x: at.x - (at.x - window.x) * by, y: at.y - (at.y - window.y) * by, w, h: w / ratio },
    whole,
  );
}

/** The window moved as little as possible to contain all boxes, or at least the first of them. */
export function showing(window: Window, boxes: Window[], margin: number, whole: Window): Window {
  const [first] = boxes;
  if (!first) return window;
  const box = fits(window, boxes, margin) ? around(boxes) : first;
  const along = (at: number, size: number, from: number, length: number) =>
    Math.min(from - margin, Math.max(at, from + length + margin - size));
  return kept(
    {
      ...window,
      x: along(window.x, window.w, box.x, box.w),
      y: along(window.y, window.h, box.y, box.h),
    },
    whole,
  );
}

/** Whether a window has room for all boxes at once. */
export function fits(window: Window, boxes: readonly Window[], margin: number): boolean {
  const { w, h } = around(boxes);
  return w + margin * 2 <= window.w && h + margin * 2 <= window.h;
}

function around(boxes: readonly Window[]): Window {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const w = Math.max(...boxes.map((box) => box.x + box.w)) - x;
  const h = Math.max(...boxes.map((box) => box.y + box.h)) - y;
  return { x, y, w, h };
}

/** Whether a window contains a whole box. */
export function holds(window: Window, box: Window): boolean {
  return (
    box.x >= window.x &&
    box.y >= window.y &&
    box.x + box.w <= window.x + window.w &&
    box.y + box.h <= window.y + window.h
  );
}

/** The closest area that contains a place. */
export function areaWith(areas: Area[], place: PlaceId): Area | undefined {
  return smallest(areas.filter(({ places }) => places.includes(place)));
}

/** Among the areas that contain a point, the one whose middle is nearest. */
export function areaAt(areas: Area[], at: { x: number; y: number }): Area | undefined {
  const away = ({ viewBox }: Area) => {
    const { x, y, w, h } = windowOf(viewBox);
    return Math.hypot(at.x - x - w / 2, at.y - y - h / 2);
  };
  const shown = areas.filter(({ viewBox }) => {
    const { x, y, w, h } = windowOf(viewBox);
    return at.x >= x && at.x <= x + w && at.y >= y && at.y <= y + h;
  });
  return shown.sort((a, b) => away(a) - away(b))[0];
}

export function sizeOf({ viewBox }: Area): number {
  const { w, h } = windowOf(viewBox);
  return w * h;
}

function smallest(areas: Area[]): Area | undefined {
  return [...areas].sort((a, b) => sizeOf(a) - sizeOf(b))[0];
}
