// The icons of Hitodama with their words, grouped.

import type { LegendGroup } from "../../lib/page";
import { GUARDIANS } from "./guardians";
import { named, own, same } from "../../lib/legend";

export const legend: readonly LegendGroup[] = [
  {
    id: "resources",
    items: [
      ...same("resource", "", "berry", "amber", "sapphire", "akku"),
      ...named("resource", { "solar-card": "solar_card", "lunar-card": "lunar_card" }),
    ],
  },
  { id: "points", items: [...own("vp-now", "tribute")] },
  {
    id: "essences",
    items: Object.entries(GUARDIANS).flatMap(([animal, name]) => [
      { icon: `essence-${animal}`, message: "essence", refs: { name: `character:${name}` } },
      {
        icon: `essence-${animal}-asleep`,
        message: "essence-asleep",
        refs: { name: `character:${name}` },
      },
    ]),
  },
  { id: "forest", items: own("merchant", "ice", "extra", "compass") },
  { id: "spirit", items: own("spirit", "chaos-path", "wrath") },
  {
    id: "seasons",
    items: [
      ...named("season", { spring: "haru", summer: "natsu", autumn: "aki", winter: "fuyu" }),
      { icon: "first-player", message: "coin" },
    ],
  },
];
