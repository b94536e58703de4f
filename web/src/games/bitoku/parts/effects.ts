// From effects to icons: the one place that says how an effect of Bitoku is drawn.

import { type Glyph, iconGlyph as icon } from "../../../parts/strip";
import type { EffectData } from "../../../protocol";
import { EFFECT_ICONS } from "../shown";

/** The trigger of a Memory Crystal, and what a Vision or a Virtue counts, as an icon. */
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

/** The icons of effects, in order. */
export function glyphs(effects: readonly EffectData[] | EffectData): Glyph[] {
  return "kind" in effects ? glyphsOf(effects) : effects.flatMap(glyphsOf);
}

/** The icons of a Memory Crystal: its trigger, then its points. */
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
      const name = EFFECT_ICONS[effect.kind];
      if (name === undefined) throw new Error(`no icon for ${effect.kind}`);
      return [icon(name, many, discount, badge)];
    }
  }
}

function joined(parts: readonly EffectData[], between: Glyph): Glyph[] {
  return parts.flatMap((part, i) => (i > 0 ? [between, ...glyphsOf(part)] : glyphsOf(part)));
}
