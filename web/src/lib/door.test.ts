import { beforeEach, expect, test } from "vitest";
import { fakeBrowser } from "../testing/browser";
import { isAtDoor } from "./door";
import { keep } from "./store";
import { keepSeat } from "./tokens";

const SECRET = "0123456789abcdef";

beforeEach(() => void fakeBrowser("t1"));

test("a link with an invitation leads to the door, and so does one that was opened before", () => {
  expect(isAtDoor("t1", `#join=${SECRET}`)).toBe(true);
  expect(isAtDoor("t1", "")).toBe(false);
  keep("invited", { t1: SECRET });
  expect(isAtDoor("t1", "")).toBe(true);
  expect(isAtDoor("t2", "")).toBe(false);
});

test("who has a seat goes to the table", () => {
  keepSeat("t1", 0, SECRET);
  expect(isAtDoor("t1", `#join=${SECRET}`)).toBe(false);
});

test("other links are not invitations", () => {
  expect(isAtDoor("t1", `#watch=${SECRET}`)).toBe(false);
  expect(isAtDoor("t1", `#host=${SECRET}`)).toBe(false);
});
