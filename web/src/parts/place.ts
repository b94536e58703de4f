// Pointer and keyboard handling of every place. The table page gives it its meaning.

import { getContext } from "svelte";
import { type Attachment, createAttachmentKey } from "svelte/attachments";
import { on } from "svelte/events";
import type { PlaceId, Shown, TableContext, Way } from "../lib/contract";
import { describe } from "./reading.svelte";

const HELD_MS = 450; // a longer touch asks what a thing is instead of choosing it

/** The surrounding table, or undefined outside a table (lobby, legend, rules). */
export function tableContext<S extends Shown = Shown>(): TableContext<S> | undefined {
  return getContext<TableContext<S> | undefined>("table");
}

export type PlaceState = "plain" | "lit" | "within" | "shown" | "chosen" | "opened";

/** lit: can be chosen; within: can be chosen with the answers before it; shown: hovered elsewhere;
 * chosen: can be chosen and is hovered elsewhere; opened: would become usable with the hovered
 * choice. While a piece is dragged, only the places where it can go are lit. */
export function stateOf(ctx: TableContext | undefined, place: PlaceId): PlaceState {
  if (!ctx) return "plain";
  const shown = ctx.highlighted.has(place);
  if (ctx.targets) return ctx.targets.has(place) ? (shown ? "chosen" : "lit") : "plain";
  if (ctx.lit.has(place)) return shown ? "chosen" : "lit";
  if (ctx.within?.has(place)) return shown ? "chosen" : "within";
  if (shown) return "shown";
  return ctx.opened.has(place) ? "opened" : "plain";
}

const ATTENDED = createAttachmentKey();

/** Attributes and handlers for an element that is a place. Spread them onto it. */
export function placeProps(ctx: TableContext | undefined, place: PlaceId, label: string) {
  const isLit = ctx?.lit.has(place) ?? false;
  return {
    role: roleOf(isLit || (ctx?.within?.has(place) ?? false)),
    "aria-label": nameOf(ctx, place, label),
    "data-place": place,
    tabindex: isLit ? 0 : -1,
    [ATTENDED]: attend(ctx, place),
  } as const;
}

/** Whether places have names: a picture of a table has one name, and its places cannot be explored.
 * */
export function hasNames(ctx: TableContext | undefined): boolean {
  return !ctx || ctx.describe !== undefined;
}

/** The name of a place: what it is and, if it can be chosen, what that means. */
export function nameOf(ctx: TableContext | undefined, place: PlaceId, label: string): string {
  const lit = ctx?.lit.get(place);
  const ways = lit?.map((action): Way => ({ answers: [action] })) ?? ctx?.within?.get(place) ?? [];
  if (!ctx?.decision || ways.length === 0) return label;
  const { prompt } = ctx.decision;
  const meant = ways.map(({ answers }) =>
    answers
      .map((answer) =>
        ctx.words.action(answer, answer.prompt ?? prompt, answer.adds ?? "", ctx.names),
      )
      .join(", "),
  );
  return ctx.words.text("web-place-choice", { place: label, action: meant.join("; ") });
}

/** Screen readers find a button only where there is a choice. */
export function roleOf(isLit: boolean): "button" | "img" {
  return isLit ? "button" : "img";
}

type Attendance = Attachment<HTMLElement | SVGElement>;

// A board has hundreds of places, redrawn with every state; their handlers stay.
const attendances = new WeakMap<TableContext, Map<PlaceId, Attendance>>();
const unattended: Attendance = () => undefined;

/** Makes an element a place of the table: it can be pressed, hovered and focused. */
export function attend(ctx: TableContext | undefined, place: PlaceId): Attendance {
  if (!ctx?.describe) return unattended;
  let known = attendances.get(ctx);
  if (!known) attendances.set(ctx, (known = new Map()));
  let found = known.get(place);
  if (!found) known.set(place, (found = attendance(ctx, place)));
  return found;
}

function attendance(ctx: TableContext, place: PlaceId): Attendance {
  return (element) => {
    let touchedAt = 0;
    const press = (event: Event) => {
      event.stopPropagation();
      ctx.press(place, element);
    };
    const handlers = {
      pointerdown: (event: PointerEvent) => {
        touchedAt = event.pointerType === "touch" ? event.timeStamp : 0;
      },
      click: (event: MouseEvent) => {
        const isHeld = touchedAt > 0 && event.timeStamp - touchedAt > HELD_MS;
        if (isHeld) event.stopPropagation();
        else press(event);
      },
      keydown: (event: KeyboardEvent) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        press(event);
      },
      contextmenu: (event: MouseEvent) => {
        if (touchedAt > 0) event.preventDefault();
      },
      pointerenter: () => ctx.hover(place, element),
      pointerleave: () => ctx.hover(null),
      focus: () => ctx.hover(place, element),
      blur: () => ctx.hover(null),
    };
    const all = Object.entries(handlers) as [string, EventListener][];
    // Svelte calls this while drawing when a focused place is removed; no state may change then.
    const stops = all.map(([type, handler]) => on(element, type, handler));
    stops.push(describe(ctx, place, element));
    return () => {
      for (const stop of stops) stop();
    };
  };
}
