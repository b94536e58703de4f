// What an action's words should add, as a reference: the tile on a space, the effect of a row.

import type { ActionData, DecisionData, EffectData } from "../../protocol";
import { made, together } from "../../words/effects";
import type { Reference } from "../../words/words";
import type { BitokuContext } from "./view";
import { type BitokuComponents, type BitokuView, idIn, type Market } from "./view";

type Args = Record<string, any>;
type Option = (args: Args, asked: Asked) => Reference;

interface Asked {
  view: BitokuView;
  parts: BitokuComponents;
  prompt: Args;
  seat: number;
}

const OPTIONS: Record<string, Option> = {
  play: ({ card }, { parts }) => told(parts.yokai[idIn(card)]?.effects),
  discard: ({ card }, { parts }) => told(parts.yokai[idIn(card)]?.effects),
  keep_yokai: ({ card }, { parts }) => told(parts.yokai[idIn(card)]?.effects),
  keep_bitoku: ({ card }, { parts }) => {
    const entry = parts.bitoku[idIn(card)];
    return told([...vp(entry?.vp), ...(entry?.effects ?? [])]);
  },
  row: ({ value }, { parts, prompt }) => {
    const rows = parts.rows[idIn(prompt["region"])] ?? [];
    return told(rows.find((row) => row.min_die === value)?.effects);
  },
  place_home: ({ home }, { parts }) => told(parts.home[idIn(home)]?.effects),
  use_building: ({ site }, { view, parts }) => {
    const building = view.sites.find((other) => other.id === idIn(site))?.building;
    return building ? told(parts.building[building]?.effects) : "";
  },
  favour: favourOption,
  obtain: ({ market, number }, { view }) => {
    const tile = view.markets[idIn(market) as Market]?.tiles[number - 1];
    return tile ? `${idIn(market)}:${tile}` : "";
  },
  activate_card: (_, { parts, prompt }) => told(parts.yokai[idIn(prompt["card"])]?.effects),
  activate_crystal: (_, asked) => {
    const { parts, view, seat } = asked;
    const slot = ingenuitySlot(asked.prompt["card"], view, parts, seat);
    const crystal = slot ? view.players[seat]?.slots[slot] : null;
    return crystal ? told(parts.crystal[crystal]?.effects) : "";
  },
  dream: ({ slot }, { view, parts, seat }) => {
    const crystal = view.players[seat]?.slots[idIn(slot)];
    return crystal ? told(parts.crystal[crystal]?.effects) : "";
  },
  combine: ({ tile }, { parts, prompt }) => {
    // combining lets one use the Dragonfly, whichever of the two is chosen here
    const found = [tile, prompt["tile"]].find((ref) => String(ref).startsWith("dragonfly:"));
    return found ? told(parts.dragonfly[idIn(found)]?.effects) : "";
  },
  bitoku_step: (_, { view, seat }) => {
    const player = view.players[seat];
    const card = player?.bitoku_path[player.bitoku_completed];
    return card ? `bitoku:${card}` : "";
  },
  start: ({ node }, asked) => nodeOption(idIn(node), asked),
  walk: ({ target }, asked) => nodeOption(idIn(target), asked),
  virtue: ({ space }, { view, seat }) => {
    const card = view.players[seat]?.played[space - 1];
    return card ? `yokai:${card}` : "";
  },
};

/** A reference for what an action means, or "" if its own words say it all. */
export function optionOf(
  action: ActionData,
  decision: DecisionData,
  ctx: BitokuContext,
): Reference {
  const asked: Asked = {
    view: ctx.view,
    parts: ctx.components,
    prompt: decision.prompt,
    seat: decision.seat,
  };
  return OPTIONS[action.kind]?.(action.args, asked) ?? "";
}

function favourOption({ hill, favour }: Args, { view, parts }: Asked): Reference {
  const found = view.hills.find((other) => other.id === idIn(hill));
  const letter = idIn(favour);
  if (letter === "a") return found?.bitoku ? `bitoku:${found.bitoku}` : "";
  if (letter === "b") return found?.yokai ? `yokai:${found.yokai}` : "";
  return told(parts.favours[2]);
}

/** What the space of a branch gives: points, Amulets and, at a gate, the gate's effects. */
function nodeOption(node: string, { view, parts }: Asked): Reference {
  return told(nodeEffects(node, view, parts));
}

export function nodeEffects(node: string, view: BitokuView, parts: BitokuComponents): EffectData[] {
  const entry = parts.node[node];
  if (!entry?.branch) return [];
  const gate = parts.gate[view.paths.gates[entry.branch] ?? ""];
  const amulet = entry.amulet ? [made("amulet", { value: entry.amulet, n: 1 })] : [];
  return [...vp(entry.vp), ...amulet, ...(gate?.effects ?? [])];
}

/** The Ingenuity slot beside the card space where a card has just been played. */
export function ingenuitySlot(
  card: unknown,
  view: BitokuView,
  parts: BitokuComponents,
  seat: number,
): string | null {
  const player = view.players[seat];
  const space = (player?.played.lastIndexOf(idIn(card)) ?? -1) + 1;
  const found = Object.entries(parts.slot).find(([, slot]) => slot.card_space === space);
  return found?.[0] ?? null;
}

function vp(count = 0): EffectData[] {
  return count ? [made("vp", { n: count })] : [];
}

/** Several effects as one; "" if there is none. */
function told(effects: readonly EffectData[] = []): Reference {
  return effects.length > 0 ? together(effects) : "";
}
