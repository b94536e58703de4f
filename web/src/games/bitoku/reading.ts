// How Bitoku's facts are read, for the log and for the costs and gains of a choice.

import type { Telling } from "../../lib/page";
import { counted, icon, iconsAt, type Read, scored } from "../../lib/facticons";
import { SEASONS } from "./seasons";

const at = (key: string): Read => iconsAt("bitoku", key);
const amulet: Read = ({ value, count }) => [counted(`amulet-${String(value)}`, count)];

const THOUGHTS =
  /^tengu_(contested|row_skipped|row_taken|rolled|no_|kodama_chosen|tile_chosen|card_chosen|fewest|drew_lots|row_refreshed)/;

/** Each season has an icon of its own name; the Ascension has that of its points. */
function iconOf(season: string): string {
  const year = SEASONS[season] ?? "end";
  return year === "end" ? "vp-end" : year;
}

export const telling: Telling = {
  chapters: new Set(),
  points: new Set([
    "treasure_shared",
    "vision_completed",
    "vision_failed",
    "counted",
    "wild_counted",
    "rock_scored",
    "tengu_counted",
    "tengu_path_doubled",
  ]),
  preparing: new Set(["die_changed", "dice_arranged", "amulet_points_lost"]),
  isThought: (kind) => THOUGHTS.test(kind),
  costs: {
    paid: at("goods"),
    price: at("price"),
    amulet_spent: amulet,
    pilgrim_given_up: icon("pilgrim-awake"),
  },
  gains: {
    gained: at("goods"),
    amulet_gained: amulet,
    scored,
    kodama_advanced: icon("kodama-forward"),
    kodama_pushed_back: icon("kodama-back"),
    die_unlocked: ({ value }) => [counted("unlock-die", 1), counted(`die-${String(value)}`, 1)],
    cards_drawn: ({ count }) => [counted("draw-card", count)],
    mitama_obtained: at("tile"),
    dragonfly_obtained: at("tile"),
    crystal_obtained: at("tile"),
    building_obtained: at("tile"),
    rock_taken: at("rock"),
    yokai_taken: at("card"),
    bitoku_added: at("card"),
    bitoku_completed: icon("bitoku-card"),
    vision_kept: at("card"),
    pair_combined: icon("pair"),
    pilgrim_arrived: at("target"),
  },
  occasions: {
    season_began: ({ season }) => iconOf(String(season).replace("season:", "")),
  },
  sounds: {
    season_began: "season",
    die_placed: "roll",
    die_changed: "roll",
    river_crossed: "roll",
    dice_arranged: "roll",
    tengu_rolled: "roll",
    card_played: "card",
    card_discarded: "card",
    own_cards_drawn: "card",
    yokai_taken: "card",
    bitoku_added: "card",
    vision_kept: "card",
    hills_filled: "card",
    crystal_obtained: "chime",
    mitama_obtained: "chime",
    pair_combined: "chime",
    kodama_advanced: "spirit",
    kodama_pushed_back: "spirit",
  },
  echoes: new Set(),
  milestones: new Set(["round_began"]),
  revealing: new Set(["look"]),
  silent: new Set([
    "die_placed",
    "card_played",
    "card_discarded", // it only moves to another pile
    "dice_arranged",
    "favour_claimed",
    "favour_covered",
    "building_used",
    "building_laid",
    "pilgrimage_started",
    "pilgrim_walked",
    "rock_pilgrim_placed",
    "visions_refused",
    "passed",
    "die_copied",
    "vision_completed",
    "vision_failed",
    "card_removed",
  ]),
  places: {
    price: "price",
    free: "price",
    die_needed: "need",
    own_building: "owner",
    rival_building: "owner",
  },
};
