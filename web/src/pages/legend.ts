// Every icon of the sprite, grouped, with where its words come from: a reference of the game, or a
// message of the pages.

export interface LegendItem {
  icon: string;
  /** A reference whose words name the icon. */
  ref?: string;
  /** The end of a message's id, if there is no reference; "web-pages-icon-" stands before it. */
  message?: string;
  args?: Record<string, string>;
  /** References that are put into the message. */
  refs?: Record<string, string>;
}

export interface LegendGroup {
  /** The end of the title's message id. */
  id: string;
  items: LegendItem[];
}

const own = (...icons: string[]): LegendItem[] => icons.map((icon) => ({ icon, message: icon }));
const named = (tag: string, icons: Record<string, string>): LegendItem[] =>
  Object.entries(icons).map(([icon, id]) => ({ icon, ref: `${tag}:${id}` }));
const same = (tag: string, prefix: string, ...ids: string[]): LegendItem[] =>
  ids.map((id) => ({ icon: `${prefix}${id}`, ref: `${tag}:${id}` }));

const GUARDIANS = { bird: "tette", insect: "genji", fox: "kizune", fish: "eiko" };

const GROUPS: Record<string, LegendGroup[]> = {
  bitoku: [
    {
      id: "goods",
      items: [
        ...same("resource", "", "wood", "stone", "jade", "sake", "any"),
        { icon: "amulet", ref: "motif:amulet" },
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
      items: [
        ...same("season", "", "spring", "summer", "autumn", "winter"),
        ...own("first-player"),
      ],
    },
    {
      id: "sides",
      items: [
        ...own("mark-purple", "mark-yellow", "mark-brown", "mark-green", "mark-neutral"),
        { icon: "tengu", ref: "side:tengu" },
      ],
    },
  ],
  hitodama: [
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
  ],
};

/** What the page itself uses, in every game. */
const PAGE: LegendGroup = {
  id: "page",
  items: own(
    ...[
      "undo",
      "why-not",
      "hint",
      "log",
      "rules",
      "language",
      "theme",
      "replay",
      "bot",
      "person",
      "spectator",
      "check",
      "close",
      "left",
      "right",
      "down",
      "link",
      "play",
      "clock",
      "settings",
      "lock",
      "pass",
      "chart",
    ].map((name) => `ui-${name}`),
  ),
};

export function legendOf(game: string): LegendGroup[] {
  return [...(GROUPS[game] ?? []), PAGE];
}
