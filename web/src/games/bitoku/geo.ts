// Positions on the board of 1112 × 600 units. They follow from the board's face: how many die
// spaces, displays, garden spaces, path spaces and lanes the view and its components have.

import type { PlaceId } from "../../lib/contract";
import {
  type BitokuComponents,
  type BitokuView,
  lanesOf,
  MARKETS,
  type Region,
  REGIONS,
  RIVER_REGIONS,
} from "./view";

export interface Point {
  x: number;
  y: number;
}

/** A place by centre and size. */
export interface Box extends Point {
  w: number;
  h: number;
}

export const GEO = {
  w: 1112,
  h: 600,
  rail: 104,
  left: 106,
  region: 186,
  home: 156,
  centre: 556,
} as const;

const CARD = { w: 52, h: 66 };

/** The left edge of a region. */
export function regionX(region: Region): number {
  let x: number = GEO.left;
  for (const other of REGIONS) {
    if (other === region) break;
    x += regionWidth(other);
  }
  return x;
}

export function regionWidth(region: Region): number {
  return region === "home" ? GEO.home : GEO.region;
}

export function regionCentre(region: Region): number {
  return regionX(region) + regionWidth(region) / 2;
}

/** The layout of the board for one face. */
export interface Layout {
  boxes: Map<PlaceId, Box>;
  /** Main spaces, by id. */
  starts: Point;
  twoPaths: boolean;
  gardenTop: number;
  trackStep(region: Region): number;
  track(region: Region, lane: number, space: number): Point;
  lanes: number;
}

export function layoutOf(view: BitokuView, parts: BitokuComponents): Layout {
  const boxes = new Map<PlaceId, Box>();
  const twoPaths = parts.main_paths.length > 1;
  const starts = twoPaths ? { x: GEO.centre, y: 92 } : { x: 140, y: 96 };
  boxes.set("path-start", { ...starts, w: twoPaths ? 52 : 60, h: 56 });
  placePaths(boxes, parts, twoPaths);
  placeHills(boxes, view);
  placeRegions(boxes, view, parts);
  const gardenTop = placeRails(boxes, view);
  const lanes = lanesOf(view);
  const length = parts.kodama_length;
  const step = (region: Region) => (region === "home" ? 15.6 : 19.6);
  const track = (region: Region, lane: number, space: number): Point => ({
    x: regionX(region) + (region === "home" ? 14 : 16) + (space - 1) * step(region),
    y: 531 + ((4 - lanes.length) * 15.5) / 2 + lane * 15.5,
  });
  for (const region of view.regions) {
    lanes.forEach((lane, i) => {
      const space = lane === "neutral" ? region.neutral_kodama : region.kodamas[lane];
      const at = track(region.id, i, Math.min(space ?? 1, length));
      boxes.set(`kodama-${region.id}-${lane}`, { ...at, w: 14.6, h: 14.6 });
    });
    const x = regionX(region.id) + regionWidth(region.id) - 20;
    boxes.set(`treasure-${region.id}`, { x, y: 556, w: 34, h: 74 });
  }
  return { boxes, starts, twoPaths, gardenTop, trackStep: step, track, lanes: lanes.length };
}

/** Unchanged parts stay the same objects, so that nothing of them is redrawn. */
export function sameBoxes(layout: Layout, before: Layout | null): Layout {
  if (!before) return layout;
  let isSame =
    layout.boxes.size === before.boxes.size &&
    layout.twoPaths === before.twoPaths &&
    layout.gardenTop === before.gardenTop &&
    layout.lanes === before.lanes;
  for (const [place, box] of layout.boxes) {
    const old = before.boxes.get(place);
    if (old && old.x === box.x && old.y === box.y && old.w === box.w && old.h === box.h) {
      layout.boxes.set(place, old);
    } else isSame = false;
  }
  return isSame ? before : layout;
}

// -- Paths of Wisdom

/** Steps over a bridge are wider, to make room for the bridge between its two spaces. */
const BRIDGE_STEP = 1.35;

function placePaths(boxes: Map<PlaceId, Box>, parts: BitokuComponents, twoPaths: boolean): void {
  parts.main_paths.forEach((ids, path) => {
    const weights = ids.slice(0, -1).map((id) => (parts.node[id]?.bridge ? BRIDGE_STEP : 1));
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    const [from, span] = twoPaths ? [46, 347] : [190 - GEO.centre, 770];
    const direction = twoPaths && path === 0 ? -1 : 1;
    let walked = 0;
    ids.forEach((id, i) => {
      const x = GEO.centre + direction * (from + (span * walked) / total);
      boxes.set(id, { x, y: 97 + 7 * Math.sin((i + 1) * 1.15), w: 16, h: 16 });
      walked += weights[i] ?? 0;
    });
  });
  for (const [id, branch] of Object.entries(parts.branch)) {
    const fork = boxes.get(branch.fork);
    if (!fork) continue;
    const isGate = branch.kind === "gate";
    branch.spaces.forEach((space, k) => {
      const x = fork.x + (k - (branch.spaces.length - 1) / 2) * 25;
      boxes.set(space, { x, y: isGate ? 60 : 138, w: 22, h: 22 });
    });
    if (isGate) boxes.set(`tile-${id}`, { x: fork.x, y: 32, w: 48, h: 26 });
  }
}

