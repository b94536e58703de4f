// A new table while it is set up: players, seats, options, pack.

import { usualBot } from "../lib/bots";
import type { ClockInfo, GameInfo, NewTable, OfferedPackInfo, OptionInfo } from "../protocol";

export const ME = "me";
export const PERSON = "person";
export const FRIEND = "friend";

type Value = boolean | number | string;

/** What "Play now" uses, if the game allows it. */
const PLAYERS = 2;
const LEVEL = "standard";

/** One more than the largest seed: `WIDE_LIMIT` of the engine. */
const SEED_LIMIT = 2n ** 128n;

export class Setup {
  readonly game: GameInfo;
  players = $state(PLAYERS);
  #seats = $state<string[]>([]);
  /** Typed names of the people at this screen, by seat. */
  #names = $state<string[]>([]);
  #level = $state<string | null>(null);
  #options = $state<Record<string, Value>>({});
  #pack = $state<string | null>(null);
  seed = $state("");
  title = $state("");
  /** The chosen stand-in; null: none was chosen. */
  #standIn = $state<string | null>(null);
  isListed = $state(false);
  /** Several people may ask for hints. */
  areHintsAllowed = $state(false);
  clock = $state.raw<ClockInfo | null>(null);

  constructor(game: GameInfo, pack = "") {
    this.game = game;
    this.players = game.players.includes(PLAYERS) ? PLAYERS : (game.players[0] ?? PLAYERS);
    const most = Math.max(...game.players);
    const bot = usualBot(game.bots);
    this.#seats = Array.from({ length: most }, (_, seat) => (seat === 0 ? ME : bot));
    this.#pack = pack;
  }

  /** The bot that takes over when a friend leaves or runs out of time; "": the seat waits. With a
   * clock a bot is usual: time that runs out must lead on. */
  get standIn(): string {
    return this.#standIn ?? (this.clock ? usualBot(this.game.bots) : "");
  }
  set standIn(bot: string) {
    this.#standIn = bot;
  }

  get seats(): string[] {
    return this.#seats.slice(0, this.players);
  }

  /** There is one reader: taking this seat leaves the other one. */
  sit(seat: number, who: string): void {
    const before = this.#seats[seat] ?? PERSON;
    this.#seats = this.#seats.map((other, at) => {
      if (at === seat) return who;
      return who === ME && other === ME ? before : other;
    });
  }

  nameAt(seat: number): string {
    return this.#names[seat] ?? "";
  }

  call(seat: number, name: string): void {
    this.#names = this.#seats.map((_, at) => (at === seat ? name : this.nameAt(at)));
  }

  /** The chosen level, else the default; null if there are none. */
  get level(): string | null {
    const named = (name: string | null) => this.levels.find((level) => level.name === name)?.name;
    return named(this.#level) ?? named(LEVEL) ?? this.levels[0]?.name ?? null;
  }

  get levels() {
    return this.game.levels[String(this.players)] ?? [];
  }

  /** The options for this number of players, without those that have no effect with the pack. */
  get switches(): OptionInfo[] {
    const idle = this.pack.idle[String(this.players)] ?? [];
    return this.game.options.filter(
      (option) => option.players.includes(this.players) && !idle.includes(option.name),
    );
  }

  /** The value of an option: the reader's, the level's, or the default. */
  valueOf(option: OptionInfo): Value {
    return this.#options[option.name] ?? this.#ofLevel()[option.name] ?? option.default;
  }

  set(option: OptionInfo, value: Value): void {
    this.#options = { ...this.#options, [option.name]: value };
  }

  chooseLevel(name: string): void {
    this.#level = name;
    // A level sets its own options.
    const own = new Set(this.levels.flatMap((level) => Object.keys(level.options)));
    this.#options = Object.fromEntries(
      Object.entries(this.#options).filter(([key]) => !own.has(key)),
    );
  }

  /** How well the strong bots know the pack, at a table of this size. */
  get botFit(): string | undefined {
    return this.pack.bot_fit[String(this.players)];
  }

  /** The chosen pack, else Mori's own, which is the first. */
  get pack(): OfferedPackInfo {
    const [own, ...others] = this.game.packs;
    const chosen = others.find((pack) => pack.id === this.#pack) ?? own;
    if (!chosen) throw new Error(`no pack of ${this.game.name}`);
    return chosen;
  }
  set pack(pack: OfferedPackInfo) {
    this.#pack = pack.id;
  }

  /** Saves the current setup. Calling the returned function restores it. */
  remember(): () => void {
    const { players, seed, title, isListed, areHintsAllowed, clock } = this;
    const standIn = this.#standIn;
    const [seats, level, options, pack] = [this.#seats, this.#level, this.#options, this.#pack];
    const names = this.#names;
    return () => {
      this.players = players;
      this.seed = seed;
      this.title = title;
      this.#standIn = standIn;
      this.isListed = isListed;
      this.areHintsAllowed = areHintsAllowed;
      this.clock = clock;
      this.#seats = seats;
      this.#names = names;
      this.#level = level;
      this.#options = options;
      this.#pack = pack;
    };
  }

  /** Whether several people play. */
  get hasPeople(): boolean {
    const isPerson = (who: string) => who === ME || who === PERSON || who === FRIEND;
    return this.seats.filter(isPerson).length > 1;
  }

  /** Whether somebody is to join by a link. */
  get hasFriends(): boolean {
    return this.seats.includes(FRIEND);
  }

  get isSeedWrong(): boolean {
    const seed = this.seed.trim();
    return seed !== "" && !(/^\d{1,39}$/.test(seed) && BigInt(seed) < SEED_LIMIT);
  }

  /** The request to the service. */
  request(name = ""): NewTable {
    const options: Record<string, Value> = {};
    for (const option of this.switches) {
      const own = this.#options[option.name];
      if (own !== undefined) options[option.name] = own;
    }
    const seed = this.seed.trim();
    return {
      game: this.game.name,
      seats: this.seats,
      options: Object.keys(options).length > 0 ? options : null,
      level: this.level,
      seed: seed || null, // as digits: a JavaScript number would lose the last ones
      title: this.title.trim() || null,
      pack: this.pack.is_own ? null : this.pack.id,
      name,
      names: this.seats.map((who, seat) => (who === PERSON ? this.nameAt(seat) : "")),
      hints: this.hasPeople && this.areHintsAllowed,
      listed: this.hasFriends && this.isListed,
      stand_in: this.hasFriends && this.standIn ? this.standIn : null,
      clock: this.hasFriends ? this.clock : null,
    };
  }

  #ofLevel(): Record<string, Value> {
    return this.levels.find((level) => level.name === this.level)?.options ?? {};
  }
}
