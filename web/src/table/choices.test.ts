import { expect, test } from "vitest";
import { anAction } from "../lib/samples";
import { made } from "../words/effects";
import { loadWords } from "../words/words";
import { arrange, noteOf, type Choice } from "./choices";

function choice(text: string, kind: string, args: Record<string, unknown>): Choice {
  return {
    action: anAction(text, kind, args),
    label: [{ text, ref: null }],
    places: [],
    outcome: { costs: [], gains: [], told: [] },
    strip: [],
    goods: [],
    note: "",
  };
}

const kappa = { type: "kappa", effects: [made("vp", { n: 1 })] };
const words = (await loadWords("en", "bitoku")).knowing({ yokai: { "start-kappa": kappa } });
const hitodama = await loadWords("en", "hitodama");

test("a few answers are listed one by one", () => {
  const choices = [choice("pass", "pass", {}), choice("use 1", "use", { die: 1 })];
  expect(arrange(choices, words, []).map(({ form }) => form)).toEqual(["choice", "choice"]);
});

test("many answers stand in rows under what they share", () => {
  const cards = ["yokai:start-kappa", "yokai:start-nezumi", "yokai:start-kitsune"];
  const choices = cards.flatMap((card) =>
    [1, 2, 3].map((space) => choice(`play ${card} ${space}`, "play", { card, space })),
  );
  const items = arrange([...choices, choice("pass", "pass", {})], words, []);
  expect(items.map(({ form }) => form)).toEqual(["row", "row", "row", "choice"]);
  const [first] = items;
  if (first?.form !== "row") throw new Error("not a row");
  expect(first.title).toBe("Play Kappa (1 VP) on card space …");
  expect(first.shorts.map(({ label }) => label)).toEqual(["1", "2", "3"]);
});

test("up to eight answers are listed, and up to four stand in a row", () => {
  const cards = ["yokai:start-kappa", "yokai:start-nezumi"];
  const each = (spaces: number) =>
    cards.flatMap((card) =>
      Array.from({ length: spaces }, (_, space) => choice("play", "play", { card, space })),
    );
  const forms = (choices: Choice[]) => arrange(choices, words, []).map(({ form }) => form);
  expect(forms(each(4))).toEqual(Array(8).fill("choice"));
  expect(forms([...each(4), choice("pass", "pass", {})])).toEqual(["row", "row", "choice"]);
  expect(forms(each(5))).toEqual(["group", "group"]);
});

test("a single long group is opened, several are not", () => {
  const targets = [
    "amber.1",
    "amber.2",
    "berry.1",
    "berry.2",
    "solar.1",
    "solar.2",
    "lunar.1",
    "lunar.2",
    "lunar.3",
  ];
  const place = targets.map((at) => choice(`place ${at}`, "place", { target: `place:${at}` }));
  const move = targets.map((at) =>
    choice(`move ${at}`, "move", { source: "place:merchant.1", target: `place:${at}` }),
  );
  expect(arrange(place, hitodama, []).map(({ form }) => form)).toEqual(["grid"]);
  const pass = choice("pass", "pass", {});
  expect(arrange([...place, pass], hitodama, []).map(({ form }) => form)).toEqual([
    "grid",
    "choice",
  ]);
  const both = arrange([...move, ...place], hitodama, []);
  expect(both.map(({ form }) => form)).toEqual(["group", "group"]);
});

test("a note does not repeat what the name of a card has said", () => {
  const effect = made("amulet", { n: 1, value: 1 });
  const yokai = { "start-kappa": { type: "kappa", effects: [effect] } };
  const known = words.knowing({ yokai });
  const card = { kind: "discard", args: { card: "yokai:start-kappa" } };
  const label = known.actionParts(card);
  expect(noteOf(label, effect, [], known)).toBe("");
  expect(noteOf(label, effect, ["And more."], known)).toBe("And more.");
  const row = known.actionParts({ kind: "row", args: { value: 1 } });
  expect(noteOf(row, effect, ["And more."], known)).toBe("A +1 Amulet And more.");
});
