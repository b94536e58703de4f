import { describe, expect, it } from "vitest";
import { TABLES } from "./fixtures";
import {
  type Box,
  chaosPos,
  CLEARING,
  extraBox,
  extraSpaces,
  letterPos,
  lineBox,
  markerPos,
  plate,
  PLATE,
  printedSpaces,
  ringPos,
  scorePos,
  spacePos,
  type Spot,
  stackBox,
  TILE,
  tileLayout,
  tileWindow,
} from "./geometry";
import type { HitodamaView, TileView } from "./view";

interface Shape {
  name: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
  round: Spot | null;
}

const boxed = (name: string, { x, y, w, h }: Box): Shape => ({
  name,
  left: x - w / 2,
  right: x + w / 2,
  top: y - h / 2,
  bottom: y + h / 2,
  round: null,
});
const circle = (name: string, spot: Spot): Shape => ({
  ...boxed(name, { ...spot, w: spot.r * 2, h: spot.r * 2 }),
  round: spot,
});

/** How far two shapes overlap; at most 0 if they do not. */
function overlap(a: Shape, b: Shape): number {
  if (a.round && b.round)
    return a.round.r + b.round.r - Math.hypot(a.round.x - b.round.x, a.round.y - b.round.y);
  const deep = Math.min(
    Math.min(a.right, b.right) - Math.max(a.left, b.left),
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
  );
  const [disc, box] = a.round ? [a.round, b] : [b.round, a];
  if (!disc) return deep;
  const x = Math.max(box.left, Math.min(disc.x, box.right));
  const y = Math.max(box.top, Math.min(disc.y, box.bottom));
  return Math.min(deep, disc.r - Math.hypot(disc.x - x, disc.y - y));
}

function expectApart(shapes: Shape[], slack = 0.01): void {
  for (const [i, a] of shapes.entries())
    for (const b of shapes.slice(i + 1))
      expect(overlap(a, b), `${a.name} and ${b.name}`).toBeLessThanOrEqual(slack);
}

function placesOn(tile: TileView, view: HitodamaView): Shape[] {
  const centre = ringPos(tile.ring);
  const found = printedSpaces(tile).map((space, i) => circle(space.place, spacePos(tile, i)));
  if (tileLayout(tile) === "lair") {
    const box = stackBox(view.solar_stack_limit);
    found.push(boxed("stack", { ...box, x: centre.x + box.x, y: centre.y + box.y }));
  }
  return found;
}

/** The same table with `n` extra spaces next to every tile. */
function crowded(view: HitodamaView, n: number): HitodamaView {
  const tiles = view.tiles.map((tile) => {
    const [first] = tile.spaces;
    if (!first) return tile;
    const extra = Array.from({ length: n }, (_, k) => ({
      ...first,
      place: `${tile.id}.x${k + 1}`,
      copy_of: first.place,
    }));
    return { ...tile, spaces: [...printedSpaces(tile), ...extra] };
  });
  return { ...view, tiles };
}

function boardPlaces(view: HitodamaView): Shape[] {
  const found: Shape[] = [];
  for (const tile of view.tiles) {
    found.push(...placesOn(tile, view));
    const extras = extraSpaces(tile);
    extras.forEach((space, k) =>
      found.push(circle(space.place, extraBox(tile.ring, k, extras.length).spot)),
    );
  }
  view.tributes.forEach((season, i) =>
    season.cards.forEach((card, c) =>
      card.lines.forEach((line, j) =>
        found.push(boxed(line.line, lineBox(i, c, season.cards.length, j, card.lines.length))),
      ),
    ),
  );
  return found;
}

