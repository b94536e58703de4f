import { describe, expect, it } from "vitest";
import type { BitokuContext } from "./view";
import { FACES } from "./fixtures";
import { layoutOf } from "./geo";
import { zooms } from "./zooms";

/** A finger needs 44 pixels; a phone's window is 374 wide. */
const PHONE = 374;

describe.each(FACES)("the areas of the board of $players players", ({ view, parts }) => {
  const words = { text: (id: string, args?: object) => `${id} ${JSON.stringify(args ?? {})}` };
  const areas = zooms(view, { components: parts, words } as unknown as BitokuContext);

  it("have every place in exactly one of them", () => {
    const owners = [...layoutOf(view, parts).boxes.keys()].map((place) => ({
      place,
      areas: areas.filter(({ places }) => places.includes(place)).map(({ id }) => id),
    }));
    expect(owners.filter((owner) => owner.areas.length !== 1)).toEqual([]);
  });

  it("bring rows, die spaces, favours and tiles so close that a finger hits them", () => {
    const boxes = layoutOf(view, parts).boxes;
    const small = areas.flatMap(({ id, viewBox, places }) => {
      const scale = PHONE / Number(viewBox.split(" ")[2]);
      return places
        .filter((place) => /^(row-|forest-|hill-|home-|market-|garden-)/.test(place))
        .filter(
          (place) => Math.max(boxes.get(place)?.w ?? 0, boxes.get(place)?.h ?? 0) * scale < 44,
        )
        .map((place) => `${place} in ${id}`);
    });
    expect(small).toEqual([]);
  });
});
