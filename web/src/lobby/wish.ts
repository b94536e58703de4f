// What the lobby's address can ask for: a game, and a pack to play it with.

import { placeIn } from "../lib/addresses";

export interface Wish {
  game: string;
  pack: string;
}

/** Reads a request such as ?game=my-game&pack=my-box. */
export function wishIn(search: string): Wish | null {
  const asked = new URLSearchParams(search);
  const game = asked.get("game");
  return game ? { game, pack: asked.get("pack") ?? "" } : null;
}

/** Removes the request from the address, so that it applies only once. */
export function takeWish(): Wish | null {
  const wish = wishIn(location.search);
  // Another place may have its name in the query, and be opened at this moment.
  if (location.search && placeIn(location) === "/")
    history.replaceState(history.state, "", location.pathname + location.hash);
  return wish;
}
