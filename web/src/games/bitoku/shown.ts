// Generated: python -m mori.server.typescript

import type { EffectData } from "../../protocol";

export type Season = "spring" | "summer" | "autumn" | "winter" | "ascension";

export type LeftOut = "hidden_cards" | "dream_crystals";

export type DieState = "locked" | "unlocked" | "forest" | "hill";

export type Region = "yomi" | "stairs" | "home" | "glade" | "forges";

export type Market = "mitama" | "dragonfly" | "crystal" | "building";

export type LookedAt = "yokai" | "bitoku" | "vision" | "hand";

export type Attitude = "inactive" | "active";

export type YokaiType = "kappa" | "imomushi" | "nezumi" | "kitsune" | "shin_ookami" | "yama_uba";

export type MitamaType = "ara" | "nigi" | "saki" | "kushi" | "shinigami";

export type CrystalColour = "dream" | "memory" | "ingenuity";

export type Trigger =
  | "build"
  | "crystal"
  | "mitama"
  | "dragonfly"
  | "pair"
  | "bitoku_completed"
  | "illumination"
  | "gate"
  | "take_rock"
  | "place_pilgrim_rock"
  | "cross_river";

export type AreaSpaceType = "temple" | "onsen" | "farm" | "ryokan" | "ancient";

export type PropertyBonus = "vp1" | "vp1_or_amulet1" | "vp1_and_amulet1";

export type GateLetter = "a" | "b";

export type RockFamily = "yokai" | "mitama" | "building";

export type NodeKind = "main" | "illumination" | "gate";

export type BranchKind = "gate" | "illumination";

/**
 * What a seat, or a spectator, may know of a game.
 *
 * The service sends the components once, with the table, and not in every view.
 */
export type View = {
  game: "bitoku";
  seat: number | null;
  round: number;
  rounds: number;
  season: Season;
  order: number[];
  turn: number;
  passed: number[];
  players: PlayerView[];
  regions: RegionView[];
  hills: HillView[];
  hill_areas: HillArea[];
  home: HomeView[];
  sites: SiteView[];
  markets: Record<Market, MarketView>;
  garden: (string | null)[];
  paths: PathsView;
  decks: Decks;
  looking_at: Looking | null;
  tengu: TenguView | null;
  over: boolean;
  decision?: ViewDecision;
  components?: Components;
};

/** What lies before a player; `hand` is there for its owner only. */
export type PlayerView = {
  seat: number;
  score: number;
  points: Record<string, number>;
  if_ended: IfEnded;
  resources: Record<string, number>;
  amulets: number[];
  pilgrims: number;
  pilgrims_lost: number;
  dice: OwnDie[];
  played: (string | null)[];
  deck: number;
  hand_size: number;
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
  pairs: string[][];
  kodamas: Record<string, number>;
  hand?: string[];
};

/** What the final scoring would add now, as far as the viewer can tell. */
export type IfEnded = {
  points: Record<string, number>;
  left_out: LeftOut[];
};

/** A die of a side; `place` is the region or Home space where it lies in the forest. */
export type OwnDie = {
  value: number;
  state: DieState;
  place?: string;
};

/** A region of the forest, its Lake Treasure and its Kodama track. */
export type RegionView = {
  id: Region;
  spaces: number;
  dice: LaidDie[];
  treasure: number[];
  kodamas: number[];
  neutral_kodama: number | null;
};

/** A die that lies on the board; `seat` is the number of its side. */
export type LaidDie = {
  seat: number;
  die: number;
  value: number;
};

/** A hill's cards, and which of its favours are covered. */
export type HillView = {
  id: Region;
  bitoku: string | null;
  yokai: string | null;
  covered: boolean[];
};

/** Where dice that crossed the river lie: one area may be shared by two hills. */
export type HillArea = {
  hills: Region[];
  spaces: number;
  dice: LaidDie[];
};

/** A Home space. */
export type HomeView = {
  id: string;
  die: LaidDie | null;
};

/** A space for a Building. */
export type SiteView = {
  id: string;
  region: Region;
  building: string | null;
  owner: number | null;
  ancient: boolean;
};

/** A display of tiles, and how many lie on its stack. */
export type MarketView = {
  tiles: (string | null)[];
  stack: number;
};

/**
 * The Paths of Wisdom.
 *
 * A main space has the numbers of pilgrims by side, a branch the side that sleeps there.
 */
export type PathsView = {
  nodes: Record<string, number[] | number | null>;
  gates: Record<string, string>;
};

/** The shared decks. */
export type Decks = {
  yokai: DeckView;
  bitoku: DeckView;
  vision: VisionDeck;
};

/** A deck and its discard pile. */
export type DeckView = {
  cards: number;
  discard: string[];
};

/** The deck of Visions, which has no discard pile. */
export type VisionDeck = {
  cards: number;
};

/** The cards that the viewer is choosing from. */
export type Looking = {
  deck: LookedAt;
  cards: string[];
};

/** What lies before the Tengu; `side` is its number wherever the view counts sides. */
export type TenguView = {
  side: number;
  score: number;
  points: Record<string, number>;
  if_ended: IfEnded;
  attitude: Attitude;
  row: string[];
  deck: number;
  discard: string[];
  dice: OwnDie[];
  rocks: string[];
  resources: Record<string, number>;
  pilgrims: number;
  counters_used: number;
  yokai: string[];
  bitoku_path: string[];
  bitoku_completed: number;
  crystals: string[];
  mitamas: string[];
  dragonflies: string[];
  pairs: string[][];
  kodamas: Record<string, number>;
};

