// The areas of the board that a phone can show closely.

import type { PlaceId } from "../../lib/contract";
import type { HitodamaContext } from "./view";
import { CLEARING, plate, PLATE, tileWindow } from "./geometry";
import { lineId, spaceId, tileId } from "./places";
import type { HitodamaView } from "./view";

interface Zoom {
  id: string;
  title: string;
  viewBox: string;
  places: PlaceId[];
}

const MARGIN = 8;

/** The whole ring, each tile, each season, and the plates at the right. */
export function zooms(view: HitodamaView, ctx: HitodamaContext): Zoom[] {
  const { words } = ctx;
  const { cx, h } = CLEARING;
  const tiles = [...view.tiles].sort((a, b) => a.ring - b.ring);
  return [
    {
      id: "ring",
      title: words.text("web-hitodama-zoom-ring"),
      viewBox: `${cx - h / 2} 0 ${h} ${h}`,
      places: ["spirit", ...view.players.map(({ seat }) => `score-${seat}`)],
    },
    ...tiles.map((tile): Zoom => {
      const box = tileWindow(tile.ring);
      return {
        id: tileId(tile.id),
        title: words.ref(`tile:${tile.id}`),
        viewBox: `${box.x - box.w / 2} ${box.y - box.h / 2} ${box.w} ${box.h}`,
        places: [
          tileId(tile.id),
          ...tile.spaces.map((space) => spaceId(space.place)),
          ...(tile.spaces[0]?.kind === "akku_visit" ? ["stack"] : []),
        ],
      };
    }),
    ...view.tributes.map(
      (season, i): Zoom => ({
        id: `season-${season.season}`,
        title: words.ref(`season:${season.season}`),
        viewBox: around("left", i, i),
        places: [
          `season-${season.season}`,
          ...season.cards.flatMap((card) => card.lines.map((line) => lineId(line.line))),
        ],
      }),
    ),
    {
      id: "cards",
      title: words.text("web-hitodama-decks"),
      viewBox: around("right", 0, 1),
      places: ["deck-solar", "deck-lunar", "deck-ice", "deck-akku", "akku-card", "lair"],
    },
    {
      id: "supply",
      title: words.text("web-hitodama-supply"),
      viewBox: around("right", 2, 3),
      places: ["supply", "round", "coin", "north"],
    },
  ];
}

/** The plates of a column from one to another, with a margin. */
function around(column: "left" | "right", first: number, last: number): string {
  const from = plate(column, first);
  const to = plate(column, last);
  const height = to.y - from.y + PLATE.h + (column === "right" && last === 3 ? 6 : 0);
  return `${from.x - MARGIN} ${from.y - MARGIN} ${PLATE.w + MARGIN * 2} ${height + MARGIN * 2}`;
}
