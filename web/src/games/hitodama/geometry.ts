// Positions in the clearing of 1112 by 664 units. Ring positions 0…7 go clockwise from the top of
// the picture. North moves around them, the tiles do not.

import type { SpaceView, TileView } from "./view";

export const CLEARING = { w: 1112, h: 664, cx: 556, cy: 332 } as const;
export const TILE = 166;
const SIDE = 240; // from the centre to the tile in the middle of a side
const CORNER = 205; // … to a corner tile, along each axis
export const POND = { x: CLEARING.cx, y: CLEARING.cy - 2, r: 147 } as const;
const TRACK = 127;

export interface Point {
  x: number;
  y: number;
}

/** A circle around a point. */
export interface Spot extends Point {
  r: number;
}

/** A box by its centre. */
export interface Box extends Point {
  w: number;
  h: number;
}

const DIRECTIONS: readonly (readonly [number, number])[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
];

function direction(ring: number): readonly [number, number] {
  return DIRECTIONS[((ring % 8) + 8) % 8] ?? [0, -1];
}

/** The centre of the tile at a ring position. */
export function ringPos(ring: number): Point {
  const [dx, dy] = direction(ring);
  const reach = ring % 2 ? CORNER : SIDE;
  return { x: CLEARING.cx + dx * reach, y: CLEARING.cy + dy * reach };
}

/** The tile at a ring position, with the sign that extends over its corner. */
export function tileBox(ring: number): Box {
  return { ...ringPos(ring), w: TILE, h: TILE };
}
export const OVER = 8;

/** The path from tile to tile. */
export function ringPath(): string {
  return `M${[0, 1, 2, 3, 4, 5, 6, 7].map((i) => `${ringPos(i).x} ${ringPos(i).y}`).join("L")}z`;
}

/** The letter of a cardinal point, between tile and score board. */
export function letterPos(ring: number): Point {
  const [dx, dy] = direction(ring);
  const reach = SIDE - TILE / 2 - 3;
  return { x: CLEARING.cx + dx * reach, y: CLEARING.cy + dy * reach };
}

// -- spaces

export type TileLayout = "rows" | "goods" | "circles" | "lair";

/** The layout of a tile follows from its spaces. */
export function tileLayout(tile: TileView): TileLayout {
  const kind = tile.spaces[0]?.kind;
  if (kind === "merchant") return "goods";
  if (kind === "tribute") return "circles";
  if (kind === "akku_visit") return "lair";
  return "rows";
}

export function isExtra(space: SpaceView): boolean {
  return space.copy_of !== undefined;
}

export function printedSpaces(tile: TileView): SpaceView[] {
  return tile.spaces.filter((space) => !isExtra(space));
}

export function extraSpaces(tile: TileView): SpaceView[] {
  return tile.spaces.filter(isExtra);
}

const CIRCLES: Record<number, readonly Spot[]> = {
  2: [
    { x: -34, y: 2, r: 25 },
    { x: 32, y: 0, r: 21.5 },
  ],
  3: [
    { x: -48, y: 2, r: 25 },
    { x: 4, y: -3, r: 21.5 },
    { x: 50, y: 3, r: 18 },
  ],
  4: [
    { x: -46, y: 2, r: 25 },
    { x: 4, y: -4, r: 21.5 },
    { x: 46, y: 0, r: 18 },
    { x: 46, y: 42, r: 16 },
  ],
};

/** Space i of n on a tile, from the tile's centre. */
export function spaceSpot(layout: TileLayout, i: number, n: number): Spot {
  if (layout === "goods") return goodSpot(i, n);
  if (layout === "circles") return CIRCLES[n]?.[i] ?? goodSpot(i, n);
  const { first, pitch, r } = rows(n);
  return { x: -52, y: first + i * pitch, r };
}

/** Rows of a tile: two or three as printed; with more they move closer. */
export function rows(n: number): { first: number; pitch: number; r: number } {
  if (n <= 2) return { first: -12, pitch: 46, r: 18 };
  if (n <= 3) return { first: -27, pitch: 40, r: 18 };
  const pitch = 116 / n;
  return { first: -47 + pitch / 2, pitch, r: Math.min(18, pitch / 2 - 2) };
}

function goodSpot(i: number, n: number): Spot {
  const inRow = n > 6 ? 3 : 2;
  const lines = Math.ceil(n / inRow);
  const x = inRow === 3 ? -60 + (i % 3) * 48 : i % 2 ? 16 : -57;
  const lonely = inRow === 2 && i === n - 1 && i % 2 === 0 && n > 1;
  const pitch = lines < 3 ? 46 : lines === 3 ? 38 : 114 / lines;
  const first = lines < 3 ? -12 : -26;
  return {
    x: lonely ? -24 : x,
    y: first + Math.floor(i / inRow) * pitch,
    r: Math.min(16, pitch / 2 - 2),
  };
}

