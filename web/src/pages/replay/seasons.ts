// Icons and colours of the seasons.

import type { YearSeason } from "../../lib/page";

export const SEASON_ICONS: Record<YearSeason, string> = {
  spring: "spring",
  summer: "summer",
  autumn: "autumn",
  winter: "winter",
  end: "vp-end",
};
