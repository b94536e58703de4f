// What the parts of the page agree on. Drawing code of a game implements GameUi; the table page
// gives it a TableContext. Nothing here knows a rule, or a game.

import type { Component } from "svelte";
import type { ActionData, DecisionData, FactData, StateData, TableInfo } from "../protocol";
import type { Glyph as StripGlyph } from "../parts/strip";
import type { Words } from "../words/words";

/** A place or piece on the table that can light up, be hovered and be clicked. */
export type PlaceId = string;

/**
 * The types that a game shows itself in: those of its own `shown.ts`, which is generated. The page
 * around a game passes on what comes from the service without looking into it.
 */
export interface Shown {
  view: unknown;
  components: unknown;
  fact: FactData;
  question: Pick<DecisionData, "kind" | "prompt">;
}

/** A question to a seat, as a game's types tell it. */
export type Decision<S extends Shown = Shown> = Omit<DecisionData, "kind" | "prompt"> &
  S["question"];

/** What drawings read of a table. */
export type TableDrawn = Pick<TableInfo, "game" | "seats"> & {
  pack: Pick<TableInfo["pack"], "fingerprint">;
};

/** What the table page offers to everything drawn on it. Read through Svelte context "table". */
export interface TableContext<S extends Shown = Shown> {
  /** Of the table, what a drawing tells or looks things up with. */
  readonly info: TableDrawn;
  /** What is printed on the components, by tag and id; sent once. */
  readonly components: S["components"];
  readonly state: StateData;
  readonly view: S["view"];
  readonly decision: Decision<S> | null;
  /** All facts the seat has learnt so far, in order. */
  readonly facts: readonly S["fact"][];
  /** Whose eyes: a seat, or null for a spectator. */
  readonly seat: number | null;
  /** Whose area is drawn and explained as a player's own, if it is not the reader's. */
  readonly whose?: number;
  readonly words: Words;
  /** Names of the seats, as sentences use them. */
  readonly names: string[];
  /** Places that can be chosen now, with the actions that choose them. */
  readonly lit: Map<PlaceId, ActionData[]>;
  /** Places of the choice that is hovered or focused in the panel, or of a hovered log line. */
  readonly highlighted: Set<PlaceId>;
  /** Places that would become usable with the choice that is hovered or focused: no choices yet. */
  readonly opened: Set<PlaceId>;
  /** What the choice that is hovered or focused is certain to bring, for previews such as 2 → 5. */
  readonly preview: readonly S["fact"][];
  /** A lit place is chosen; a place that is not lit answers with why not. */
  press(place: PlaceId, anchor: Element): void;
  /** What a place is and does, in sentences, for whoever listens; absent where nobody looks around,
   * as in a picture: there nothing acts, and nothing is named. */
  describe?(place: PlaceId): readonly string[];
  /** The pointer or the focus is on a place: light its choice, and explain it after a while. */
  hover(place: PlaceId | null, anchor?: Element): void;
}

/** A hover card: what a piece is and does. Texts are in the chosen language already. */
export interface Explanation {
  title: string;
  lines: string[];
  /** Drawn as icons. */
  strip?: StripGlyph[];
  provenance?: string;
  rules?: string[];
}

/** A side of the table as the header shows it. */
export interface SideInOrder {
  side: number;
  score: number;
  isTurn: boolean;
  hasPassed: boolean;
}

/** What a view tells of a side's points: scored, and added if the game ended now, by source. */
export interface Account {
  points: Record<string, number>;
  if_ended: { points: Record<string, number>; left_out: string[] };
}

/** An area that a phone can zoom into, as a viewBox of the board, with its words. A unit of the board
 * has about a pixel at a desk, and its letters have at least ten, so that they can be read there. */
export interface Zoom {
  id: string;
  title: string;
  viewBox: string;
  places: PlaceId[];
}

/** What a game brings to its table. */
export interface GameUi<S extends Shown = Shown> {
  /** The board: pure drawing of the view. On the phone it gets a viewBox; where that stands still, as
   * in a figure, what lies outside it is left out (`parts/drawn.ts`). */
  Board: Component<{ viewBox?: string; isStill?: boolean }>;
  /** The board is running text that tells everything: it scrolls, and nothing lies beside it. */
  isText?: boolean;
  /** The player's own area below the board. */
  Mine: Component<{ form: "full" | "strip" | "tab" }>;
  /** One rival, or an opponent that the rules play, in the right column. Pressing its name opens its
   * whole area, where there is one. */
  Rival: Component<{ side: number; form: "full" | "line"; onopen?: () => void }>;
  /** Header: season, round, what comes next; the phone has room for the short form only. */
  Progress: Component<{ form?: "full" | "short" }>;
  /** Anything shown above the log; may be absent. */
  Extra?: Component;
  /** What else a phone shows beside the board as a whole; may be absent. */
  Glance?: Component;
  /** What the page of the scores tells of a side besides; may be absent. */
  Ending?: Component<{ side: number; name: string }>;
  /** The sides of the table in turn order with their points, for the header. */
  order(view: S["view"], ctx: TableContext<S>): SideInOrder[];
  /** Where a side's points come from. */
  account(side: number, view: S["view"]): Account;
  /** The colour and mark of a side: "purple", "fox". */
  style(side: number, view: S["view"]): string;
  /** The season of the game, as its references name it; "" if there is none. */
  season(view: S["view"]): string;
  /** What a place or piece is, for the hover card; null if there is nothing to say. */
  explain(place: PlaceId, ctx: TableContext<S>): Explanation | null;
  /** The areas a phone can zoom into. */
  zooms(view: S["view"], ctx: TableContext<S>): Zoom[];
}
