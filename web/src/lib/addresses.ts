// Addresses that several pages lead to.

/** The rules of a game; `pack` is the fingerprint of the pack in play, "" for Mori's own. */
export function rulesAddress(game: string, pack = ""): string {
  return `/rules/${game}${pack ? `?pack=${pack}` : ""}`;
}
