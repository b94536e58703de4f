import { expect, it } from "vitest";
import { QUESTIONS, TABLES } from "./fixtures";
import { lineId, lineOf, spaceId, spaceOf, tileOf } from "./places";
import { lineAt, spaceAt } from "./view";

it.each(TABLES)("the engine names places that are drawn, $players players", ({ facts, state }) => {
  const places = [...(state.decision?.actions ?? []), ...facts].flatMap((told) => told.places);
  expect(places.length).toBeGreaterThan(20);
  for (const place of places) {
    const [space, line, tile] = [spaceOf(place), lineOf(place), tileOf(place)];
    if (space !== null) expect(spaceAt(state.view, space)?.place, place).toBe(space);
    else if (line !== null) expect(lineAt(state.view, line)?.line, place).toBe(line);
    else if (tile !== null) {
      const tiles = state.view.tiles.map(({ id }) => id);
      expect(tiles, place).toContain(tile);
    }
  }
});

it("names are taken apart as they were put together", () => {
  const places = QUESTIONS.flatMap(({ actions }) => actions.flatMap((action) => action.places));
  const spaces = places.filter((place) => spaceOf(place) !== null);
  const lines = places.filter((place) => lineOf(place) !== null);
  expect(spaces.length).toBeGreaterThan(0);
  expect(lines.length).toBeGreaterThan(0);
  for (const place of spaces) expect(spaceId(spaceOf(place) ?? "")).toBe(place);
  for (const place of lines) expect(lineId(lineOf(place) ?? "")).toBe(place);
});

it("a space belongs to its tile", () => {
  expect(["tile-amber", "tile-amber-2", "tile-akku_solar-x1", "season-haru"].map(tileOf)).toEqual([
    "amber",
    "amber",
    "akku_solar",
    null,
  ]);
});
