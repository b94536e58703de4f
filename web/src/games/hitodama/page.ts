// Hitodama outside its table: lobby, log, replay, scores and rules.

import { chunk } from "../../lib/chunks.svelte";
import type { GamePage } from "../../lib/page";
import front from "./front";
import { glyphs } from "./glyphs";
import { legend, turn } from "./legend";
import { minute } from "./minute";
import { SEASONS } from "./seasons";
import { telling } from "./reading";

const page: GamePage = {
  ...front,
  load: async () => (await chunk(() => import("./ui"))).default,
  seasons: SEASONS,
  telling,
  beside: {},
  listing: { strongest: {}, rare: new Set() },
  glyphs,
  strip: () => [], // its effects are described in words
  goodsTags: new Set(["resource", "line"]),
  categories: {
    tribute_berry: "berry",
    tribute_amber: "amber",
    tribute_sapphire: "sapphire",
    tribute_akku: "akku",
    points_card: "solar-card",
  },
  legend,
  turn,
  minute,
  tags: { solar_card: "card", lunar_card: "card" },
};

export default page;
