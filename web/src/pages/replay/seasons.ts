// What a season is drawn with.

import type { YearSeason } from "../../lib/page";

export const SEASON_ICONS: Record<YearSeason, string> = {
  spring: "spring",
  summer: "summer",
  autumn: "autumn",
  winter: "winter",
  end: "vp-end",
};
