// From effects to glyphs: the one place that says how an effect is drawn.

import { EFFECT_ICONS } from "../games/bitoku/shown";
import type { EffectData } from "../protocol";

export type Glyph =
  | { kind: "icon"; icon: string; count: number; discount: number; badge: string }
  | { kind: "vp"; count: number }
  | { kind: "discount"; count: number }
  | { kind: "or" }
  | { kind: "plus" }
  | { kind: "times"; count: number };

/** What a Memory Crystal waits for, and what a Vision or a Virtue counts, by its icon. */
const THINGS: Record<string, string> = {
  build: "building",
  bitoku_completed: "bitoku-card",
  illumination: "illumination",
  illumination_pilgrim: "illumination",
  gate_pilgrim: "gate",
  goal_pilgrim: "pilgrim-asleep",
  take_rock: "rock",
  place_pilgrim_rock: "pilgrim-rock",
  rock_pilgrim: "pilgrim-rock",
  cross_river: "cross",
  resource: "any",
  vision_card: "vision",
  kodama_far: "kodama",
  yokai_card: "yokai-card",
};

export function thingIcon(name: string): string {
  return THINGS[name] ?? name;
}

function icon(name: string, count = 0, discount = 0, badge = ""): Glyph {
  return { kind: "icon", icon: name, count, discount, badge };
}

/** The glyphs of effects, in their order. */
export function glyphs(effects: readonly EffectData[] | EffectData): Glyph[] {
  return "kind" in effects ? glyphsOf(effects) : effects.flatMap(glyphsOf);
}

/** The glyphs of a Memory Crystal: what it waits for, then its points. */
export function triggerGlyphs(triggers: readonly string[], points: number): Glyph[] {
  const things = triggers.flatMap((name, i): Glyph[] => [
    ...(i > 0 ? [{ kind: "or" } as const] : []),
    icon(thingIcon(name)),
  ]);
  return [...things, { kind: "vp", count: points }];
}

function glyphsOf(effect: EffectData): Glyph[] {
  const count = Number(effect.args["n"] ?? 1);
  const many = count > 1 ? count : 0;
  switch (effect.kind) {
    case "all_of":
      return effect.parts.flatMap(glyphsOf);
    case "choose_one":
      return joined(effect.parts, { kind: "or" });
    case "choose_units":
    case "choose_different":
      return [{ kind: "times", count }, ...joined(effect.parts, { kind: "or" })];
    case "shared_discount":
      return [...joined(effect.parts, { kind: "plus" }), { kind: "discount", count }];
    case "vp":
      return [{ kind: "vp", count }];
    case "resource":
      return [icon(String(effect.args["resource"]), many)];
    case "amulet":
      return [icon(`amulet-${effect.args["value"]}`, many)];
    case "movement":
      return [icon("movement", count)];
    case "kodama_forward":
      return [icon(effect.args["scope"] === "region" ? "kodama-here" : "kodama-forward", many)];
    default: {
      const discount = Number(effect.args["discount"] ?? 0);
      const badge = effect.args["source"] === "hill" ? "hikaru" : "";
      return [icon(EFFECT_ICONS[effect.kind] ?? "extra", many, discount, badge)];
    }
  }
}

function joined(parts: readonly EffectData[], between: Glyph): Glyph[] {
  return parts.flatMap((part, i) => (i > 0 ? [between, ...glyphsOf(part)] : glyphsOf(part)));
}

export interface Laid {
  glyph: Glyph;
  /** Left edge, from the start of the strip. */
  x: number;
}

/** Glyphs from left to right at a size, for drawing inside an svg. */
export function layOut(list: readonly Glyph[], size: number, gap: number) {
  const laid: Laid[] = [];
  let x = 0;
  for (const glyph of list) {
    laid.push({ glyph, x });
    x += widthOf(glyph, size) + gap;
  }
  return { laid, width: Math.max(0, x - gap) };
}

function widthOf(glyph: Glyph, size: number): number {
  switch (glyph.kind) {
    case "or":
    case "plus":
      return 6;
    case "times":
      return size * 0.95;
    case "vp":
      return size * 1.06;
    case "discount":
      return size * 0.9;
    case "icon":
      return size * (1 + (glyph.count ? 0.5 : 0) + (glyph.discount ? 0.3 : 0));
  }
}
