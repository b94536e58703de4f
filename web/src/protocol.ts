// Generated: python -m mori.server.typescript

/** Something that happened, as the catalogues tell it, and where on the table. */
export interface FactData {
  kind: string;
  args: Record<string, unknown>;
  places: string[];
}

/** What a component gives, spelled out: an effect's kind, and what it is made of. */
export interface EffectData {
  kind: string;
  args: Record<string, number | string>;
  parts: EffectData[];
  is_choice: boolean;
}

/** Something to know of an answer before it is given, and what would become usable with it. */
export interface NoteData {
  kind: string;
  args: Record<string, unknown>;
  places: string[];
}

/** One possible answer, where it is chosen, and what is certain to follow from it. */
export interface ActionData {
  text: string;
  kind: string;
  args: Record<string, unknown>;
  places: string[];
  adds: string | EffectData | null;
  notes: NoteData[];
  outcome: FactData[];
  ends_turn: "maybe" | "no" | "yes";
  is_unit: boolean;
}

/** A question to a seat, and what on the table it is about. */
export interface DecisionData {
  number: number;
  seat: number;
  kind: string;
  prompt: Record<string, unknown>;
  places: string[];
  actions: ActionData[];
  units: number;
}

/** Points in one category. */
export interface ScoreItemData {
  category: string;
  points: number;
  rules: string[];
}

/** How an opponent fared that the rules play themselves. */
export interface OpponentData {
  name: string;
  score: number;
  items: ScoreItemData[];
  is_beaten: boolean;
}

/** How the game ended; lists are by seat. */
export interface ResultData {
  ending: string;
  rules: string[];
  scores: number[];
  places: number[];
  winners: number[];
  items: ScoreItemData[][];
  opponents?: OpponentData[];
  ties?: FactData[];
}

/** A tip for a first game; its sentence is in the game's catalogue (docs/adding-a-tip.md). */
export interface TipData {
  id: string;
  lit: string[];
  rules: string[];
}

/** A game between two answers, through the eyes of a seat or a spectator. */
export interface StateData {
  mark: string;
  step: number;
  sides: string[];
  view: Record<string, unknown>;
  asked: number[];
  decision: DecisionData | null;
  tips: TipData[];
  can_undo: boolean;
  can_ask_undo: boolean;
  rewound: boolean;
  result: ResultData | null;
}

/** How things stood on the way to a state: what the rules do by themselves, step by step. */
export interface MomentData {
  facts: number;
  view: Record<string, unknown>;
}

/** Something happened. */
export interface StateMessage {
  type: "state";
  state: StateData;
  facts: FactData[];
  moments: MomentData[];
  opened: FactData[];
}

/** How often somebody took a seat in the middle of the game, and at which step the last time. */
export interface GivenAnewInfo {
  times: number;
  step: number;
}

/** Who sits in a seat: a person, or a bot; a free one waits for somebody to take it.

    A bot in a seat whose person is away stands in for them; without one the seat waits. */
export interface SeatInfo {
  kind: "bot" | "person";
  bot: string | null;
  name: string;
  is_free: boolean;
  is_away: boolean;
  given_anew: GivenAnewInfo | null;
}

/** Which component pack is in play, and whether it is the one that comes with Mori. */
export interface PackInfo {
  fingerprint: string;
  path_is_own: boolean;
  name: string;
}

/** Where the seed comes from, what is promised of it, and once the game is over what it was. */
export interface ShuffleInfo {
  kind: "branched" | "chosen" | "fair" | "imported" | "told" | "unknown";
  commitment: string | null;
  seed: string | null;
  nonce: string | null;
}

/** What everybody may know of a table. */
export interface TableInfo {
  id: string;
  game: string;
  title: string;
  players: number;
  options: Record<string, boolean | number | string>;
  level: string | null;
  seats: SeatInfo[];
  pack: PackInfo;
  created: string;
  finished: boolean;
  is_replay: boolean;
  shuffle: ShuffleInfo;
  started: boolean;
  watching: "all" | "link" | "none";
  listed: boolean;
  chat_open: boolean;
  stand_in: string | null;
  host_seat: number | null;
  clock: ClockInfo | null;
  lesson: string | null;
  components?: Record<string, unknown>;
}

