import { expect, it } from "vitest";
import { inQuery, linkIn, linkTo, placeInQuery } from "./addresses";

it("is the address itself beside a service", () => {
  expect(linkTo("/t/abc/replay#12")).toBe("/t/abc/replay#12");
});

it("is in the query where a folder of files answers for one address only", () => {
  for (const [place, address] of [
    ["/", "?"],
    ["/t/abc/replay#12", "?at=/t/abc/replay#12"],
    ["/rules/bitoku?pack=f00", "?at=/rules/bitoku&pack=f00"],
    ["/?game=bitoku", "?game=bitoku"],
  ] as const) {
    expect(inQuery(place)).toBe(address);
    const { search } = new URL(address, "http://page");
    expect(placeInQuery(search)).toBe(new URL(place, "http://page").pathname);
  }
});

it("knows the links to games and challenges behind the #", () => {
  for (const hash of ["#g=hitodama.AQAC", "#c=bitoku.AQAC&by=Anna"])
    expect(linkIn(hash)).toBe(hash);
  for (const hash of ["", "#12", "#games", "#x=1&g=2"]) expect(linkIn(hash)).toBe("");
});
