// What the entries of Bitoku's components look like, as far as they are drawn.

import type { EffectData } from "../protocol";

export interface Virtue {
  kind: "flat" | "per" | "dice";
  vp?: number;
  item?: string;
  dice?: number;
  cap?: number;
}

export interface CardEntry {
  type?: string;
  effects?: EffectData[];
  virtue?: Virtue;
  vp?: number;
  rarity?: number;
  requires?: Record<string, number>;
  penalty?: number;
}

export interface BuildingEntry {
  type: string;
  min_die: number;
  effects: EffectData[];
  kodama_bonus: number;
  amulet_bonus: number;
  property: string | null;
}

/** Ids in icons and tokens have dashes. */
export function dashed(id: string): string {
  return id.replaceAll("_", "-");
}

/** The icons on a rock. */
export function rockIcons(rock: { family: string; types: string[] }): string[] {
  return rock.types.map((type) =>
    rock.family === "building" ? dashed(type) : `${rock.family}-${dashed(type)}`,
  );
}
