import { describe, expect, it } from "vitest";
import { FACES } from "../fixtures";
import { SPRITES } from "../../../testing/icons";
import type { EffectData } from "../../../protocol";
import { isEffect, made } from "../../../words/effects";
import { layOut } from "../../../parts/strip";
import { EFFECT_ICONS } from "../shown";
import { glyphs, thingIcon, triggerGlyphs } from "./effects";

const DRAWN = new Set([...SPRITES.join("").matchAll(/id="i-([^"]+)"/g)].map((found) => found[1]));

const VP = made("vp", { n: 2 });

function choice(...parts: EffectData[]): EffectData {
  return { ...made("choose_one", {}, parts), is_choice: true };
}

function effectsIn(value: unknown): EffectData[] {
  if (isEffect(value)) return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(effectsIn);
}

describe("glyphs", () => {
  it("are icons of the sprite, for every effect of the pack", () => {
    const all = new Map(
      FACES.flatMap(({ parts }) => effectsIn(parts)).map((effect) => [
        JSON.stringify(effect),
        effect,
      ]),
    );
    expect(all.size).toBeGreaterThan(40);
    for (const [told, effect] of all) {
      const list = glyphs(effect);
      expect(list.length, told).toBeGreaterThan(0);
      for (const glyph of list) {
        if (glyph.kind === "icon")
          expect(DRAWN.has(glyph.icon), `${told}: ${glyph.icon}`).toBe(true);
      }
    }
  });

  it("count from two on, show a discount, and where on a hill it comes from", () => {
    const one = { kind: "icon", icon: "wood", count: 0, discount: 0, badge: "" };
    const wood = (args: object) => glyphs(made("resource", { resource: "wood", ...args }));
    expect([wood({}), wood({ n: 1 }), wood({ n: 2 })]).toEqual([
      [one],
      [one],
      [{ ...one, count: 2 }],
    ]);
    const [kind, icon] = Object.entries(EFFECT_ICONS).find(
      ([name]) => !["vp", "resource", "amulet", "movement", "kodama_forward"].includes(name),
    )!;
    expect(glyphs(made(kind))).toEqual([{ ...one, icon }]);
    expect(glyphs(made(kind, { discount: 2, source: "hill" }))).toEqual([
      { ...one, icon, discount: 2, badge: "hikaru" },
    ]);
    expect(glyphs(made(kind, { source: "market" }))).toEqual([{ ...one, icon }]);
  });

  it("of a Memory Crystal say that one of several things will do", () => {
    const kinds = triggerGlyphs(["rock", "mitama"], 3).map(({ kind }) => kind);
    expect(kinds).toEqual(["icon", "or", "icon", "vp"]);
  });

  it("are there for every kind of effect that the engine knows", () => {
    for (const kind of Object.keys(EFFECT_ICONS)) {
      const [glyph] = glyphs(made(kind, { n: 1 }));
      expect(glyph?.kind === "icon" && DRAWN.has(glyph.icon), kind).toBe(true);
    }
    expect(() => glyphs(made("no_such_kind"))).toThrow("no_such_kind");
  });

  it("draw what Memory Crystals, Visions and Virtues count", () => {
    for (const { parts } of FACES) {
      const things = [
        ...Object.values(parts.crystal).flatMap((crystal) => crystal.triggers),
        ...Object.values(parts.vision).flatMap((card) => Object.keys(card.requires ?? {})),
        ...Object.values(parts.yokai).flatMap(({ virtue }) => (virtue?.item ? [virtue.item] : [])),
      ];
      expect(things.filter((thing) => !DRAWN.has(thingIcon(thing)))).toEqual([]);
    }
  });

  it("keep choices, numbers and discounts", () => {
    expect(glyphs(choice(made("movement", { n: 1 }), VP)).map((glyph) => glyph.kind)).toEqual([
      "icon",
      "or",
      "vp",
    ]);
    expect(glyphs(made("kodama_forward", { n: 2, scope: "region" }))).toEqual([
      { kind: "icon", icon: "kodama-here", count: 2, discount: 0, badge: "" },
    ]);
    const shared = glyphs(made("shared_discount", { n: 1 }, [made("mitama"), made("dragonfly")]));
    expect(shared.map((glyph) => glyph.kind)).toEqual(["icon", "plus", "icon", "discount"]);
    expect(triggerGlyphs(["mitama", "dragonfly"], 1)).toHaveLength(4);
    expect(glyphs([])).toEqual([]);
  });

  it("lie side by side", () => {
    const { laid, width } = layOut(glyphs(choice(made("movement", { n: 3 }), VP)), 20, 2);
    expect(laid.map(({ x }) => x)).toEqual([...laid.map(({ x }) => x)].sort((a, b) => a - b));
    expect(width).toBeGreaterThan(laid.at(-1)?.x ?? 0);
  });
});
