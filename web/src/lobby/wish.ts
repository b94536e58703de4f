// What the lobby's address can ask for: a game, and a pack to play it with.

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
  if (location.search) history.replaceState(history.state, "", location.pathname + location.hash);
  return wish;
}
