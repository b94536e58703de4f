// The page that an address stands for.

export type Route =
  | { page: "lobby" }
  | { page: "table"; table: string }
  /** With the review of the game, or without. */
  | { page: "replay"; table: string; isReview: boolean }
  | { page: "rules"; game: string }
  | { page: "book"; game: string }
  | { page: "nowhere" };

export function routeOf(path: string): Route {
  const parts = path
    .split("/")
    .filter((part) => part !== "")
    .map(decoded);
  const [first, second, third] = parts;
  if (first === undefined) return { page: "lobby" };
  if (first === "t" && second !== undefined && parts.length === 2) {
    return { page: "table", table: second };
  }
  if (first === "t" && second !== undefined && third !== undefined && parts.length === 3) {
    if (third === "replay" || third === "review")
      return { page: "replay", table: second, isReview: third === "review" };
  }
  if ((first === "rules" || first === "book") && second !== undefined && parts.length === 2) {
    return { page: first, game: second };
  }
  return { page: "nowhere" };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
