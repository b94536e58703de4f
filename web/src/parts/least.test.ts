import { expect, test } from "vitest";
import { growing } from "./lettersize";

test("letters grow as far as is needed to read them, and as far as they have room", () => {
  expect(growing(12, 19, 0)).toBe("font-size:12px");
  expect(growing(12, 19, 15.5)).toBe("font-size:15.5px");
  expect(growing(12, 19, 40)).toBe("font-size:19px");
  expect(growing(12, 19, Infinity)).toBe("font-size:19px");
});
