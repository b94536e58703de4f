// Icons for the arguments of a fact, for the games' pages.

import type { FactData } from "../protocol";
import { type Glyph, glyphsOf } from "./icons";

export type Read = (args: FactData["args"]) => Glyph[];

/** The icons of the reference under a key. */
export function iconsAt(game: string, key: string): Read {
  return (args) => glyphsOf(game, String(args[key] ?? ""));
}

export function icon(name: string): Read {
  return () => [{ icon: name, n: 1 }];
}

/** Points, with their number inside; lost points have their own icon. Function declarations are
 * hoisted, which is needed here: the games' pages may be evaluated before this module. */
export function scored({ points }: FactData["args"]): Glyph[] {
  const icon = Number(points) < 0 ? "vp-lost" : "vp-now";
  return [{ icon, n: Number(points), isPoints: true }];
}

export function counted(name: string, count: unknown): Glyph {
  return { icon: name, n: Number(count ?? 1) };
}
