// What every place on the table does with pointer and keyboard. The table page gives the meaning.

import { getContext } from "svelte";
import type { PlaceId, TableContext } from "../lib/contract";

const HELD_MS = 450; // a longer touch asks what a thing is, and does not choose it

/** The table this is drawn on, or undefined outside a table (lobby, legend, rules). */
export function tableContext(): TableContext | undefined {
  return getContext<TableContext | undefined>("table");
}

export type PlaceState = "plain" | "lit" | "shown" | "chosen";

/** lit: can be chosen; shown: hovered elsewhere; chosen: can be chosen and is hovered elsewhere. */
export function stateOf(ctx: TableContext | undefined, place: PlaceId): PlaceState {
  if (!ctx) return "plain";
  const shown = ctx.highlighted.has(place);
  if (ctx.lit.has(place)) return shown ? "chosen" : "lit";
  return shown ? "shown" : "plain";
}

/** Attributes and handlers for an element that is a place. Spread them onto it. */
export function placeProps(ctx: TableContext | undefined, place: PlaceId, label: string) {
  const isLit = ctx?.lit.has(place) ?? false;
  return {
    role: isLit ? "button" : "img", // who listens finds a button only where there is a choice
    "aria-label": label,
    "data-place": place,
    tabindex: isLit ? 0 : -1,
    ...(ctx ? handlersOf(ctx, place) : {}),
  } as const;
}

// A board has hundreds of places, and each is drawn anew with every state: what handles them stays.
const handlers = new WeakMap<TableContext, Map<PlaceId, ReturnType<typeof makeHandlers>>>();

function handlersOf(ctx: TableContext, place: PlaceId) {
  let known = handlers.get(ctx);
  if (!known) handlers.set(ctx, (known = new Map()));
  let found = known.get(place);
  if (!found) known.set(place, (found = makeHandlers(ctx, place)));
  return found;
}

function makeHandlers(ctx: TableContext, place: PlaceId) {
  let touchedAt = 0;
  const press = (event: Event) => ctx.press(place, event.currentTarget as Element);
  return {
    onpointerdown: (event: PointerEvent) => {
      touchedAt = event.pointerType === "touch" ? event.timeStamp : 0;
    },
    onclick: (event: MouseEvent) => {
      event.stopPropagation();
      if (touchedAt > 0 && event.timeStamp - touchedAt > HELD_MS) return;
      press(event);
    },
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      event.stopPropagation();
      press(event);
    },
    oncontextmenu: (event: MouseEvent) => {
      if (touchedAt > 0) event.preventDefault();
    },
    onpointerenter: (event: PointerEvent) => ctx.hover(place, event.currentTarget as Element),
    onpointerleave: () => ctx.hover(null),
    onfocus: (event: FocusEvent) => ctx.hover(place, event.currentTarget as Element),
    onblur: () => ctx.hover(null),
  };
}
