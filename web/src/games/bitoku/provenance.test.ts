import { afterEach, expect, it, vi } from "vitest";
import { FACES } from "./fixtures";
import { loadProvenance, provenanceOf } from "./provenance";
import type { BitokuContext } from "./view";

const { view, parts } = FACES[2]!;

afterEach(() => vi.unstubAllGlobals());

function serving(fingerprint: string, entries: [string, string, string][]): string[] {
  const asked: string[] = [];
  const told = entries.map(([table, id, provenance]) => ({ table, id, provenance }));
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    const answer = { pack: { fingerprint }, entries: told };
    return Promise.resolve(new Response(JSON.stringify(answer)));
  });
  return asked;
}

function said(place: string, fingerprint: string, changed = view): string | undefined {
  const words = { provenance: (kind: string) => kind };
  const info = { pack: { fingerprint } };
  const ctx = { view: changed, components: parts, seat: 1, words, info };
  return provenanceOf(place, ctx as unknown as BitokuContext).provenance;
}

it("is asked for once for each pack, and again if no answer came", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError()));
  await loadProvenance("lost");
  const asked = serving("lost", [["vision", "vision-1", "printed"]]);
  expect(said("vision-1", "lost")).toBeUndefined(); // this asks
  await vi.waitFor(() => expect(said("vision-1", "lost")).toBe("printed"));
  await loadProvenance("lost");
  expect(asked).toEqual(["/api/packs/bitoku?pack=lost"]);
  await loadProvenance();
  expect(asked[1]).toBe("/api/packs/bitoku");
});

it("is found for what lies at a place", async () => {
  const changed = structuredClone(view);
  const site = changed.sites[0]!;
  const [hill, other] = changed.hills;
  Object.assign(hill!, { bitoku: "b", yokai: null });
  Object.assign(other!, { bitoku: null, yokai: "y" });
  changed.markets.mitama.tiles = ["m", null];
  changed.garden = ["r"];
  const slots = { "slot-a": "c", "slot-b": null };
  const own = { played: ["p"], rocks: ["o"], bitoku_path: ["q"], slots };
  Object.assign(changed.players[1]!, own);
  site.building = "h";
  const keys: [string, string, string][] = [
    ["row-yomi-1", "forest_row", "row-yomi-1"],
    ["home-2", "home_space", "home-2"],
    [site.id, "building", "h"],
    [`hill-${hill!.id}-bitoku`, "bitoku", "b"],
    [`hill-${hill!.id}-yokai`, "hill_favour", "favour-yokai"],
    [`hill-${other!.id}-yokai`, "yokai", "y"],
    [`hill-${other!.id}-bitoku`, "hill_favour", "favour-bitoku"],
    ["market-mitama-1", "mitama", "m"],
    ["market-mitama-2", "market.mitama", "market-mitama-2"],
    ["garden-1", "rock", "r"],
    ["space-1", "yokai", "p"],
    ["slot-a", "crystal", "c"],
    ["slot-b", "crystal_slot", "slot-b"],
    ["rock-1", "rock", "o"],
    ["bitoku-1", "bitoku", "q"],
  ];
  const entries = keys.map(([place, table, id]) => [table, id, place] as [string, string, string]);
  const twice: [string, string, string][] = [
    ["card", "t1", "printed"],
    ["card", "t1", "printed"],
    ["card", "t2", "printed"],
    ["card", "t2", "reconstructed"],
  ];
  serving("whole", [...entries, ...twice]);
  await loadProvenance("whole");
  for (const [place] of keys) expect(said(place, "whole", changed), place).toBe(place);
  expect(said("tengucard-t1", "whole")).toBe("printed");
  expect(said("tengucard-t2", "whole")).toBeUndefined(); // its faces differ
  site.building = null;
  expect(said(site.id, "whole", changed)).toBeUndefined();
  expect(said("path-start", "whole")).toBeUndefined();
});
