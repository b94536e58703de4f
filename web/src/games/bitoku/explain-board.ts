// Explanations of the places of the board.

import type { PlaceId } from "../../lib/contract";
import type { EffectData } from "../../protocol";
import type { BitokuContext } from "./view";
import type { Said, Teller } from "./explain";
import type { Parsed } from "./places";
import { standingOf } from "./standing";
import { ownSide } from "./titles";
import { made } from "../../words/effects";
import type { Market, NodeEntry } from "./view";

const view = (ctx: BitokuContext) => ctx.view;
const parts = (ctx: BitokuContext) => ctx.components;

/** The state of a place as a line, if there is anything to say. */
function standing(place: PlaceId, ctx: BitokuContext): string[] {
  const said = standingOf(place, ctx);
  return said === "" ? [] : [said];
}

const REGION_RULES: Record<string, string[]> = {
  yomi: ["B-FOREST-5", "B-FOREST-8"],
  stairs: ["B-FOREST-9"],
  glade: ["B-FOREST-10", "B-FOREST-11"],
  forges: ["B-FOREST-12", "B-FOREST-15"],
};

const MARKET_RULES: Record<Market, string[]> = {
  mitama: ["B-MITAMA-1", "B-MITAMA-2"],
  dragonfly: ["B-MITAMA-5", "B-MITAMA-8"],
  crystal: ["B-CRYSTAL-2", "B-CRYSTAL-4"],
  building: ["B-BUILD-4", "B-BUILD-6"],
};

function forest(region: string, _: string, ctx: BitokuContext): Said {
  const dice = view(ctx).regions.find((other) => other.id === region)?.dice ?? [];
  const highest = Math.max(0, ...dice.map((die) => die.value));
  const lines = [ctx.words.text("web-bitoku-explain-forest")];
  if (highest > 0) lines.push(ctx.words.text("web-bitoku-explain-highest", { value: highest }));
  return { lines, rules: ["B-SUMMER-18", "B-SUMMER-20", "B-SUMMER-22"] };
}

function row(region: string, value: string, ctx: BitokuContext): Said | null {
  const entry = parts(ctx).rows[region]?.find((other) => other.min_die === Number(value));
  if (!entry) return null;
  return {
    lines: [ctx.words.printed("row", entry)],
    effects: entry.effects,
    rules: ["B-FOREST-1", ...(value === "1" ? ["B-FOREST-3"] : (REGION_RULES[region] ?? []))],
  };
}

function site(id: string, _: string, ctx: BitokuContext): Said {
  const { words } = ctx;
  const found = view(ctx).sites.find((other) => other.id === id);
  const building = found?.building;
  const entry = building ? parts(ctx).building[building] : undefined;
  if (!found || !entry) {
    const type = words.ref(`building:${parts(ctx).site[id]?.type ?? "temple"}`);
    return {
      lines: [words.text("web-bitoku-explain-site", { type })],
      rules: ["B-BUILD-1", "B-BUILD-6"],
    };
  }
  const lines = [words.ref(`site:${id}`), words.printed("building", { ...entry })];
  lines.push(...standing(id, ctx));
  return { lines, effects: entry.effects, rules: ["B-SUMMER-23", "B-SUMMER-25"] };
}

function hill(region: string, favour: string, ctx: BitokuContext): Said {
  const { words } = ctx;
  const found = view(ctx).hills.find((other) => other.id === region);
  const at = ["bitoku", "yokai", "small"].indexOf(favour);
  const card = favour === "bitoku" ? found?.bitoku : favour === "yokai" ? found?.yokai : null;
  const lines: string[] = [];
  let effects: EffectData[] = [];
  if (card && (favour === "bitoku" || favour === "yokai")) {
    const entry = parts(ctx)[favour][card];
    if (entry) lines.push(words.printed(favour, { ...entry }));
    effects = entry?.effects ?? [];
  }
  if (favour === "small") {
    effects = parts(ctx).favours[2] ?? [];
    lines.push(...effects.map((effect) => words.effect(effect)));
  }
  lines.push(words.text("web-bitoku-explain-hill", { hill: words.ref(`region:${region}`) }));
  lines.push(...standing(`hill-${region}-${favour}`, ctx));
  return {
    lines,
    effects,
    rules: ["B-RIVER-2", ["B-RIVER-4", "B-RIVER-5", "B-RIVER-6"][at] ?? ""],
  };
}

function crossing(_a: string, _b: string, ctx: BitokuContext): Said {
  return {
    lines: [ctx.words.text("web-bitoku-explain-river")],
    rules: ["B-SUMMER-30", "B-SUMMER-32", "B-RIVER-3"],
  };
}

function node(id: string, _: string, ctx: BitokuContext): Said | null {
  const { words } = ctx;
  const entry = parts(ctx).node[id];
  if (!entry) return null;
  const lines = [words.printed("node", { ...entry }), ...standing(id, ctx)];
  const branch = {
    main: ["B-PATH-8", "B-PATH-10"],
    illumination: ["B-PATH-12", "B-PATH-13"],
    gate: ["B-PATH-12", "B-PATH-14"],
  };
  const bridge = entry.bridge ? ["B-PATH-16"] : [];
  return {
    lines,
    effects: nodeEffects(entry, ctx),
    rules: [...branch[entry.kind], ...bridge],
  };
}

