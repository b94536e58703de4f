// Generated: python -m mori.server.typescript

/** Something that happened, in the terms of the catalogues, and where on the table. */
export interface FactData {
  kind: string;
  args: Record<string, unknown>;
  places: string[];
}

/** The effect of a component: its kind, and its parts. */
export interface EffectData {
  kind: string;
  args: Record<string, number | string>;
  parts: EffectData[];
  is_choice: boolean;
}

/** A remark about an answer: a warning, or what it would make possible. */
export interface NoteData {
  kind: string;
  args: Record<string, unknown>;
  places: string[];
}

/** A possible answer, the places to choose it at, and its certain consequences. */
export interface ActionData {
  text: string;
  kind: string;
  args: Record<string, unknown>;
  places: string[];
  adds: string | EffectData | null;
  notes: NoteData[];
  outcome: FactData[];
  ends_turn: "no" | "yes" | "maybe";
  is_unit: boolean;
  standing: number;
  is_rare: boolean;
  source: string;
}

/** A decision of a seat, and the places it is about. */
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

/** The result of an opponent that the rules play. */
export interface OpponentData {
  name: string;
  score: number;
  items: ScoreItemData[];
  is_beaten: boolean;
}

/** The result of the game; lists are by seat. */
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

/** The state between two answers, as a seat or a spectator sees it. */
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

/** An intermediate snapshot: what the rules do automatically, step by step. */
export interface MomentData {
  facts: number;
  view: Record<string, unknown>;
}

/** The state has changed. */
export interface StateMessage {
  type: "state";
  state: StateData;
  facts: FactData[];
  moments: MomentData[];
  opened: FactData[];
}

/** How often somebody took a seat during the game, and the latest step of that. */
export interface GivenAnewInfo {
  times: number;
  step: number;
}

/**
 * Who plays a seat: a person or a bot; a free one can be taken.
 *
 * A bot in a seat whose person is away stands in for them; without a bot the seat waits.
 */
export interface SeatInfo {
  kind: "person" | "bot";
  bot: string | null;
  name: string;
  is_free: boolean;
  is_away: boolean;
  given_anew: GivenAnewInfo | null;
}

/** The component pack in play, and whether it is Mori's own. */
export interface PackInfo {
  fingerprint: string;
  path_is_own: boolean;
  name: string;
}

/** The source of the seed, the commitment to it, and after the end the seed itself. */
export interface ShuffleInfo {
  kind: "fair" | "chosen" | "branched" | "imported" | "told" | "unknown";
  commitment: string | null;
  seed: string | null;
  nonce: string | null;
}

/** The public data of a table. */
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
  hints: boolean;
  host_seat: number | null;
  clock: ClockInfo | null;
  lesson: string | null;
  components?: Record<string, unknown>;
  bot_fit?: "trained" | "untrained" | "rough";
  coach?: boolean;
}

/**
 * The table's public data have changed, or the game has not started yet.
 *
 * Before the start this is all that is sent; a `welcome` comes with the start.
 */
export interface TableMessage {
  type: "table";
  table: TableInfo;
  seat: number | null;
}

/**
 * A new table.
 *
 * Each of `seats` is "me", "person" (at the same screen), "friend" (by link) or a bot's name.
 */
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
  hints?: boolean;
  clock?: ClockAsked | null;
}

/** A new table from a step of a finished game. */
export interface ForkTable {
  step: number;
  seats: string[];
  name?: string;
}

/**
 * A new table with its secrets, which are sent only this once.
 *
 * `tokens` are the keys of people's seats and `invitations` those for friends, by seat; `host` is
 * the key for managing seats and spectators.
 */
export interface TableMade {
  table: TableInfo;
  tokens: Record<string, string>;
  host: string;
  invitations: Record<string, string>;
}

/** A table, without secrets. */
export interface TableAnswer {
  table: TableInfo;
}

/** Tokens whose tables are wanted, and ids of tables that somebody knows without a seat. */
export interface MyTokens {
  tokens: string[];
  tables?: string[];
}

/** A table of some of the tokens, with their seats in `mine`, or one that was named. */
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

