// Generated: python -m mori.server.typescript

export type HandDeck = "solar" | "lunar";

export type Slot = "N" | "NE" | "E" | "SE" | "S" | "SW" | "W" | "NW";

export type SpaceKind = "plus" | "cost" | "tribute" | "akku_visit" | "merchant";

export type Blocker = "akku" | "ice";

export type Cardinal = "N" | "E" | "S" | "W";

export type LineState = "open" | "paid" | "waived";

export type Ending = "vp_reached" | "seasons_completed" | "chaos";

/**
 * What a seat, or a spectator, may know of a game.
 *
 * The service sends the components once, with the table, and not in every view.
 */
export type View = {
  game: "hitodama";
  seat: number | null;
  players: PlayerView[];
  round: number;
  round_marker: number;
  season: string;
  north: number;
  coin: number;
  round_order: number[];
  turn: TurnView;
  hitodama: SpiritView;
  score_track: ScoreTrack;
  tiles: TileView[];
  supply: Record<string, number>;
  decks: Decks;
  solar_stack: StackedCard[];
  solar_stack_limit: number;
  acting_card: string | null;
  akku_card: AkkuCardView | null;
  tributes: SeasonView[];
  ending: Ending | null;
  decision?: ViewDecision;
  components?: Components;
};

/** What lies before a player; `hand` and `hand_decks` for its owner, at the end for all. */
export type PlayerView = {
  seat: number;
  side: number;
  score: number;
  points: Record<string, number>;
  if_ended: IfEnded;
  basket: Record<string, number>;
  solar_cards: number;
  lunar_cards: number;
  reserve: number;
  asleep_on_board: number;
  moved_this_turn: number[];
  hand?: string[];
  hand_decks?: HandDeck[];
};

/** What an end of the game would add now: in Hitodama nothing, all is scored at once. */
export type IfEnded = {
  points: Record<string, number>;
  left_out: string[];
};

/** Whose turn it is, or -1 between turns. */
export type TurnView = {
  seat: number;
  actions_left: number;
};

/** The hitodama on its path, and what its wrath does now. */
export type SpiritView = {
  position: number;
  level: number;
  end: number;
  levels: number[];
  brings_ice: boolean;
  takes_first_of: string[];
};

/** The track's last space, and those at which the wrath is unleashed. */
export type ScoreTrack = {
  end: number;
  wrath_spaces: number[];
};

/** A forest tile; `slot` is what its place in the ring is called from the present North on. */
export type TileView = {
  id: string;
  ring: number;
  slot: Slot;
  spaces: SpaceView[];
};

/** A space of a tile; an extra space tells which printed one it copies. */
export type SpaceView = {
  place: string;
  kind: SpaceKind;
  pay: Record<string, number>;
  gain: Record<string, number>;
  essence?: EssenceView;
  blocker?: Blocker;
  copy_of?: string;
};

/** An essence on the map. */
export type EssenceView = {
  seat: number;
  standing: boolean;
  fresh: boolean;
  arrival: number;
};

/** All decks that are drawn from. */
export type Decks = {
  solar: DeckView;
  lunar: DeckView;
  akku: DeckView;
  ice: DeckView;
};

/** A deck and its discard pile. */
export type DeckView = {
  cards: number;
  discard: string[];
};

/** A card of the solar stack, and who played it. */
export type StackedCard = {
  card: string;
  seat: number;
};

/** The akku card in play. */
export type AkkuCardView = {
  id: string;
  cost: Record<string, number>;
  places: Cardinal[];
};

/** A season: its cardinal point, the price of displacing, its tribute cards. */
export type SeasonView = {
  season: string;
  cardinal: Cardinal;
  displacement: Record<string, number>;
  cards: TributeView[];
};

/** A tribute card. */
export type TributeView = {
  id: string;
  lines: LineView[];
};

/** A line of a tribute card. */
export type LineView = {
  line: string;
  resource: string;
  amount: number;
  points: number;
  paid_by: number | null;
  state: LineState;
};

/** What the seat must choose now, as its view names it. */
export type ViewDecision = {
  number: number;
  kind: string;
  actions: string[];
};

/** What boards and cards print; `arrival_bonus` is by tile, cards and lines by their ids. */
export type Components = {
  hand_limit: number;
  discard_rate: Record<string, DiscardRate>;
  arrival_bonus: Record<string, Record<string, number>>;
  card: Record<string, HandCardData>;
  akku_card: Record<string, AkkuCardData>;
  ice_card: Record<string, IceCardData>;
  line: Record<string, LineData>;
};

/** What discarding cards gives. */
export type DiscardRate = {
  pay: Record<string, number>;
  gain: Record<string, number>;
};

