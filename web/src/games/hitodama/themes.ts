// How tiles and cards look that the pack describes only by what they do.

import { tileLayout } from "./geometry";
import { resourceIcon, type TileView } from "./view";

/** The tone of a tile (--h-tile-…) and the icon beside its name. */
export function tileTheme(tile: TileView): { tone: string; icon: string } {
  switch (tileLayout(tile)) {
    case "goods":
      return { tone: "merchant", icon: "merchant" };
    case "circles":
      return { tone: "tribute", icon: "tribute" };
    case "lair":
      return { tone: "akku", icon: "akku" };
    default: {
      const gained = Object.keys(tile.spaces[0]?.gain ?? {})[0] ?? "berry";
      return { tone: gained.replace("_card", ""), icon: resourceIcon(gained) };
    }
  }
}

/** What a card of the hand does, in icons; words tell the rest. */
const CARD_ICONS: Record<string, readonly string[]> = {
  solar_akku_berries: ["akku", "berry"],
  solar_swap: ["akku", "ui-left", "ui-right", "essence"],
  solar_move_akku: ["akku", "ui-right"],
  solar_new_north: ["compass"],
  lunar_berry_and_solar: ["berry", "solar-card"],
  lunar_amber_and_solar: ["amber", "solar-card"],
  lunar_two_actions: ["+2"],
  lunar_three_actions: ["+3"],
  lunar_sapphire_to_akku: ["sapphire", "ui-right", "akku"],
  lunar_three_berries: ["berry", "berry", "berry"],
  lunar_two_ambers: ["amber", "amber"],
  lunar_akku: ["akku"],
  lunar_sapphire: ["sapphire"],
  lunar_instant_benefit: ["essence"],
  lunar_move_meeple: ["essence", "ui-right"],
  lunar_waive_akku: ["akku", "ui-close"],
  lunar_extra_space: ["extra"],
};

const POINTS = /^solar_vp_(north|east|south|west)$/;
const RESOLVE = /^solar_resolve_(north|east|south|west)$/;

/** Icons of a card; "@n" stands for the letter of a cardinal point, "+2" for itself. */
export function cardIcons(card: string, deck: string): readonly string[] {
  const points = POINTS.exec(card);
  if (points) return ["vp-now", `@${points[1]?.[0]}`];
  const resolve = RESOLVE.exec(card);
  if (resolve) return ["ui-play", `@${resolve[1]?.[0]}`];
  return CARD_ICONS[card] ?? [`${deck}-card`];
}
