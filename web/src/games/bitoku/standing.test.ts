import { describe, expect, it } from "vitest";
import type { Words } from "../../words/words";
import { FACES, type Face, MESSAGES } from "./fixtures";
import { standingOf } from "./standing";
import type { BitokuContext, BitokuView } from "./view";

const words = MESSAGES as unknown as Words;

/** The states of places on a changed table. */
function stand(change: (view: BitokuView) => void, ...places: string[]): string[] {
  const { view, parts } = structuredClone(FACES.find(({ players }) => players === 2) as Face);
  change(view);
  const ctx = { words, view, components: parts, seat: 0, names: [] } as unknown as BitokuContext;
  return places.map((place) => standingOf(place, ctx));
}

describe("how a place stands", () => {
  it("says what is free and what is taken", () => {
    const set = (view: BitokuView) => {
      const [own] = view.players;
      Object.assign(own!, { counters_used: 1, rock_pilgrims: ["rock-pilgrim-2"], bitoku_path: [] });
      own!.rocks = [];
      view.home[0]!.die = { seat: 1, die: 2, value: 4 };
      view.players[1]!.dice[1] = { value: 4, state: "forest", place: view.home[0]!.id };
      view.home[1]!.die = null;
      view.sites[0]!.building = null;
    };
    const { view } = FACES.find(({ players }) => players === 2) as Face;
    const [first, second] = view.home.map(({ id }) => id);
    expect(
      stand(
        set,
        first!,
        second!,
        view.sites[0]!.id,
        "forest-yomi-1",
        "counter-1",
        "counter-2",
        "rock-pilgrim-1",
        "rock-pilgrim-2",
        "rock-1",
        "bitoku-1",
      ),
    ).toEqual([
      "Place-die side=seat:1 value=4",
      "free-space",
      "free-space",
      "free-space",
      "used-counter",
      "",
      "free-space",
      "explain-pilgrims sides=seat:0",
      "free-space",
      "free-space",
    ]);
  });

  it("says where dice, Kodamas and Pilgrims are, and what is covered", () => {
    const set = (view: BitokuView) => {
      view.players[0]!.dice = [
        { value: 3, state: "locked" },
        { value: 5, state: "forest", place: "glade" },
        { value: 2, state: "hill" },
      ];
      view.regions.find(({ id }) => id === "glade")!.kodamas = [3, 1];
      view.hills.find(({ id }) => id === "yomi")!.covered = [true, false, false];
    };
    const places = ["die-0-1", "die-0-2", "die-0-3", "kodama-glade-0"];
    expect(stand(set, ...places, "hill-yomi-bitoku", "hill-yomi-yokai", "row-yomi-1")).toEqual([
      "explain-die-locked",
      "region:glade",
      "explain-die-hill",
      expect.stringMatching(/^explain-kodama space=3 length=\d+$/),
      "explain-covered",
      "",
      "",
    ]);
  });
});
