import { describe, expect, it } from "vitest";
import type { RulesAnswer } from "../../protocol";
import { plainRule } from "../../lib/rules";
import { anchorsOf, bookOf, filtered, idsOf, sizeOf, termsOf } from "./book";
import { blocks, cut, inline } from "./prose";

const known = () => true;

describe("the text of a rule", () => {
  it("is cut into bold, slanted, code and links to other rules", () => {
    expect(inline("see **B-EX-1** and `side_0`, *now* B-PATH-7", known)).toEqual([
      { kind: "text", text: "see " },
      { kind: "strong", text: "B-EX-1" },
      { kind: "text", text: " and " },
      { kind: "code", text: "side_0" },
      { kind: "text", text: ", " },
      { kind: "em", text: "now" },
      { kind: "text", text: " " },
      { kind: "rule", text: "B-PATH-7", id: "B-PATH-7" },
    ]);
    expect(inline("B-PATH-99", () => false)).toEqual([{ kind: "text", text: "B-PATH-99" }]);
    expect(inline("B-PATH-99 or **so**", () => false)).toEqual([
      { kind: "text", text: "B-PATH-99 or " },
      { kind: "strong", text: "so" },
    ]);
    expect(inline("", known)).toEqual([]);
  });

  it("is cut into paragraphs and tables in their order", () => {
    const text = (told: string) => [{ kind: "text", text: told }];
    expect(blocks("| a |\n|:-:|\n  one  \n\n| b |\n| c |\ntwo\n| d |", known)).toEqual([
      { kind: "table", head: [text("a")], rows: [] },
      { kind: "paragraph", parts: text("one") },
      { kind: "table", head: [text("b")], rows: [[text("c")]] },
      { kind: "paragraph", parts: text("two") },
      { kind: "table", head: [text("d")], rows: [] },
    ]);
    expect(blocks("|---|\n", known)).toEqual([]); // a rule below an empty title
  });

  it("may hold a table", () => {
    const [lead, table] = blocks(
      "Transitions:\n| from | to |\n| --- | --- |\n| A | B \\| C |",
      known,
    );
    expect(lead?.kind).toBe("paragraph");
    expect(table).toEqual({
      kind: "table",
      head: [[{ kind: "text", text: "from" }], [{ kind: "text", text: "to" }]],
      rows: [[[{ kind: "text", text: "A" }], [{ kind: "text", text: "B | C" }]]],
    });
  });

  it("shows what was searched, whatever the accents", () => {
    expect(cut("A Yōkai card", termsOf("yokai"))).toEqual(["A ", "Yōkai", " card"]);
    expect(cut("card", ["x"])).toEqual(["card"]);
    expect(cut("abcd", ["bc", "ab"])).toEqual(["", "abc", "d"]);
    expect(cut("abcd", ["ab", "cd"])).toEqual(["", "abcd", ""]);
    expect(cut("abcde", ["ab", "abcd", "b"])).toEqual(["", "abcd", "e"]);
    expect(cut("one, two, one", ["one", "two"])).toEqual(["", "one", ", ", "two", ", ", "one", ""]);
    expect(cut("aaaa", ["aa"])).toEqual(["", "aaaa", ""]);
    expect(cut("a card", [])).toEqual(["a card"]);
    expect(cut("\ufb03 card", termsOf("card"))).toEqual(["\ufb03 ", "card", ""]);
    expect(cut("İ card", termsOf("card"))).toEqual(["İ ", "card", ""]);
    expect(cut("\uac00 card", termsOf("card"))).toEqual(["\uac00 card"]); // a letter of two code units
  });
});

