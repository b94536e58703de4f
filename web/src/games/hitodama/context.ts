// What the drawings of Hitodama read from the table they lie on.

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

/** Whose side a player's own area shows: the one looked at, the own seat, or, for a spectator, whose
 * turn it is. */
export function ownSeat(ctx: HitodamaContext): number {
  const view = viewOf(ctx);
  if (ctx.whose !== undefined) return ctx.whose;
  if (ctx.seat !== null) return ctx.seat;
  return view.turn.seat >= 0 ? view.turn.seat : (view.round_order[0] ?? 0);
}

/** The name a seat goes by in sentences. */
export function nameOf(ctx: HitodamaContext, seat: number): string {
  return ctx.words.ref(`seat:${seat}`, ctx.names);
}

/** For an element that is a place to look at, where nothing is ever chosen. */
export function lookProps(ctx: HitodamaContext, place: PlaceId, label: string) {
  return {
    role: "group",
    "aria-label": label,
    "data-place": place,
    onpointerenter: (event: PointerEvent) => ctx.hover(place, event.currentTarget as Element),
    onpointerleave: () => ctx.hover(null),
  } as const;
}
