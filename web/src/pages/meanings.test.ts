import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { gamePage } from "../lib/games";
import { SPRITES } from "../testing/icons";
import { Catalogue } from "../words/catalogue";
import { type Language, LANGUAGES, loadWords, Meanings } from "../words/words";
import { legendOf } from "./legend";
import { entriesOf, found } from "./legend-words";

const SOURCES = import.meta.glob<string>("../../../src/mori/games/*/words/*/meanings.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});
const NAMES = import.meta.glob<{ explained: Record<string, string> }>(
  "../../../src/mori/games/*/words/names.json",
  { eager: true, import: "default" },
);
const GAMES = ["bitoku", "hitodama"] as const;
const EACH = GAMES.flatMap((game) => LANGUAGES.map((language) => [game, language] as const));

function explainedOf(game: string): Record<string, string> {
  return NAMES[`../../../src/mori/games/${game}/words/names.json`]?.explained ?? {};
}

function meaningsOf(game: string, language: Language): Meanings {
  const source = SOURCES[`../../../src/mori/games/${game}/words/${language}/meanings.ftl`] ?? "";
  return new Meanings(game, new Catalogue(language, [source]), explainedOf(game));
}

// All icons exist.
beforeAll(() => vi.stubGlobal("document", { getElementById: () => ({}) }));
afterAll(() => vi.unstubAllGlobals());

describe("what icons mean", () => {
  it.each(EACH)("is told for every icon of %s in %s", async (game, language) => {
    const words = await loadWords(language, game);
    const entries = entriesOf(legendOf(game), words, meaningsOf(game, language)).flatMap(
      (group) => group.entries,
    );
    expect(entries.filter(({ text }) => text === "")).toEqual([]);
    for (const { icons, text, rule } of entries) {
      for (const { icon, name } of icons) {
        expect(text.toLowerCase(), icon).not.toBe(name.toLowerCase());
        expect(rule !== "", icon).toBe(!icon.startsWith("ui-"));
      }
    }
    const shown = entries.flatMap(({ icons }) => icons.map(({ icon }) => icon));
    expect(shown).toEqual(legendOf(game).flatMap(({ items }) => items.map(({ icon }) => icon)));
    const examples = entries.flatMap(({ example }) => (example ? [example] : []));
    expect(examples.length).toBeGreaterThan(2);
    for (const { strip, text } of examples) {
      expect(text).not.toBe("");
      expect(strip.length, text).toBeGreaterThan(0);
    }
  });

  it.each(GAMES)("is told for nothing that %s does not draw", (game) => {
    const used = new Set(
      gamePage(game).legend.flatMap(({ items }) => items.map((item) => item.means ?? item.icon)),
    );
    const own = Object.keys(explainedOf(game)).filter((name) => name.startsWith("icon-"));
    expect(own.filter((name) => !used.has(name.slice(5)))).toEqual([]);
  });

  it("is searched by name and meaning", async () => {
    const words = await loadWords("en", "hitodama");
    const groups = entriesOf(legendOf("hitodama"), words, meaningsOf("hitodama", "en"));
    const icons = found(groups, (text) => text.toLowerCase().includes("akku")).flatMap(
      ({ entries }) => entries.flatMap((entry) => entry.icons.map(({ icon }) => icon)),
    );
    expect(icons).toContain("akku");
    expect(icons).toContain("solar-card"); // its meaning describes the tile
    expect(icons).not.toContain("berry");
  });

  it("is told once for icons that mean the same", async () => {
    const words = await loadWords("en", "bitoku");
    const groups = entriesOf(legendOf("bitoku"), words, meaningsOf("bitoku", "en"));
    const together = groups.flatMap(({ entries }) => entries.map(({ icons }) => icons.length));
    expect(Math.max(...together)).toBe(7); // the types of Bitoku cards
  });

  it("is missing for a game that does not say: icons have their names", async () => {
    const words = await loadWords("en", "bitoku");
    const nothing = new Meanings("bitoku", new Catalogue("en", []), {
      "term-kodama": "B-KODAMA-1",
    });
    expect(nothing.terms).toEqual([]);
    const [first] = entriesOf(gamePage("bitoku").legend, words, nothing);
    expect(first?.entries[0]).toMatchObject({
      icons: [{ icon: "wood", name: "Wood" }],
      text: "",
      rule: "",
    });
  });
});

describe("a turn at a glance", () => {
  it.each(EACH)("has the lines that the page of %s draws, in %s", (game, language) => {
    const { turn } = meaningsOf(game, language);
    expect(turn.map(({ id }) => id)).toEqual(Object.keys(gamePage(game).turn));
    expect(turn.length).toBeGreaterThan(4);
    expect(turn.length).toBeLessThan(10);
  });

  it.each(GAMES)("of %s has icons that there are", (game) => {
    const drawn = SPRITES.join("");
    for (const icon of Object.values(gamePage(game).turn).flat())
      expect(drawn).toContain(`<symbol id="i-${icon}"`);
  });
});
