import { expect, test } from "vitest";
import { anAction } from "../testing/messages";
import { made } from "../words/effects";
import { loadWords } from "../words/words";
import { arrange, byWorth, noteOf, type Choice } from "./choices";

function choice(text: string, kind: string, args: Record<string, unknown>): Choice {
  return {
    action: anAction(text, kind, args),
    label: [{ text, ref: null }],
    places: [],
    outcome: { costs: [], gains: [], told: [], drawn: [] },
    strip: [],
    goods: [],
    need: "",
    owner: null,
    price: "",
    note: "",
    spoken: "",
    standing: null,
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
  expect(noteOf(row, effect, ["And more."], known)).toBe("A +1 Amulet. And more.");
});

/** Choices of these kinds, as many of each; those of a kind differ in one argument. */
function kinds(...counts: [string, number][]): Choice[] {
  return counts.flatMap(([kind, count]) =>
    Array.from({ length: count }, (_, at) => choice(`${kind} ${at}`, kind, { at })),
  );
}
const plain = {
  action: ({ kind, args }: { kind: string; args: object }) =>
    `${kind} ${Object.values(args).join(" ")}`,
  ref: (ref: string) => `the ${ref}`,
  meant: (args: object) => args,
} as unknown as typeof words;

/** Each line of the list: its form, and the number of its answers. */
function listed(choices: Choice[]): unknown[] {
  return arrange(choices, plain, []).map((item) =>
    item.form === "choice"
      ? item.choice.action.text
      : [item.form, item.title, ...item.shorts.map(({ label }) => label)],
  );
}

test("the largest kinds are put together first, until the list is short enough", () => {
  expect(listed(kinds(["pass", 1], ["move", 4], ["lay", 5], ["end", 1]))).toEqual([
    "pass 0",
    "move 0",
    "move 1",
    "move 2",
    "move 3",
    ["group", "lay …", "0", "1", "2", "3", "4"],
    "end 0",
  ]);
  expect(listed(kinds(["pass", 1], ["move", 4], ["lay", 4]))).toEqual([
    "pass 0",
    "move 0",
    "move 1",
    "move 2",
    "move 3",
    ["row", "lay …", "0", "1", "2", "3"], // of equal ones the later
  ]);
});

test("a list that is short enough stays as it is", () => {
  const mixed = kinds(["a", 3], ["b", 5]).sort((one, other) => {
    const [first, second] = [one.action.args["at"], other.action.args["at"]] as [number, number];
    return first - second;
  });
  expect(listed(mixed)).toEqual(mixed.map(({ action }) => action.text));
  const eight = kinds(["a", 4], ["b", 3], ["c", 1], ["d", 1], ["e", 1], ["f", 1]);
  expect(listed(eight)).toEqual([
    ["row", "a …", "0", "1", "2", "3"],
    ...["b 0", "b 1", "b 2", "c 0", "d 0", "e 0", "f 0"],
  ]);
});

test("kinds with two answers stay as they are, those with three are put together", () => {
  const many = ["a", "b", "c", "d", "e"].map((kind): [string, number] => [kind, 2]);
  expect(listed(kinds(...many))).toHaveLength(10);
  expect(listed(kinds(...many, ["f", 3])).at(-1)).toEqual(["row", "f …", "0", "1", "2"]);
});

test("a long group is opened with up to three other lines beside it", () => {
  const form = (count: number) => {
    const others = Array.from({ length: count }, (_, at): [string, number] => [`other ${at}`, 1]);
    return arrange(kinds(["lay", 9], ...others), plain, [])[0]?.form;
  };
  expect([0, 3, 4].map(form)).toEqual(["grid", "grid", "group"]);
});

test("answers are told by what differs, the least different of it above them", () => {
  const all = [1, 2, 3].flatMap((die) =>
    ["place:a", "place:b", "place:c", "place:d"].map((at) =>
      choice("put", "put", { always: 7, at, die }),
    ),
  );
  expect(listed(all)).toEqual(
    [1, 2, 3].map((die) => [
      "row",
      `put 7 … ${die}`,
      "the place:a",
      "the place:b",
      "the place:c",
      "the place:d",
    ]),
  );
});

test("an answer that stands alone under its title is listed by itself", () => {
  const spaces = [1, 2, 3, 4, 5, 6, 7];
  const most = spaces.map((at) => choice(`put ${at}`, "put", { card: "x", at }));
  const items = listed([
    ...most,
    choice("put y", "put", { card: "y", at: 1 }),
    ...kinds(["end", 1]),
  ]);
  expect(items).toEqual([["grid", "put x …", ...spaces.map(String)], "put y", "end 0"]);
});

test("answers that differ in nothing that is told are all listed", () => {
  const alike = Array.from({ length: 9 }, (_, at) => choice(`same ${at}`, "same", { card: 1 }));
  expect(listed(alike)).toEqual(alike.map(({ action }) => action.text));
});

test("a title that cannot leave anything open is that of the first answer", () => {
  const strict = {
    ...plain,
    action: ({ args }: { args: { at: unknown } }) => {
      if (typeof args.at !== "number") throw new Error("chooses by a number");
      return `lay ${args.at}`;
    },
  } as unknown as typeof words;
  const [group] = arrange(kinds(["lay", 9]), strict, []);
  expect(group).toMatchObject({ form: "grid", title: "lay 0" });
});

test("tells arguments that count by what they count to in the question", () => {
  const numbers = Array.from({ length: 9 }, (_, at) => at + 1);
  const dice = numbers.map((number) => `die:value-${number}`);
  const used = numbers.map((die) => choice(`use ${die}`, "use", { die }));
  const [row] = arrange(used, words, [], { dice });
  if (row?.form !== "grid") throw new Error(row?.form);
  expect(row.title).toBe("Use the die showing …");
  expect(row.shorts.map(({ label }) => label)).toEqual(numbers.map(String));
});

const LISTING = { strongest: { row: "value" }, rare: new Set(["cover", "skip"]) };

test("the strongest choice of a kind comes first, rare ones last", () => {
  const rows = [1, 2, 6].map((value) => choice(`row ${value}`, "row", { value }));
  const choices = [choice("skip", "skip", {}), ...rows, choice("use", "use", {})];
  const texts = byWorth(choices, LISTING).map(({ action }) => action.text);
  expect(texts).toEqual(["row 6", "row 2", "row 1", "use", "skip"]);
});

test("several rare choices are behind one button, a single one is not", () => {
  const covers = [1, 2].map((n) => choice(`cover ${n}`, "cover", { n }));
  const favours = [1, 2].map((n) => choice(`favour ${n}`, "favour", { n }));
  const forms = (choices: Choice[]) =>
    arrange(choices, words, [], {}, LISTING).map(({ form }) => form);
  expect(forms([...favours, ...covers])).toEqual(["choice", "choice", "group"]);
  expect(forms([...favours, choice("skip", "skip", {})])).toEqual(["choice", "choice", "choice"]);
  expect(forms(covers)).toEqual(["choice", "choice"]);
});

test("strong choices are never folded", () => {
  const rows = [6, 4, 3, 2, 1].map((value) => choice(`row ${value}`, "row", { value }));
  const covers = [1, 2, 3, 4].map((n) => choice(`use ${n}`, "use", { die: n }));
  const items = arrange([...rows, ...covers], words, [], {}, LISTING);
  expect(items.slice(0, 5).map(({ form }) => form)).toEqual(Array(5).fill("choice"));
});