/** Who sits at the table, or what may be done there, has changed; or it has not started yet.

    Before the start it is all that is told of the table; a `welcome` comes with the start. */
export interface TableMessage {
  type: "table";
  table: TableInfo;
  seat: number | null;
}

/** A table to be made.

    Each of `seats` is "me", "person" (at the same screen), "friend" (by link) or a bot's name. */
export interface NewTable {
  game: string;
  seats: string[];
  options?: Record<string, boolean | number | string> | null;
  level?: string | null;
  seed?: number | string | null;
  title?: string | null;
  pack?: string | null;
  name?: string;
  names?: string[];
  listed?: boolean;
  stand_in?: string | null;
  clock?: ClockAsked | null;
}

/** A table to be made from a step of a finished game. */
export interface ForkTable {
  step: number;
  seats: string[];
  name?: string;
}

/** A new table, and the secrets of its maker, which are shown this once.

    `tokens` are the keys of people's seats, `invitations` those of the seats for friends, by seat;
    `host` is the key of whoever may say who else sits and looks on. */
export interface TableMade {
  table: TableInfo;
  tokens: Record<string, string>;
  host: string;
  invitations: Record<string, string>;
}

/** A table without anybody's token. */
export interface TableAnswer {
  table: TableInfo;
}

/** Tokens whose tables are asked for, and tables that somebody knows without a seat there. */
export interface MyTokens {
  tokens: string[];
  tables?: string[];
}

/** A table that some of the tokens belong to, `mine` being their seats, or that was named. */
export interface MyTable {
  table: TableInfo;
  mine: number[];
  changed: string;
  has_pack: boolean;
  round: number;
  asked: number[];
  result: ResultData | null;
}

/** The tables of the tokens, latest first. */
export interface MyTables {
  tables: MyTable[];
}

/** Tables that strangers may join, the latest first. */
export interface ListedTables {
  tables: TableInfo[];
}

/** What was asked for is done. */
export interface Done {
  done?: boolean;
}

/** An invitation that somebody was given. */
export interface Invitation {
  invitation: string;
}

/** The table of an invitation, and the seat that it is to. */
export interface Invited {
  table: TableInfo;
  seat: number;
}

/** A seat to be taken: by an invitation, or at a listed table without one.

    Before the start it may be any that is free, else the one of the invitation. */
export interface TakeSeat {
  name: string;
  invitation?: string | null;
  seat?: number | null;
}

/** The seat that was taken, and its key, which is shown this once. */
export interface SeatTaken {
  table: TableInfo;
  seat: number;
  token: string;
}

/** A new invitation to a seat; whatever opened the seat before does no longer. */
export interface NewInvitation {
  table: TableInfo;
  invitation: string;
}

/** The bot that takes a free seat. */
export interface BotSeated {
  bot: string;
}

/** The bot that plays for somebody who is late, at a table without a stand-in. */
export interface SeatHandedOver {
  bot?: string | null;
}

/** What those without a seat may do; null: as before. */
export interface TableRights {
  watching?: boolean | null;
  listed?: boolean | null;
  chat_open?: boolean | null;
}

/** The table with other rights, and the key for watchers if there is a new one. */
export interface RightsGiven {
  table: TableInfo;
  watch: string | null;
}

/** The table of another game; null while it is only proposed.

    Whoever opened it has its secrets, this once: the host's key and the invitations. */
export interface RematchAsked {
  table: TableInfo | null;
  host: string | null;
  invitations: Record<string, string>;
}

/** After the end: the seats that would like another game, and its table once there is one.

    `is_new`: it has just become so; else it is told to somebody who comes. */
export interface RematchMessage {
  type: "rematch";
  proposed: number[];
  table: string | null;
  is_new: boolean;
}

/** Have the seat again that one has left, or that the stand-in plays for. */
export interface BackMessage {
  type: "back";
  id: number;
}