/** The tables that strangers may join, latest first. */
export interface ListedTables {
  tables: TableInfo[];
}

/** The request has been carried out. */
export interface Done {
  done?: boolean;
}

/** An invitation, as a request body. */
export interface Invitation {
  invitation: string;
}

/** The table of an invitation, and its seat. */
export interface Invited {
  table: TableInfo;
  seat: number;
}

/**
 * Take a seat: with an invitation, or without one at a listed table.
 *
 * Before the start any free seat may be chosen; later only the one of the invitation.
 */
export interface TakeSeat {
  name: string;
  invitation?: string | null;
  seat?: number | null;
}

/** The seat that was taken, and its key, which is sent only this once. */
export interface SeatTaken {
  table: TableInfo;
  seat: number;
  token: string;
}

/** A new invitation to a seat. Earlier keys of the seat are no longer valid. */
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

/** What people without a seat may do; null: unchanged. */
export interface TableRights {
  watching?: boolean | null;
  listed?: boolean | null;
  chat_open?: boolean | null;
}

/** The table with its new rights, and the new watch key if there is one. */
export interface RightsGiven {
  table: TableInfo;
  watch: string | null;
}

/**
 * The table of the rematch; null while it is only proposed.
 *
 * The person who opened it gets its secrets this once: the host's key and the invitations.
 */
export interface RematchAsked {
  table: TableInfo | null;
  host: string | null;
  invitations: Record<string, string>;
}

/**
 * After the end: the seats that propose a rematch, and its table once it is open.
 *
 * `is_new`: this has just changed; otherwise it is sent to somebody who joins.
 */
export interface RematchMessage {
  type: "rematch";
  proposed: number[];
  table: string | null;
  is_new: boolean;
}

/** Return to a seat that was left, or that the stand-in plays. */
export interface BackMessage {
  type: "back";
  id: number;
}

/** The seats whose people are connected; sent where several people play. */
export interface PresenceMessage {
  type: "presence";
  seats: number[];
  watchers: number;
}

/** The time limit: per answer, or per game with an increment per answer. */
export interface ClockInfo {
  kind: "answer" | "game";
  seconds: number;
  increment: number;
}

/** The time limit: per answer, or per game with an increment per answer. */
export interface ClockAsked {
  kind: "answer" | "game";
  seconds: number;
  increment?: number;
}

/** The clock of a seat. */
export interface ClockData {
  left: number;
  is_running: boolean;
  is_late: boolean;
}

/** The clocks of all seats, at a table with a time limit; the same for everybody. */
export interface ClocksMessage {
  type: "clocks";
  seats: ClockData[];
}

/**
 * Answer a decision with one action, several units of it, or a chain, all or none.
 *
 * A chain goes on with answers to the next questions of the seat, as long as nothing hidden or
 * random comes to light in between. What is answered together is undone together.
 *
 * `is_again`: it was sent before, over a connection that was lost. If it is stored already, it is
 * confirmed, and nothing changes.
 */
export interface AnswerMessage {
  type: "answer";
  id: number;
  mark: string;
  decision: number;
  actions: string[];
  is_again?: boolean;
}

/** Ask for the state after such an answer. Nothing is played. */
export interface TryMessage {
  type: "try";
  id: number;
  mark: string;
  decision: number;
  actions: string[];
}

/** Ask what pressing places could mean beyond one answer to the decision. */
export interface ReachMessage {
  type: "reach";
  id: number;
  mark: string;
  decision: number;
}

/** Ask why nothing can be chosen at a place, or why an action is not legal: one of the two. */
export interface WhyNotMessage {
  type: "why_not";
  id: number;
  place?: string | null;
  action?: string | null;
}

/**
 * Ask what a bot would choose for the seat. Nothing is played.
 *
 * `is_deep`: the best choices are played on to the end, which takes seconds and judges better.
 * `counted` are units of the answer that are counted up already, but not sent.
 */
export interface HintMessage {
  type: "hint";
  id: number;
  mark: string;
  decision: number;
  is_deep?: boolean;
  counted?: string[];
}

