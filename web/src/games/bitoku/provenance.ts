// The provenance of a component's data, as the service tells it for the pack.

import { request } from "../../lib/api";
import type { PlaceId } from "../../lib/contract";
import type { BitokuContext } from "./view";
import type { PackAnswer } from "../../protocol";
import { parsePlace, type Parsed } from "./places";
import { ownSide } from "./titles";
import type { BitokuView } from "./view";

/** By the pack's fingerprint. */
const known = new Map<string, Map<string, string>>();
const asked = new Set<string>();

/** Loads it once for each pack ("" is Mori's own). Without an answer hover cards do not mention it.
 * */
export async function loadProvenance(pack = ""): Promise<void> {
  if (asked.has(pack)) return;
  asked.add(pack);
  try {
    const query = pack ? `?pack=${pack}` : "";
    const answer = await request<PackAnswer>("GET", `/api/packs/bitoku${query}`);
    known.set(answer.pack.fingerprint, gathered(answer));
  } catch {
    asked.delete(pack);
  }
}

function gathered(pack: PackAnswer): Map<string, string> {
  const entries = new Map<string, string>();
  for (const { table, id, provenance } of pack.entries) {
    const key = `${table}/${id}`;
    const before = entries.get(key);
    // the faces of the board may differ: then it is left out
    entries.set(key, before === undefined || before === provenance ? provenance : "");
  }
  return entries;
}

type Keys = (a: string, b: string, view: BitokuView, ctx: BitokuContext) => (string | undefined)[];

const yokai = (id: string) => [`yokai/${id}`, `starting_yokai/${id}`];

const KEYS: Partial<Record<Parsed["kind"], Keys>> = {
  row: (region, value) => [`forest_row/row-${region}-${value}`],
  home: (id) => [`home_space/${id}`],
  site: (id, _, view) => {
    const building = view.sites.find((site) => site.id === id)?.building;
    return building
      ? [`building/${building}`, `ancient_building/${building}`]
      : [`inhabited.spaces/${id}`];
  },
  hill: (region, favour, view) => {
    const hill = view.hills.find((other) => other.id === region);
    if (favour === "bitoku" && hill?.bitoku) return [`bitoku/${hill.bitoku}`];
    if (favour === "yokai" && hill?.yokai) return yokai(hill.yokai);
    return [`hill_favour/favour-${favour}`];
  },
  node: (id) => [`wisdom.nodes/${id}`],
  gate: (branch, _, view) => [`gate/${view.paths.gates[branch]}`],
  market: (market, number, view) => {
    const tile = view.markets[market as "mitama"].tiles[Number(number) - 1];
    return tile ? [`${market}/${tile}`] : [`market.${market}/market-${market}-${number}`];
  },
  garden: (number, _, view) => [`rock/${view.garden[Number(number) - 1]}`],
  hand: (id) => yokai(id),
  look: (id) => [...yokai(id), `bitoku/${id}`, `vision/${id}`],
  space: (number, _, _view, ctx) => yokai(ownSide(ctx)?.played[Number(number) - 1] ?? ""),
  slot: (id, _, _view, ctx) => {
    const crystal = ownSide(ctx)?.slots[id];
    return [crystal ? `crystal/${crystal}` : `crystal_slot/${id}`];
  },
  counter: (number) => [`building_counter/building-counter-${number}`],
  rockspace: (id) => [`pilgrim_space/${id}`],
  rock: (number, _, _view, ctx) => [`rock/${ownSide(ctx)?.rocks[Number(number) - 1]}`],
  soul: (id) => [`mitama/${id}`, `dragonfly/${id}`],
  vision: (id) => [`vision/${id}`],
  bitoku: (number, _, _view, ctx) => [`bitoku/${ownSide(ctx)?.bitoku_path[Number(number) - 1]}`],
  tengucard: (id) => [`card/${id}`],
};

/** To spread into an explanation; empty until the service has answered for the pack. */
export function provenanceOf(place: PlaceId, ctx: BitokuContext): { provenance?: string } {
  const { fingerprint } = ctx.info.pack;
  const entries = known.get(fingerprint);
  if (!entries) {
    void loadProvenance(fingerprint);
    return {};
  }
  const { kind, a, b } = parsePlace(place);
  const keys = KEYS[kind]?.(a, b, ctx.view, ctx) ?? [];
  const found = keys.map((key) => entries.get(key ?? "")).find((provenance) => provenance);
  return found ? { provenance: ctx.words.provenance(found) } : {};
}
