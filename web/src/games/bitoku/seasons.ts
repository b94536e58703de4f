// Bitoku's seasons by name, and the seasons of the year that they are.

import type { YearSeason } from "../../lib/page";

export const SEASONS: Readonly<Record<string, YearSeason>> = {
  spring: "spring",
  summer: "summer",
  autumn: "autumn",
  winter: "winter",
  ascension: "end",
};
