import { describe, expect, it } from "vitest";
import { FACES, QUESTIONS } from "./fixtures";
import { layoutOf } from "./geo";
import { type Parsed, parsePlace } from "./places";

const ON_BOARD = new Set<Parsed["kind"]>([
  "forest",
  "row",
  "site",
  "home",
  "hill",
  "hilldie",
  "river",
  "node",
  "gate",
  "start",
  "kodama",
  "treasure",
  "market",
  "stack",
  "garden",
  "deck",
]);

describe.each(FACES)("the places that the engine names, $players players", (face) => {
  const told = [...(face.decision?.actions ?? []), ...face.facts];

  it("are there", () => {
    expect(told.flatMap(({ places }) => places).length).toBeGreaterThan(20);
  });

  it("are on the board, if they are places of the board", () => {
    const { boxes } = layoutOf(face.view, face.parts);
    const missing = told
      .flatMap(({ places }) => places)
      .filter((place) => ON_BOARD.has(parsePlace(place).kind) && !boxes.has(place));
    expect([...new Set(missing)]).toEqual([]);
  });
});

it("of every question can be taken apart", () => {
  const nodes = new Set(FACES.flatMap(({ parts }) => Object.keys(parts.node)));
  const unknown = QUESTIONS.flatMap(({ places, actions }) => [
    ...places,
    ...actions.flatMap((action) => action.places),
  ]).filter((place) => parsePlace(place).kind === "node" && !nodes.has(place));
  expect([...new Set(unknown)]).toEqual([]);
});
