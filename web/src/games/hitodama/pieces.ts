// Identifies pieces from one view to the next. Views distinguish essences of one seat, akkus and
// ice only by place; to show a piece moving, the page must know where it was.

import { seatId, spaceId } from "./places";
import type { HitodamaView } from "./view";

/** The names of the pieces by place: "essence-0-2", "akku-3", "ice-1". */
export type Pieces = Map<string, string[]>;

/** The pieces of a view, given those of the previous view. */
export function followPieces(before: Pieces, view: HitodamaView): Pieces {
  const groups = new Map<string, string[]>(); // the places of equal pieces
  const add = (group: string, place: string) =>
    groups.set(group, [...(groups.get(group) ?? []), place]);
  for (const tile of view.tiles)
    for (const space of tile.spaces) {
      const place = spaceId(space.place);
      if (space.essence) add(`essence-${space.essence.seat}`, place);
      else if (space.blocker) add(space.blocker, place);
    }
  for (const player of view.players) {
    const group = `essence-${player.seat}`;
    for (let i = 0; i < player.reserve; i++) add(group, seatId("reserve", player.seat));
    for (let i = 0; i < player.asleep_on_board; i++) add(group, seatId("asleep", player.seat));
    for (let i = 0; i < (player.basket["akku"] ?? 0); i++)
      add("akku", seatId("basket", player.seat));
  }
  for (let i = 0; i < (view.supply["akku"] ?? 0); i++) add("akku", "lair");
  for (let i = 0; i < (view.supply["ice"] ?? 0); i++) add("ice", "supply");

  const after: Pieces = new Map();
  for (const [group, places] of groups) name(group, places, before, after);
  return after;
}

/** Names the pieces of a group: first those that stayed, then the others in order. */
function name(group: string, places: string[], before: Pieces, after: Pieces): void {
  const known = new Map<string, string[]>(); // by place, names not yet assigned
  for (const [place, names] of before) {
    const own = names.filter((entry) => entry.startsWith(`${group}-`));
    if (own.length) known.set(place, own);
  }
  const found: (string | undefined)[] = places.map((place) => known.get(place)?.shift());
  const left = [...known.values()].flat();
  const taken = new Set([...found, ...left]);
  let next = 0;
  const fresh = () => {
    while (taken.has(`${group}-${next}`)) next++;
    taken.add(`${group}-${next}`);
    return `${group}-${next}`;
  };
  places.forEach((place, index) => {
    const piece = found[index] ?? left.shift() ?? fresh();
    after.set(place, [...(after.get(place) ?? []), piece]);
  });
}

let last: Pieces = new Map();
const seen = new WeakMap<HitodamaView, Pieces>();

/** The pieces of the table's view; every drawing asks here. */
export function piecesOf(view: HitodamaView): Pieces {
  const known = seen.get(view);
  if (known) return known;
  last = followPieces(last, view);
  seen.set(view, last);
  return last;
}

/** Piece number i at a place. */
export function pieceAt(view: HitodamaView, place: string, i = 0): string | undefined {
  return piecesOf(view).get(place)?.[i];
}

/** Card i of the solar stack. Copies of a card are counted on the stack first, then in the hand. */
export function stackPiece(view: HitodamaView, i: number): string {
  const card = view.solar_stack[i]?.card ?? "";
  const copies = view.solar_stack.slice(0, i).filter((entry) => entry.card === card).length;
  return `${card}-${copies}`;
}

/** Card i of a visible hand. */
export function handPiece(view: HitodamaView, hand: readonly string[], i: number): string {
  const card = hand[i] ?? "";
  const stacked = view.solar_stack.filter((entry) => entry.card === card).length;
  return `${card}-${stacked + hand.slice(0, i).filter((entry) => entry === card).length}`;
}
