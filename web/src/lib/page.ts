// What the page needs of a game outside its table: in the lobby, the log, the replay, the scores
// and the rules. A game has it in `games/<game>/page.ts`; without that file it gets PLAIN.

import type { Glyph as StripGlyph } from "../parts/strip";
import type { EffectData, FactData } from "../protocol";
import type { Told, Words } from "../words/words";
import type { GameUi } from "./contract";
import { type GameFront, PLAIN_FRONT } from "./fronts";
import type { Glyph } from "./icons";
import type { Sound } from "./sounds";

/** The seasons of the year, which colour the page and the replay's line, and the end. */
export type YearSeason = "spring" | "summer" | "autumn" | "winter" | "end";

type Args = FactData["args"];

/** How the facts of a game are read, for the log and for the results of a choice. */
export interface Telling {
  /** Facts that begin a chapter of the log, besides rounds and seasons. */
  chapters: ReadonlySet<string>;
  /** Facts about points, besides "scored". */
  points: ReadonlySet<string>;
  /** Facts that only prepare what a turn is about. */
  preparing: ReadonlySet<string>;
  /** How a side that the rules play found its move, for readers who follow it. */
  isThought(kind: string): boolean;
  /** By kind of fact or note: its costs and gains for its own side, as icons. */
  costs: Readonly<Record<string, (args: Args) => Glyph[]>>;
  gains: Readonly<Record<string, (args: Args) => Glyph[]>>;
  /** By kind: the icon of great moments, such as a new season, which are shown large. */
  occasions: Readonly<Record<string, (args: Args) => string>>;
  /** By kind of fact: how it sounds. */
  sounds: Readonly<Record<string, Sound>>;
  /** What follows from a great moment, and is told with it. */
  echoes: ReadonlySet<string>;
  /** Facts that begin a year or another large part of the game: the log tells the points there. */
  milestones: ReadonlySet<string>;
  /** Actions that say themselves that they reveal something: they are not confirmed again. */
  revealing: ReadonlySet<string>;
  /** Facts that only repeat what was chosen, or how the game goes on. */
  silent: ReadonlySet<string>;
  /** By kind of note: its fixed place in an option. */
  places: Readonly<Record<string, NotePlace>>;
}

/** The places of an option besides its name and its gains: its price, what it needs, and whose
 * the thing is. */
export type NotePlace = "price" | "need" | "owner";

/** What is left to say of an action under the name of the thing that it chooses; undefined if it
 * keeps its own name. */
export type Beside = (args: Args, words: Words) => string | undefined;

/** An icon and the source of its words: a reference of the game, or a message of the pages. */
export interface LegendItem {
  icon: string;
  /** A reference whose words name the icon. */
  ref?: string;
  /** The end of a message's id, if there is no reference; "web-pages-icon-" precedes it. */
  message?: string;
  args?: Record<string, string>;
  /** References that the message contains. */
  refs?: Record<string, string>;
  /** The icon whose meaning it has, if not its own (docs/words.md). */
  means?: string;
  example?: Example;
}

/** Something of the table, in the engine's form: drawn as icons and described. */
export type Example = { effect: EffectData } | { action: Told } | { fact: Told };

export interface LegendGroup {
  /** The end of the title's message id. */
  id: string;
  items: LegendItem[];
}

/** A line of a scene: icons and a message. */
export interface SceneLine {
  icons: readonly string[];
  text: string;
}

/** A page of the game in a minute, with the ids of its messages. */
export interface Scene {
  title: string;
  text: string;
  /** The game's picture, or a figure of its book; null: the lines' icons are the drawing. */
  shows: string | null;
  lines: readonly SceneLine[];
}

/** Which choices of a game come first in a list, and which are rare. */
export interface Listing {
  /** By kind: the argument whose largest value is the strongest choice. */
  strongest: Readonly<Record<string, string>>;
  /** Kinds that are listed last, and folded where there are several besides others. */
  rare: ReadonlySet<string>;
}

export interface GamePage extends GameFront {
  /** The drawings of its table, loaded when a table is opened. */
  load(): Promise<GameUi>;
  /** The season of the year for each season of the game. */
  seasons: Readonly<Record<string, YearSeason>>;
  telling: Telling;
  /** By kind of action. */
  beside: Readonly<Record<string, Beside>>;
  listing: Listing;
  /** The icons for a reference, by tag and id; goods always have theirs. */
  glyphs(tag: string, id: string): Glyph[];
  /** The drawing of an effect next to words. */
  strip(effect: EffectData): StripGlyph[];
  /** Tags of references whose icons are goods. */
  goodsTags: ReadonlySet<string>;
  /** By source of points: its icon. */
  categories: Readonly<Record<string, string>>;
  legend: readonly LegendGroup[];
  /** A turn at a glance: the icons before each line, in order. */
  turn: Readonly<Record<string, readonly string[]>>;
  /** The game in a minute, for newcomers; empty if it has none. */
  minute: readonly Scene[];
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
    preparing: NOTHING,
    isThought: () => false,
    costs: {},
    gains: {},
    occasions: {},
    sounds: {},
    echoes: NOTHING,
    milestones: NOTHING,
    revealing: NOTHING,
    silent: NOTHING,
    places: {},
  },
  beside: {},
  listing: { strongest: {}, rare: NOTHING },
  glyphs: () => [],
  strip: () => [],
  goodsTags: NOTHING,
  categories: {},
  legend: [],
  turn: {},
  minute: [],
  tags: {},
};