/** The seats whose people are connected, from however many devices; told where several sit. */
export interface PresenceMessage {
  type: "presence";
  seats: number[];
  is_watched: boolean;
}

/** How much time people have: for each answer, or for the game with more for each answer. */
export interface ClockInfo {
  kind: "answer" | "game";
  seconds: number;
  increment: number;
}

/** How much time people have: for each answer, or for the game with more for each answer. */
export interface ClockAsked {
  kind: "answer" | "game";
  seconds: number;
  increment?: number;
}

/** The time of a seat. */
export interface ClockData {
  left: number;
  is_running: boolean;
  is_late: boolean;
}

/** How much time each seat has, at a table with a clock; to everybody the same. */
export interface ClocksMessage {
  type: "clocks";
  seats: ClockData[];
}

/** Answer a decision: with one action, or with several units of it, all of them or none. */
export interface AnswerMessage {
  type: "answer";
  id: number;
  mark: string;
  decision: number;
  actions: string[];
}

/** Ask how things would stand after such an answer. Nothing is played. */
export interface TryMessage {
  type: "try";
  id: number;
  mark: string;
  decision: number;
  actions: string[];
}

/** Ask why nothing can be chosen at a place, or why an action is not legal: one of the two. */
export interface WhyNotMessage {
  type: "why_not";
  id: number;
  place?: string | null;
  action?: string | null;
}

/** Ask what a bot would choose in the seat's place. Nothing is played. */
export interface HintMessage {
  type: "hint";
  id: number;
  mark: string;
  decision: number;
}

/** The answer or the undo is stored. */
export interface DoneMessage {
  type: "done";
  id: number;
}

/** How things would stand, as far as the seat may know and nothing comes to light. */
export interface TriedMessage {
  type: "tried";
  id: number;
  view: Record<string, unknown>;
  decision: DecisionData | null;
  facts: FactData[];
  ends_turn: "maybe" | "no" | "yes";
}

/** Why not; `code` is null when it can be chosen after all. */
export interface ReasonMessage {
  type: "reason";
  id: number;
  code: string | null;
  data: Record<string, unknown>;
  rules: string[];
}

/** A choice, and what the seat may expect of it: its chance to win, margin and points.

    They are null where nobody can tell. */
export interface AdviceData {
  action: string;
  win: number | null;
  margin: number | null;
  points: number | null;
}

/** A hint: which bot was asked, the text of the action it would choose, and the best choices.

    The first of `choices` is that action; the others are what else it thought of. */
export interface SuggestionMessage {
  type: "suggestion";
  id: number;
  decision: number;
  bot: string;
  action: string;
  choices: AdviceData[];
}

/** What was done at the table cannot be stored now, and is tried again; null: it is stored. */
export interface TroubleMessage {
  type: "trouble";
  code: string | null;
}

/** Take back the seat's latest answer. */
export interface UndoMessage {
  type: "undo";
  id: number;
  mark: string;
}

/** Ask the others for the seat's latest answer back, with all that was answered since.

    `tokens` are those of other seats at the same screen: they consent with it. */
export interface AskUndoMessage {
  type: "ask_undo";
  id: number;
  mark: string;
  tokens?: string[];
}

/** Consent to what another seat asked for, or refuse it; whoever asked refuses to withdraw. */
export interface ConsentMessage {
  type: "consent";
  id: number;
  request: string;
  is_given: boolean;
}

/** A seat asks to take back its latest answer. */
export interface UndoAskedData {
  request: string;
  seat: number;
  answers: number;
  waiting: number[];
  seconds: number;
}

/** What is asked now; or that nothing is any more, how the last request ended, and by whom. */
export interface UndoAskedMessage {
  type: "undo_asked";
  asked: UndoAskedData | null;
  ended: "given" | "late" | "overtaken" | "refused" | "withdrawn" | null;
  by: number | null;
}

/** Say something to those at the table: one of the phrases, or a text. */
export interface SayMessage {
  type: "say";
  id: number;
  phrase?: "again" | "back" | "back_soon" | "good_game" | "good_luck" | "hello" | "no_hurry" | "oops" | "sorry" | "thanks" | "thinking" | "well_done" | null;
  text?: string;
}

