// The look of tiles and cards that the pack describes only by their effects.

import { tileLayout } from "./geometry";
import type { HandCardData } from "./shown";
import { goodsIcons, resourceIcon, type TileView } from "./view";

/** The tone of a tile (--h-tile-…) and the icon next to its name. */
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

/** The effect of a card of the hand besides goods, points and places, in icons. */
const KIND_ICONS: Readonly<Record<string, readonly string[]>> = {
  extra_space: ["extra"],
  instant_benefit: ["essence"],
  move_akku: ["akku", "ui-right"],
  move_any_meeple: ["essence", "ui-right"],
  spin_new_north: ["compass"],
  swap_two_meeples: ["akku", "ui-left", "ui-right", "essence"],
  waive_akku: ["akku", "ui-close"],
};

/** Icons of a card of the hand, from the pack; words describe the rest. "@n" stands for the letter
 * of a cardinal point, "+2" for itself. */
export function cardIcons(printed: HandCardData | undefined, deck: string): readonly string[] {
  const gain = goodsIcons(printed?.gain ?? {});
  switch (printed?.kind) {
    case "gain":
      return gain;
    case "convert":
      return [...goodsIcons(printed.pay), "ui-right", ...gain];
    case "berry_for_players_on_akku_tiles":
      return ["akku", ...gain];
    case "extra_actions":
      return [`+${printed.amount}`];
    case "vp_per_essence_at_location":
      return ["vp-now", `@${(printed.location ?? "n").toLowerCase()}`];
    case "resolve_location_now":
      return ["ui-play", `@${(printed.location ?? "n").toLowerCase()}`];
    default:
      return KIND_ICONS[printed?.kind ?? ""] ?? [`${deck}-card`];
  }
}