/** What a solar or lunar card does, by its kind of effect; nothing where the kind has none. */
export type HandCardData = {
  kind: string;
  optional: boolean;
  from_lair: boolean;
  pay: Record<string, number>;
  gain: Record<string, number>;
  amount: number;
  location: Cardinal | null;
  vp: number;
};

/** Where an akku card brings akkus, how many, and what taking one costs. */
export type AkkuCardData = {
  kind: "akku_card";
  akkus: number;
  places: Cardinal[];
  cost: Record<string, number>;
};

/** Where an ice card brings ice. */
export type IceCardData = {
  kind: "ice_card";
  freezes: Cardinal[];
};

/**
 * What a tribute line asks for, and what the other lines of its card do.
 *
 * `twin` is its rank on the card if another line there asks for the same; otherwise 0.
 */
export type LineData = {
  season: string;
  asks: Record<string, number>;
  beside: Record<string, number>;
  twin: number;
};

/** Actions that are left, cards still to give. */
export type HowMany = {
  count: number;
};

/** A space that asks a price. */
export type PricedSpace = {
  place: string;
  pay: string;
  gain: string;
};

/** The merchant's space where an essence stands, and its good. */
export type GoodWanted = {
  place: string;
  gain: string;
};

/** What removing an akku costs. */
export type AkkuPrice = {
  cost: string;
};

/** The season whose tributes can be paid. */
export type SeasonAsked = {
  season: string;
};

/** The card that moves a meeple. */
export type CardAsking = {
  card: string;
};

/** The card that moves a meeple, and where the one picked is. */
export type MeeplePicked = {
  card: string;
  place: string;
};

/** No more than that it is asked, or that it happened. */
export type Nothing = Record<string, never>;

/** Where the first of two meeples is. */
export type PlacePicked = {
  place: string;
};

/** The tiles around the ring. */
export type OfTiles = {
  tiles: string[];
};

/** Who spun the coin, and the side that is North. */
export type NorthChosen = {
  seat: string;
  side: string;
};

/** The lines of a season's tribute cards. */
export type TributesShown = {
  season: string;
  lines: string[];
};

/** A round and its first player. */
export type RoundBegan = {
  seat: string;
  round: number;
};

/** Whom it is about. */
export type OfSeat = {
  seat: string;
};

/** Whom it is about, and how many actions. */
export type OfSeatCounted = {
  seat: string;
  count: number;
};

/** A season. */
export type OfSeason = {
  season: string;
};

/** A tile. */
export type OfTile = {
  tile: string;
};

/** What the space would have cost. */
export type SpaceDeclined = {
  seat: string;
  place: string;
  gain: string;
  pay: string;
};

/** What the merchant would have given. */
export type TradeDeclined = {
  seat: string;
  place: string;
  gain: string;
};

/** What an akku would have cost. */
export type AkkuDeclined = {
  seat: string;
  cost: string;
};

/** The season whose lines could have been paid. */
export type TributeDeclined = {
  seat: string;
  season: string;
};

/** A card, and whose it is. */
export type OfSeatAndCard = {
  seat: string;
  card: string;
};

/** What is lacking for a space to bring something. */
export type BringsNothing = {
  seat: string;
  place: string;
  lack: string;
};

/** Why a gain could not be taken. */
export type GainMissed = {
  seat: string;
  goods: string;
  lack: string;
};

/** A tile, and who came first to it. */
export type OfSeatAndTile = {
  seat: string;
  tile: string;
};

/** Where on its path the hitodama is now. */
export type Advanced = {
  position: number;
  level: number;
};

/** The side that is North now. */
export type OfSide = {
  side: string;
};

/** Who ranks before whom with the same points, and by what. */
export type TieBroken = {
  seat: string;
  rival: string;
  by: string;
};

/** Two players between whom nothing decides. */
export type PlaceShared = {
  seat: string;
  rival: string;
};

/** How the game ended. */
export type Ended = {
  ending: string;
};

/** Points, where they come from, and how many it makes. */
export type Scored = {
  seat: string;
  points: number;
  category: string;
  total: number;
};

/** With what it was paid. */
export type TributePaid = {
  seat: string;
  line: string;
  goods: string;
};

/** A tribute line, and who closed it. */
export type OfLine = {
  seat: string;
  line: string;
};

/** The space of the score track that was reached, and the level of the wrath. */
export type Wrath = {
  seat: string;
  space: number;
  level: number;
};

/** What removing one of its akkus costs. */
export type AkkuCardRevealed = {
  card: string;
  cost: string;
};

/** A card. */
export type OfCard = {
  card: string;
};

/** Goods that somebody gets or gives. */
export type OfSeatAndGoods = {
  seat: string;
  goods: string;
};

/** How many cards of a deck somebody drew. */
export type CardsDrawn = {
  seat: string;
  deck: string;
  count: number;
};

