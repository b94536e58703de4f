// The areas of the board that a phone shows closely, as windows on the picture.

import type { PlaceId } from "../../lib/contract";
import type { BitokuContext } from "./view";
import { type Box, GEO, layoutOf, regionCentre, regionWidth, regionX, windowOn } from "./geo";
import { type BitokuComponents, type BitokuView, type LaidDie, type Region, REGIONS } from "./view";

interface Area {
  id: string;
  title: string;
  viewBox: string;
  places: PlaceId[];
}

/** The bands of the picture; each band belongs to one area. */
const HILLS_TOP = 165;
const FOREST_TOP = 330;
const LAKE_TOP = 514;
/** Path windows are narrow enough for a finger to hit a space of a branch. */
const PATH_WINDOWS = 5;

export function zooms(view: BitokuView, ctx: BitokuContext): Area[] {
  const parts = ctx.components;
  const { boxes, gardenTop } = placesOn(view, parts);
  const { words } = ctx;
  const region = (id: string) => words.text(`web-bitoku-region-${id}`);
  const area = (id: string, title: string, viewBox: string, own: (box: Box) => boolean): Area => ({
    id,
    title,
    viewBox,
    places: [...boxes].flatMap(([place, box]) => (own(box) ? [place] : [])),
  });
  const isLeft = ({ x }: Box) => x < GEO.rail;
  const isRight = ({ x }: Box) => x > GEO.w - GEO.rail;
  const isLand = (box: Box) => !isLeft(box) && !isRight(box);
  const isIn = (id: Region, { x }: Box) => Math.abs(x - regionCentre(id)) <= regionWidth(id) / 2;
  const isHome = (box: Box) => isIn("home", box) && box.y >= HILLS_TOP && box.y < LAKE_TOP;
  const isHill = (box: Box) =>
    isLand(box) && box.y >= HILLS_TOP && box.y < FOREST_TOP && !isHome(box);
  const pathWidth = (GEO.w - 2 * GEO.rail) / PATH_WINDOWS;
  const paths = Array.from({ length: PATH_WINDOWS }, (_, i) => {
    const from = GEO.rail + i * pathWidth;
    const title = words.text("web-bitoku-zoom-paths", { number: i + 1 });
    return area(
      `paths-${i + 1}`,
      title,
      windowOn(from + pathWidth / 2, 10, 190, 150),
      (box) => isLand(box) && box.y < HILLS_TOP && Math.floor((box.x - GEO.rail) / pathWidth) === i,
    );
  });
  return [
    ...REGIONS.map((id) =>
      id === "home"
        ? area(id, region(id), windowOn(regionCentre(id), 240, 240, 240), isHome)
        : area(
            id,
            region(id),
            windowOn(regionCentre(id), 330, 212, 186),
            (box) => isLand(box) && isIn(id, box) && box.y >= FOREST_TOP && box.y < LAKE_TOP,
          ),
    ),
    ...paths,
    area(
      "hills-left",
      words.text("web-bitoku-zoom-hills-left"),
      windowOn(regionX("stairs"), 170, 350, 162),
      (box) => isHill(box) && box.x < GEO.centre,
    ),
    area(
      "hills-right",
      words.text("web-bitoku-zoom-hills-right"),
      windowOn(regionX("forges"), 170, 350, 162),
      (box) => isHill(box) && box.x >= GEO.centre,
    ),
    area(
      "displays-left",
      words.text("web-bitoku-zoom-souls"),
      windowOn(0, 0, 300, 250),
      (box) => isLeft(box) && box.y < gardenTop,
    ),
    area(
      "garden",
      words.text("web-bitoku-zoom-garden"),
      windowOn(0, GEO.h, 280, 230),
      (box) => isLeft(box) && box.y >= gardenTop,
    ),
    area(
      "displays-right",
      words.text("web-bitoku-zoom-works"),
      windowOn(GEO.w, 0, 300, 250),
      (box) => isRight(box) && box.y < gardenTop,
    ),
    area(
      "decks",
      words.text("web-bitoku-zoom-decks"),
      windowOn(GEO.w, GEO.h, 280, 230),
      (box) => isRight(box) && box.y >= gardenTop,
    ),
    ...REGIONS.map((id) =>
      area(
        `lake-${id}`,
        words.text("web-bitoku-zoom-lake", { region: region(id) }),
        windowOn(regionCentre(id), GEO.h, 190, 96),
        (box) => isIn(id, box) && isLand(box) && box.y >= LAKE_TOP,
      ),
    ),
  ];
}

/** All places of the board, including the dice on it. */
function placesOn(view: BitokuView, parts: BitokuComponents) {
  const layout = layoutOf(view, parts);
  const boxes = new Map(layout.boxes);
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
  return { boxes, gardenTop: layout.gardenTop };
}