/** What nobody says: the service notes it. `given_anew`: somebody took the seat at this step. */
export interface ChatNote {
  code: "given_anew";
  step: number;
}

/** What somebody said. A phrase is a code: each reader has it in their own language.

    Where it is a note about a seat, nothing is said. */
export interface ChatData {
  number: number;
  seat: number;
  said: string;
  phrase: string | null;
  text: string;
  note: ChatNote | null;
}

/** What was said, in order; `is_whole`: all that is kept of it, else only what is new. */
export interface ChatMessage {
  type: "chat";
  lines: ChatData[];
  is_whole: boolean;
}

/** Look through a seat's eyes, or as a spectator: without a token, or if one says so. */
export interface JoinMessage {
  type: "join";
  token: string | null;
  is_watching?: boolean;
}

/** The table as it is now. */
export interface WelcomeMessage {
  type: "welcome";
  table: TableInfo;
  seat: number | null;
  facts: FactData[];
  state: StateData;
}

/** A code of `mori.core.errors` or of the service, with its values. */
export interface ErrorData {
  code: string;
  data: Record<string, unknown>;
}

/** What a refused request is answered with. */
export interface ErrorAnswer {
  error: ErrorData;
}

/** Refused; nothing has changed. */
export interface ErrorMessage {
  type: "error";
  id: number | null;
  code: string;
  data: Record<string, unknown>;
}

/** A switch of a game; `players` are the player counts it is for. */
export interface OptionInfo {
  name: string;
  default: boolean | number | string;
  values: (boolean | number | string)[];
  rule: string;
  players: number[];
}

/** A level of difficulty and the options it sets. */
export interface LevelInfo {
  name: string;
  options: Record<string, boolean | number | string>;
}

/** A component pack to play with; `title` is "" where it has none of its own. */
export interface OfferedPackInfo {
  id: string;
  title: string;
  fingerprint: string;
  is_own: boolean;
  entries: number;
  reconstructed: number;
  idle: Record<string, string[]>;
}

/** What can be played. `levels` is by player count, gentlest first. */
export interface GameInfo {
  name: string;
  players: number[];
  options: OptionInfo[];
  levels: Record<string, LevelInfo[]>;
  bots: string[];
  packs: OfferedPackInfo[];
  has_book: boolean;
  lessons: string[];
}

/** All games there are. */
export interface GamesAnswer {
  games: GameInfo[];
}

/** An answer in the words of its question, for a step of which no fact tells. */
export interface ReplayAction {
  text: string;
  kind: string;
  args: Record<string, unknown>;
  prompt: Record<string, unknown>;
  adds: string | EffectData | null;
}

/** An answer and what followed from it; step 0 is the setup, which is nobody's. */
export interface ReplayStep {
  step: number;
  seat: number | null;
  round: number;
  facts: FactData[];
  moments: number;
  action: ReplayAction | null;
}

/** How things stood on the way to a step. */
export interface ReplayMoments {
  moments: MomentData[];
}

/** All steps of a game as one seat, or a spectator, may know them. */
export interface ReplayAnswer {
  table: TableInfo;
  steps: ReplayStep[];
}

/** A word that the rules use, and what they mean by it. */
export interface TermData {
  word: string;
  meaning: string;
}

/** How an open question was settled, how surely, and in which group of rules; "" if in none. */
export interface RulingData {
  id: string;
  title: string;
  text: string;
  confidence: string[];
  group: string;
}

/** One numbered rule. `sources`: S stated, D derived, R reconstructed; `rulings`: ids. */
export interface RuleData {
  id: string;
  text: string;
  sources: string[];
  rulings: string[];
}

/** Rules that belong together; the catalogues have the group's name.

    `part` is the part of the game's book that speaks of them, "" if there is none. */
export interface RuleGroup {
  id: string;
  rules: RuleData[];
  part: string;
}