/** The cards, to the one who drew them. */
export type OwnCardsDrawn = {
  seat: string;
  cards: string[];
  count: number;
};

/** A deck. */
export type OfDeck = {
  deck: string;
};

/** From where to where something went. */
export type Moved = {
  seat: string;
  source: string;
  target: string;
};

/** Where an essence of the reserve came to. */
export type Placed = {
  seat: string;
  target: string;
};

/** Whose essence a card moved. */
export type Relocated = {
  seat: string;
  source: string;
  target: string;
  owner: string;
};

/** From where an essence was taken. */
export type Left = {
  seat: string;
  source: string;
};

/** Whose essence it was, and what its owner was paid. */
export type Displaced = {
  seat: string;
  source: string;
  owner: string;
  goods: string;
};

/** A space, and who acts there. */
export type OfSeatAndPlace = {
  seat: string;
  place: string;
};

/** A space. */
export type OfPlace = {
  place: string;
};

/** How many. */
export type Counted = {
  count: number;
};

/** The tile that an extra space was added to. */
export type ExtraSpaceAdded = {
  seat: string;
  place: string;
  tile: string;
};

// By kind: what the words need.
export interface Prompts {
  turn: HowMany;
  give_card: HowMany;
  pay_for_space: PricedSpace;
  trade: GoodWanted;
  visit_akkus: AkkuPrice;
  pay_tribute: SeasonAsked;
  pick_meeple: CardAsking;
  pick_destination: MeeplePicked;
  swap_first: Nothing;
  swap_second: PlacePicked;
  choose_benefit: Nothing;
  choose_line_to_waive: Nothing;
  choose_extra_space: Nothing;
}

// A question of the game, told apart by its kind.
export type ShownQuestion = {
  [Kind in keyof Prompts]: { kind: Kind; prompt: Prompts[Kind] };
}[keyof Prompts];

// By kind: what the words need.
export interface Facts {
  tiles_laid: OfTiles;
  north_chosen: NorthChosen;
  tributes_shown: TributesShown;
  round_began: RoundBegan;
  turn_began: OfSeat;
  turn_ended_early: OfSeatCounted;
  actions_added: OfSeatCounted;
  resolution_began: OfSeason;
  tile_resolved: OfTile;
  space_declined: SpaceDeclined;
  trade_declined: TradeDeclined;
  akku_declined: AkkuDeclined;
  tribute_declined: TributeDeclined;
  card_declined: OfSeatAndCard;
  space_brings_nothing: BringsNothing;
  gain_missed: GainMissed;
  tile_idle: OfTile;
  arrived_first: OfSeatAndTile;
  coin_kept: OfSeat;
  coin_taken: OfSeat;
  hitodama_advanced: Advanced;
  north_changed: OfSide;
  tie_broken: TieBroken;
  place_shared: PlaceShared;
  game_ended: Ended;
  scored: Scored;
  tribute_paid: TributePaid;
  line_waived: OfLine;
  line_unscored: OfLine;
  season_changed: OfSeason;
  wrath_unleashed: Wrath;
  akku_card_revealed: AkkuCardRevealed;
  akku_card_waits: Nothing;
  ice_card_revealed: OfCard;
  solar_card_stacked: OfSeatAndCard;
  solar_card_acts: OfSeatAndCard;
  card_fizzled: OfCard;
  lunar_card_played: OfSeatAndCard;
  gained: OfSeatAndGoods;
  paid: OfSeatAndGoods;
  resource_lost: OfSeatAndGoods;
  nothing_lost: OfSeat;
  cards_drawn: CardsDrawn;
  own_cards_drawn: OwnCardsDrawn;
  deck_reshuffled: OfDeck;
  card_discarded: OfSeatAndCard;
  essence_moved: Moved;
  essence_placed: Placed;
  essence_relocated: Relocated;
  essence_returned: Left;
  essence_retired: Left;
  essence_ejected: Left;
  essence_displaced: Displaced;
  essence_woken: OfSeat;
  essence_lay_down: OfSeatAndPlace;
  essence_pushed: Moved;
  meeples_swapped: Moved;
  ice_placed: OfPlace;
  akku_placed: OfPlace;
  blocker_not_placed: OfTile;
  akku_lacking: OfTile;
  ice_lacking: OfTile;
  akku_moved: Moved;
  akku_captured: OfSeatAndPlace;
  ice_thawed: Counted;
  extra_space_added: ExtraSpaceAdded;
  extra_space_removed: OfTile;
}

// A fact of the game, told apart by its kind.
export type ShownFact = {
  [Kind in keyof Facts]: { kind: Kind; args: Facts[Kind]; places: string[] };
}[keyof Facts];