/** Space i of n of the tile at a ring position, on the board. */
export function spacePos(tile: TileView, i: number): Spot {
  const centre = ringPos(tile.ring);
  const spot = spaceSpot(tileLayout(tile), i, printedSpaces(tile).length);
  return { x: centre.x + spot.x, y: centre.y + spot.y, r: spot.r };
}

/** The solar stack in the lair, from the tile's centre: card i of the limit. */
export function stackCard(i: number, limit: number): Box {
  const pitch = limit <= 4 ? 17 : 51 / (limit - 1);
  return { x: 4 + i * pitch, y: -6, w: 26, h: 36 };
}

export function stackBox(limit: number): Box {
  const last = stackCard(limit - 1, limit);
  const left = stackCard(0, limit).x - 17;
  return { x: (left + last.x + 17) / 2, y: -6, w: last.x + 17 - left, h: 42 };
}

// -- extra-space cards lie in the gap that follows their tile clockwise

export const GAP = 39;
const GAP_LENGTH = 131;
const CARD_WIDE = 34;
const TUCKED = 4.5; // the card is partly below its tile

export interface ExtraBox extends Box {
  upright: boolean;
  spot: Spot;
}

/** Extra-space card number k of n beside the tile at a ring position. */
export function extraBox(ring: number, k: number, n: number): ExtraBox {
  const here = ringPos(ring);
  const next = ringPos((ring + 1) % 8);
  const upright = ring % 4 === 0 || ring % 4 === 3;
  const length = Math.min(110, GAP_LENGTH / n - 4);
  const along = (k - (n - 1) / 2) * (GAP_LENGTH / n);
  if (upright) {
    const x = (here.x + next.x) / 2 + Math.sign(here.x - next.x) * TUCKED;
    const y = (here.y + next.y) / 2 + along;
    const box = { x, y, w: CARD_WIDE, h: length, upright };
    return { ...box, spot: { x, y: y - length / 2 + 18, r: 14 } };
  }
  const x = (here.x + next.x) / 2 + along;
  const y = (here.y + next.y) / 2 + Math.sign(here.y - next.y) * TUCKED;
  const box = { x, y, w: length, h: CARD_WIDE, upright };
  return { ...box, spot: { x: x - length / 2 + 18, y, r: 14 } };
}

/** The window for a tile with its extra space, on a phone. */
export function tileWindow(ring: number): Box {
  const reach = TILE / 2 + GAP + 2;
  const centre = ringPos(ring);
  const clamp = (value: number, size: number) => Math.min(Math.max(value, reach), size - reach);
  return {
    x: clamp(centre.x, CLEARING.w),
    y: clamp(centre.y, CLEARING.h),
    w: reach * 2,
    h: reach * 2,
  };
}

// -- score track and chaos path

/** Space n of the score track, 0…end around the score board's edge. */
export function scorePos(n: number, end: number): Point {
  return onPond(-90 + (n * 360) / (end + 1), TRACK);
}

/** Marker number k of those on one space: alone, one behind the other, or in a square. */
export function markerPos(n: number, end: number, k: number, sharing: number): Spot {
  const angle = -90 + (n * 360) / (end + 1);
  const underLetter = Math.abs(((angle + 405) % 90) - 45) < 8; // there is less room towards the edge
  if (sharing === 1) return { ...onPond(angle, TRACK), r: underLetter ? 11.5 : 12 };
  const inLine = sharing === 2 && !underLetter;
  const step = inLine ? 10 : 8.6;
  const out = sharing === 2 && underLetter ? 0 : k % 2 ? -step : step;
  const aside = inLine ? 0 : (sharing === 2 ? k === 0 : k < 2) ? -step : step;
  const centre = onPond(angle, (inLine ? TRACK : TRACK - 5) + out);
  const radians = (angle * Math.PI) / 180;
  return {
    x: centre.x - Math.sin(radians) * aside,
    y: centre.y + Math.cos(radians) * aside,
    r: inLine ? 9.9 : 8.4,
  };
}

/** Space n of the chaos path, a spiral of `end` steps. */
export function chaosPos(n: number, end: number): Point {
  return onPond(-90 + (n * 272) / end, 83 - (n * 34) / end);
}

function onPond(angle: number, radius: number): Point {
  const radians = (angle * Math.PI) / 180;
  return { x: POND.x + Math.cos(radians) * radius, y: POND.y + Math.sin(radians) * radius };
}

// -- plates left and right

export const PLATE = { w: 198, h: 150, left: 12, right: 902, top: 14, step: 160 } as const;

/** Plate number i of a column, by its corner. */
export function plate(column: "left" | "right", i: number): Point {
  return { x: PLATE[column], y: PLATE.top + i * PLATE.step };
}

/** Line j of tribute card c on the plate of season i, of so many cards and lines. */
export function lineBox(season: number, c: number, cards: number, j: number, lines: number): Box {
  const corner = plate("left", season);
  const width = (181 - 5 * (cards - 1)) / cards;
  const height = 98 / lines;
  return {
    x: corner.x + 8 + c * (width + 5) + width / 2,
    y: corner.y + 44 + j * height + height / 2,
    w: width,
    h: height,
  };
}
