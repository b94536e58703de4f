// What Hitodama's drawings read from their table.

import { tableContext } from "../../parts/place";
import type { PlaceId } from "../../lib/contract";
import type { Hitodama, HitodamaComponents, HitodamaContext, HitodamaView } from "./view";

/** The table; only for drawings on one. */
export function hitodamaTable(): HitodamaContext {
  const ctx = tableContext<Hitodama>();
  if (!ctx) throw new Error("Hitodama is drawn outside a table");
  return ctx;
}

export function viewOf(ctx: HitodamaContext): HitodamaView {
  return ctx.view;
}

export function printedOf(ctx: HitodamaContext): HitodamaComponents {
  return ctx.components;
}

/** The side in the player's area: the one being looked at, the reader's seat, or, for a spectator,
 * the side whose turn it is. */
export function ownSeat(ctx: HitodamaContext): number {
  const view = viewOf(ctx);
  if (ctx.whose !== undefined) return ctx.whose;
  if (ctx.seat !== null) return ctx.seat;
  return view.turn.seat >= 0 ? view.turn.seat : (view.round_order[0] ?? 0);
}

/** The name of a seat in sentences. */
export function nameOf(ctx: HitodamaContext, seat: number): string {
  return ctx.words.ref(`seat:${seat}`, ctx.names);
}

/** For a place that can be looked at but never chosen. */
export function lookProps(ctx: HitodamaContext, place: PlaceId, label: string) {
  return {
    role: "group",
    "aria-label": label,
    "data-place": place,
    onpointerenter: (event: PointerEvent) => ctx.hover(place, event.currentTarget as Element),
    onpointerleave: () => ctx.hover(null),
  } as const;
}
