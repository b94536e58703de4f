import { describe, expect, it } from "vitest";
import type { HandCardData } from "./shown";
import { FULL } from "./fixtures";
import { cardIcons, tileTheme } from "./themes";

const BLANK: HandCardData = {
  kind: "gain",
  optional: false,
  from_lair: false,
  pay: {},
  gain: {},
  amount: 0,
  location: null,
  vp: 0,
};

describe("the icons of a card of the hand", () => {
  it("are one for each unit that the pack says it gives", () => {
    const gain = { berry: 2, solar_card: 1 };
    expect(cardIcons({ ...BLANK, gain }, "lunar")).toEqual(["berry", "berry", "solar-card"]);
    const swap = { ...BLANK, kind: "convert", pay: { sapphire: 1 }, gain: { akku: 2 } };
    expect(cardIcons(swap, "lunar")).toEqual(["sapphire", "ui-right", "akku", "akku"]);
  });

  it("tell the actions and the point of the compass that the pack says", () => {
    const actions = { ...BLANK, kind: "extra_actions", amount: 4 };
    expect(cardIcons(actions, "lunar")).toEqual(["+4"]);
    const points: HandCardData = { ...BLANK, kind: "vp_per_essence_at_location", location: "W" };
    expect(cardIcons(points, "solar")).toEqual(["vp-now", "@w"]);
  });

  it("show what it does where it gives nothing, and where it is resolved", () => {
    expect(cardIcons({ ...BLANK, kind: "spin_new_north" }, "solar")).toEqual(["compass"]);
    const now: HandCardData = { ...BLANK, kind: "resolve_location_now", location: "E" };
    expect(cardIcons(now, "solar")).toEqual(["ui-play", "@e"]);
    expect(cardIcons({ ...now, location: null }, "solar")).toEqual(["ui-play", "@n"]);
  });

  it("are that of the deck for a card the pack lacks", () => {
    expect(cardIcons(undefined, "solar")).toEqual(["solar-card"]);
  });
});

describe("the look of a tile", () => {
  const { tiles } = FULL.state.view;
  const theme = (id: string) => tileTheme(tiles.find((tile) => tile.id === id)!);

  it("is that of the goods that its first space gives", () => {
    expect(["berry", "sapphire", "solar"].map((id) => theme(id))).toEqual([
      { tone: "berry", icon: "berry" },
      { tone: "sapphire", icon: "sapphire" },
      { tone: "solar", icon: "solar-card" },
    ]);
  });

  it("is that of the first, whatever the others give", () => {
    const tile = structuredClone(tiles.find(({ id }) => id === "berry")!);
    tile.spaces[0]!.gain = { amber: 1 };
    expect(tileTheme(tile).tone).toBe("amber");
    tile.spaces[0]!.gain = {};
    expect(tileTheme(tile).tone).toBe("berry");
  });

  it("is its own where it has no goods to give", () => {
    expect(theme("merchant")).toEqual({ tone: "merchant", icon: "merchant" });
    expect(theme("tribute_first_player")).toEqual({ tone: "tribute", icon: "tribute" });
  });
});