/** Ask the coach about an answer before it is given. Nothing is played. */
export interface CoachMessage {
  type: "coach";
  id: number;
  mark: string;
  decision: number;
  actions: string[];
}

/** The change is stored. */
export interface DoneMessage {
  type: "done";
  id: number;
}

/** The state after the tried answer, as far as the seat may know it. */
export interface TriedMessage {
  type: "tried";
  id: number;
  view: Record<string, unknown>;
  decision: DecisionData | null;
  facts: FactData[];
  ends_turn: "no" | "yes" | "maybe";
}

/** A question, as its sentence and those of its answers need it. */
export interface QuestionData {
  kind: string;
  prompt: Record<string, unknown>;
}

/** An answer in a chain. The fields are those of an action; see there. */
export interface StepData {
  after: number | null;
  question: number;
  text: string;
  kind: string;
  args: Record<string, unknown>;
  adds: string | EffectData | null;
  places: string[];
  source: string;
}

/**
 * Chains of answers: a step with all those before it, as the actions of one `answer`.
 *
 * `meanings` has, by place, the last steps of what pressing it means; several if it is ambiguous.
 * A place that one action of the decision means is listed only if more follows from it.
 */
export interface WithinMessage {
  type: "within";
  id: number;
  questions: QuestionData[];
  steps: StepData[];
  meanings: Record<string, number[]>;
}

/** Why not; `code` is null if it can be chosen after all. */
export interface ReasonMessage {
  type: "reason";
  id: number;
  code: string | null;
  data: Record<string, unknown>;
  rules: string[];
}

/**
 * A choice with its estimates: chance to win, margin and points.
 *
 * They are null if the bot has no estimate. `is_even`: about as good as the first choice.
 */
export interface AdviceData {
  action: string;
  win: number | null;
  margin: number | null;
  points: number | null;
  is_even?: boolean;
}

/**
 * A hint: the bot that was asked, the action it would choose, and the best choices.
 *
 * The first of `choices` is that action; the others are the next best. `line` is how the bot would
 * go on in the same turn. A deep hint has `reasons`: pairs as in a review, why the first choice is
 * better than the next one that is clearly worse, and `lead`, by how many points of margin.
 */
export interface SuggestionMessage {
  type: "suggestion";
  id: number;
  decision: number;
  bot: string;
  action: string;
  choices: AdviceData[];
  line?: ReplayAction[];
  lead?: number;
  reasons?: [string, number][];
}

/**
 * What the coach says of an answer; without `better` it has nothing to say.
 *
 * `better` is a choice that is clearly better than an action of the answer, with what its words
 * need; `lead` and `reasons` are as in a `suggestion`.
 */
export interface CautionMessage {
  type: "caution";
  id: number;
  decision: number;
  better?: ReplayAction | null;
  lead?: number;
  reasons?: [string, number][];
}

/** Changes cannot be stored now, and the service tries again; null: they can again. */
export interface TroubleMessage {
  type: "trouble";
  code: string | null;
}

/** Undo the seat's latest answer. */
export interface UndoMessage {
  type: "undo";
  id: number;
  mark: string;
}

/**
 * Ask the others to undo the seat's latest answer, with all later answers.
 *
 * `tokens` are those of other seats at the same screen: they consent with it.
 */
export interface AskUndoMessage {
  type: "ask_undo";
  id: number;
  mark: string;
  tokens?: string[];
}

/** Consent to another seat's request, or refuse it; the requester refuses to withdraw it. */
export interface ConsentMessage {
  type: "consent";
  id: number;
  request: string;
  is_given: boolean;
}

/** A seat's request to undo its latest answer. */
export interface UndoAskedData {
  request: string;
  seat: number;
  answers: number;
  waiting: number[];
  seconds: number;
}

/** The open request; or null, how the last one ended, and by which seat. */
export interface UndoAskedMessage {
  type: "undo_asked";
  asked: UndoAskedData | null;
  ended: "given" | "refused" | "withdrawn" | "late" | "overtaken" | null;
  by: number | null;
}

