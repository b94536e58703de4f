import { describe, expect, it } from "vitest";
import { aFact as fact } from "../../testing/messages";
import type { FactData, ReplayStep } from "../../protocol";
import { sectionsOf } from "./log";
import { nearest, railOf } from "./rail";
import { nextStop, roundsOf, runAt, runsOf, stopsOf, turnsOf } from "./steps";

const season = (name: string) => fact("season_began", { season: `season:${name}` });
const round = (number: number) => fact("round_began", { round: number });
const turn = (seat: number) => fact("turn_began", { seat: `seat:${seat}` });

function game(...facts: FactData[][]): ReplayStep[] {
  return facts.map((told, step) => ({
    step,
    seat: step ? 0 : null,
    round: 1,
    facts: told,
    moments: 0,
    action: null,
  }));
}

const bitoku = game(
  [round(1), season("spring")],
  [],
  [season("summer"), turn(1)],
  [],
  [turn(0)],
  [],
  [season("autumn"), season("winter")],
  [round(2), season("spring")],
  [],
);

describe("the course of a game", () => {
  it("follows rounds and seasons, those without a step of their own included", () => {
    const told = runsOf(bitoku).map((run) => [run.round, run.season, run.from, run.to]);
    expect(told).toEqual([
      [1, "spring", 0, 2],
      [1, "summer", 2, 6],
      [1, "autumn", 6, 6],
      [1, "winter", 6, 7],
      [2, "spring", 7, 8],
    ]);
  });

  it("knows the first season of a game that only shows what it asks for", () => {
    const steps = game(
      [
        fact("tributes_shown", { season: "season:haru" }),
        fact("tributes_shown", { season: "season:aki" }),
        round(1),
      ],
      [],
      [fact("season_changed", { season: "season:natsu" }), round(2)],
      [],
    );
    expect(runsOf(steps).map((run) => [run.round, run.season])).toEqual([
      [1, "haru"],
      [2, "natsu"],
    ]);
  });

  it("goes by turn, and by round", () => {
    expect(turnsOf(bitoku)).toEqual([
      { at: 2, side: "seat:1", before: 0 },
      { at: 4, side: "seat:0", before: 0 },
    ]);
    const stops = stopsOf(bitoku);
    expect(stops).toEqual([0, 2, 4, 6, 7, 8]);
    expect(nextStop(stops, 2, 1)).toBe(4);
    expect(nextStop(stops, 5, -1)).toBe(4);
    expect(nextStop(stops, 4, -1)).toBe(2);
    expect(nextStop(stops, 0, -1)).toBe(0);
    expect(nextStop(stops, 8, 1)).toBe(8);
    expect(roundsOf(runsOf(bitoku))).toEqual([
      { round: 1, at: 0 },
      { round: 2, at: 7 },
    ]);
    expect(runAt(runsOf(bitoku), 6)?.season).toBe("winter");
  });

  it("lays positions out in order, and finds the nearest", () => {
    const rail = railOf(runsOf(bitoku));
    expect(rail.places).toHaveLength(9);
    expect(rail.places[0]).toBe(0);
    expect(rail.places[8]).toBeCloseTo(1);
    for (let at = 1; at < rail.places.length; at++) {
      expect(rail.places[at]!).toBeGreaterThan(rail.places[at - 1]!);
    }
    for (const [at, place] of rail.places.entries()) expect(nearest(rail, place)).toBe(at);
    expect(nearest(rail, 2)).toBe(8);
    expect(nearest(rail, -1)).toBe(0);
  });

  it("gives each run as much of the line as it has steps, a short one enough to be seen", () => {
    const run = (from: number, to: number) => ({ round: 1, season: "", from, to });
    const { stretches, places } = railOf([run(0, 3), run(3, 4)]);
    expect(stretches).toEqual([
      { ...run(0, 3), start: 0, end: 0.75 },
      { ...run(3, 4), start: 0.75, end: 1 },
    ]);
    expect(places).toEqual([0, 0.25, 0.5, 0.75, 1]);
    const [long, none] = railOf([run(0, 100), run(100, 100)]).stretches;
    expect(long!.end).toBeCloseTo(100 / 101.1);
    expect([none!.start, none!.end]).toEqual([long!.end, 1]);
    const [, short] = railOf([run(0, 10), run(10, 10), run(10, 100)]).stretches;
    expect(short!.end - short!.start).toBeCloseTo(1.1 / 101.1);
    const [tiny] = railOf([run(0, 0), run(0, 1)]).stretches;
    expect(tiny!.end).toBeCloseTo(0.011 / 1.011, 4);
    const single = railOf([run(0, 0)]);
    expect([single.places, single.stretches[0]?.end]).toEqual([[1], 1]);
  });

  it("of two positions equally near finds the earlier one", () => {
    const rail = { stretches: [], places: [0, 0.5, 0.5, 1] };
    expect([nearest(rail, 0.25), nearest(rail, 0.26), nearest(rail, 0.75)]).toEqual([0, 1, 2]);
    expect(nearest(rail, 0.5)).toBe(2); // of two at one point, the later
  });

  it("counts the turns that are still to begin at a step", () => {
    const steps = game([], [turn(1), turn(2), turn(0)]);
    expect(turnsOf(steps).map(({ before }) => before)).toEqual([2, 1, 0]);
  });

  it("stops in order, and nowhere in a game without steps", () => {
    expect(stopsOf([])).toEqual([0]);
    const late = game([], [], [season("summer")], [], [turn(1)], []);
    expect(stopsOf(late)).toEqual([0, 2, 4, 5]);
  });

  it("has a line for a game without steps", () => {
    expect(runsOf([])).toEqual([]);
    expect(railOf([]).places).toEqual([0]);
    expect(nearest(railOf([]), 0.5)).toBe(0);
  });
});

describe("the log", () => {
  it("has a line for what each side did at a step, below its season", () => {
    const gained = (side: string) => fact("gained", { seat: side });
    const sections = sectionsOf(
      game(
        [fact("tiles_laid"), round(1), season("spring"), gained("seat:0")],
        [],
        [gained("seat:0"), gained("seat:0"), gained("seat:1"), turn(1), gained("side:tengu")],
        [season("summer"), gained("seat:1")],
      ),
    );
    const told = sections.map(({ round: number, season: name, lines }) => [
      number,
      name,
      lines.map((line) => [line.step, line.side, line.facts.length]),
    ]);
    expect(told).toEqual([
      [0, "spring", [[0, null, 1]]],
      [
        1,
        "spring",
        [
          [0, "seat:0", 1],
          [2, "seat:0", 2],
          [2, "seat:1", 1],
          [2, "side:tengu", 1],
        ],
      ],
      [1, "summer", [[3, "seat:1", 1]]],
    ]);
  });

  it("has headings as soon as one step tells of one", () => {
    const steps = game([fact("laid")], [fact("laid"), season("summer"), fact("laid")]);
    expect(sectionsOf(steps).map(({ season: name, lines }) => [name, lines.length])).toEqual([
      ["", 2],
      ["summer", 1],
    ]);
  });

  it("goes by the rounds of the steps where no fact tells of one", () => {
    const laid = fact("laid", { seat: "seat:0" });
    const steps = [1, 1, 1, 2].map((number, step) => ({
      step,
      seat: 0,
      round: number,
      facts: [laid],
      moments: 0,
      action: null,
    }));
    const told = sectionsOf(steps).map(({ round: number, season: name, lines }) => [
      number,
      name,
      lines.length,
    ]);
    expect(told).toEqual([
      [0, "", 1],
      [1, "", 2],
      [2, "", 1],
    ]);
  });
});
