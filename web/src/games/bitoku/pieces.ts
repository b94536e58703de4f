// Names of tiles for their motion. A tile can be followed only if the reader sees no equal one; the
// others are named by their positions and do not move.

import { type BitokuView, MARKETS } from "./view";

/** How often each tile occurs in the displays, on the sites and in the area of the viewing seat. */
export function tileCounts(view: BitokuView): Map<string, number> {
  const counts = new Map<string, number>();
  const add = (kind: string, tile: string | null) => {
    if (tile) counts.set(`${kind}-${tile}`, (counts.get(`${kind}-${tile}`) ?? 0) + 1);
  };
  for (const market of MARKETS) view.markets[market].tiles.forEach((tile) => add(market, tile));
  for (const site of view.sites) add("building", site.building);
  const own = view.players[view.seat ?? 0];
  Object.values(own?.slots ?? {}).forEach((tile) => add("crystal", tile));
  own?.mitamas.forEach((tile) => add("mitama", tile));
  own?.dragonflies.forEach((tile) => add("dragonfly", tile));
  return counts;
}

export function tilePiece(
  counts: Map<string, number>,
  kind: string,
  tile: string,
  where: string,
): string {
  const name = `${kind}-${tile}`;
  return counts.get(name) === 1 ? name : `${name}@${where}`;
}