/** Add a line to the chat: one of the phrases, or a text. */
export interface SayMessage {
  type: "say";
  id: number;
  phrase?: "hello" | "good_luck" | "well_done" | "thanks" | "sorry" | "oops" | "thinking" | "no_hurry" | "back_soon" | "back" | "good_game" | "again" | null;
  text?: string;
}

/**
 * A note that the service writes about a seat, at a step of the game.
 *
 * `given_anew`: somebody took the seat. `hint_asked`: its player asked for a hint.
 */
export interface ChatNote {
  code: "given_anew" | "hint_asked";
  step: number;
}

/**
 * A line of the chat. A phrase is a code that each reader sees in their own language.
 *
 * A note about a seat has neither phrase nor text.
 */
export interface ChatData {
  number: number;
  seat: number;
  said: string;
  phrase: string | null;
  text: string;
  note: ChatNote | null;
}

/** Lines in order; `is_whole`: all lines that are kept, otherwise only new ones. */
export interface ChatMessage {
  type: "chat";
  lines: ChatData[];
  is_whole: boolean;
}

/** Join as a seat, or as a spectator: without a token, or with `is_watching`. */
export interface JoinMessage {
  type: "join";
  token: string | null;
  is_watching?: boolean;
}

/** The whole table as it is now. */
export interface WelcomeMessage {
  type: "welcome";
  table: TableInfo;
  seat: number | null;
  facts: FactData[];
  state: StateData;
}

/** Ask whether the service is there. It is answered at once, ahead of earlier messages. */
export interface PingMessage {
  type: "ping";
}

/** The service is there. */
export interface PongMessage {
  type: "pong";
}

/** A code of `mori.core.errors` or of the service, with its data. */
export interface ErrorData {
  code: string;
  data: Record<string, unknown>;
}

/** The response to a refused request. */
export interface ErrorAnswer {
  error: ErrorData;
}

/** A message was refused. Nothing has changed. */
export interface ErrorMessage {
  type: "error";
  id: number | null;
  code: string;
  data: Record<string, unknown>;
}

/** An option of a game; `players` are the player counts that have it. */
export interface OptionInfo {
  name: string;
  default: boolean | number | string;
  values: (boolean | number | string)[];
  rule: string;
  players: number[];
}

/** A level of difficulty, and the options it sets. */
export interface LevelInfo {
  name: string;
  options: Record<string, boolean | number | string>;
}

/** A component pack that can be chosen; `title` is "" if it has none of its own. */
export interface OfferedPackInfo {
  id: string;
  title: string;
  fingerprint: string;
  is_own: boolean;
  entries: number;
  reconstructed: number;
  idle: Record<string, string[]>;
  bot_fit: Record<string, "trained" | "untrained" | "rough">;
}

/** A game that can be played. `levels` is by player count, easiest first. */
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

/** What the service offers besides games; the page hides what it does not offer. */
export interface OffersInfo {
  friends: boolean;
  notices: boolean;
  coach: boolean;
}

/** All games, and what else there is. */
export interface GamesAnswer {
  games: GameInfo[];
  offers: OffersInfo;
}

/** An answer in the words of its decision, for a step without facts. */
export interface ReplayAction {
  text: string;
  kind: string;
  args: Record<string, unknown>;
  prompt: Record<string, unknown>;
  adds: string | EffectData | null;
}

/** An answer and its effects; step 0 is the setup, without a seat. */
export interface ReplayStep {
  step: number;
  seat: number | null;
  round: number;
  facts: FactData[];
  moments: number;
  action: ReplayAction | null;
}

/** The intermediate snapshots on the way to a step. */
export interface ReplayMoments {
  moments: MomentData[];
}

/** All steps of a game, as a seat or a spectator may know them. */
export interface ReplayAnswer {
  table: TableInfo;
  steps: ReplayStep[];
}

/** How what was expected became the result: the parts add up to it. */
export interface AccountData {
  start: number;
  mine: number;
  others: number;
  luck: number;
  end: number;
}

/** The accounts of a side: of its share of the win, and of its points. */
export interface LuckData {
  win: AccountData;
  points: AccountData;
}

