// Explanations of a player's things, and of the other sides.

import type { BitokuContext } from "./view";
import type { Said, Teller } from "./explain";
import type { Parsed } from "./places";
import { standingOf } from "./standing";
import { ownSide, soulReference } from "./titles";
import { RESOURCES, type TenguView } from "./view";

const view = (ctx: BitokuContext) => ctx.view;
const parts = (ctx: BitokuContext) => ctx.components;

function card(kind: "yokai" | "bitoku" | "vision", id: string, ctx: BitokuContext): Said | null {
  const entry = parts(ctx)[kind][id];
  if (!entry) return null;
  const rules = {
    yokai: ["B-SUMMER-7", "B-SUMMER-10", "B-WINTER-7"],
    bitoku: ["B-BITOKU-4", "B-BITOKU-5"],
    vision: ["B-VISION-6", "B-VISION-7"],
  };
  return {
    lines: [ctx.words.printed(kind, { ...entry })],
    effects: "effects" in entry ? entry.effects : [],
    rules: rules[kind],
  };
}

function space(number: string, _: string, ctx: BitokuContext): Said {
  const player = ownSide(ctx);
  const played = player?.played[Number(number) - 1];
  const rules = ["B-SUMMER-7", "B-SUMMER-8"];
  if (!played) return { lines: [ctx.words.text("web-bitoku-explain-space")], rules };
  const said = card("yokai", played, ctx) ?? { lines: [] };
  const worth = player?.virtues[Number(number) - 1];
  const lines = [...said.lines];
  if (typeof worth === "number")
    lines.push(ctx.words.text("web-bitoku-explain-virtue", { points: worth }));
  return { ...said, lines };
}

function die(side: string, number: string, ctx: BitokuContext): Said | null {
  const where = standingOf(`die-${side}-${number}`, ctx);
  return where === "" ? null : { lines: [where], rules: ["B-SUMMER-41", "B-SUMMER-29"] };
}

function slot(id: string, _: string, ctx: BitokuContext): Said {
  const tile = ownSide(ctx)?.slots[id];
  const crystal = tile ? parts(ctx).crystal[tile] : undefined;
  const entry = parts(ctx).slot[id];
  const colour = crystal?.colour ?? entry?.colour ?? "dream";
  const rules =
    { dream: "B-CRYSTAL-6", memory: "B-CRYSTAL-7", ingenuity: "B-CRYSTAL-10" }[colour] ??
    "B-CRYSTAL-1";
  const lines = crystal ? [ctx.words.printed("crystal", { ...crystal })] : [];
  if (entry) lines.push(ctx.words.printed("slot", { ...entry }));
  if (!crystal) lines.push(ctx.words.text("web-bitoku-explain-slot"));
  return { lines, effects: crystal?.effects ?? [], rules: [rules, "B-CRYSTAL-4"] };
}

function vision(id: string, _: string, ctx: BitokuContext): Said | null {
  const said = card("vision", id, ctx);
  const met = standingOf(id, ctx);
  return said && met !== "" ? { ...said, lines: [...said.lines, met] } : said;
}

function soul(reference: string, ctx: BitokuContext): Said | null {
  const [tag, id = ""] = reference.split(":");
  const entry = tag === "mitama" ? parts(ctx).mitama[id] : parts(ctx).dragonfly[id];
  if (!entry) return null;
  const rules = tag === "mitama" ? ["B-MITAMA-3", "B-MITAMA-4"] : ["B-MITAMA-6", "B-MITAMA-8"];
  return { lines: [ctx.words.printed(tag ?? "", { ...entry })], effects: entry.effects, rules };
}

const OWN_RULES: Record<string, string[]> = {
  deck: ["B-SPRING-2", "B-SPRING-3"],
  discard: ["B-SPRING-5", "B-WINTER-9"],
  score: ["B-END-1"],
  goods: ["B-SETUP-13"],
  pilgrims: ["B-SETUP-16", "B-CRYSTAL-4"],
};

