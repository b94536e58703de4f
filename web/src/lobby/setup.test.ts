import { describe, expect, it } from "vitest";
import type { GameInfo, OfferedPackInfo } from "../protocol";
import { FRIEND, ME, PERSON, Setup } from "./setup.svelte";

const pack = (id: string, is_own = false): OfferedPackInfo => ({
  id,
  title: "",
  fingerprint: id.repeat(8),
  is_own,
  entries: 10,
  reconstructed: 4,
  idle: is_own ? { "2": ["harder"] } : {},
  bot_fit: { "2": is_own ? "trained" : "rough" },
});

const GAME: GameInfo = {
  name: "bitoku",
  players: [1, 2, 3, 4],
  options: [
    { name: "harder", default: false, values: [true, false], rule: "B-1", players: [1, 2] },
  ],
  levels: {
    "1": [
      { name: "gentle", options: { harder: false } },
      { name: "standard", options: {} },
    ],
  },
  bots: ["sprout", "bamboo", "cedar"],
  packs: [pack("mori", true), pack("box")],
  lessons: [],
  has_book: false,
};

describe("a table that is being put together", () => {
  it("has a clock, a stand-in and strangers only where friends come", () => {
    const setup = new Setup(GAME);
    setup.clock = { kind: "answer", seconds: 60, increment: 0 };
    setup.standIn = "bamboo";
    setup.isListed = true;
    expect(setup.request()).toMatchObject({ clock: null, stand_in: null, listed: false });
    const back = setup.remember();
    setup.sit(1, FRIEND);
    expect(setup.request()).toMatchObject({
      clock: { kind: "answer", seconds: 60 },
      stand_in: "bamboo",
      listed: true,
    });
    setup.clock = null;
    back();
    expect(setup.request().clock).toBeNull();
    setup.sit(1, FRIEND);
    expect(setup.request().clock?.seconds).toBe(60);
  });

  it("has a stand-in with a clock, unless the seat is to wait", () => {
    const setup = new Setup(GAME);
    setup.sit(1, FRIEND);
    expect([setup.standIn, setup.request().stand_in]).toEqual(["", null]);
    setup.clock = { kind: "answer", seconds: 60, increment: 0 };
    expect([setup.standIn, setup.request().stand_in]).toEqual(["bamboo", "bamboo"]);
    const back = setup.remember();
    setup.standIn = "";
    expect(setup.request().stand_in).toBeNull();
    back();
    setup.clock = null;
    expect(setup.standIn).toBe("");
  });

  it("begins as one plays at once: two, against a bot, with the pack that comes with Mori", () => {
    expect(new Setup(GAME).request()).toEqual({
      names: ["", ""],
      game: "bitoku",
      seats: [ME, "bamboo"],
      options: null,
      level: null,
      seed: null,
      title: null,
      pack: null,
      name: "",
      hints: false,
      listed: false,
      stand_in: null,
      clock: null,
    });
  });

  it("begins against the strongest bot where the usual one is not", () => {
    const setup = new Setup({ ...GAME, bots: ["weak", "middling", "strong"] });
    expect(setup.request().seats).toEqual([ME, "strong"]);
  });

  it("begins with the fewest players where two cannot play", () => {
    expect(new Setup({ ...GAME, players: [3, 4] }).players).toBe(3);
    expect(new Setup({ ...GAME, players: [1] }).players).toBe(1);
  });

  it("is at the usual level, else at the first, with the switches of that level", () => {
    const [gentle] = GAME.levels["1"]!;
    const at = (...names: string[]) => {
      const levels = names.map((name, index) => ({
        ...gentle!,
        name,
        options: { harder: index === 0 },
      }));
      const setup = new Setup({ ...GAME, levels: { "2": levels } });
      return [setup.level, setup.valueOf(GAME.options[0]!)];
    };
    expect(at("gentle", "standard")).toEqual(["standard", false]);
    expect(at("gentle", "fierce")).toEqual(["gentle", true]);
  });

  it("needs a pack", () => {
    expect(() => new Setup({ ...GAME, packs: [] }).pack).toThrow("bitoku");
  });

  it("asks for the pack that was chosen", () => {
    const setup = new Setup(GAME, "box");
    expect(setup.pack.id).toBe("box");
    expect(setup.request().pack).toBe("box");
    setup.pack = GAME.packs[0]!;
    expect(setup.request().pack).toBeNull();
  });

  it("offers no switch that would do nothing with the pack and the number of players", () => {
    const names = (setup: Setup) => setup.switches.map((option) => option.name);
    const setup = new Setup(GAME);
    setup.set(GAME.options[0]!, true);
    expect(names(setup)).toEqual([]);
    expect(setup.request().options).toBeNull();
    setup.pack = GAME.packs[1]!;
    expect(names(setup)).toEqual(["harder"]);
    expect(setup.request().options).toEqual({ harder: true });
    setup.players = 3; // it is not for three players
    expect(names(setup)).toEqual([]);
  });

  it("leaves its own switches to a level, and the others as they were set", () => {
    const other = {
      name: "tall",
      default: false,
      values: [true, false],
      rule: "B-2",
      players: [1],
    };
    const setup = new Setup({ ...GAME, options: [...GAME.options, other] });
    setup.players = 1;
    setup.set(GAME.options[0]!, true);
    setup.set(other, true);
    setup.chooseLevel("gentle");
    expect([setup.valueOf(GAME.options[0]!), setup.valueOf(other)]).toEqual([false, true]);
  });

  it("lets the reader change seats, and others come without making way", () => {
    const setup = new Setup(GAME);
    setup.players = 3;
    const seats = () => [...setup.seats].slice(0, 3);
    [PERSON, ME, PERSON].forEach((who, seat) => setup.sit(seat, who));
    setup.sit(0, ME); // swaps places with the person there
    expect(seats()).toEqual([ME, PERSON, PERSON]);
    setup.sit(2, "bot");
    setup.sit(1, PERSON);
    expect(seats()).toEqual([ME, PERSON, "bot"]);
    setup.sit(2, ME);
    expect(seats()).toEqual(["bot", PERSON, ME]);
  });

  it("takes a seed of up to 128 bits, or none", () => {
    const setup = new Setup(GAME);
    const isWrong = (seed: string) => {
      setup.seed = seed;
      return setup.isSeedWrong;
    };
    const largest = String(2n ** 128n - 1n);
    expect(["", " ", "7", " 7 ", "0", largest].map(isWrong)).toEqual(Array(6).fill(false));
    const wrong = ["x", "-1", "1.5", "0x7", String(2n ** 128n), "0".repeat(40)];
    expect(wrong.map(isWrong)).toEqual(Array(6).fill(true));
  });

  it("asks for a seed with all its digits", () => {
    const setup = new Setup(GAME);
    for (const seed of ["9007199254740993", String(2n ** 128n - 1n)]) {
      setup.seed = ` ${seed} `;
      expect(JSON.parse(JSON.stringify(setup.request())).seed).toBe(seed);
    }
  });

  it("knows how well the bots know the pack that is chosen", () => {
    const setup = new Setup(GAME);
    setup.players = 2;
    expect(setup.botFit).toBe("trained");
    setup.pack = GAME.packs[1]!;
    expect(setup.botFit).toBe("rough");
  });

  it("keeps to the usual pack when one is wished for that there is not", () => {
    expect(new Setup(GAME, "nothing").pack.id).toBe("mori");
  });

  it("is as it was before, once everything is taken back", () => {
    const setup = new Setup(GAME);
    const before = setup.request();
    const takeBack = setup.remember();
    setup.players = 1;
    setup.chooseLevel("gentle");
    setup.set(GAME.options[0]!, true);
    setup.sit(0, PERSON);
    setup.pack = GAME.packs[1]!;
    setup.seed = "7";
    setup.title = "Friday";
    expect(setup.request()).not.toEqual(before);
    takeBack();
    expect(setup.request()).toEqual(before);
    setup.players = 1;
    expect(setup.level).toBe("standard");
  });

  it("calls the people at this screen as they were typed, and nobody else", () => {
    const setup = new Setup(GAME);
    setup.players = 3;
    setup.sit(1, PERSON);
    setup.call(1, "Béla");
    setup.call(2, "a bot has its own");
    expect(setup.request("Ana")).toMatchObject({ name: "Ana", names: ["", "Béla", ""] });
    const back = setup.remember();
    setup.call(1, "Cora");
    expect(setup.nameAt(1)).toBe("Cora");
    back();
    expect([setup.nameAt(0), setup.nameAt(1)]).toEqual(["", "Béla"]);
  });
});
