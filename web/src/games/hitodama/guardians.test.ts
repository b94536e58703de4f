import { expect, it } from "vitest";
import { gamePage } from "../../lib/games";
import { loadWords } from "../../words/words";
import { guardianOf } from "./guardians";

it("the seats are called by their guardians", async () => {
  const words = await loadWords("en", "hitodama");
  const { nameOf, styles } = gamePage("hitodama");
  const names = ["Tetté", "Genji", "Kizune", "Eiko"];
  expect(styles.map((style) => nameOf!(style, words))).toEqual(names);
  expect(names.map((_, seat) => words.ref(guardianOf(seat)))).toEqual(names);
});
