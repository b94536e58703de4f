import { expect, it } from "vitest";
import type { BlockData } from "../protocol";
import { runs } from "./books";

const aBlock = (kind: BlockData["kind"], text: string): BlockData => ({
  kind,
  text,
  rules: [],
  figure: "",
});

it("items that follow one another are one list, and nothing else is", () => {
  const blocks = [
    aBlock("text", "a"),
    aBlock("text", "b"),
    aBlock("item", "c"),
    aBlock("item", "d"),
    aBlock("example", "e"),
    aBlock("item", "f"),
  ];
  const texts = runs(blocks).map((run) => run.map(({ text }) => text).join(""));
  expect(texts).toEqual(["a", "b", "cd", "e", "f"]);
  expect(runs([])).toEqual([]);
});
