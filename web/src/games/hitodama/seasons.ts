// Hitodama's seasons by their names, and which of the year they are.

import type { YearSeason } from "../../lib/page";

export const SEASONS: Readonly<Record<string, YearSeason>> = {
  haru: "spring",
  natsu: "summer",
  aki: "autumn",
  fuyu: "winter",
};