/**
 * A decision judged from what its seat could know then.
 *
 * `better` and what follows are there only if games played on show that it was better. Reasons are
 * pairs: a category, or the reference of another side for all of its points, and by how many
 * points the better choice differs.
 */
export interface JudgementData {
  step: number;
  seat: number;
  played: string;
  options: number;
  grade: "best" | "good" | "slip" | "mistake" | "blunder" | "forced";
  cost: number;
  win: number;
  points: number;
  better: string;
  reasons: [string, number][];
}

/** A point at which the game turned, by a choice or by what came to light after it. */
export interface TurningData {
  step: number;
  kind: "choice" | "luck";
  side: number;
  change: number;
}

/** Points of a category; mean and deviation of strong players' at such a table, if known. */
export interface UsualData {
  category: string;
  points: number;
  usual: number | null;
  spread: number | null;
}

/**
 * A goal that a seat did not meet, such as a task of a card, and since when it hardly could.
 *
 * `set` is the step after which the seat had it, 0 for the start. `lost` is the step of the seat's
 * answer after which it was met in no game that was played on for its sake; the same as `set` if
 * it was never within reach.
 */
export interface UnmetData {
  seat: number;
  goal: string;
  points: number;
  set: number;
  lost: number;
}

/**
 * A finished game told back.
 *
 * `win` and `points` have, for each side, what was expected before each answer, and the result as
 * the last entry; `rounds` has the round of each of these positions. `moments` are the steps from
 * which something can be learnt.
 */
export interface ReviewData {
  method: number;
  game: string;
  players: number;
  sides: string[];
  steps: number;
  rounds: number[];
  win: number[][];
  points: number[][];
  decisions: JudgementData[];
  luck: LuckData[];
  turning: TurningData[];
  unmet: UnmetData[];
  moments: number[];
  sources: UsualData[][];
}

/**
 * How far the review of a table is, and the review once it is done.
 *
 * `code` says why it failed. A review goes on only while somebody asks for it at least twice a
 * minute.
 */
export interface ReviewAnswer {
  state: "none" | "running" | "done" | "failed";
  progress: number;
  review: ReviewData | null;
  code: string | null;
}

/** A mean difference, and how far off it may be to either side. */
export interface DifferenceData {
  mean: number;
  give: number;
}

/** By how much the points of a side differ in a category; "": all of its points. */
export interface SourceData {
  side: string;
  category: string;
  mean: number;
  give: number;
}

/** What a choice is certain to bring, as far as the other one does not bring the same. */
export interface AtOnceData {
  facts: FactData[];
  standing: number | null;
}

/**
 * Two choices compared; differences are of the first to the second.
 *
 * `reasons` are pairs as in a review, from the better choice to the other one.
 */
export interface ReasonsAnswer {
  first: string;
  second: string;
  worlds: number;
  verdict: "first" | "second" | "even";
  lead: number;
  win: DifferenceData;
  margin: DifferenceData;
  points: DifferenceData;
  reasons: [string, number][];
  sources: SourceData[];
  rivals: SourceData[];
  at_once: [AtOnceData, AtOnceData];
}

/** A link, or an address with one. */
export interface LinkAsked {
  link: string;
}

/** A link, and the deal that it belongs to. */
export interface LinkAnswer {
  link: string;
  deal: string;
}

/** What a link says, before its game is played again. */
export interface LinkInfo {
  link: string;
  deal: string;
  challenge: string;
  is_game: boolean;
  game: string;
  players: number;
  seats: (string | null)[];
  options: Record<string, boolean | number | string>;
  level: string | null;
  pack: string | null;
  pack_name: string;
  seed: string;
  engine: string;
  is_same_engine: boolean;
}

/** The reader's own line of a challenge, then those of others. */
export interface LinesAsked {
  lines: string[];
}

/** What a seat answered where two lines part. */
export interface LineAnswer {
  seat: number;
  action: ReplayAction;
}

/** Where a line leaves the first one: after `step` answers that are the same in both. */
export interface Parting {
  step: number;
  round: number;
  mine: LineAnswer;
  other: LineAnswer;
}

/** A line, played again; or why it cannot be. */
export interface Line {
  error: ErrorData | null;
  steps: number;
  result: ResultData | null;
  parting: Parting | null;
}

