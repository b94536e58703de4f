// Generated: python -m mori.server.typescript

import type { EffectData } from "../../protocol";

export const REGIONS = ["yomi", "stairs", "home", "glade", "forges"] as const;

export const RIVER_REGIONS = ["yomi", "stairs", "glade", "forges"] as const;

export const MARKETS = ["mitama", "dragonfly", "crystal", "building"] as const;

export const RESOURCES = ["wood", "stone", "jade", "sake"] as const;

export const SEASONS = ["spring", "summer", "autumn", "winter"] as const;

export const COLOURS = ["purple", "yellow", "brown", "green"] as const;

export type Season = "spring" | "summer" | "autumn" | "winter" | "ascension";

export type LeftOut = "hidden_cards" | "dream_crystals";

export type DieState = "locked" | "unlocked" | "forest" | "hill";

export type Region = "yomi" | "stairs" | "home" | "glade" | "forges";

export type Market = "mitama" | "dragonfly" | "crystal" | "building";

export type LookedAt = "yokai" | "bitoku" | "vision" | "hand";

export type Attitude = "inactive" | "active";

export type YokaiType = "kappa" | "imomushi" | "nezumi" | "kitsune" | "shin_ookami" | "yama_uba";

export type BitokuType = "makoto" | "chuugi" | "yu" | "jin" | "rei" | "gi" | "meiyo";

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

export type RockType =
  | "kappa"
  | "imomushi"
  | "nezumi"
  | "kitsune"
  | "shin_ookami"
  | "ara"
  | "nigi"
  | "saki"
  | "kushi"
  | "temple"
  | "onsen"
  | "farm"
  | "ryokan";

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

/** What lies before a player; `hand` is there for its owner, and for all at the end. */
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
  vision_progress: Record<string, number>[];
  items: Record<string, number>;
  virtues: (number | null)[];
  mitamas: string[];
  dragonflies: string[];
  pairs: string[][];
  kodamas: Record<string, number>;
  hand?: string[];
  deck_cards?: string[];
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
  progress: Record<string, number>[];
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
  effects: EffectData[];
  virtue: VirtueEntry;
  starting: boolean;
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
  type: BitokuType;
  rarity: number;
  vp: number;
  effects: EffectData[];
};

