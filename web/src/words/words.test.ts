// Properties of the words, by example.

import { FluentResource } from "@fluent/bundle";
import { afterEach, describe, expect, it, vi } from "vitest";
import { cut } from "./catalogue";
import { made } from "./effects";
import { LANGUAGES, loadWords, LookupError } from "./words";

const NAMES = ["Ana", "Émile"];
const FILES = import.meta.glob<string>(
  ["../../../src/mori/words/catalogues/*/*.ftl", "../../../src/mori/games/*/words/*/*.ftl"],
  { query: "?raw", import: "default", eager: true },
);

it("a text is cut at the first mark, wherever it stands", () => {
  expect(cut("a:b:c", ":")).toEqual(["a", "b:c"]);
  expect(cut(":b", ":")).toEqual(["", "b"]);
  expect(cut("a", ":")).toEqual(["a", ""]);
});

describe("parts", () => {
  it("keep references apart from the words in between", async () => {
    const words = await loadWords("en", "hitodama");
    const gained = { kind: "gained", args: { seat: "seat:0", goods: "bundle:berry=2,amber=1" } };
    expect(words.factParts(gained, NAMES)).toEqual([
      { text: "Ana", ref: "seat:0" },
      { text: " gains ", ref: null },
      { text: "2 berries", ref: "bundle:berry=2" },
      { text: " and ", ref: null },
      { text: "1 amber", ref: "bundle:amber=1" },
      { text: ".", ref: null },
    ]);
  });

  it("leave a list to the language", async () => {
    const yokai = {
      "nezumi-1": { type: "nezumi", effects: [made("vp", { n: 1 })] },
      "imomushi-2": { type: "imomushi", effects: [made("vp", { n: 2 })] },
    };
    const words = (await loadWords("es", "bitoku")).knowing({ yokai });
    const cards = Object.keys(yokai).map((id) => `yokai:${id}`);
    const drawn = { kind: "own_cards_drawn", args: { seat: "seat:0", cards } };
    const parts = words.factParts(drawn, NAMES);
    expect(parts.map((part) => part.text).join("")).toBe(words.fact(drawn, NAMES));
    expect(parts).toContainEqual({ text: " e ", ref: null });
    expect(parts.filter((part) => part.ref !== null).map((part) => part.ref)).toEqual([
      "seat:0",
      ...cards,
    ]);
  });

  it("tell an answer that only counts by what it stands for", async () => {
    const words = await loadWords("en", "bitoku");
    const part = { kind: "part", args: { number: 2 } };
    const options = [made("vp", { n: 1 }), made("mitama", { discount: 1 })];
    expect(words.actionParts(part, { options })).toEqual([
      { text: "A Mitama for 1 resource less", ref: options[1] },
    ]);
  });

  it("keep what the caller adds to an action", async () => {
    const words = await loadWords("en", "bitoku");
    const obtain = { kind: "obtain", args: { market: "market:crystal", number: 2 } };
    const parts = words.actionParts(obtain, null, "crystal:dream-any");
    expect(parts.at(0)?.ref).toBe("market:crystal");
    expect(parts.at(-1)).toEqual({
      text: words.ref("crystal:dream-any"),
      ref: "crystal:dream-any",
    });
  });

  it("show a name as it is", async () => {
    const words = await loadWords("en", "hitodama");
    const gained = { kind: "gained", args: { seat: "seat:0", goods: "bundle:" } };
    const name = "\uFDD00\uFDD1 { $seat }";
    expect(words.factParts(gained, [name])[0]).toEqual({ text: name, ref: "seat:0" });
  });
});

describe("a bug", () => {
  it.each([made("xyz", { n: 1 }), made("vp"), made("resource", { n: 1 })])(
    "is an effect that no catalogue knows: %j",
    async (effect) => {
      const words = await loadWords("en", "bitoku");
      expect(() => words.ref(effect)).toThrow(LookupError);
    },
  );

  it.each(["deck:nonsense", "nonsense:amber", "amber", "resource:x", "seat:x", "bundle:berry"])(
    "is an unknown reference: %s",
    async (reference) => {
      const words = await loadWords("en", "hitodama");
      expect(() => words.ref(reference)).toThrow(LookupError);
    },
  );

  it("is a missing message or variable", async () => {
    const words = await loadWords("en", "hitodama");
    expect(() => words.text("web-nonsense-nonsense")).toThrow(LookupError);
    expect(() => words.text("common-seat")).toThrow(LookupError);
    const gained = { kind: "gained", args: { seat: "seat:0" } };
    expect(() => words.fact(gained)).toThrow(LookupError);
    expect(() => words.factParts(gained)).toThrow(LookupError);
  });

  it("is a language without a catalogue", async () => {
    await expect(loadWords("tlh")).rejects.toThrow(LookupError);
  });
});

