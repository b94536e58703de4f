// Drawings on cards and rocks.

import type { BitokuEntry, RockEntry, VisionEntry, YokaiEntry } from "../shown";

export type CardEntry = YokaiEntry | BitokuEntry | VisionEntry;

/** Ids of icons and tokens use dashes. */
export function dashed(id: string): string {
  return id.replaceAll("_", "-");
}

/** The icons on a rock. */
export function rockIcons(rock: RockEntry): string[] {
  return rock.types.map((type) =>
    rock.family === "building" ? dashed(type) : `${rock.family}-${dashed(type)}`,
  );
}
