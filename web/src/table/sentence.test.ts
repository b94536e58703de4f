import { expect, it } from "vitest";
import type { Finder } from "../help/finder";
import type { Part, Term } from "../words/words";
import { piecesOf } from "./sentence";

const ROCK = { id: "rock", word: "rock" } as Term;
/** Knows one term. */
const finder: Finder = (text) =>
  text.split(/(rock)/).flatMap((piece) => {
    return piece === "" ? [] : [{ text: piece, term: piece === "rock" ? ROCK : null }];
  });
const iconsOf = (ref: string) => (ref.startsWith("card:") ? [`i-${ref.slice(5)}`] : []);

const PARTS: Part[] = [
  { text: "Hana", ref: "seat:0" },
  { text: " turns ", ref: null },
  { text: "one", ref: "number:1" },
  { text: " rock into ", ref: null },
  { text: "The old rock", ref: "card:fox" },
  { text: ".", ref: null },
  { text: "The Tengu", ref: "side:1" },
];

it("marks terms, puts icons to first words, lets sides stand out and joins what is plain", () => {
  expect(piecesOf(PARTS, iconsOf, finder)).toEqual([
    { form: "side", text: "Hana" },
    { form: "text", text: " turns one " },
    { form: "term", text: "rock", term: ROCK },
    { form: "text", text: " into " },
    { form: "named", text: "The", icons: ["i-fox"] },
    { form: "text", text: " old " },
    { form: "term", text: "rock", term: ROCK },
    { form: "text", text: "." },
    { form: "side", text: "The Tengu" },
  ]);
});

it("has no terms before they are known, and no icons where there are none", () => {
  const pieces = piecesOf(PARTS, () => [], null);
  expect(pieces).toEqual([
    { form: "side", text: "Hana" },
    { form: "text", text: " turns one rock into The old rock." },
    { form: "side", text: "The Tengu" },
  ]);
});

it("has nothing after a thing of one word", () => {
  const pieces = piecesOf([{ text: "Fox", ref: "card:fox" }], iconsOf, finder);
  expect(pieces).toEqual([{ form: "named", text: "Fox", icons: ["i-fox"] }]);
});

it("keeps an opening mark with the thing that it opens", () => {
  const parts = [
    { text: "Take « ", ref: null },
    { text: "Fox", ref: "card:fox" },
    { text: " ».", ref: null },
  ];
  expect(piecesOf(parts, iconsOf, null)).toEqual([
    { form: "text", text: "Take " },
    { form: "named", opening: "« ", text: "Fox", icons: ["i-fox"] },
    { form: "text", text: " »." },
  ]);
});