// -- hills

function placeHills(boxes: Map<PlaceId, Box>, view: BitokuView): void {
  for (const hill of view.hills) {
    ["bitoku", "yokai", "small"].forEach((favour, i) => {
      const x = regionX(hill.id) + 10 + i * 57 + CARD.w / 2;
      boxes.set(`hill-${hill.id}-${favour}`, { x, y: 181 + CARD.h / 2, ...CARD });
    });
  }
  for (const area of view.hill_areas) {
    const middle = area.hills.reduce((sum, id) => sum + regionCentre(id), 0) / area.hills.length;
    for (let i = 0; i < area.spaces; i++) {
      const x = middle + (i - (area.spaces - 1) / 2) * 43;
      boxes.set(`hilldie-${area.hills[0]}-${i + 1}`, { x, y: 266, w: 29, h: 29 });
    }
  }
  for (const region of RIVER_REGIONS) {
    boxes.set(`river-${region}`, { x: regionCentre(region) - 13, y: 309, w: 38, h: 20 });
  }
}

// -- regions and Home

function placeRegions(boxes: Map<PlaceId, Box>, view: BitokuView, parts: BitokuComponents): void {
  for (const region of view.regions) {
    const x = regionX(region.id);
    for (let i = 0; i < region.spaces; i++) {
      const at = x + GEO.region - 22 - (region.spaces - 1 - i) * 34;
      boxes.set(`forest-${region.id}-${i + 1}`, { x: at, y: 353, w: 30, h: 30 });
    }
    (parts.rows[region.id] ?? []).forEach((row, i) => {
      boxes.set(`row-${region.id}-${row.min_die}`, { x: x + 52, y: 388 + i * 26, w: 88, h: 25 });
    });
  }
  const seen = new Map<Region, number>();
  for (const site of view.sites) {
    const i = seen.get(site.region) ?? 0;
    seen.set(site.region, i + 1);
    // the first two below, the next two above
    const at = regionX(site.region) + GEO.region - 66 + (i % 2) * 42;
    boxes.set(site.id, { x: at, y: i < 2 ? 475 : 407, w: 40, h: 64 });
  }
  view.home.forEach((space, i) => {
    boxes.set(space.id, { x: regionCentre("home"), y: 272 + i * 60, w: 132, h: 50 });
  });
}

// -- rails: displays, garden, decks

const MARKET_X: Record<string, number> = {
  mitama: 25,
  dragonfly: 73,
  crystal: GEO.w - GEO.rail + 30,
  building: GEO.w - GEO.rail + 79,
};

function placeRails(boxes: Map<PlaceId, Box>, view: BitokuView): number {
  let bottom = 0;
  for (const market of MARKETS) {
    const { tiles } = view.markets[market];
    const pitch = tiles.length >= 6 ? 64 : tiles.length === 5 ? 70 : 72;
    const x = MARKET_X[market] ?? 0;
    boxes.set(`stack-${market}`, { x: x - 1, y: 17, w: 47, h: 24 });
    tiles.forEach((_, i) => {
      boxes.set(`market-${market}-${i + 1}`, { x, y: 55 + i * pitch, w: 44, h: 46 });
    });
    bottom = Math.max(bottom, 32 + tiles.length * pitch);
  }
  const top = bottom + 9;
  const rows = Math.ceil(view.garden.length / 2);
  const pitch = (GEO.h - top - 6) / rows;
  view.garden.forEach((_, i) => {
    const y = top + pitch / 2 + 3 + Math.floor(i / 2) * pitch;
    boxes.set(`garden-${i + 1}`, { x: 27 + (i % 2) * 46, y, w: 42, h: 38 });
  });
  const right = GEO.w - GEO.rail + 8;
  ["yokai", "bitoku", "vision", "hikaru"].forEach((deck, i) => {
    const x = right + 24 + (i % 2) * 46;
    boxes.set(`deck-${deck}`, { x, y: top + 32 + Math.floor(i / 2) * 84, w: 36, h: 48 });
  });
  return top;
}

/** The part of the board that a phone shows closely. */
export function windowOn(x: number, y: number, w: number, h: number): string {
  const left = Math.max(0, Math.min(GEO.w - w, x - w / 2));
  const top = Math.max(0, Math.min(GEO.h - h, y));
  return `${left} ${top} ${w} ${h}`;
}
