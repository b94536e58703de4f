// What a season is drawn with.

import type { Season } from "./steps";

export const SEASON_ICONS: Record<Season, string> = {
  spring: "spring",
  summer: "summer",
  autumn: "autumn",
  winter: "winter",
  ascension: "vp-end",
};
