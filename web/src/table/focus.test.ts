import { expect, test } from "vitest";
import { asking } from "./focus.svelte";
import type { TableModel } from "./model.svelte";

function told(isBusy: boolean) {
  const model = { isBusy, words: { text: (name: string) => name } } as unknown as TableModel;
  return asking(model);
}

test("where the question is, is named, and busy while an answer is under way", () => {
  expect(told(false)).toMatchObject({ role: "group", "aria-label": "web-asking" });
  expect([told(false)["aria-busy"], told(true)["aria-busy"]]).toEqual([false, true]);
});