/** What the seat must choose now, as its view names it. */
export type ViewDecision = {
  number: number;
  kind: string;
  actions: string[];
};

/** All that a reader of the view may have to look up. */
export type Components = {
  yokai: Record<string, YokaiEntry>;
  bitoku: Record<string, BitokuEntry>;
  vision: Record<string, VisionEntry>;
  mitama: Record<string, MitamaEntry>;
  dragonfly: Record<string, DragonflyEntry>;
  crystal: Record<string, CrystalEntry>;
  building: Record<string, BuildingEntry>;
  gate: Record<string, GateEntry>;
  rock: Record<string, RockEntry>;
  rows: Record<string, RowEntry[]>;
  home: Record<string, HomeEntry>;
  favours: EffectData[][];
  site: Record<string, SiteEntry>;
  market_spaces: Record<Market, MarketSpace[]>;
  kodama_length: number;
  main_paths: string[][];
  node: Record<string, NodeEntry>;
  branch: Record<string, BranchEntry>;
  slot: Record<string, SlotEntry>;
  counters: CounterEntry[];
  rock_pilgrim_spaces: Record<string, RockPilgrimSpace>;
  set_scoring: number[];
  tengucard?: Record<string, TenguCardEntry>;
  tengu_counters?: number[];
};

/** A Yōkai card. */
export type YokaiEntry = {
  type: YokaiType;
  starting: boolean;
  effects: EffectData[];
  virtue: VirtueEntry;
};

/** A Spirit's Virtue: points, points for each item, or the values of dice, up to a cap. */
export type VirtueEntry = {
  kind: "flat" | "per" | "dice";
  vp?: number;
  item?: string;
  dice?: number;
  cap?: number;
};

/** A Bitoku card. */
export type BitokuEntry = {
  type: string;
  rarity: number;
  vp: number;
  effects: EffectData[];
};

/** A Vision. */
export type VisionEntry = {
  requires: Record<string, number>;
  vp: number;
  penalty: number;
};

/** A Mitama tile. */
export type MitamaEntry = {
  type: MitamaType;
  effects: EffectData[];
};

/** A Dragonfly tile. */
export type DragonflyEntry = {
  effects: EffectData[];
};

/** A Crystal tile. */
export type CrystalEntry = {
  colour: CrystalColour;
  effects: EffectData[];
  triggers: Trigger[];
  vp: number;
};

/** A Building tile; Ancient Buildings are nobody's property. */
export type BuildingEntry = {
  type: AreaSpaceType;
  min_die: number;
  effects: EffectData[];
  kodama_bonus: number;
  amulet_bonus: number;
  property: PropertyBonus | null;
};

/** A gate tile. */
export type GateEntry = {
  letter: GateLetter;
  effects: EffectData[];
};

/** A rock. */
export type RockEntry = {
  family: RockFamily;
  types: string[];
};

/** A row of a region: what a die of that value may use. */
export type RowEntry = {
  min_die: number;
  effects: EffectData[];
};

/** A Home space. */
export type HomeEntry = {
  label: number;
  min_die: number;
  die_change: number;
  effects: EffectData[];
};

/** A space for a Building. */
export type SiteEntry = {
  type: AreaSpaceType;
};

/** A space of a display: what taking a tile from it costs, and what it gives. */
export type MarketSpace = {
  cost: Record<string, number>;
  gain: Record<string, number>;
  vp: number;
};

/** A space of the Paths of Wisdom. */
export type NodeEntry = {
  kind: NodeKind;
  vp: number;
  amulet: number;
  bridge: number;
  branch: string | null;
  branches: string[];
};

/** A branch of the Paths of Wisdom. */
export type BranchEntry = {
  kind: BranchKind;
  letter: GateLetter | null;
  fork: string;
  spaces: string[];
};

/** A Crystal slot; an Ingenuity slot lies beside a card space. */
export type SlotEntry = {
  colour: CrystalColour;
  vp: number;
  card_space: number | null;
};

/** A building counter. */
export type CounterEntry = {
  cost: Record<string, number>;
  vp: number;
};

/** A space for a pilgrim between rocks. */
export type RockPilgrimSpace = {
  rocks: number[];
  cost: Record<string, number>;
};

/** A card of the Tengu. */
export type TenguCardEntry = {
  yokai: YokaiType[];
  bitoku: string[];
  location: string;
  option: Market | null;
  gain: string[];
  resource: string | null;
};

// By kind of effect: the icon that is drawn.
export const EFFECT_ICONS: Readonly<Record<string, string>> = {
  movement: "movement",
  kodama_forward: "kodama-forward",
  kodama_back: "kodama-back",
  build: "building",
  crystal: "crystal",
  mitama: "mitama",
  dragonfly: "dragonfly",
  take_rock: "rock",
  place_pilgrim_rock: "pilgrim-rock",
  vision: "vision",
  draw_card: "draw-card",
  gain_yokai: "yokai-card",
  gain_bitoku: "bitoku-card",
  unlock_die: "unlock-die",
  copy_forest_action: "copy",
};
