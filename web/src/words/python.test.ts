// The browser's words are Python's, to the byte. The fixture is made by
// tests/words/browser_fixtures.py.

import { describe, expect, it } from "vitest";
import source from "./fixtures.json?raw";
import { type Components, LANGUAGES, loadWords, type Part, type Words } from "./words";

type Case = [method: string, args: unknown[], sentences: string[]];
type Method = (...args: unknown[]) => unknown;

const { names, components, ...games } = JSON.parse(source) as {
  names: string[];
  components: Record<string, Components>;
} & Record<string, Case[]>;
const WITH_NAMES = ["fact", "note", "reason", "error", "why"];
const IN_PARTS = ["action", "decision", "fact", "reason"];

function call(words: Words, method: string, args: unknown[]): unknown {
  const found = (words as unknown as Record<string, Method>)[method];
  if (!found) throw new Error(method);
  return found.apply(words, args);
}

async function tableWords(language: string, game: string): Promise<Words> {
  return (await loadWords(language, game)).knowing(components[game] ?? {});
}

describe.each(LANGUAGES)("%s", (language) => {
  const number = LANGUAGES.indexOf(language);

  describe.each(Object.keys(games))("game %j", (game) => {
    const cases = (games[game] ?? []).map(
      ([method, args, sentences]): Case => [
        method,
        WITH_NAMES.includes(method) ? [...args, names] : args,
        sentences,
      ],
    );
    const methods = [...new Set(cases.map(([method]) => method))];

    it.each(methods)("%s as in Python", async (method) => {
      const words = await tableWords(language, game);
      const own = cases.filter(([name]) => name === method);
      const told = own.map(([, args]) => [args, call(words, method, args)]);
      expect(told).toEqual(own.map(([, args, sentences]) => [args, sentences[number]]));
    });

    it.each(methods.filter((method) => IN_PARTS.includes(method)))(
      "%s in parts is the same sentence",
      async (method) => {
        const words = await tableWords(language, game);
        for (const [name, args, sentences] of cases) {
          if (name !== method) continue;
          const parts = call(words, `${method}Parts`, args) as Part[];
          expect(parts.map((part) => part.text).join("")).toBe(sentences[number]);
          for (const part of parts) {
            expect(part.text).not.toBe("");
            if (typeof part.ref === "string") expect(part.ref).toMatch(/^[a-z]+:./);
          }
        }
      },
    );
  });
});
