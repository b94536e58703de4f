import { expect, it } from "vitest";
import { wishIn } from "./wish";

it("is read from the address", () => {
  expect(wishIn("?game=bitoku")).toEqual({ game: "bitoku", pack: "" });
  expect(wishIn("?game=hitodama&pack=our%20box")).toEqual({ game: "hitodama", pack: "our box" });
});

it("is none where no game is named", () => {
  for (const search of ["", "?", "?game=", "?pack=x", "?%"]) expect(wishIn(search)).toBeNull();
});
