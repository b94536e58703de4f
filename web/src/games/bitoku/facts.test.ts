import { describe, expect, it } from "vitest";
import { FACT_PLACES, placesOfFact } from "./facts";
import { FACES, FACTS } from "./fixtures";

describe("facts", () => {
  it("are all known", () => {
    expect(FACTS.filter((kind) => !(kind in FACT_PLACES))).toEqual([]);
    expect(Object.keys(FACT_PLACES).filter((kind) => !FACTS.includes(kind))).toEqual([]);
  });

  it.each(FACES)("lead to places with $players players", ({ view, facts }) => {
    for (const fact of facts) {
      const places = placesOfFact(fact, view);
      expect(
        places.every((place) => /^[a-z]/.test(place) && !/null|undefined|NaN/.test(place)),
        `${fact.kind}: ${places}`,
      ).toBe(true);
    }
  });
});
