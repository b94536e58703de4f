// Bitoku outside its table: lobby, log, replay, scores and rules.

import { chunk } from "../../lib/chunks.svelte";
import type { GamePage } from "../../lib/page";
import front from "./front";
import { glyphs } from "./glyphs";
import { legend, turn } from "./legend";
import { minute } from "./minute";
import { glyphs as strip } from "./parts/effects";
import { telling } from "./reading";
import { SEASONS } from "./seasons";

const SMALL_REWARDS = "favour:c";

const page: GamePage = {
  ...front,
  load: async () => (await chunk(() => import("./ui"))).default,
  seasons: SEASONS,
  telling,
  beside: {
    obtain: ({ number }, words) => words.text("web-bitoku-beside-space", { number }),
    row: (_, words) => words.text("web-bitoku-beside-row"),
    use_building: (_, words) => words.text("web-bitoku-beside-building"),
    // The small rewards are named by the favour.
    favour: ({ favour, hill }, words) =>
      favour === SMALL_REWARDS
        ? undefined
        : words.text("web-bitoku-beside-hill", { hill: words.ref(String(hill)) }),
    virtue: ({ space }, words) => words.text("web-bitoku-place-space", { number: space }),
  },
  listing: { strongest: { row: "value" }, rare: new Set(["cover", "force", "skip"]) },
  glyphs,
  strip,
  goodsTags: new Set(["resource"]),
  categories: {
    effects: "vp-now",
    bitoku_cards: "bitoku-card",
    mitama_spaces: "mitama",
    paths: "pilgrim-awake",
    memory_crystals: "crystal-memory",
    property: "building",
    virtue: "yokai-card",
    first_player: "first-player",
    bitoku_types: "bitoku-rei",
    lake_treasures: "treasure",
    rocks: "rock",
    guardians: "die-6",
    visions: "vision",
    failed_visions: "vp-lost",
    fate: "vp-end",
    tengu_home: "tengu",
    tengu_favourites: "mitama-saki",
    tengu_yokai: "yokai-card",
    tengu_resources: "any",
    tengu_crystals: "crystal",
    tengu_lead: "kodama-forward",
  },
  legend,
  turn,
  minute,
  tags: { starting_yokai: "yokai", ancient_building: "building" },
};

export default page;
