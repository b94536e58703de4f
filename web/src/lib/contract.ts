// What the parts of the page agree on. Drawing code of a game implements GameUi; the table page
// gives it a TableContext. Nothing here knows a rule.

import type { Component } from "svelte";
import type {
  ActionData,
  DecisionData,
  EffectData,
  FactData,
  StateData,
  TableInfo,
} from "../protocol";
import type { Reference, Words } from "../words/words";

/** A place or piece on the table that can light up, be hovered and be clicked: "forest-stairs". */
export type PlaceId = string;

/** What the table page offers to everything drawn on it. Read through Svelte context "table". */
export interface TableContext {
  readonly info: TableInfo;
  /** What is printed on the components, by tag and id; sent once. */
  readonly components: Record<string, any>;
  readonly state: StateData;
  readonly view: any;
  readonly decision: DecisionData | null;
  /** All facts the seat has learnt so far, in order. */
  readonly facts: readonly FactData[];
  /** Whose eyes: a seat, or null for a spectator. */
  readonly seat: number | null;
  readonly words: Words;
  /** Names of the seats, as sentences use them. */
  readonly names: string[];
  /** Places that can be chosen now, with the actions that choose them. */
  readonly lit: Map<PlaceId, ActionData[]>;
  /** Places of the choice that is hovered or focused in the panel, or of a hovered log line. */
  readonly highlighted: Set<PlaceId>;
  /** What the choice that is hovered or focused is certain to bring, for previews such as 2 → 5. */
  readonly preview: FactData[];
  /** A lit place is chosen; a place that is not lit answers with why not. */
  press(place: PlaceId, anchor: Element): void;
  /** The pointer or the focus is on a place: light its choice, and explain it after a while. */
  hover(place: PlaceId | null, anchor?: Element): void;
}

/** A hover card: what a piece is and does. Texts are in the chosen language already. */
export interface Explanation {
  title: string;
  lines: string[];
  effects?: EffectData[]; // drawn as icons
  provenance?: string;
  rules?: string[];
}

/** What a game brings to the page. */
export interface GameUi {
  /** The board: pure drawing of the view. On the phone it gets a viewBox. */
  Board: Component<{ viewBox?: string }>;
  /** The player's own area below the board. */
  Mine: Component<{ form: "full" | "strip" | "tab" }>;
  /** One rival (or the automa) in the right column. */
  Rival: Component<{ side: number; form: "full" | "line" }>;
  /** Header: season, round, what comes next; the phone has room for the short form only. */
  Progress: Component<{ form?: "full" | "short" }>;
  /** Anything shown above the log, such as the Tengu's trace; may be absent. */
  Extra?: Component;
  /** What else a phone shows beside the board as a whole; may be absent. */
  Glance?: Component;
  /** The sides of the table in turn order with their points, for the header. */
  order(view: any): { side: number; score: number; isTurn: boolean; hasPassed: boolean }[];
  /** The colour and mark of a side: "purple", "tette". */
  style(side: number, view: any): string;
  /** The places an action would be chosen at, on the board, hand or player board. */
  placesOf(action: ActionData, decision: DecisionData, view: any): PlaceId[];
  /** Action texts that clicking a place could mean, for why not. */
  actionsAt(place: PlaceId, view: any): string[];
  /** The places a fact speaks of, for highlighting a log line and for motion. */
  placesOfFact(fact: FactData, view: any): PlaceId[];
  /** What an action's words should add, as a reference: the tile on a space, the effect of a row. */
  optionOf(action: ActionData, decision: DecisionData, ctx: TableContext): Reference;
  /** What a place or piece is, for the hover card; null if there is nothing to say. */
  explain(place: PlaceId, ctx: TableContext): Explanation | null;
  /** The areas a phone can zoom into, as viewBoxes of the board, with their words. */
  zooms(
    view: any,
    ctx: TableContext,
  ): { id: string; title: string; viewBox: string; places: PlaceId[] }[];
}