function own(what: string, _: string, ctx: BitokuContext): Said {
  const { words } = ctx;
  const player = ownSide(ctx);
  const lines: string[] = [];
  if (what === "deck")
    lines.push(words.text("web-bitoku-explain-cards", { count: player?.deck ?? 0 }));
  if (what === "discard" && player)
    lines.push(...cardList(player.discard, ctx), ...removed(player.removed, ctx));
  if (what === "goods") lines.push(goods(player?.resources ?? {}, ctx));
  if (what === "pilgrims")
    lines.push(
      words.text("web-bitoku-explain-available", {
        count: player?.pilgrims ?? 0,
        lost: player?.pilgrims_lost ?? 0,
      }),
    );
  if (what === "score" && player) {
    for (const [category, points] of Object.entries(player.points)) {
      if (points !== 0)
        lines.push(
          words.text("web-bitoku-explain-points", { category: words.category(category), points }),
        );
    }
  }
  return { lines, rules: OWN_RULES[what] ?? [] };
}

function cardList(cards: readonly (string | null)[], ctx: BitokuContext): string[] {
  const names = cards.flatMap((id) => (id ? [ctx.words.ref(`yokai:${id}`)] : []));
  return [ctx.words.join(names)];
}

function removed(cards: readonly string[], ctx: BitokuContext): string[] {
  if (cards.length === 0) return [];
  return [ctx.words.text("web-bitoku-explain-removed", { cards: cardList(cards, ctx)[0] ?? "" })];
}

function goods(amounts: Record<string, number>, ctx: BitokuContext): string {
  const held = RESOURCES.flatMap((name) =>
    (amounts[name] ?? 0) > 0 ? [`${name}=${amounts[name]}`] : [],
  );
  return held.length > 0 ? ctx.words.ref(`bundle:${held.join(",")}`) : ctx.words.join([]);
}

/** One thing that a side holds, as an entry of a list. */
function holding(side: string, what: string, ctx: BitokuContext): Said | null {
  const { words } = ctx;
  const { tengu } = view(ctx);
  const isTengu = tengu?.side === Number(side);
  const player = isTengu ? null : view(ctx).players[Number(side)];
  const data = isTengu ? tengu : player;
  if (!data) return null;
  const named = (tag: string, ids: readonly (string | null)[]) =>
    words.join(ids.flatMap((id) => (id ? [words.ref(`${tag}:${id}`)] : [])));
  const lines: string[] = [];
  if (what === "goods") lines.push(goods(data.resources, ctx));
  else if (what === "pilgrims")
    lines.push(
      words.text("web-bitoku-explain-available", {
        count: data.pilgrims,
        lost: player?.pilgrims_lost ?? 0,
      }),
    );
  else if (what === "crystals")
    lines.push(
      named("crystal", player ? Object.values(player.slots) : (data as TenguView).crystals),
    );
  else if (what === "rocks")
    lines.push(
      named("rock", data.rocks),
      player?.rock_pilgrims.length ? named("rockspace", player.rock_pilgrims) : "",
    );
  else if (what === "buildings")
    lines.push(
      named(
        "building",
        view(ctx)
          .sites.filter((site) => site.owner === Number(side))
          .map((site) => site.building),
      ),
    );
  else if (what === "bitoku")
    lines.push(
      named("bitoku", data.bitoku_path),
      words.text("web-bitoku-explain-completed", { count: data.bitoku_completed }),
    );
  else if (what === "souls") {
    lines.push(named("mitama", data.mitamas), named("dragonfly", data.dragonflies));
    const pairs = data.pairs.map(([mitama, dragonfly]) =>
      words.join([words.ref(`mitama:${mitama}`), words.ref(`dragonfly:${dragonfly}`)]),
    );
    if (pairs.length > 0)
      lines.push(words.text("web-bitoku-explain-pairs", { pairs: pairs.join("; ") }));
  } else if (what === "cards" && player) {
    lines.push(
      words.text("web-bitoku-explain-hand", { hand: player.hand_size, deck: player.deck }),
    );
    const hand = player.hand ?? player.known_in_hand; // at the end everything is known
    if (hand.length > 0)
      lines.push(words.text("web-bitoku-explain-known", { cards: named("yokai", hand) }));
    if (player.deck_cards?.length)
      lines.push(
        words.text("web-bitoku-explain-deck", { cards: named("yokai", player.deck_cards) }),
      );
    if (player.played.some(Boolean))
      lines.push(words.text("web-bitoku-explain-played", { cards: named("yokai", player.played) }));
    if (player.discard.length > 0)
      lines.push(
        words.text("web-bitoku-explain-discards", { cards: named("yokai", player.discard) }),
      );
    lines.push(...removed(player.removed, ctx));
  } else if (what === "cards") lines.push(named("yokai", (data as TenguView).yokai));
  else if (what === "visions" && player) {
    lines.push(
      ...player.visions.flatMap((id) => {
        const entry = parts(ctx).vision[id];
        return entry ? [words.printed("vision", { ...entry })] : [];
      }),
    );
  } else if (what === "amulets" && player) {
    lines.push(
      ...player.amulets.flatMap((count, i) =>
        count > 0 ? [words.text("web-bitoku-explain-amulets", { count, value: i + 1 })] : [],
      ),
    );
  }
  return { lines: lines.filter((line) => line !== "") };
}