describe("the book", () => {
  const rule = (id: string, text: string, rulings: string[] = []) => ({
    id,
    text,
    sources: [],
    rulings,
  });
  const answer = {
    game: "hitodama",
    language: "en",
    terms: [{ word: "akku", meaning: "a creature" }],
    groups: [
      {
        id: "H-GEO",
        rules: [rule("H-GEO-1", "The map is square.", ["HR-1"]), rule("H-GEO-2", "North")],
        part: "ring",
      },
      { id: "H-ACT", rules: [rule("H-ACT-1", "Move an essence")], part: "" },
    ],
    rulings: [
      { id: "HR-1", title: "Tiles", text: "Eight.", confidence: ["high"], group: "" },
      { id: "HR-2", title: "Acting", text: "Once.", confidence: ["low"], group: "H-ACT" },
      { id: "HR-3", title: "Losing", text: "All.", confidence: [], group: "" },
    ],
    examples: [{ id: "T-01", situation: "North", expected: "N" }],
  } satisfies RulesAnswer;
  const book = bookOf(answer, (id) => (id === "H-GEO" ? "The map" : "Actions"));

  it("puts rulings beside their rule, their group, or at the end", () => {
    expect(book.groups[0]?.entries[0]?.rulings.map((ruling) => ruling.id)).toEqual(["HR-1"]);
    expect(book.groups[1]?.rulings.map((ruling) => ruling.id)).toEqual(["HR-2"]);
    expect(book.rulings.map((ruling) => ruling.id)).toEqual(["HR-3"]);
    expect(sizeOf(book)).toEqual({ rules: 3, rulings: 3 });
    expect(idsOf(answer).has("T-01")).toBe(true);
  });

  it("is searched by id, text, ruling and title of the group", () => {
    const found = (query: string) => sizeOf(filtered(book, termsOf(query)));
    expect(found("h-geo-2")).toEqual({ rules: 1, rulings: 0 });
    expect(found("eight")).toEqual({ rules: 1, rulings: 1 });
    expect(found("actions essence")).toEqual({ rules: 1, rulings: 0 });
    expect(found("nowhere")).toEqual({ rules: 0, rulings: 0 });
    expect(filtered(book, [])).toBe(book);
    expect(termsOf("  the  Map ")).toEqual(["the", "map"]);
  });

  it("keeps of a search only the groups in which something was found", () => {
    const found = (query: string) => {
      const left = filtered(book, termsOf(query));
      return [left.groups.map(({ id }) => id), left.rulings.length, left.examples.length];
    };
    expect(found("once")).toEqual([["H-ACT"], 0, 0]);
    expect(found("north")).toEqual([["H-GEO"], 0, 1]);
    expect(found("hr-3")).toEqual([[], 1, 0]);
    expect(found("map square")).toEqual([["H-GEO"], 0, 0]);
    expect(found("map essence")).toEqual([[], 0, 0]);
    expect(filtered(book, termsOf("once")).groups[0]?.entries).toEqual([]);
    expect(filtered(book, termsOf("akku creature")).terms).toEqual(answer.terms);
    expect(filtered(book, termsOf("once")).terms).toEqual([]);
  });

  it("shows a ruling of several rules at each, points to it at the first, and bears with gaps", () => {
    const shared = {
      ...answer,
      groups: [
        {
          id: "H-GEO",
          rules: [rule("H-GEO-1", "", ["HR-1", "HR-9"]), rule("H-GEO-2", "", ["HR-2", "HR-1"])],
          part: "",
        },
      ],
      rulings: [
        ...answer.rulings.slice(0, 2),
        { id: "HR-4", title: "", text: "", confidence: [], group: "" },
      ],
    };
    const found = bookOf(shared, () => "");
    expect(found.groups[0]?.entries.map(({ rulings }) => rulings.map(({ id }) => id))).toEqual([
      ["HR-1"],
      ["HR-2", "HR-1"],
    ]);
    expect([...anchorsOf(found)]).toEqual(["H-GEO-1 HR-1", "H-GEO-2 HR-2"]);
    expect(found.rulings.map(({ id }) => id)).toEqual(["HR-4"]);
    expect([found.groups[0]?.rulings, sizeOf(found)]).toEqual([[], { rules: 2, rulings: 3 }]);
  });

  it("tells a rule without marks and without its table", () => {
    const told = (text: string) =>
      plainRule(
        { ...answer, groups: [{ id: "H-GEO", rules: [rule("H-GEO-1", text)], part: "" }] },
        "H-GEO-1",
      );
    expect(told("**Eight** *tiles*:\n| a | b |\n|---|---|")).toBe("Eight tiles:");
    expect(plainRule(answer, "H-GEO-99")).toBe("");
  });
});
