// What the drawings of Hitodama read from the table they lie on.

import { tableContext } from "../../parts/place";
import type { PlaceId, TableContext } from "../../lib/contract";
import type { HitodamaComponents, HitodamaView } from "./view";

/** The table; only for drawings on one. */
export function hitodamaTable(): TableContext {
  const ctx = tableContext();
  if (!ctx) throw new Error("Hitodama is drawn outside a table");
  return ctx;
}

export function viewOf(ctx: TableContext): HitodamaView {
  return ctx.view as HitodamaView;
}

export function printedOf(ctx: TableContext): HitodamaComponents {
  return ctx.components as HitodamaComponents;
}

/** Whose side the player's own area shows: the own seat, or, for a spectator, whose turn it is. */
export function ownSeat(ctx: TableContext): number {
  const view = viewOf(ctx);
  if (ctx.seat !== null) return ctx.seat;
  return view.turn.seat >= 0 ? view.turn.seat : (view.round_order[0] ?? 0);
}

/** The name a seat goes by in sentences. */
export function nameOf(ctx: TableContext, seat: number): string {
  return ctx.words.ref(`seat:${seat}`, ctx.names);
}

/** For an element that is a place to look at, where nothing is ever chosen. */
export function lookProps(ctx: TableContext, place: PlaceId, label: string) {
  return {
    role: "group",
    "aria-label": label,
    "data-place": place,
    onpointerenter: (event: PointerEvent) => ctx.hover(place, event.currentTarget as Element),
    onpointerleave: () => ctx.hover(null),
  } as const;
}
