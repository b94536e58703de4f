// The page that an address stands for.

export type Route =
  | { page: "lobby" }
  | { page: "table"; table: string }
  | { page: "replay"; table: string }
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
  if (first === "t" && second !== undefined && third === "replay" && parts.length === 3) {
    return { page: "replay", table: second };
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
