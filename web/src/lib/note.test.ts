import { beforeEach, expect, it } from "vitest";
import { fakeStorage } from "../testing/browser";
import { forgetNotes, keepNote, LONGEST, noteOf } from "./note";

const storage = fakeStorage();
beforeEach(() => storage.clear());

it("belongs to one seat of one table", () => {
  keepNote("t", 0, "farms first");
  keepNote("t", 1, "hers");
  keepNote("u", 0, "other");
  expect([noteOf("t", 0), noteOf("t", 1), noteOf("u", 0), noteOf("u", 1)]).toEqual([
    "farms first",
    "hers",
    "other",
    "",
  ]);
});

it("has a longest length, and goes when it is emptied", () => {
  keepNote("t", 0, "x".repeat(LONGEST + 9));
  expect(noteOf("t", 0)).toHaveLength(LONGEST);
  keepNote("t", 0, "  ");
  expect(noteOf("t", 0)).toBe("");
});

it("is forgotten with its table", () => {
  keepNote("t", 0, "a");
  keepNote("tt", 0, "b");
  forgetNotes("t");
  expect([noteOf("t", 0), noteOf("tt", 0)]).toEqual(["", "b"]);
});

it("makes room for new ones by dropping the earliest", () => {
  for (let n = 0; n < 61; n += 1) keepNote(`t${n}`, 0, "note");
  expect([noteOf("t0", 0), noteOf("t1", 0)]).toEqual(["", "note"]);
});
