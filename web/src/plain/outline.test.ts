import { expect, test } from "vitest";
import { outlineOf, readable, type Telling } from "./outline";

const telling: Telling = {
  label: readable,
  number: (position) => `#${position}`,
  text: (value) => value.toUpperCase(),
  nothing: "–",
  yes: "yes",
  no: "no",
};

test("what is not there or empty is nothing", () => {
  const texts = outlineOf({ a: undefined, b: "", c: null }, telling).map(
    (entry) => "text" in entry && entry.text,
  );
  expect(texts).toEqual(["–", "–", "–"]);
});

test("a view becomes names and values, nested", () => {
  const view = {
    hand_size: 2,
    is_over: false,
    pile: ["a", "b"],
    owner: null,
    rows: [[1, 2], []],
    players: [{ seat: 0, hand: [] }],
    laid: { grey: 1, green: 2 },
    rest: {},
  };
  expect(outlineOf(view, telling)).toEqual([
    { label: "Hand size", text: "2" },
    { label: "Is over", text: "no" },
    { label: "Pile", text: "A, B" },
    { label: "Owner", text: "–" },
    {
      label: "Rows",
      isList: true,
      entries: [
        { label: "#1", text: "1, 2" },
        { label: "#2", text: "–" },
      ],
    },
    {
      label: "Players",
      isList: true,
      entries: [
        {
          label: "#1",
          isList: false,
          entries: [
            { label: "Seat", text: "0" },
            { label: "Hand", text: "–" },
          ],
        },
      ],
    },
    { label: "Laid", text: "Grey 1 · Green 2" },
    { label: "Rest", text: "–" },
  ]);
});

test("up to five plain values stand on one line, more are nested", () => {
  const form = (...names: string[]) => {
    const values = Object.fromEntries(names.map((name) => [name, 1]));
    const [entry] = outlineOf({ values }, telling);
    return entry && "text" in entry ? entry.text : entry?.entries.length;
  };
  expect(form("a", "b", "c", "d", "e")).toBe("A 1 · B 1 · C 1 · D 1 · E 1");
  expect(form("a", "b", "c", "d", "e", "f")).toBe(6);
});

test("a list in which something is nested has a line for each", () => {
  const [entry] = outlineOf({ mixed: ["a", ["b"]] }, telling);
  expect(entry).toEqual({
    label: "Mixed",
    isList: true,
    entries: [
      { label: "#1", text: "A" },
      { label: "#2", text: "B" },
    ],
  });
});