/** The lines in the order in which they were sent. */
export interface LinesAnswer {
  lines: Line[];
  components: Record<string, unknown>;
}

/** A term of the rules, with its meaning. */
export interface TermData {
  word: string;
  meaning: string;
}

/** How an open question was settled, how surely, and its group of rules; "" if in none. */
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

/**
 * Rules that belong together; the catalogues have the group's name.
 *
 * `part` is the part of the book about them; "" if there is none.
 */
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

/** The rule book of a game. `language` is the one it is in, English if there is no other. */
export interface RulesAnswer {
  game: string;
  language: string;
  terms: TermData[];
  groups: RuleGroup[];
  rulings: RulingData[];
  examples: ExampleData[];
}

/**
 * A block of a book: words with the rules they refer to, or a figure with its caption.
 *
 * "turn" and "icons" have no words here: the catalogues have a turn at a glance, and the meaning
 * of each icon.
 */
export interface BlockData {
  kind: "text" | "item" | "example" | "figure" | "turn" | "icons";
  text: string;
  rules: string[];
  figure: string;
}

/** A section of a book, with its heading. */
export interface BookPart {
  id: string;
  title: string;
  blocks: BlockData[];
}

/** An introduction to a game, in `language`; English if there is no other. */
export interface BookAnswer {
  game: string;
  language: string;
  title: string;
  lead: BlockData[];
  parts: BookPart[];
}

/** What a figure shows of a position, and the highlighted places (docs/adding-a-book.md). */
export interface FigureData {
  position: string;
  shows: string[];
  lit: string[];
}

/** A table as a seat sees it, with the printed data of its components. */
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

/**
 * The words of a game for the page: Fluent sources, and how its names are made.
 *
 * `language` is the one they are in, English if the game has no other; "" and no sources for a
 * game without words (docs/words.md).
 */
export interface WordsAnswer {
  game: string;
  language: string;
  sources: string[];
  names: Record<string, unknown>;
}

/** The provenance of a pack's entry; `fields` are those that differ from the entry. */
export interface EntryData {
  table: string;
  id: string;
  provenance: string;
  fields: Record<string, string>;
  note: string;
  source: string;
}

/** How much of a pack is stated, derived or reconstructed: counts by table, and all entries. */
export interface PackAnswer {
  game: string;
  pack: OfferedPackInfo;
  tables: Record<string, Record<string, number>>;
  entries: EntryData[];
}

/** A new table for a lesson. */
export interface LessonTable {
  game: string;
  lesson: string;
}

/**
 * A sentence with its highlighted places and the rules it teaches.
 *
 * `until` is the number of answers that completes it; null if it asks for nothing.
 */
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

/** The lessons of a game, in order. */
export interface LessonsAnswer {
  game: string;
  lessons: LessonData[];
}

/** The public key that a browser subscribes with; null if the service cannot push. */
export interface PushKey {
  key: string | null;
}

/**
 * A browser that subscribes to the seats with these keys, and to no others.
 *
 * `endpoint`, `p256dh` and `auth` are those of its subscription (Push API).
 */
export interface PushDevice {
  endpoint: string;
  p256dh: string;
  auth: string;
  language: string;
  tokens: string[];
  remind_hours?: number;
}

/** The number of seats that a browser is subscribed to. */
export interface PushSeats {
  seats: number;
}

/** A browser that ends its subscriptions. */
export interface PushEnd {
  endpoint: string;
}

export type ClientMessage = JoinMessage | PingMessage | AnswerMessage | TryMessage | ReachMessage | UndoMessage | AskUndoMessage | ConsentMessage | SayMessage | BackMessage | WhyNotMessage | HintMessage | CoachMessage;

export type ServerMessage = WelcomeMessage | PongMessage | TableMessage | StateMessage | DoneMessage | TriedMessage | WithinMessage | ReasonMessage | SuggestionMessage | CautionMessage | TroubleMessage | UndoAskedMessage | ChatMessage | PresenceMessage | RematchMessage | ClocksMessage | ErrorMessage;
