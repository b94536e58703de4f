// The icons of Bitoku with their words, grouped.

import type { LegendGroup } from "../../lib/page";
import { own, same } from "../../lib/legend";

export const legend: readonly LegendGroup[] = [
  {
    id: "goods",
    items: [
      ...same("resource", "", "wood", "stone", "jade", "sake", "any"),
      ...own("amulet"),
      ...["1", "2", "3"].map((value) => ({
        icon: `amulet-${value}`,
        message: "amulet-value",
        args: { value },
      })),
    ],
  },
  { id: "points", items: own("vp-now", "vp-end", "vp-lost") },
  {
    id: "dice",
    items: [
      { icon: "die-4", message: "die" },
      ...own(
        "unlock-die",
        "locked-die",
        "copy",
        "discount",
        "movement",
        "draw-card",
        "cross",
        "river",
      ),
    ],
  },
  {
    id: "kodamas",
    items: own("kodama", "kodama-forward", "kodama-here", "kodama-back", "treasure"),
  },
  {
    id: "buildings",
    items: [
      ...own("building"),
      ...same("building", "", "temple", "onsen", "farm", "ryokan", "ancient"),
    ],
  },
  {
    id: "crystals",
    items: [...own("crystal"), ...same("colour", "crystal-", "dream", "memory", "ingenuity")],
  },
  {
    id: "souls",
    items: [
      ...own("mitama"),
      ...same("mitama", "mitama-", "ara", "nigi", "saki", "kushi", "shinigami"),
      ...own("dragonfly", "pair"),
    ],
  },
  {
    id: "path",
    items: [
      ...own("pilgrim-awake", "pilgrim-asleep", "pilgrim-rock", "rock", "gate"),
      ...["a", "b"].map((letter) => ({
        icon: `gate-${letter}`,
        message: "gate-letter",
        args: { letter: letter.toUpperCase() },
      })),
      ...own("illumination", "bridge", "hikaru"),
    ],
  },
  {
    id: "yokai",
    items: [
      ...own("yokai-card"),
      ...same(
        "yokai",
        "yokai-",
        "kappa",
        "imomushi",
        "nezumi",
        "kitsune",
        "shin-ookami",
        "yama-uba",
      ),
    ],
  },
  {
    id: "bitoku",
    items: [
      ...own("vision", "bitoku-card"),
      ...same("bitoku", "bitoku-", "makoto", "chuugi", "yu", "jin", "rei", "gi", "meiyo"),
    ],
  },
  {
    id: "seasons",
    items: [...same("season", "", "spring", "summer", "autumn", "winter"), ...own("first-player")],
  },
  {
    id: "sides",
    items: [
      ...own("mark-purple", "mark-yellow", "mark-brown", "mark-green", "mark-neutral"),
      { icon: "tengu", ref: "side:tengu" },
    ],
  },
];