describe("a game that the page was not built with", () => {
  afterEach(() => vi.unstubAllGlobals());

  /** The service answers so; the page's own texts are there as ever. */
  const answers = (status: number, answer: unknown) => {
    const real = globalThis.fetch;
    vi.stubGlobal("fetch", (path: string) =>
      path.startsWith("/api/")
        ? Promise.resolve(new Response(JSON.stringify(answer), { status }))
        : real(path),
    );
  };

  it("brings its words from the service", async () => {
    const sources = ["chess-piece-king = King\nchess-square = { $file } { $number }\n"];
    const shapes = [{ tag: "square", id: "<file:letter><number:digits>", message: "square" }];
    answers(200, { game: "chess", language: "en", sources, names: { shapes } });
    const words = await loadWords("en", "chess");
    expect(words.ref("piece:king")).toBe("King");
    expect(words.ref("square:e4")).toBe("E 4");
    expect(words.text("common-nothing")).toBe("nothing");
    expect(() => words.ref("piece:queen")).toThrow(LookupError);
  });

  it("names a part of an id that no catalogue knows only where a shape is open", async () => {
    const sources = [
      "shogi-piece-king = King\nshogi-piece-unnamed = piece { $id }\n" +
        "shogi-field = { $piece } at { $number }\nshogi-box = { $piece } in { $number }\n",
    ];
    const shapes = [
      { tag: "field", id: "<piece>.<number:digits>", message: "field" },
      { tag: "box", id: "<piece>.<number:digits>", message: "box", open: true },
    ];
    answers(200, { game: "shogi", language: "en", sources, names: { shapes } });
    const words = await loadWords("en", "shogi");
    expect([words.ref("field:king.3"), words.ref("box:king.3")]).toEqual([
      "King at 3",
      "King in 3",
    ]);
    expect(words.ref("box:lance.3")).toBe("piece lance in 3");
    expect(() => words.ref("field:lance.3")).toThrow(LookupError);
  });

  it("has nothing to tell of what is not printed", async () => {
    const sources = ["draughts-printed-card = { $a }, { $b }, { $c }, { $d }\n"];
    const letter = { as: "letter" };
    const printed = { a: letter, b: letter, c: letter };
    answers(200, { game: "draughts", language: "en", sources, names: { printed } });
    const words = await loadWords("en", "draughts");
    const entry = { a: null, b: undefined, c: "", d: [] };
    expect(words.printed("card", entry)).toBe("None, none, none, none");
  });

  it("is told as it is if it has no words", async () => {
    answers(200, { game: "go", language: "", sources: [], names: {} });
    const words = await loadWords("en", "go");
    const placed = { kind: "stone_placed", args: { seat: "seat:0", point: "point:d4" } };
    expect(words.fact(placed, NAMES)).toBe("stone placed, seat Ana, point d4");
    expect(words.action({ kind: "place", args: { point: "point:d4" }, text: "place d4" })).toBe(
      "place d4",
    );
    expect(words.reason({ code: "ko", data: {} })).toBe("ko");
  });

  it("must be known to the service", async () => {
    answers(404, { error: { code: "unknown_game", data: {} } });
    await expect(loadWords("en", "checkers")).rejects.toThrow(LookupError);
    await expect(loadWords("en", "web")).rejects.toThrow(LookupError);
  });
});

it("advice says by how much one is ahead, with a sign", async () => {
  const words = await loadWords("en");
  const lead = (margin: number) => /[+-]?\d+(?=\D*$)/.exec(words.advice(0.5, 20, margin))?.[0];
  expect([2, 1, 0.6, 0, -1].map(lead)).toEqual(["+2", "+1", "+1", "0", "-1"]);
});

describe("loading", () => {
  it("happens once", () => {
    expect(loadWords("cs", "bitoku")).toBe(loadWords("cs", "bitoku"));
    expect(loadWords("cs", "bitoku")).not.toBe(loadWords("cs", "hitodama"));
  });

  it.each(LANGUAGES)("leaves out the terminal and other games: %s", async (language) => {
    const words = await loadWords(language, "hitodama");
    for (const message of ["terminal-which-game", "cli-number", "bitoku-action-pass"]) {
      expect(() => words.text(message)).toThrow(message);
    }
    expect(words.text("hitodama-resource-berry")).not.toBe("");
  });

  it.each(LANGUAGES)("misses no message of a file: %s", async (language) => {
    const folder = `/${language}/`;
    const sources = Object.entries(FILES).filter(([path]) => path.includes(folder));
    expect(sources.length).toBeGreaterThan(2);
    for (const [path, source] of sources) {
      const ids = [...source.matchAll(/^([a-z][\w-]*) *=/gm)].map(([, id]) => id);
      const read = new FluentResource(source).body.map((entry) => entry.id);
      expect(read, path).toEqual(ids);
    }
  });
});

it("an effect of a single part is told like one of several", async () => {
  const words = await loadWords("en", "bitoku");
  const [two, three] = [made("vp", { n: 2 }), made("vp", { n: 3 })];
  expect(words.effect(made("choose_units", { n: 2 }, [two]))).toBe("Twice: 2 VP");
  expect(words.effect(made("choose_units", { n: 2 }, [two, three]))).toBe("Twice: 2 VP and 3 VP");
});