/** The reward of a branch space: points, Amulets and, at a gate, the gate's effects. */
function nodeEffects(entry: NodeEntry, ctx: BitokuContext): EffectData[] {
  if (!entry.branch) return [];
  const gate = parts(ctx).gate[view(ctx).paths.gates[entry.branch] ?? ""];
  const points = entry.vp ? [made("vp", { n: entry.vp })] : [];
  const amulet = entry.amulet ? [made("amulet", { value: entry.amulet, n: 1 })] : [];
  return [...points, ...amulet, ...(gate?.effects ?? [])];
}

function market(name: string, number: string, ctx: BitokuContext): Said {
  const { words } = ctx;
  const at = Number(number) - 1;
  const tile = view(ctx).markets[name as Market].tiles[at];
  const space = parts(ctx).market_spaces[name as Market][at];
  const entry = tile ? parts(ctx)[name as "mitama"][tile] : undefined;
  const lines: string[] = [];
  if (entry) lines.push(words.printed(name, { ...entry }));
  if (name === "building") {
    const counter = parts(ctx).counters[ownSide(ctx)?.counters_used ?? 0];
    if (counter)
      lines.push(
        words.text("web-bitoku-explain-next-price", { price: words.printed("counter", counter) }),
      );
  } else if (space) {
    lines.push(words.printed("market-space", space));
  }
  lines.push(...standing(`market-${name}-${number}`, ctx));
  return { lines, effects: entry?.effects ?? [], rules: MARKET_RULES[name as Market] };
}

function garden(number: string, _: string, ctx: BitokuContext): Said {
  const rock = view(ctx).garden[Number(number) - 1];
  const entry = rock ? parts(ctx).rock[rock] : undefined;
  return {
    lines: entry ? [ctx.words.printed("rock", { ...entry })] : [],
    rules: ["B-ROCK-1", "B-ROCK-2"],
  };
}

function deck(name: string, _: string, ctx: BitokuContext): Said {
  const { words } = ctx;
  if (name === "hikaru") {
    return {
      lines: [words.text("web-bitoku-explain-hikaru")],
      rules: ["B-RIVER-2", "B-WINTER-12"],
    };
  }
  const pile = view(ctx).decks[name as "yokai"];
  const lines = standing(`deck-${name}`, ctx);
  const discard = pile.discard ?? [];
  if (discard.length > 0) {
    const cards = words.join(discard.map((card) => words.ref(`${name}:${card}`)));
    lines.push(words.text("web-bitoku-explain-discards", { cards }));
  }
  const rules = { yokai: ["B-SETUP-12"], bitoku: ["B-BITOKU-3"], vision: ["B-VISION-2"] };
  return { lines, rules: rules[name as "yokai"] };
}

function kodama(region: string, side: string, ctx: BitokuContext): Said {
  const rules = side === "neutral" ? ["B-KODAMA-10"] : ["B-KODAMA-2", "B-KODAMA-6"];
  return { lines: standing(`kodama-${region}-${side}`, ctx), rules };
}

function treasure(region: string, _: string, ctx: BitokuContext): Said {
  const [first = 0, second = 0, third = 0] =
    view(ctx).regions.find((other) => other.id === region)?.treasure ?? [];
  return {
    lines: [
      ctx.words.printed("treasure", { first, second, third }),
      ctx.words.text("web-bitoku-explain-treasure"),
    ],
    rules: ["B-KODAMA-1", "B-ASCEND-5"],
  };
}

export const BOARD: Partial<Record<Parsed["kind"], Teller>> = {
  forest,
  row,
  site,
  hill,
  node,
  market,
  garden,
  deck,
  kodama,
  treasure,
  hilldie: crossing,
  river: crossing,
  home: (id, _, ctx) => {
    const entry = parts(ctx).home[id];
    if (!entry) return null;
    return {
      lines: [ctx.words.printed("home", { ...entry }), ctx.words.text("web-bitoku-explain-home")],
      effects: entry.effects,
      rules: [
        "B-HOME-1",
        "B-HOME-2",
        "B-AUTUMN-1",
        ...(entry.die_change ? ["B-HOME-4", "B-HOME-5"] : []),
      ],
    };
  },
  gate: (branch, _, ctx) => {
    const entry = parts(ctx).gate[view(ctx).paths.gates[branch] ?? ""];
    return entry
      ? {
          lines: [ctx.words.printed("gate", { ...entry })],
          effects: entry.effects,
          rules: ["B-PATH-14", "B-PATH-15"],
        }
      : null;
  },
  start: (_a, _b, ctx) => ({
    lines: [ctx.words.text("web-bitoku-explain-start")],
    rules: ["B-PATH-2", "B-PATH-5"],
  }),
  stack: (name, _, ctx) => ({
    lines: standing(`stack-${name}`, ctx),
    rules: MARKET_RULES[name as Market],
  }),
};
