// Hitodama in a minute, for readers who have never played it.

import type { Scene } from "../../lib/page";

export const minute: readonly Scene[] = [
  {
    title: "web-hitodama-minute-story",
    text: "web-hitodama-minute-story-text",
    shows: "picture",
    lines: [],
  },
  {
    title: "web-hitodama-minute-round",
    text: "web-hitodama-minute-round-text",
    shows: null,
    lines: [
      { icons: ["first-player"], text: "web-hitodama-minute-turns" },
      { icons: ["compass"], text: "web-hitodama-minute-resolve" },
      { icons: ["chaos-path"], text: "web-hitodama-minute-tidy" },
    ],
  },
  {
    title: "web-hitodama-minute-actions",
    text: "web-hitodama-minute-actions-text",
    shows: "goods",
    lines: [
      { icons: ["essence-fox"], text: "web-hitodama-minute-move" },
      { icons: ["lunar-card", "solar-card"], text: "web-hitodama-minute-cards" },
      { icons: ["essence-fish-asleep"], text: "web-hitodama-minute-displace" },
    ],
  },
  {
    title: "web-hitodama-minute-points",
    text: "web-hitodama-minute-points-text",
    shows: "tribute",
    lines: [
      { icons: ["tribute", "vp-now"], text: "web-hitodama-minute-tribute" },
      { icons: ["berry", "amber", "sapphire", "akku"], text: "web-hitodama-minute-worth" },
      { icons: ["wrath", "ice"], text: "web-hitodama-minute-wrath" },
    ],
  },
];
