// Hitodama's seasons by name, and the seasons of the year that they are.

import type { YearSeason } from "../../lib/page";

export const SEASONS: Readonly<Record<string, YearSeason>> = {
  haru: "spring",
  natsu: "summer",
  aki: "autumn",
  fuyu: "winter",
};
