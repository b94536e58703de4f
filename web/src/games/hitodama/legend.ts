// The icons of Hitodama with their words, grouped.

import type { Example, LegendGroup } from "../../lib/page";
import { GUARDIANS } from "./guardians";
import { meaning, named, own, same, shown } from "../../lib/legend";

const discard = (pay: string, gain: string): Example => ({
  action: { kind: "discard", args: { pay: `bundle:${pay}`, gain: `bundle:${gain}` } },
});

export const legend: readonly LegendGroup[] = [
  {
    id: "resources",
    items: [
      ...same("resource", "", "berry", "amber", "sapphire", "akku"),
      ...shown(
        {
          "solar-card": discard("solar_card=1", "berry=1"),
          "lunar-card": discard("lunar_card=1", "amber=1"),
        },
        named("resource", { "solar-card": "solar_card", "lunar-card": "lunar_card" }),
      ),
    ],
  },
  {
    id: "points",
    items: shown(
      {
        tribute: {
          fact: { kind: "tribute_paid", args: { seat: "seat:0", line: "line:haru_3.1:amber=2" } },
        },
      },
      own("vp-now", "tribute"),
    ),
  },
  {
    id: "essences",
    items: ["essence", "asleep"].flatMap((means) =>
      Object.entries(GUARDIANS).map(([animal, name]) => ({
        icon: means === "asleep" ? `essence-${animal}-asleep` : `essence-${animal}`,
        message: means === "asleep" ? "essence-asleep" : "essence",
        refs: { name: `character:${name}` },
        means,
      })),
    ),
  },
  { id: "forest", items: own("merchant", "ice", "extra", "compass") },
  {
    id: "spirit",
    items: shown(
      {
        wrath: {
          fact: { kind: "resource_lost", args: { seat: "seat:0", goods: "bundle:amber=1" } },
        },
      },
      own("spirit", "chaos-path", "wrath"),
    ),
  },
  {
    id: "seasons",
    items: [
      ...meaning(
        "season",
        named("season", { spring: "haru", summer: "natsu", autumn: "aki", winter: "fuyu" }),
      ),
      { icon: "first-player", message: "coin", means: "coin" },
    ],
  },
];

/** A turn at a glance: its lines with their icons. */
export const turn = {
  actions: ["first-player"],
  move: ["essence-fox"],
  play: ["lunar-card", "solar-card"],
  discard: ["solar-card", "berry"],
  draw: ["solar-card", "essence-fox-asleep"],
  displace: ["essence-fish-asleep"],
  resolve: ["compass"],
  tribute: ["tribute", "wrath"],
  end: ["vp-now", "spirit"],
};
