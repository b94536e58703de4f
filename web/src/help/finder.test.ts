import { describe, expect, it } from "vitest";
import { Catalogue } from "../words/catalogue";
import { type Language, Meanings, type Term } from "../words/words";
import { finderOf } from "./finder";

const SOURCES = import.meta.glob<string>("../../../src/mori/games/*/words/*/meanings.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});
const NAMES = import.meta.glob<{ explained: Record<string, string> }>(
  "../../../src/mori/games/*/words/names.json",
  { eager: true, import: "default" },
);

function finder(game: string, language: Language) {
  const folder = `../../../src/mori/games/${game}/words`;
  const catalogue = new Catalogue(language, [SOURCES[`${folder}/${language}/meanings.ftl`] ?? ""]);
  const { explained } = NAMES[`${folder}/names.json`] ?? { explained: {} };
  return finderOf(new Meanings(game, catalogue, explained).terms);
}

/** What is found in a text: each term with the words that name it. */
function found(game: string, language: Language, text: string): Record<string, string> {
  const pieces = finder(game, language)(text);
  expect(pieces.map((piece) => piece.text).join("")).toBe(text);
  return Object.fromEntries(pieces.flatMap(({ term, text }) => (term ? [[term.id, text]] : [])));
}

describe("the terms in a sentence", () => {
  it.each([
    [
      "bitoku",
      "en",
      "Move your Kodamas; then complete a Bitoku card of a river region.",
      { kodama: "Kodamas", "bitoku-card": "Bitoku card", "river-region": "river region" },
    ],
    [
      "bitoku",
      "es",
      "Coloca un dado en una región del río y toma dos cartas de bitoku completadas.",
      { "river-region": "región del río", completed: "cartas de bitoku completadas" },
    ],
    [
      "bitoku",
      "fr",
      "Un Pèlerin disponible va près d’un Rocher d’Iwakura, contre 2 Cristaux oniriques.",
      {
        available: "Pèlerin disponible",
        rock: "Rocher d’Iwakura",
        "crystal-dream": "Cristaux oniriques",
      },
    ],
    [
      "bitoku",
      "cs",
      "Posuň kodamu, vezmi si kartu jókai z\u00a0kopce a probuď poutníka krystalem snů.",
      {
        kodama: "kodamu",
        "yokai-card": "kartu jókai",
        hill: "kopce",
        pilgrim: "poutníka",
        "crystal-dream": "krystalem snů",
      },
    ],
    [
      "bitoku",
      "cs",
      "Kostka z\u00a0oblasti u\u00a0řeky",
      { "river-region": "oblasti u\u00a0řeky" },
    ],
    [
      "hitodama",
      "en",
      "Standing essences on the akku lair may take akkus.",
      { standing: "Standing", essence: "essences", lair: "akku lair", akku: "akkus" },
    ],
    ["hitodama", "es", "Paga un requisito del tributo.", { line: "requisito", tribute: "tributo" }],
    [
      "hitodama",
      "fr",
      "L’essence endormie retourne dans la réserve, le saphir dans la réserve générale.",
      {
        essence: "essence",
        asleep: "endormie",
        reserve: "réserve",
        supply: "réserve générale",
      },
    ],
    [
      "hitodama",
      "cs",
      "Dvě sluneční karty z\u00a0ruky, esenci vytlačíš za jantar; led taje, ledňáček ne.",
      { "solar-card": "sluneční karty", essence: "esenci", displace: "vytlačíš", ice: "led" },
    ],
  ] as const)("of %s in %s: %s", (game, language, text, terms) => {
    expect(found(game, language, text)).toEqual(terms);
  });

  it("are marked once each, and not inside other words", () => {
    const pieces = finder("hitodama", "en")("An akku, another akku, and the akkuish price: ice.");
    expect(pieces.filter(({ term }) => term).map(({ text }) => text)).toEqual(["akku", "ice"]);
  });

  it("are none in a text without any, and in a game that explains nothing", () => {
    expect(finder("bitoku", "en")("Hello there")).toEqual([{ text: "Hello there", term: null }]);
    expect(finderOf([])("Kodama")).toEqual([{ text: "Kodama", term: null }]);
    expect(finder("bitoku", "en")("")).toEqual([{ text: "", term: null }]);
  });

  it("take signs of patterns as they are", () => {
    const term: Term = { id: "a", word: "a", text: "", rule: "", forms: ["a+ (b)"] };
    expect(finderOf([term])("aa b, a+ (b)").map(({ text }) => text)).toEqual(["aa b, ", "a+ (b)"]);
  });
});
