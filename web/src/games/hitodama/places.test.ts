import { describe, expect, it } from "vitest";
import { QUESTIONS, TABLES } from "./fixtures";
import { actionsAt, PLACELESS, placesOf, placesOfFact } from "./places";

const DECISIONS = [...TABLES.map(({ state }) => state.decision!), ...QUESTIONS];

describe("actions", () => {
  it("are at the places that the engine names", () => {
    for (const decision of DECISIONS)
      for (const action of decision.actions) {
        expect(placesOf(action, decision), action.text).toEqual(action.places);
        expect(action.places.length === 0, action.text).toBe(PLACELESS.has(action.kind));
      }
  });

  it.each(TABLES)("have places that could mean them, with $players players", ({ state }) => {
    for (const action of state.decision!.actions) {
      if (PLACELESS.has(action.kind)) continue;
      const meant = action.places.flatMap((place) => actionsAt(place, state.view));
      expect(meant, action.text).toContain(action.text);
    }
  });
});

describe("facts", () => {
  it.each(TABLES)("speak of the places that the engine names", ({ facts, state }) => {
    for (const fact of facts) {
      expect(placesOfFact(fact, state.view), fact.kind).toEqual(fact.places);
      expect(fact.places, fact.kind).not.toEqual([]);
    }
  });
});
