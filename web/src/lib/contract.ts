// The interfaces between the parts of the page. A game's drawing code implements GameUi; the table
// page gives it a TableContext. No rule and no game is in here.

import type { Component } from "svelte";
import type { ActionData, DecisionData, FactData, StateData, TableInfo } from "../protocol";
import type { Glyph as StripGlyph } from "../parts/strip";
import type { Words } from "../words/words";

/** A place or piece on the table that can light up, be hovered and be clicked. */
export type PlaceId = string;

/** An answer; one to a later question of a chain comes with the prompt of that question. */
export type Answer = ActionData & { prompt?: DecisionData["prompt"] };

/** Answers that are given together, one after another. */
export interface Way {
  readonly answers: readonly Answer[];
}

/** The types of a game's view, components, facts and questions, from its generated `shown.ts`. The
 * page around a game passes on the service's data without looking into it. */
export interface Shown {
  view: unknown;
  components: unknown;
  fact: FactData;
  question: Pick<DecisionData, "kind" | "prompt">;
}

/** A question to a seat, with the game's types. */
export type Decision<S extends Shown = Shown> = Omit<DecisionData, "kind" | "prompt"> &
  S["question"];

/** What drawings read of a table. */
export type TableDrawn = Pick<TableInfo, "game" | "seats" | "bot_fit"> & {
  lesson?: TableInfo["lesson"];
  pack: Pick<TableInfo["pack"], "fingerprint">;
};

/** What the table page offers to everything drawn on it, through the Svelte context "table". */
export interface TableContext<S extends Shown = Shown> {
  /** What a drawing shows of the table. */
  readonly info: TableDrawn;
  /** What is printed on the components, by tag and id; sent once. */
  readonly components: S["components"];
  readonly state: StateData;
  readonly view: S["view"];
  readonly decision: Decision<S> | null;
  /** All facts that the seat has learnt so far, in order. */
  readonly facts: readonly S["fact"][];
  /** The viewing seat, or null for a spectator. */
  readonly seat: number | null;
  /** The side whose area is drawn, if it is not the reader's. */
  readonly whose?: number;
  readonly words: Words;
  /** Names of the seats for sentences. */
  readonly names: string[];
  /** Places that can be chosen now, with their actions. */
  readonly lit: Map<PlaceId, ActionData[]>;
  /** Places that mean several answers one after another, or one of several such chains; missing
   * where nothing can be chosen. */
  readonly within?: ReadonlyMap<PlaceId, readonly Way[]>;
  /** Where the dragged piece can go; missing or null while nothing is dragged. */
  readonly targets?: ReadonlyMap<PlaceId, readonly Way[]> | null;
  /** Places of the choice that is hovered or focused in the panel, or of a hovered log line. */
  readonly highlighted: Set<PlaceId>;
  /** Places that would become usable with the hovered or focused choice; they are no choices yet.
   * */
  readonly opened: Set<PlaceId>;
  /** The certain results of the hovered or focused choice, for previews such as 2 → 5. */
  readonly preview: readonly S["fact"][];
  /** Chooses a lit place; a place that is not lit answers with why not. */
  press(place: PlaceId, anchor: Element): void;
  /** The explanation of a place for screen readers; missing where nothing can be explored, as in a
   * picture. */
  describe?(place: PlaceId): readonly string[];
  /** The pointer or the focus is on a place: lights its choice, and explains it after a while. */
  hover(place: PlaceId | null, anchor?: Element): void;
}

/** A hover card: what a piece is and does. Its texts are in the chosen language. */
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

/** A view's account of a side's points by source: scored, and added if the game ended now. */
export interface Account {
  points: Record<string, number>;
  if_ended: { points: Record<string, number>; left_out: string[] };
}

/** An area for a phone to zoom into, as a viewBox of the board, with its words. A unit of the board
 * is about a pixel on a desktop, and its letters are at least ten units high, so that they can be
 * read. */
export interface Zoom {
  id: string;
  title: string;
  viewBox: string;
  places: PlaceId[];
}

/** What a game provides for its table. */
export interface GameUi<S extends Shown = Shown> {
  /** The board: a drawing of the view only. A phone passes a viewBox; if that stands still, as in a
   * figure, everything outside it is left out (`parts/drawn.ts`). */
  Board: Component<{ viewBox?: string; isStill?: boolean }>;
  /** Whether the board is running text that contains everything: it scrolls, with nothing next to
   * it. */
  isText?: boolean;
  /** The player's own area below the board. */
  Mine: Component<{ form: "full" | "strip" | "tab" }>;
  /** A rival, or an opponent that the rules play, in the right column. Pressing its name opens its
   * whole area, if it has one. */
  Rival: Component<{ side: number; form: "full" | "line"; onopen?: () => void }>;
  /** Header: season, round, what comes next; a phone has room only for the short form. */
  Progress: Component<{ form?: "full" | "short" }>;
  /** Anything above the log; optional. */
  Extra?: Component;
  /** What a phone shows besides the board as a whole; optional. */
  Glance?: Component;
  /** What the score page shows of a side besides its points; optional. */
  Ending?: Component<{ side: number; name: string }>;
  /** The sides of the table in turn order with their points, for the header. */
  order(view: S["view"], ctx: TableContext<S>): SideInOrder[];
  /** The sources of a side's points. */
  account(side: number, view: S["view"]): Account;
  /** The colour and emblem of a side: "purple", "fox". */
  style(side: number, view: S["view"]): string;
  /** The season of the game in its references; "" if there is none. */
  season(view: S["view"]): string;
  /** The explanation of a place or piece for the hover card; null if there is none. */
  explain(place: PlaceId, ctx: TableContext<S>): Explanation | null;
  /** The areas a phone can zoom into. */
  zooms(view: S["view"], ctx: TableContext<S>): Zoom[];
}