/** A worked example. */
export interface ExampleData {
  id: string;
  situation: string;
  expected: string;
}

/** The rule book of a game. `language` is the one it is in: English where there is no other. */
export interface RulesAnswer {
  game: string;
  language: string;
  terms: TermData[];
  groups: RuleGroup[];
  rulings: RulingData[];
  examples: ExampleData[];
}

/** A block of a book: words with the rules they speak of, or a figure with its caption.

    "turn" and "icons" have no words of their own: the catalogues have a turn at a glance and what
    each icon means. */
export interface BlockData {
  kind: "example" | "figure" | "icons" | "item" | "text" | "turn";
  text: string;
  rules: string[];
  figure: string;
}

/** What stands below a heading. */
export interface BookPart {
  id: string;
  title: string;
  blocks: BlockData[];
}

/** An introduction to a game, in `language`: English where there is no other. */
export interface BookAnswer {
  game: string;
  language: string;
  title: string;
  lead: BlockData[];
  parts: BookPart[];
}

/** What of a position a figure shows, and which places are lit (docs/adding-a-book.md). */
export interface FigureData {
  position: string;
  shows: string[];
  lit: string[];
}

/** A table as a seat sees it, with what is printed on its components. */
export interface PositionData {
  players: number;
  seat: number;
  sides: string[];
  view: Record<string, unknown>;
  components: Record<string, unknown>;
}

/** The figures of a game's book, and the positions they show. */
export interface FiguresAnswer {
  game: string;
  figures: Record<string, FigureData>;
  positions: Record<string, PositionData>;
}

/** The words of a game for the page: Fluent sources, and how its names are made.

    `language` is the one they are in, English where the game has no other; "" and no sources for a
    game without words (docs/words.md). */
export interface WordsAnswer {
  game: string;
  language: string;
  sources: string[];
  names: Record<string, unknown>;
}

/** Where an entry of a pack comes from; `fields` are those that differ from the entry. */
export interface EntryData {
  table: string;
  id: string;
  provenance: string;
  fields: Record<string, string>;
  note: string;
  source: string;
}

/** What of a pack is stated, derived or reconstructed: counts by table, and every entry. */
export interface PackAnswer {
  game: string;
  pack: OfferedPackInfo;
  tables: Record<string, Record<string, number>>;
  entries: EntryData[];
}

/** A table to be made, at which a lesson is given. */
export interface LessonTable {
  game: string;
  lesson: string;
}

/** A sentence, the places lit with it, and the rules it teaches.

    `until` is how many answers there are when what it asks for is done; null where it asks nothing. */
export interface LessonStep {
  say: string;
  lit: string[];
  rules: string[];
  until: number | null;
}

/** A lesson; its words are in the game's catalogue of lessons (docs/adding-a-lesson.md). */
export interface LessonData {
  id: string;
  steps: LessonStep[];
}

/** The lessons of a game, in their order. */
export interface LessonsAnswer {
  game: string;
  lessons: LessonData[];
}

/** The public key that a browser subscribes with; null where the service cannot push. */
export interface PushKey {
  key: string | null;
}

/** A browser that wants to be told of the seats with these keys, and of no others.

    `endpoint`, `p256dh` and `auth` are those of its subscription (Push API). */
export interface PushDevice {
  endpoint: string;
  p256dh: string;
  auth: string;
  language: string;
  tokens: string[];
  remind_hours?: number;
}

/** Of how many seats a browser is told. */
export interface PushSeats {
  seats: number;
}

/** A browser that wants to be told nothing any more. */
export interface PushEnd {
  endpoint: string;
}

export type ClientMessage = JoinMessage | AnswerMessage | TryMessage | UndoMessage | AskUndoMessage | ConsentMessage | SayMessage | BackMessage | WhyNotMessage | HintMessage;

export type ServerMessage = WelcomeMessage | TableMessage | StateMessage | DoneMessage | TriedMessage | ReasonMessage | SuggestionMessage | TroubleMessage | UndoAskedMessage | ChatMessage | PresenceMessage | RematchMessage | ClocksMessage | ErrorMessage;
