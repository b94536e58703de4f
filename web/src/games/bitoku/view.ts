// Bitoku's view and components as the service sends them (src/mori/games/bitoku/seen/view.py), and
// small questions to them. No rule in here.

import type { BuildingEntry, CardEntry } from "../../parts/cards";
import type { EffectData } from "../../protocol";

export const REGIONS = ["yomi", "stairs", "home", "glade", "forges"] as const;
export type Region = (typeof REGIONS)[number];
export const RIVER_REGIONS = ["yomi", "stairs", "glade", "forges"] as const;
export const MARKETS = ["mitama", "dragonfly", "crystal", "building"] as const;
export type Market = (typeof MARKETS)[number];
export const RESOURCES = ["wood", "stone", "jade", "sake"] as const;
export const SEASONS = ["spring", "summer", "autumn", "winter"] as const;
export const FAVOURS = ["bitoku", "yokai", "small"] as const;
const STYLES = ["purple", "yellow", "brown", "green"] as const;

export type Goods = Record<string, number>;

export interface OwnDie {
  value: number;
  state: "locked" | "unlocked" | "forest" | "hill";
  place?: string;
}

export interface LaidDie {
  seat: number;
  die: number;
  value: number;
}

/** What the final scoring would add now, as far as the viewer can tell. */
export interface IfEnded {
  points: Record<string, number>;
  left_out: string[]; // hidden_cards, dream_crystals
}

export interface PlayerView {
  seat: number;
  score: number;
  points: Record<string, number>;
  if_ended: IfEnded;
  resources: Goods;
  amulets: number[];
  pilgrims: number;
  pilgrims_lost: number;
  dice: OwnDie[];
  played: (string | null)[];
  deck: number;
  hand_size: number;
  hand?: string[];
  known_in_hand: string[];
  discard: string[];
  removed: string[];
  slots: Record<string, string | null>;
  counters_used: number;
  rocks: (string | null)[];
  rock_pilgrims: string[];
  bitoku_path: string[];
  bitoku_completed: number;
  visions: string[];
  items: Record<string, number>;
  virtues: (number | null)[];
  mitamas: string[];
  dragonflies: string[];
  pairs: [string, string][];
  kodamas: Record<string, number>;
}

export interface TenguView {
  side: number;
  score: number;
  points: Record<string, number>;
  if_ended: IfEnded;
  attitude: "active" | "inactive";
  row: string[];
  deck: number;
  discard: string[];
  dice: OwnDie[];
  rocks: string[];
  resources: Goods;
  pilgrims: number;
  counters_used: number;
  yokai: string[];
  bitoku_path: string[];
  bitoku_completed: number;
  crystals: string[];
  mitamas: string[];
  dragonflies: string[];
  pairs: [string, string][];
  kodamas: Record<string, number>;
}

export interface BitokuView {
  seat: number | null;
  round: number;
  rounds: number;
  season: string;
  order: number[];
  turn: number;
  passed: number[];
  players: PlayerView[];
  regions: {
    id: Region;
    spaces: number;
    dice: LaidDie[];
    treasure: number[];
    kodamas: number[];
    neutral_kodama: number | null;
  }[];
  hills: { id: Region; bitoku: string | null; yokai: string | null; covered: boolean[] }[];
  hill_areas: { hills: Region[]; spaces: number; dice: LaidDie[] }[];
  home: { id: string; die: LaidDie | null }[];
  sites: {
    id: string;
    region: Region;
    building: string | null;
    owner: number | null;
    ancient: boolean;
  }[];
  markets: Record<Market, { tiles: (string | null)[]; stack: number }>;
  garden: (string | null)[];
  paths: { nodes: Record<string, number[] | number | null>; gates: Record<string, string> };
  decks: {
    yokai: { cards: number; discard: string[] };
    bitoku: { cards: number; discard: string[] };
    vision: { cards: number };
  };
  looking_at: { deck: string; cards: string[] } | null;
  tengu: TenguView | null;
  over: boolean;
}

export interface NodeEntry {
  kind: "main" | "illumination" | "gate";
  vp: number;
  amulet: number;
  bridge: number;
  branch: string | null;
  branches: string[];
}

export interface BranchEntry {
  kind: "gate" | "illumination";
  letter: string | null;
  fork: string;
  spaces: string[];
}

export interface CrystalEntry {
  colour: "dream" | "memory" | "ingenuity";
  effects: EffectData[];
  triggers: string[];
  vp: number;
}

export interface TenguCardEntry {
  yokai: string[];
  bitoku: string[];
  location: string;
  option: string | null;
  gain: string[];
  resource: string | null;
}

export interface BitokuComponents {
  yokai: Record<string, CardEntry>;
  bitoku: Record<string, CardEntry>;
  vision: Record<string, CardEntry>;
  mitama: Record<string, { type: string; effects: EffectData[] }>;
  dragonfly: Record<string, { effects: EffectData[] }>;
  crystal: Record<string, CrystalEntry>;
  building: Record<string, BuildingEntry>;
  gate: Record<string, { letter: string; effects: EffectData[] }>;
  rock: Record<string, { family: string; types: string[] }>;
  rows: Record<string, { min_die: number; effects: EffectData[] }[]>;
  home: Record<
    string,
    { label: number; min_die: number; die_change: number; effects: EffectData[] }
  >;
  favours: EffectData[][];
  site: Record<string, { type: string }>;
  market_spaces: Record<Market, { cost: Goods; gain: Goods; vp: number }[]>;
  kodama_length: number;
  main_paths: string[][];
  node: Record<string, NodeEntry>;
  branch: Record<string, BranchEntry>;
  slot: Record<string, { colour: string; vp: number; card_space: number | null }>;
  counters: { cost: Goods; vp: number }[];
  rock_pilgrim_spaces: Record<string, { rocks: number[]; cost: Goods }>;
  set_scoring: number[];
  tengucard?: Record<string, TenguCardEntry>;
}

/** The colour of a side: seats in their order; the Tengu has the board of the next seat. */
export function styleOf(side: number): string {
  return STYLES[side] ?? "neutral";
}

/** All sides that have pieces on the board: seats, and the Tengu. */
export function sidesOf(view: BitokuView): number[] {
  const seats = view.players.map((player) => player.seat);
  return view.tengu ? [...seats, view.tengu.side] : seats;
}

/** The lanes of the Kodama tracks: the sides in their order, then the neutral Kodama. */
export function lanesOf(view: BitokuView): (number | "neutral")[] {
  const hasNeutral = view.regions.some((region) => region.neutral_kodama !== null);
  return hasNeutral ? [...sidesOf(view), "neutral"] : sidesOf(view);
}

export function laneStyle(lane: number | "neutral"): string {
  return lane === "neutral" ? "neutral" : styleOf(lane);
}

/** The number of the side in "seat:2" or "side:tengu"; null for anything else. */
export function sideIn(reference: unknown, view: BitokuView): number | null {
  if (typeof reference !== "string") return null;
  if (reference === "side:tengu") return view.tengu?.side ?? null;
  const found = /^(?:seat|side):(\d+)$/.exec(reference);
  return found ? Number(found[1]) : null;
}

/** What follows the tag of a reference: "home:home-2" → "home-2". */
export function idIn(reference: unknown): string {
  return typeof reference === "string" ? reference.slice(reference.indexOf(":") + 1) : "";
}

/** The dice of any side, the Tengu's too. */
export function diceOf(view: BitokuView, side: number): OwnDie[] {
  if (view.tengu && side === view.tengu.side) return view.tengu.dice;
  return view.players[side]?.dice ?? [];
}
