// The addresses of the page's places. A place is what the address is beside a service: /t/abc. A
// folder of files can be anywhere, and answers for its own address only, so there the place is in the
// query: ?at=/t/abc.

import { IS_OFFLINE } from "./surroundings";

const AT = "at";

/** What a link to a place has as its address. */
export function linkTo(place: string): string {
  return IS_OFFLINE ? inQuery(place) : place;
}

/** The place that an address stands for; null: it is none of the page's. */
export function placeIn(address: URL | Location): string | null {
  if (!IS_OFFLINE) return address.pathname;
  return address.pathname === location.pathname ? placeInQuery(address.search) : null;
}

export function inQuery(place: string): string {
  const { pathname, search, hash } = new URL(place, "http://page");
  const parts = [pathname === "/" ? "" : `${AT}=${pathname}`, search.slice(1)];
  return `?${parts.filter((part) => part !== "").join("&")}${hash}`;
}

export function placeInQuery(search: string): string {
  return new URLSearchParams(search).get(AT) ?? "/";
}

/** The rules of a game; `pack` is the fingerprint of the current pack, "" for Mori's own. */
export function rulesAddress(game: string, pack = ""): string {
  return linkTo(`/rules/${game}${pack ? `?pack=${pack}` : ""}`);
}

/** What comes behind the # where a finished game or a challenge is in the address. */
export const GAME = "g";
export const CHALLENGE = "c";
/** With a game: the step at which its replay begins. */
export const AT_STEP = "at";

/** What is behind the # of an address with a link to a game or to a challenge, or "". */
export function linkIn(hash: string): string {
  return /^#[cg]=/.test(hash) ? hash : "";
}
