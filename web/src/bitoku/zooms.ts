// The parts of the board that a phone brings close, as windows on the one picture.

import type { PlaceId, TableContext } from "../lib/contract";
import { type Box, GEO, layoutOf, regionCentre, regionX, windowOn } from "./geo";
import { type BitokuComponents, type BitokuView, type LaidDie, REGIONS } from "./view";

interface Area {
  id: string;
  title: string;
  viewBox: string;
  places: PlaceId[];
}

export function zooms(view: BitokuView, ctx: TableContext): Area[] {
  const boxes = placesOn(view, ctx.components as BitokuComponents);
  const { words } = ctx;
  const region = (id: string) => words.text(`web-bitoku-region-${id}`);
  const area = (id: string, title: string, x: number, y: number, w: number, h: number): Area => {
    const viewBox = windowOn(x, y, w, h);
    return { id, title, viewBox, places: within(boxes, viewBox) };
  };
  const landscape = GEO.w - 2 * GEO.rail;
  const paths = [0, 1, 2, 3].map((i) => {
    const x = GEO.rail + ((i + 0.5) * landscape) / 4;
    return area(`paths-${i + 1}`, words.text("web-bitoku-zoom-paths", { number: i + 1 }), x, 0, 244, 200);
  });
  const left = regionX("stairs");
  const right = regionX("forges");
  return [
    ...REGIONS.map((id) =>
      id === "home"
        ? area(id, region(id), regionCentre(id), 240, 288, 240)
        : area(id, region(id), regionCentre(id), 328, 226, 188),
    ),
    ...paths,
    area("hills-left", words.text("web-bitoku-zoom-hills-left"), left, 164, 380, 170),
    area("hills-right", words.text("web-bitoku-zoom-hills-right"), right, 164, 380, 170),
    area("displays-left", words.text("web-bitoku-zoom-souls"), 0, 0, 374, 312),
    area("garden", words.text("web-bitoku-zoom-garden"), 0, GEO.h, 374, 312),
    area("displays-right", words.text("web-bitoku-zoom-works"), GEO.w, 0, 374, 312),
    area("decks", words.text("web-bitoku-zoom-decks"), GEO.w, GEO.h, 374, 312),
    ...REGIONS.map((id) =>
      area(`lake-${id}`, words.text("web-bitoku-zoom-lake", { region: region(id) }), regionCentre(id), GEO.h, 196, 96),
    ),
  ];
}

/** All places of the board, the dice that lie on it among them. */
function placesOn(view: BitokuView, parts: BitokuComponents): Map<PlaceId, Box> {
  const boxes = new Map(layoutOf(view, parts).boxes);
  const lay = (die: LaidDie | null, space: string) => {
    const box = boxes.get(space);
    if (die && box) boxes.set(`die-${die.seat}-${die.die}`, box);
  };
  for (const region of view.regions) {
    region.dice.forEach((die, i) => lay(die, `forest-${region.id}-${i + 1}`));
  }
  for (const hills of view.hill_areas) {
    hills.dice.forEach((die, i) => lay(die, `hilldie-${hills.hills[0]}-${i + 1}`));
  }
  for (const space of view.home) lay(space.die, space.id);
  return boxes;
}

function within(boxes: Map<PlaceId, Box>, viewBox: string): PlaceId[] {
  const [left = 0, top = 0, w = 0, h = 0] = viewBox.split(" ").map(Number);
  return [...boxes].flatMap(([place, { x, y }]) =>
    x >= left && x <= left + w && y >= top && y <= top + h ? [place] : [],
  );
}

