import { afterEach, expect, it, vi } from "vitest";
import { takeWish, wishIn } from "./wish";

afterEach(() => vi.unstubAllGlobals());

it("is read from the address", () => {
  expect(wishIn("?game=bitoku")).toEqual({ game: "bitoku", pack: "" });
  expect(wishIn("?game=hitodama&pack=our%20box")).toEqual({ game: "hitodama", pack: "our box" });
});

it("is none where no game is named", () => {
  for (const search of ["", "?", "?game=", "?pack=x", "?%"]) expect(wishIn(search)).toBeNull();
});

it("is taken out of the address, of which the rest stays", () => {
  const replaceState = vi.fn();
  vi.stubGlobal("history", { state: "state", replaceState });
  vi.stubGlobal("location", { search: "?game=bitoku", pathname: "/", hash: "#own" });
  expect(takeWish()).toEqual({ game: "bitoku", pack: "" });
  expect(replaceState.mock.calls).toEqual([["state", "", "/#own"]]);
  vi.stubGlobal("location", { search: "", pathname: "/", hash: "" });
  expect(takeWish()).toBeNull();
  expect(replaceState).toHaveBeenCalledTimes(1);
});
