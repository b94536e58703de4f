import { expect, it } from "vitest";
import { FACES } from "./fixtures";
import { tileCounts, tilePiece } from "./pieces";
import type { BitokuView } from "./view";

function tableWith(change: (view: BitokuView) => void): Map<string, number> {
  const view = structuredClone(FACES[1]!.view);
  for (const market of Object.values(view.markets)) market.tiles = [];
  for (const site of view.sites) site.building = null;
  for (const player of view.players)
    Object.assign(player, { slots: {}, mitamas: [], dragonflies: [] });
  view.seat = 1;
  change(view);
  return tileCounts(view);
}

it("counts what lies in the displays, on the sites and before the seat", () => {
  const counts = tableWith((view) => {
    view.markets.mitama.tiles = ["ara-1", null, "ara-1"];
    view.markets.building.tiles = ["farm-1"];
    view.sites[0]!.building = "farm-1";
    Object.assign(view.players[1]!, { slots: { a: "dream-1", b: null }, mitamas: ["ara-1"] });
    view.players[1]!.dragonflies = ["fly-1"];
    view.players[0]!.mitamas = ["saki-1"]; // another side's
  });
  expect(Object.fromEntries(counts)).toEqual({
    "mitama-ara-1": 3,
    "building-farm-1": 2,
    "crystal-dream-1": 1,
    "dragonfly-fly-1": 1,
  });
});

it("lets a spectator see with the eyes of the first seat", () => {
  const counts = tableWith((view) => {
    view.seat = null;
    view.players[0]!.mitamas = ["saki-1"];
  });
  expect([...counts.keys()]).toEqual(["mitama-saki-1"]);
});

it("lets only what lies once travel", () => {
  const counts = new Map([
    ["mitama-a", 1],
    ["mitama-b", 2],
  ]);
  expect(tilePiece(counts, "mitama", "a", "slot-1")).toBe("mitama-a");
  expect(tilePiece(counts, "mitama", "b", "slot-1")).toBe("mitama-b@slot-1");
  expect(tilePiece(counts, "mitama", "c", "slot-1")).toBe("mitama-c@slot-1");
});