describe.each(TABLES)("with $players players", ({ state }) => {
  const view = state.view;

  it.each([1, 2])("no two places overlap, with %i extra spaces at each tile", (n) => {
    expectApart(boardPlaces(crowded(view, n)));
  });

  it("spaces lie within their tile, below its title", () => {
    for (const tile of view.tiles) {
      const { x, y } = ringPos(tile.ring);
      for (const shape of placesOn(tile, view)) {
        expect(shape.left, shape.name).toBeGreaterThanOrEqual(x - TILE / 2 + 4);
        expect(shape.right, shape.name).toBeLessThanOrEqual(x + TILE / 2 - 4);
        expect(shape.top, shape.name).toBeGreaterThanOrEqual(y - TILE / 2 + 34);
        expect(shape.bottom, shape.name).toBeLessThanOrEqual(y + TILE / 2 - 4);
      }
    }
  });

  it("markers that share a space do not overlap, nor the letters and the spirit", () => {
    const end = view.score_track.end;
    const letters = [0, 2, 4, 6].map((ring) =>
      circle(`letter ${ring}`, { ...letterPos(ring), r: 13.5 }),
    );
    for (let n = 0; n <= end; n++)
      for (let sharing = 1; sharing <= view.players.length; sharing++) {
        const markers = Array.from({ length: sharing }, (_, k) =>
          circle(`marker ${k} on ${n}`, markerPos(n, end, k, sharing)),
        );
        expectApart(markers);
        for (const letter of letters)
          for (const marker of markers) expectApart([letter, marker], 0.5);
        for (let step = 0; step <= view.hitodama.end; step++) {
          const spirit = circle(`spirit ${step}`, { ...chaosPos(step, view.hitodama.end), r: 20 });
          for (const marker of markers) expectApart([spirit, marker], 0.5);
        }
        for (const next of [n - 1, n + 1].filter((other) => other >= 0 && other <= end))
          for (const marker of markers) {
            const spot = { ...scorePos(next, end), r: 11 };
            expectApart([circle(`space ${next}`, spot), marker]);
          }
      }
  });
});

describe("the ring", () => {
  const tiles = [0, 1, 2, 3, 4, 5, 6, 7].map((ring) =>
    boxed(`tile ${ring}`, { ...ringPos(ring), w: TILE, h: TILE }),
  );
  const plates = (["left", "right"] as const).flatMap((column) =>
    [0, 1, 2, 3].map((i) => {
      const { x, y } = plate(column, i);
      return boxed(`${column} ${i}`, {
        x: x + PLATE.w / 2,
        y: y + PLATE.h / 2,
        w: PLATE.w,
        h: PLATE.h,
      });
    }),
  );

  it("and the plates lie apart and inside the clearing", () => {
    expectApart([...tiles, ...plates]);
    for (const shape of [...tiles, ...plates]) {
      expect(shape.left, shape.name).toBeGreaterThanOrEqual(0);
      expect(shape.right, shape.name).toBeLessThanOrEqual(CLEARING.w);
      expect(shape.top, shape.name).toBeGreaterThanOrEqual(0);
      expect(shape.bottom, shape.name).toBeLessThanOrEqual(CLEARING.h);
    }
  });

  it("leaves room for an extra-space card, tucked only under its own tile", () => {
    for (const ring of [0, 1, 2, 3, 4, 5, 6, 7]) {
      const card = boxed(`card at ${ring}`, extraBox(ring, 0, 1));
      expect(overlap(card, tiles[ring]!)).toBeLessThan(3);
      expectApart(
        [card, ...tiles.filter((_, i) => i !== ring)].filter(
          (s) => s === card || overlap(card, s) > 0,
        ),
      );
    }
  });

  it("has a window for each tile that shows all of it", () => {
    for (const ring of [0, 1, 2, 3, 4, 5, 6, 7]) {
      const window = boxed("window", tileWindow(ring));
      const tile = tiles[ring]!;
      expect(window.left).toBeLessThanOrEqual(tile.left);
      expect(window.right).toBeGreaterThanOrEqual(tile.right);
      expect(window.top).toBeLessThanOrEqual(tile.top);
      expect(window.bottom).toBeGreaterThanOrEqual(tile.bottom);
    }
  });
});
