import { describe, expect, it } from "vitest";
import type { Words } from "../../words/words";
import { FACES, type Face, MESSAGES } from "./fixtures";
import type { BitokuContext } from "./view";
import { whereabouts } from "./whereabouts";

const { view, parts } = FACES.find(({ players }) => players === 2) as Face;
const words = MESSAGES as unknown as Words;
const ctx = { words, view, components: parts, seat: 0, names: [] } as unknown as BitokuContext;
const where = (place: string) => whereabouts(place, ctx);

describe("where a thing lies", () => {
  it("tells two equal tiles of a display apart", () => {
    const [first, second] = [where("market-mitama-1"), where("market-mitama-2")];
    expect(first).toContain("number=1");
    expect(second).toContain("number=2");
  });

  it("names the Hill of a card, and nothing where the title is the place", () => {
    const { id } = view.hills.find(({ bitoku }) => bitoku)!;
    expect(where(`hill-${id}-bitoku`)).toContain(`region:${id}`);
    expect(where(`hill-${id}-small`)).toBe("");
    expect(where("card-1")).toBe("");
  });

  it("tells where a side path begins, and where none does", () => {
    const forks = Object.values(parts.branch);
    expect(forks.length).toBeGreaterThan(0);
    for (const { fork, spaces } of forks) expect(where(fork)).toContain(spaces[0]);
    const plain = Object.keys(parts.node).find(
      (id) => !forks.some(({ fork }) => fork === id),
    ) as string;
    expect(where(plain)).toBe("");
  });
});
