// Hitodama beside its table: lobby, log, replay, scores and rules.

import { chunk } from "../../lib/chunks.svelte";
import type { GamePage } from "../../lib/page";
import "./hitodama.css";
import { guardianOf, STYLES } from "./guardians";
import { glyphs } from "./glyphs";
import { legend, turn } from "./legend";
import picture from "./picture.svg?url";
import { SEASONS } from "./seasons";
import { telling } from "./reading";

const page: GamePage = {
  load: async () => (await chunk(() => import("./ui"))).default,
  picture,
  styles: STYLES,
  icons: { opponent: "ui-bot", board: "compass", mine: "solar-card" },
  nameOf: (style, words) => words.ref(guardianOf(STYLES.findIndex((animal) => animal === style))),
  seasons: SEASONS,
  telling,
  glyphs,
  strip: () => [], // its effects are told in words
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
  tags: { solar_card: "card", lunar_card: "card" },
};

export default page;
