import { expect, test } from "vitest";
import { routeOf } from "./routes";

test("every address of the page has its route", () => {
  expect(routeOf("/")).toEqual({ page: "lobby" });
  expect(routeOf("/t/abc")).toEqual({ page: "table", table: "abc" });
  expect(routeOf("/t/abc/replay")).toEqual({
    page: "replay",
    table: "abc",
    isReview: false,
  });
  expect(routeOf("/t/abc/review")).toEqual({ page: "replay", table: "abc", isReview: true });
  expect(routeOf("/rules/bitoku")).toEqual({ page: "rules", game: "bitoku" });
  expect(routeOf("/book/bitoku")).toEqual({ page: "book", game: "bitoku" });
});

test("anything else is nowhere", () => {
  for (const path of [
    "/t",
    "/t/abc/else",
    "/x/abc/replay",
    "/x/abc",
    "/t/abc/replay/1",
    "/rules",
    "/about",
    "/rules/a/b",
  ]) {
    expect(routeOf(path)).toEqual({ page: "nowhere" });
  }
});

test("a badly encoded address is taken as it is", () => {
  expect(routeOf("/t/%E0%A4%A")).toEqual({ page: "table", table: "%E0%A4%A" });
  expect(routeOf("/t/a%20b")).toEqual({ page: "table", table: "a b" });
});
