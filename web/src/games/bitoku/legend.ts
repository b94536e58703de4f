// The icons of Bitoku with their words, grouped.

import type { LegendGroup } from "../../lib/page";
import { effect, meaning, own, same, shown } from "../../lib/legend";

const one = (resource: string, n = 1) => effect("resource", { resource, n });
const amulet = effect("amulet", { value: 1, n: 1 });

export const legend: readonly LegendGroup[] = [
  {
    id: "goods",
    items: [
      ...shown(
        {
          wood: { effect: effect("choose_one", {}, one("wood"), one("stone")) },
          any: { effect: one("any", 2) },
        },
        same("resource", "", "wood", "stone", "jade", "sake", "any"),
      ),
      ...own("amulet"),
      ...meaning(
        "amulet",
        ["1", "2", "3"].map((value) => ({
          icon: `amulet-${value}`,
          message: "amulet-value",
          args: { value },
        })),
      ),
    ],
  },
  { id: "points", items: own("vp-now", "vp-end", "vp-lost") },
  {
    id: "dice",
    items: [
      { icon: "die-4", message: "die", means: "die" },
      ...shown(
        {
          "unlock-die": {
            effect: effect("choose_one", {}, effect("unlock_die", { n: 1 }), amulet),
          },
          discount: { effect: effect("build", { discount: 1 }) },
          movement: { effect: effect("movement", { n: 2 }) },
        },
        own(
          "unlock-die",
          "locked-die",
          "copy",
          "discount",
          "movement",
          "draw-card",
          "cross",
          "river",
        ),
      ),
    ],
  },
  {
    id: "kodamas",
    items: shown(
      {
        "kodama-forward": { effect: effect("kodama_forward", { n: 2, scope: "any" }) },
        "kodama-here": { effect: effect("kodama_forward", { n: 1, scope: "region" }) },
        "kodama-back": { effect: effect("kodama_back", { n: 2, scope: "any" }) },
      },
      own("kodama", "kodama-forward", "kodama-here", "kodama-back", "treasure"),
    ),
  },
  {
    id: "buildings",
    items: [
      ...own("building"),
      ...meaning("building-type", same("building", "", "temple", "onsen", "farm", "ryokan")),
      ...same("building", "", "ancient"),
    ],
  },
  {
    id: "crystals",
    items: [...own("crystal"), ...same("colour", "crystal-", "dream", "memory", "ingenuity")],
  },
  {
    id: "souls",
    items: [
      ...shown(
        {
          mitama: {
            effect: effect(
              "shared_discount",
              { n: 1 },
              effect("mitama", { discount: 0 }),
              effect("dragonfly", { discount: 0 }),
            ),
          },
        },
        own("mitama"),
      ),
      ...same("mitama", "mitama-", "ara", "nigi", "saki", "kushi", "shinigami"),
      ...own("dragonfly", "pair"),
    ],
  },
  {
    id: "path",
    items: [
      ...own("pilgrim-awake", "pilgrim-asleep", "pilgrim-rock", "rock", "gate"),
      ...meaning(
        "gate",
        ["a", "b"].map((letter) => ({
          icon: `gate-${letter}`,
          message: "gate-letter",
          args: { letter: letter.toUpperCase() },
        })),
      ),
      ...own("illumination", "bridge", "hikaru"),
    ],
  },
  {
    id: "yokai",
    items: [
      ...own("yokai-card"),
      ...meaning(
        "yokai-type",
        same("yokai", "yokai-", "kappa", "imomushi", "nezumi", "kitsune", "shin-ookami"),
      ),
      ...same("yokai", "yokai-", "yama-uba"),
    ],
  },
  {
    id: "bitoku",
    items: [
      ...own("vision", "bitoku-card"),
      ...meaning(
        "bitoku-type",
        same("bitoku", "bitoku-", "makoto", "chuugi", "yu", "jin", "rei", "gi", "meiyo"),
      ),
    ],
  },
  {
    id: "seasons",
    items: [...same("season", "", "spring", "summer", "autumn", "winter"), ...own("first-player")],
  },
  {
    id: "sides",
    items: [
      ...meaning("mark", own("mark-purple", "mark-yellow", "mark-brown", "mark-green")),
      ...own("mark-neutral"),
      { icon: "tengu", ref: "side:tengu" },
    ],
  },
];

/** A turn at a glance: its lines with their icons. */
export const turn = {
  spring: ["spring", "yokai-card"],
  summer: ["summer"],
  play: ["yokai-card", "unlock-die"],
  die: ["die-4", "building"],
  cross: ["cross", "hikaru"],
  pass: ["ui-pass"],
  autumn: ["autumn", "first-player"],
  winter: ["winter"],
  end: ["vp-end"],
};
