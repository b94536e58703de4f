// Addresses that several pages link to.

/** The rules of a game; `pack` is the fingerprint of the current pack, "" for Mori's own. */
export function rulesAddress(game: string, pack = ""): string {
  return `/rules/${game}${pack ? `?pack=${pack}` : ""}`;
}
