// Bitoku in a minute, for readers who have never played it.

import type { Scene } from "../../lib/page";

export const minute: readonly Scene[] = [
  {
    title: "web-bitoku-minute-story",
    text: "web-bitoku-minute-story-text",
    shows: "picture",
    lines: [],
  },
  {
    title: "web-bitoku-minute-year",
    text: "web-bitoku-minute-year-text",
    shows: null,
    lines: [
      { icons: ["spring"], text: "web-bitoku-minute-spring" },
      { icons: ["summer"], text: "web-bitoku-minute-summer" },
      { icons: ["autumn"], text: "web-bitoku-minute-autumn" },
      { icons: ["winter"], text: "web-bitoku-minute-winter" },
    ],
  },
  {
    title: "web-bitoku-minute-actions",
    text: "web-bitoku-minute-actions-text",
    shows: "regions",
    lines: [
      { icons: ["yokai-card", "unlock-die"], text: "web-bitoku-minute-play" },
      { icons: ["die-4", "building"], text: "web-bitoku-minute-use" },
      { icons: ["cross", "hikaru"], text: "web-bitoku-minute-cross" },
    ],
  },
  {
    title: "web-bitoku-minute-points",
    text: "web-bitoku-minute-points-text",
    shows: null,
    lines: [
      { icons: ["pilgrim-awake", "rock"], text: "web-bitoku-minute-pilgrims" },
      { icons: ["kodama", "treasure"], text: "web-bitoku-minute-kodamas" },
      { icons: ["mitama", "dragonfly"], text: "web-bitoku-minute-souls" },
      { icons: ["crystal", "building"], text: "web-bitoku-minute-works" },
      { icons: ["vision", "vp-end"], text: "web-bitoku-minute-visions" },
    ],
  },
];