/** A Vision. */
export type VisionEntry = {
  requires: Record<string, number>;
  vp: number;
  penalty: 1 | 2;
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
  types: RockType[];
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

/** The seat's three dice by what they show, in the order in which actions count them. */
export type OwnDice = {
  dice: string[];
};

/** The card that was just played. */
export type CardPlayed = {
  card: string;
};

/** The value of the die in use, with the Amulets spent on it. */
export type DieValue = {
  value: number;
};

/** The region whose Forest Actions can be used, and the value of the die. */
export type DieInRegion = {
  region: string;
  value: number;
};

/** No more than that it is asked, or that it happened. */
export type Nothing = Record<string, never>;

/** The dice of all sides by what they show and where they are. */
export type AllDice = {
  all_dice: string[];
};

/** What has the effect, the effect, and its parts in the order in which actions count them. */
export type Parts = {
  source: string;
  effect: EffectData;
  parts: EffectData[];
};

/** What gives the choice, how many are still to be chosen, and of what. */
export type Options = {
  source: string;
  count: number;
  options: EffectData[];
};

/** What lets one buy, and what: first at its price, then with the discount. */
export type Purchases = {
  source: string;
  options: EffectData[];
};

/** The market to obtain from, and the discount. */
export type MarketAsked = {
  market: string;
  count: number;
};

/** The tile that is being laid or combined. */
export type TileInHand = {
  tile: string;
};

/** Points to spend, steps to make, cards or resources to choose. */
export type HowMany = {
  count: number;
};

/** The deck that is looked at. */
export type DeckAsked = {
  deck: string;
};

/** The values of the dice on the three card spaces. */
export type DiceInOrder = {
  first: number;
  second: number;
  third: number;
};

/** The cards whose Spirit's Virtue can be scored. */
export type CardsToScore = {
  cards: string[];
};

/** The number of a round. */
export type RoundBegan = {
  round: number;
};

/** A season. */
export type SeasonBegan = {
  season: string;
};

/** Whom it is about. */
export type OfSeat = {
  seat: string;
};

/** The sides in their turn order. */
export type OrderSet = {
  seats: string[];
};

/** What was offered and not taken. */
export type Declined = {
  seat: string;
  offer: string;
};

/** Effects, as the catalogues tell them. */
export type OfEffects = {
  seat: string;
  effects: EffectData[];
};

/** How many. */
export type Counted = {
  seat: string;
  count: number;
};

/** Who ranks before whom with the same points, and by what. */
export type TieBroken = {
  seat: string;
  rival: string;
  by: string;
};

/** Points, what they make, and where they come from. */
export type Scored = {
  seat: string;
  points: number;
  total: number;
  category: string;
};

/** Resources gained or paid. */
export type Goods = {
  seat: string;
  goods: string;
};

/** Amulets of a value. */
export type AmuletsGained = {
  seat: string;
  value: number;
  count: number;
};

/** A die of a value, or an Amulet. */
export type OfValue = {
  seat: string;
  value: number;
};

/** A die and the region or Home space where it lies. */
export type DiePlaced = {
  seat: string;
  value: number;
  place: string;
};

/** A die that has no Forest Action in a region, and the highest other there. */
export type DieOutranked = {
  seat: string;
  value: number;
  region: string;
  other: number;
};

/** Another side's die, where it lies, and whose it is. */
export type DieCopied = {
  seat: string;
  value: number;
  place: string;
  owner: string;
};

/** A region. */
export type OfRegion = {
  seat: string;
  region: string;
};

/** A die and the region it left. */
export type RiverCrossed = {
  seat: string;
  value: number;
  region: string;
};

/** The values of the dice from left to right. */
export type DiceArranged = {
  seat: string;
  values: number[];
};

/** Cards. */
export type OfCards = {
  seat: string;
  cards: string[];
};

/** A card. */
export type OfCard = {
  seat: string;
  card: string;
};

/** A card and the card space where it lies. */
export type PlayedTo = {
  seat: string;
  card: string;
  space: number;
};

/** A Kodama, and where it stands now. */
export type KodamaAdvanced = {
  seat: string;
  region: string;
  space: number;
};

/** Another side's Kodama. */
export type KodamaPushedBack = {
  seat: string;
  region: string;
  space: number;
  owner: string;
};

/** Where a Pilgrim sets out. */
export type PilgrimageStarted = {
  seat: string;
  node: string;
};

/** A step on the Paths. */
export type PilgrimWalked = {
  seat: string;
  source: string;
  target: string;
};

/** A tile. */
export type OfTile = {
  seat: string;
  tile: string;
};

/** A Mitama and a Dragonfly. */
export type PairCombined = {
  seat: string;
  mitama: string;
  dragonfly: string;
};

/** A building and its space. */
export type BuildingLaid = {
  seat: string;
  tile: string;
  site: string;
};

/** A building and whose it is. */
export type RivalBuildingUsed = {
  seat: string;
  tile: string;
  owner: string;
};

/** A tile that left its market, and the game. */
export type TileRemoved = {
  market: string;
  tile: string;
};

/** A market and the tiles in it. */
export type MarketRefilled = {
  market: string;
  tiles: string[];
};

/** A rock. */
export type OfRock = {
  seat: string;
  rock: string;
};

/** A favour of a Hill. */
export type Favour = {
  seat: string;
  hill: string;
  favour: string;
};

/** A Vision: what met it, or what it lacked, and its points. */
export type VisionSettled = {
  seat: string;
  card: string;
  items: string;
  points: number;
};

/** What the points of a category are counted from. */
export type CategoryCounted = {
  seat: string;
  count: number;
  category: string;
};

/** A wild card or tile, and the type it counts as. */
export type WildCounted = {
  seat: string;
  piece: string;
  type: string;
};

/** A rock: matching pieces, Pilgrims beside it, and their product. */
export type RockScored = {
  seat: string;
  rock: string;
  count: number;
  pilgrims: number;
  points: number;
};

/** Points of a Lake Treasure. */
export type TreasureShared = {
  seat: string;
  region: string;
  points: number;
};

/** A shared deck. */
export type DeckReshuffled = {
  deck: string;
};

/** The cards that lie on the Hills, or lay there. */
export type HillsFilled = {
  cards: string[];
};

/** A rock that left the Garden. */
export type RockRemoved = {
  rock: string;
};

/** What the Tengu begins with. */
export type TenguPrepared = {
  seat: string;
  cards: string[];
  rocks: string[];
};

/** The Tengu's dice, and the card they choose. */
export type TenguRolled = {
  seat: string;
  card: string;
  first: number;
  second: number;
  position: string;
};

/** A row, and the condition that failed. */
export type TenguRowSkipped = {
  seat: string;
  row: string;
  why: string;
};

/** A row of the Activation Cycle. */
export type TenguRowTaken = {
  seat: string;
  row: string;
};

/** A new card, and the row of open ones. */
export type TenguRowRefreshed = {
  seat: string;
  card: string;
  open: string[];
};

/** Its attitude. */
export type TenguAttitude = {
  seat: string;
  attitude: string;
};

/** A location action, and why this one. */
export type TenguActs = {
  seat: string;
  why: string;
  place: string;
};

/** What failed. */
export type TenguLost = {
  seat: string;
  why: string;
};

/** A tile, and why this one. */
export type TenguTileChosen = {
  seat: string;
  tile: string;
  why: string;
};

/** A market without a favourite. */
export type TenguNoFavourite = {
  seat: string;
  market: string;
};

/** A roll, and the tile it leads to. */
export type TenguTileRolled = {
  seat: string;
  tile: string;
  roll: number;
  number: number;
  space: number;
};

/** A choice that a roll made. */
export type TenguRolledChoice = {
  seat: string;
  options: string[];
  chosen: string;
  roll: number;
};

/** What was drawn from, and what was drawn. */
export type TenguLots = {
  seat: string;
  options: string[];
  chosen: string;
};

/** A card, and why this one. */
export type TenguCardChosen = {
  seat: string;
  card: string;
  why: string;
};

/** A Kodama that moves: its steps, and the points they are worth. */
export type TenguKodamaChosen = {
  seat: string;
  region: string;
  why: string;
  count: number;
  points: number;
};

/** A Kodama that does not move, and why. */
export type TenguKodamaStays = {
  seat: string;
  region: string;
  why: string;
};

/** The resource it has fewest of. */
export type TenguFewest = {
  seat: string;
  resource: string;
};

/** A die of the Tengu's at a Crossing, and another side's at one of the same Hills. */
export type TenguContested = {
  seat: string;
  value: number;
  region: string;
  rival: string;
  other: number;
  place: string;
};

/** Movement points, and where they come from. */
export type TenguMovement = {
  seat: string;
  count: number;
  why: string;
};

/** Points. */
export type TenguPoints = {
  seat: string;
  points: number;
};

/** Pieces, what each of them gives, and the category. */
export type TenguCounted = {
  seat: string;
  points: number;
  pieces: string[];
  category: string;
};

// By kind: what the words need.
export interface Prompts {
  turn: OwnDice;
  played_card: CardPlayed;
  place_die: DieValue;
  region_action: DieInRegion;
  spend_amulet: Nothing;
  copy_die: AllDice;
  copied_row: DieInRegion;
  claim_favour: Nothing;
  property_bonus: Nothing;
  choose_part: Parts;
  choose_option: Options;
  choose_purchase: Purchases;
  obtain_tile: MarketAsked;
  choose_slot: TileInHand;
  choose_site: TileInHand;
  combine_mitama: TileInHand;
  combine_dragonfly: TileInHand;
  waive_resource: HowMany;
  pay_resource: HowMany;
  take_resource: HowMany;
  advance_kodama: HowMany;
  push_kodama_back: HowMany;
  spend_movement: HowMany;
  look_or_not: DeckAsked;
  keep_yokai: DeckAsked;
  keep_bitoku: DeckAsked;
  keep_vision: DeckAsked;
  draw_or_not: HowMany;
  unlock_die: OwnDice;
  take_rock: Nothing;
  place_rock_pilgrim: Nothing;
  discard_to_three: HowMany;
  reap_fruits: Nothing;
  arrange_dice: DiceInOrder;
  spirits_virtue: CardsToScore;
}

// A question of the game, told apart by its kind.
export type ShownQuestion = {
  [Kind in keyof Prompts]: { kind: Kind; prompt: Prompts[Kind] };
}[keyof Prompts];

// By kind: what the words need.
export interface Facts {
  round_began: RoundBegan;
  season_began: SeasonBegan;
  turn_began: OfSeat;
  passed: OfSeat;
  forced_to_pass: OfSeat;
  order_set: OrderSet;
  declined: Declined;
  effects_declined: OfEffects;
  effects_lost: OfEffects;
  discount_lost: Counted;
  tie_broken: TieBroken;
  game_ended: Nothing;
  scored: Scored;
  gained: Goods;
  paid: Goods;
  amulet_gained: AmuletsGained;
  amulet_spent: OfValue;
  amulet_points_lost: Counted;
  die_unlocked: OfValue;
  pilgrim_given_up: OfSeat;
  die_placed: DiePlaced;
  die_changed: OfValue;
  die_outranked: DieOutranked;
  die_copied: DieCopied;
  nothing_to_do: OfRegion;
  river_crossed: RiverCrossed;
  dice_arranged: DiceArranged;
  cards_drawn: Counted;
  own_cards_drawn: OfCards;
  own_deck_reshuffled: OfSeat;
  card_discarded: OfCard;
  card_played: PlayedTo;
  card_removed: OfCard;
  kodama_advanced: KodamaAdvanced;
  kodama_pushed_back: KodamaPushedBack;
  pilgrimage_started: PilgrimageStarted;
  pilgrim_walked: PilgrimWalked;
  pilgrim_arrived: PilgrimWalked;
  bitoku_added: OfCard;
  bitoku_completed: OfCard;
  mitama_obtained: OfTile;
  dragonfly_obtained: OfTile;
  crystal_obtained: OfTile;
  building_obtained: OfTile;
  pair_combined: PairCombined;
  building_laid: BuildingLaid;
  building_used: OfTile;
  rival_building_used: RivalBuildingUsed;
  tile_removed: TileRemoved;
  market_refilled: MarketRefilled;
  rock_taken: OfRock;
  rock_pilgrim_placed: OfSeat;
  favour_claimed: Favour;
  favour_covered: Favour;
  no_favour_left: OfSeat;
  yokai_taken: OfCard;
  yokai_kept: Counted;
  own_yokai_kept: OfCard;
  vision_kept: OfCard;
  visions_refused: OfSeat;
  vision_completed: VisionSettled;
  vision_failed: VisionSettled;
  counted: CategoryCounted;
  wild_counted: WildCounted;
  rock_scored: RockScored;
  treasure_shared: TreasureShared;
  deck_reshuffled: DeckReshuffled;
  hills_cleared: HillsFilled;
  hills_filled: HillsFilled;
  rock_removed: RockRemoved;
  tengu_prepared: TenguPrepared;
  tengu_rolled: TenguRolled;
  tengu_row_skipped: TenguRowSkipped;
  tengu_row_taken: TenguRowTaken;
  tengu_row_refreshed: TenguRowRefreshed;
  tengu_deck_reshuffled: Counted;
  tengu_attitude: TenguAttitude;
  tengu_acts: TenguActs;
  tengu_action_lost: TenguLost;
  tengu_tile_chosen: TenguTileChosen;
  tengu_no_favourite: TenguNoFavourite;
  tengu_tile_rolled: TenguTileRolled;
  tengu_tile_rolled_on: TenguTileRolled;
  tengu_rolled_choice: TenguRolledChoice;
  tengu_drew_lots: TenguLots;
  tengu_card_chosen: TenguCardChosen;
  tengu_no_card: OfSeat;
  tengu_kodama_chosen: TenguKodamaChosen;
  tengu_kodama_stays: TenguKodamaStays;
  tengu_fewest: TenguFewest;
  tengu_contested: TenguContested;
  tengu_crossed: RiverCrossed;
  tengu_movement: TenguMovement;
  tengu_path_doubled: TenguPoints;
  tengu_movement_lost: OfSeat;
  tengu_extra_card: OfCard;
  tengu_no_extra_card: OfSeat;
  tengu_home: Counted;
  tengu_counted: TenguCounted;
}

// A fact of the game, told apart by its kind.
export type ShownFact = {
  [Kind in keyof Facts]: { kind: Kind; args: Facts[Kind]; places: string[] };
}[keyof Facts];

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