export const OWN: Partial<Record<Parsed["kind"], Teller>> = {
  hand: (id, _, ctx) => card("yokai", id, ctx),
  look: (id, _, ctx) => {
    const deck = view(ctx).looking_at?.deck ?? "yokai";
    return deck === "vision"
      ? vision(id, "", ctx)
      : card(deck === "bitoku" ? "bitoku" : "yokai", id, ctx);
  },
  space,
  die,
  berth: (number, _, { words }) => ({
    lines: [words.text("web-bitoku-explain-berth", { number: Number(number) })],
    rules: ["B-SUMMER-8", "B-SUMMER-41", "B-WINTER-2"],
  }),
  slot,
  vision,
  own,
  counter: (number, _, ctx) => {
    const entry = parts(ctx).counters[Number(number) - 1];
    return entry
      ? { lines: [ctx.words.printed("counter", entry)], rules: ["B-BUILD-2", "B-BUILD-4"] }
      : null;
  },
  rockspace: (id, _, ctx) => {
    const entry = parts(ctx).rock_pilgrim_spaces[id];
    return entry
      ? {
          lines: [ctx.words.printed("rockspace", { cost: entry.cost })],
          rules: ["B-ROCK-4", "B-ROCK-5"],
        }
      : null;
  },
  rock: (number, _, ctx) => {
    const rock = ownSide(ctx)?.rocks[Number(number) - 1];
    const entry = rock ? parts(ctx).rock[rock] : undefined;
    return {
      lines: entry
        ? [ctx.words.printed("rock", { ...entry })]
        : [ctx.words.text("web-bitoku-explain-rock")],
      rules: ["B-ROCK-3", "B-ROCK-7"],
    };
  },
  soul: (id, _, ctx) => soul(soulReference(id, ctx), ctx),
  pair: (number, _, ctx) => {
    const pair = ownSide(ctx)?.pairs[Number(number) - 1];
    return pair
      ? { lines: [ctx.words.text("web-bitoku-explain-pair")], rules: ["B-MITAMA-8"] }
      : null;
  },
  bitoku: (number, _, ctx) => {
    const player = ownSide(ctx);
    const id = player?.bitoku_path[Number(number) - 1];
    const said = id ? card("bitoku", id, ctx) : { lines: [], rules: ["B-BITOKU-1", "B-BITOKU-2"] };
    const done = id ? standingOf(`bitoku-${number}`, ctx) : "";
    return said && done !== "" ? { ...said, lines: [...said.lines, done] } : said;
  },
  resource: (name, _, ctx) => ({
    lines: [
      ctx.words.text("web-bitoku-explain-held", { count: ownSide(ctx)?.resources[name] ?? 0 }),
    ],
    rules: ["B-SETUP-13"],
  }),
  amulet: (value, _, ctx) => ({
    lines: [ctx.words.text("web-bitoku-explain-amulet", { value: Number(value) })],
    rules: ["B-SUMMER-16", "B-SUMMER-17"],
  }),
  tengucard: (id, _, ctx) => {
    const entry = parts(ctx).tengucard?.[id];
    if (!entry) return null;
    const types = [
      ...entry.yokai.map((type) => `yokai:${type}`),
      ...entry.bitoku.map((type) => `bitoku:${type}`),
    ];
    const cards = ctx.words.join(types.map((type) => ctx.words.ref(type)));
    return {
      lines: [ctx.words.text("web-bitoku-explain-tengucard", { cards })],
      rules: ["B-TENGU-TERM-2", "B-TENGU-TURN-4"],
    };
  },
  rival: (side, what, ctx) => (what === "" ? null : holding(side, what, ctx)),
};
