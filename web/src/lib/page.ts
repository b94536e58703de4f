// What the page must know of a game beside its table: in the lobby, the log, the replay, the scores
// and the rules. A game says it in `games/<game>/page.ts`; one that has no such file gets PLAIN.

import type { Glyph as StripGlyph } from "../parts/strip";
import type { EffectData, FactData } from "../protocol";
import type { Told } from "../words/words";
import type { GameUi } from "./contract";
import { type GameFront, PLAIN_FRONT } from "./fronts";
import type { Glyph } from "./icons";

/** The seasons of the year, which tint the page and colour the line of a replay, and the end. */
export type YearSeason = "spring" | "summer" | "autumn" | "winter" | "end";

type Args = FactData["args"];

/** How the facts of a game are read for the log and for what a choice brings. */
export interface Telling {
  /** Facts that open a chapter of the log, besides rounds and seasons. */
  chapters: ReadonlySet<string>;
  /** Facts that tell of points, besides "scored". */
  points: ReadonlySet<string>;
  /** How a side that the rules play came to its move: read by those who follow it. */
  isThought(kind: string): boolean;
  /** By kind of fact, or of note: what it costs or brings its own side, as icons. */
  costs: Readonly<Record<string, (args: Args) => Glyph[]>>;
  gains: Readonly<Record<string, (args: Args) => Glyph[]>>;
  /** Facts that only say again what was chosen, or how the game goes on. */
  silent: ReadonlySet<string>;
}

/** An icon with where its words come from: a reference of the game, or a message of the pages. */
export interface LegendItem {
  icon: string;
  /** A reference whose words name the icon. */
  ref?: string;
  /** The end of a message's id, if there is no reference; "web-pages-icon-" stands before it. */
  message?: string;
  args?: Record<string, string>;
  /** References that are put into the message. */
  refs?: Record<string, string>;
  /** Whose meaning it has, if not that of its own icon (docs/words.md). */
  means?: string;
  example?: Example;
}

/** Something of the table, as the engine has it: drawn in icons, and told. */
export type Example = { effect: EffectData } | { action: Told } | { fact: Told };

export interface LegendGroup {
  /** The end of the title's message id. */
  id: string;
  items: LegendItem[];
}

export interface GamePage extends GameFront {
  /** What its table is drawn with, fetched when a table is opened. */
  load(): Promise<GameUi>;
  /** Which season of the year a season of the game is. */
  seasons: Readonly<Record<string, YearSeason>>;
  telling: Telling;
  /** The icons for a reference, by its tag and id; goods have theirs without asking. */
  glyphs(tag: string, id: string): Glyph[];
  /** What an effect is drawn as, where it stands beside words. */
  strip(effect: EffectData): StripGlyph[];
  /** Tags of references whose icons are goods. */
  goodsTags: ReadonlySet<string>;
  /** By source of points: its icon. */
  categories: Readonly<Record<string, string>>;
  legend: readonly LegendGroup[];
  /** A turn at a glance: by its lines, in their order, the icons before them. */
  turn: Readonly<Record<string, readonly string[]>>;
  /** Tables of a pack whose entries are named by another tag. */
  tags: Readonly<Record<string, string>>;
}

const NOTHING: ReadonlySet<string> = new Set();

/** A game that the page was not built with. */
export const PLAIN: GamePage = {
  ...PLAIN_FRONT,
  load: async () => (await import("../plain/ui")).default,
  seasons: {},
  telling: {
    chapters: NOTHING,
    points: NOTHING,
    isThought: () => false,
    costs: {},
    gains: {},
    silent: NOTHING,
  },
  glyphs: () => [],
  strip: () => [],
  goodsTags: NOTHING,
  categories: {},
  legend: [],
  turn: {},
  tags: {},
};
