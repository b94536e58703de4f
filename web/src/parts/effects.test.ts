import { describe, expect, it } from "vitest";
import { FACES } from "../games/bitoku/fixtures";
import sprite from "../look/icons.svg?raw";
import { glyphs, layOut, thingIcon, triggerGlyphs } from "./effects";

const DRAWN = new Set([...sprite.matchAll(/id="i-([^"]+)"/g)].map((found) => found[1]));

function references(value: unknown): string[] {
  if (typeof value === "string") return value.startsWith("effect:") ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(references);
}

describe("glyphs", () => {
  it("are icons of the sprite, for every effect of the pack", () => {
    const all = new Set(FACES.flatMap(({ parts }) => references(parts)));
    expect(all.size).toBeGreaterThan(40);
    for (const reference of all) {
      const list = glyphs(reference);
      expect(list.length, reference).toBeGreaterThan(0);
      for (const glyph of list) {
        if (glyph.kind === "icon")
          expect(DRAWN.has(glyph.icon), `${reference}: ${glyph.icon}`).toBe(true);
      }
    }
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
    expect(glyphs("effect:choose_one()[movement(n=1)|vp(n=2)]").map((glyph) => glyph.kind)).toEqual(
      ["icon", "or", "vp"],
    );
    expect(glyphs("effect:kodama_forward(n=2,scope=region)")).toEqual([
      { kind: "icon", icon: "kodama-here", count: 2, discount: 0, badge: "" },
    ]);
    const shared = glyphs("effect:shared_discount(n=1)[mitama(discount=0)&dragonfly(discount=0)]");
    expect(shared.map((glyph) => glyph.kind)).toEqual(["icon", "plus", "icon", "discount"]);
    expect(triggerGlyphs(["mitama", "dragonfly"], 1)).toHaveLength(4);
    expect(glyphs([])).toEqual([]);
  });

  it("lie side by side", () => {
    const { laid, width } = layOut(glyphs("effect:choose_one()[movement(n=3)|vp(n=2)]"), 20, 2);
    expect(laid.map(({ x }) => x)).toEqual([...laid.map(({ x }) => x)].sort((a, b) => a - b));
    expect(width).toBeGreaterThan(laid.at(-1)?.x ?? 0);
  });
});
