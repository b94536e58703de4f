import { describe, expect, it } from "vitest";
import { aDecision, aFact, anAction } from "../../lib/samples";
import type { ActionData, FactData } from "../../protocol";
import space from "./fixtures/actions.json";
import facts from "./fixtures/facts.json";
import views from "./fixtures/views.json";
import { actionsAt, PLACELESS, placesOf, placesOfFact } from "./places";
import type { HitodamaView } from "./view";

// The fixtures come from the engine: game.rules.space (actions, those of places as patterns over
// all places), one fact of each kind of played games, and a view for each number of players.
const VIEWS = Object.values(views) as unknown as HitodamaView[];
const FOUR = views["4"] as unknown as HitodamaView;

/** Every action there can be; the fixture holds those of places as patterns. */
function allActions(): ActionData[] {
  const fill = (text: string, a: string, b: string) => text.replace("{a}", a).replace("{b}", b);
  const found: ActionData[] = space.single.map(({ text, kind, args }) =>
    anAction(text, kind, args),
  );
  for (const { kind, text, args } of space.families) {
    for (const a of text.includes("{a}") ? space.places : [""])
      for (const b of space.places)
        found.push(
          anAction(
            fill(text, a, b),
            kind,
            Object.fromEntries(
              Object.entries(args).map(([key, value]) => [key, fill(value, a, b)]),
            ),
          ),
        );
  }
  return found;
}

const ACTIONS = allActions();
const DECISION = aDecision("turn", { place: "place:amber.1" }, 2);

describe("actions", () => {
  it("are all there", () => {
    expect(new Set(ACTIONS.map((action) => action.text)).size).toBe(space.count);
  });

  it("have places, unless they are known to have none", () => {
    const without = ACTIONS.filter((action) => placesOf(action, DECISION).length === 0);
    expect(new Set(without.map((action) => action.kind))).toEqual(new Set(PLACELESS));
  });

  it("have places that could mean them", () => {
    const seat = FOUR.seat ?? 0;
    const own = FOUR.tiles
      .flatMap((tile) => tile.spaces)
      .filter((entry) => entry.essence?.seat === seat)
      .map((entry) => entry.place);
    const drawn = new Set(FOUR.tiles.flatMap((tile) => tile.spaces.map((entry) => entry.place)));
    for (const action of ACTIONS) {
      if (PLACELESS.has(action.kind) || action.kind === "pay") continue;
      const source = String(action.args["source"] ?? "").replace("place:", "");
      if (source && !own.includes(source)) continue; // nothing of ours is there to move
      const target = String(action.args["target"] ?? "").replace("place:", "");
      if (target && !drawn.has(target)) continue; // no such space at this table
      const places = placesOf(action, { ...DECISION, seat });
      const meant = places.flatMap((place) => actionsAt(place, FOUR));
      expect(meant, action.text).toContain(action.text);
    }
  });

  it("name places by what they are", () => {
    const at = (text: string) =>
      placesOf(
        ACTIONS.find((entry) => entry.text === text)!,
        DECISION,
      );
    expect(at("move reserve > amber.2")).toEqual(["reserve-2", "tile-amber-2"]);
    expect(at("move amber.2 > lunar.x1")).toEqual(["tile-amber-2", "tile-lunar-x1"]);
    expect(at("to tribute_first_player")).toEqual(["tile-tribute_first_player"]);
    expect(at("tribute haru_1.2")).toEqual(["line-haru_1-2"]);
    expect(at("discard lunar_for_amber")).toEqual(["discard-lunar_for_amber"]);
    expect(at("pay")).toEqual(["tile-amber-1"]);
  });
});

describe("facts", () => {
  const told = Object.entries(facts).map(([kind, args]) => aFact(kind, args));

  it("speak of places, all but the end of the game", () => {
    for (const view of VIEWS) {
      const without = told.filter((fact) => placesOfFact(fact, view).length === 0);
      expect(without.map((fact) => fact.kind)).toEqual(["game_ended"]);
    }
  });

  it("tell from where and to where", () => {
    const at = (kind: string, args: FactData["args"]) => placesOfFact(aFact(kind, args), FOUR);
    expect(at("essence_placed", { seat: "seat:1", target: "place:amber.1" })).toEqual([
      "reserve-1",
      "tile-amber-1",
    ]);
    expect(at("akku_captured", { seat: "seat:3", place: "place:berry.2" })).toEqual([
      "tile-berry-2",
      "basket-3",
    ]);
  });
});
