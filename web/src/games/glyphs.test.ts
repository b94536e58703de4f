// The icons of the games' references.

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { glyphsOf, goodsGlyphs, isGoods } from "../lib/icons";
import { counted, icon, iconsAt, scored } from "../lib/facticons";
import { glyphs as bitoku } from "./bitoku/glyphs";
import { dashed, rockIcons } from "./bitoku/parts/cards";
import { glyphs as hitodama } from "./hitodama/glyphs";

beforeEach(() => {
  const drawn = new Set(["i-wood", "i-any-one", "i-yokai-kappa", "i-solar-card"]);
  vi.stubGlobal("document", { getElementById: (id: string) => (drawn.has(id) ? {} : null) });
});
afterEach(() => vi.unstubAllGlobals());

const names = (found: { icon: string }[]) => found.map((glyph) => glyph.icon).join();

it("are told by the tag and the id in Bitoku", () => {
  expect(names(bitoku("yokai", "start-kappa"))).toBe("yokai-kappa");
  expect(names(bitoku("yokai", "kappa-3"))).toBe("yokai-kappa");
  expect(names(bitoku("crystal", "dream-any"))).toBe("crystal-dream");
  expect(names(bitoku("node", "x-light-2"))).toBe("illumination");
  expect(names(bitoku("node", "x-gate-2"))).toBe("gate");
  expect(bitoku("node", "x-2")).toEqual([]);
  expect(bitoku("nonsense", "x")).toEqual([]);
  expect(bitoku("rock", "r-1")).toEqual([{ icon: "rock", n: 1 }]);
  expect(dashed("shin_ookami")).toBe("shin-ookami");
  const rock = (family: string, types: string[]) =>
    rockIcons({ family, types } as Parameters<typeof rockIcons>[0]);
  expect(rock("yokai", ["yama_uba", "kappa"])).toEqual(["yokai-yama-uba", "yokai-kappa"]);
  expect(rock("building", ["farm"])).toEqual(["farm"]);
});

it("are told by the tag and the id in Hitodama", () => {
  expect(names(hitodama("card", "solar_swap"))).toBe("solar-card");
  expect(names(hitodama("card", "akku_1"))).toBe("akku");
  expect(names(hitodama("card", "ice_1"))).toBe("ice");
  expect(hitodama("deck", "lunar")).toEqual([{ icon: "lunar-card", n: 1 }]);
  expect(names(hitodama("season", "natsu"))).toBe("summer");
  expect(hitodama("season", "nonsense")).toEqual([]);
  expect(hitodama("nonsense", "x")).toEqual([]);
  expect(hitodama("line", "haru.1:berry=2")).toEqual([{ icon: "berry", n: 2 }]);
});

it("are shown only if they are drawn, goods with their number", () => {
  expect(glyphsOf("bitoku", "bundle:wood=2,any_one=1,jade=3")).toEqual([
    { icon: "wood", n: 2 },
    { icon: "any-one", n: 1 },
  ]);
  expect(goodsGlyphs("wood")).toEqual([{ icon: "wood", n: 1 }]);
  expect(names(glyphsOf("bitoku", "yokai:kappa-3"))).toBe("yokai-kappa");
  expect(glyphsOf("bitoku", "yokai:nezumi-3")).toEqual([]);
  expect(glyphsOf("nonsense", "yokai:kappa-3")).toEqual([]);
  expect(isGoods("bitoku", "bundle:wood=1")).toBe(true);
  expect(isGoods("bitoku", "seat:1")).toBe(false);
});

it("are read from facts", () => {
  expect(iconsAt("bitoku", "goods")({ goods: "bundle:wood=2" })).toEqual([{ icon: "wood", n: 2 }]);
  expect(iconsAt("bitoku", "goods")({})).toEqual([]);
  expect(icon("akku")({})).toEqual([{ icon: "akku", n: 1 }]);
  expect([-1, 0, 1].map((points) => scored({ points })[0])).toEqual([
    { icon: "vp-lost", n: -1, isPoints: true },
    { icon: "vp-now", n: 0, isPoints: true },
    { icon: "vp-now", n: 1, isPoints: true },
  ]);
  expect([counted("x", 3), counted("x", undefined)]).toEqual([
    { icon: "x", n: 3 },
    { icon: "x", n: 1 },
  ]);
});
