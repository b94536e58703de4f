// How Hitodama's facts are read, for the log and for the costs and gains of a choice.

import { glyphsOf } from "../../lib/icons";
import type { Telling } from "../../lib/page";
import { icon, iconsAt, type Read, scored } from "../../lib/facticons";
import { SEASONS } from "./seasons";

const at = (key: string): Read => iconsAt("hitodama", key);

export const telling: Telling = {
  chapters: new Set(["resolution_began"]),
  points: new Set(["tribute_paid", "wrath_unleashed"]),
  preparing: new Set(),
  isThought: () => false,
  costs: {
    paid: at("goods"),
    resource_lost: at("goods"),
    tribute_paid: at("goods"),
    essence_displaced: at("goods"),
    card_discarded: at("card"), // cards are a currency
    price_later: at("price"),
    akku_later: at("price"),
  },
  gains: {
    gained: at("goods"),
    scored,
    cards_drawn: ({ deck, count }) =>
      glyphsOf("hitodama", String(deck)).map((glyph) => ({ ...glyph, n: Number(count ?? 1) })),
    akku_captured: icon("akku"),
  },
  occasions: {
    season_changed: ({ season }) => SEASONS[String(season).replace("season:", "")] ?? "spring",
    wrath_unleashed: () => "wrath",
    ice_thawed: () => "ice",
    hitodama_advanced: () => "spirit",
  },
  sounds: {
    season_changed: "season",
    wrath_unleashed: "season",
    essence_moved: "spirit",
    essence_placed: "spirit",
    essence_woken: "spirit",
    essence_displaced: "spirit",
    lunar_card_played: "card",
    solar_card_stacked: "card",
    card_discarded: "card",
    own_cards_drawn: "card",
    akku_captured: "roll",
    akku_placed: "roll",
    ice_placed: "chime",
    ice_thawed: "chime",
    tribute_paid: "chime",
  },
  echoes: new Set(["ice_card_revealed", "ice_placed", "resource_lost", "nothing_lost"]),
  milestones: new Set(["season_changed"]),
  revealing: new Set(),
  silent: new Set([
    "essence_moved",
    "essence_placed",
    "essence_woken",
    "lunar_card_played",
    "solar_card_stacked",
    "tile_resolved",
  ]),
  places: {
    price_out_of_reach: "need",
    own_essence: "owner",
    essence_of: "owner",
    akku_there: "owner",
  },
};
