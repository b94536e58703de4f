import { describe, expect, it } from "vitest";
import { SPRITES } from "../testing/icons";
import { loadWords, LANGUAGES } from "../words/words";
import { legendOf } from "./legend";
import { wordsOf } from "./legend-words";

const GAMES = ["bitoku", "hitodama"];
// Faces of one die, which have one entry, and emblems that are also pieces.
const LIKE_OTHERS = [1, 2, 3, 5, 6].map((face) => `die-${face}`);
LIKE_OTHERS.push(...["bird", "insect", "fox", "fish"].map((animal) => `mark-${animal}`));

describe("the legend", () => {
  it("has every icon of the sprite, and no other", () => {
    const drawn = [...SPRITES.join("").matchAll(/<symbol id="i-([^"]+)"/g)].map(
      (match) => match[1] ?? "",
    );
    const shown = new Set(
      GAMES.flatMap((game) =>
        legendOf(game).flatMap((group) => group.items.map((item) => item.icon)),
      ),
    );
    expect(drawn.filter((icon) => !shown.has(icon) && !LIKE_OTHERS.includes(icon))).toEqual([]);
    expect([...shown].filter((icon) => !drawn.includes(icon))).toEqual([]);
  });

  it.each(GAMES.flatMap((game) => LANGUAGES.map((language) => [game, language])))(
    "has words for all of %s in %s",
    async (game, language) => {
      const words = await loadWords(language!, game);
      for (const { id, items } of legendOf(game!)) {
        expect(words.text(`web-pages-legend-${id}`)).not.toBe("");
        for (const item of items) expect(wordsOf(item, words)).not.toBe("");
      }
    },
  );
});
