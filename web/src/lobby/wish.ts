// What the address of the lobby can ask for: a game to begin with, and a pack to play it with.

export interface Wish {
  game: string;
  pack: string;
}

/** Reads a wish such as ?game=my-game&pack=my-box. */
export function wishIn(search: string): Wish | null {
  const asked = new URLSearchParams(search);
  const game = asked.get("game");
  return game ? { game, pack: asked.get("pack") ?? "" } : null;
}

/** Takes the wish out of the address: whoever comes back to the lobby has had it. */
export function takeWish(): Wish | null {
  const wish = wishIn(location.search);
  if (location.search) history.replaceState(history.state, "", location.pathname + location.hash);
  return wish;
}
