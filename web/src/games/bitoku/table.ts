// What Bitoku's drawings read from their table.

import { getContext } from "svelte";
import type { PlaceId } from "../../lib/contract";
import type { BitokuContext } from "./view";
import { standingOf } from "./standing";
import { titleOf } from "./titles";
import type { BitokuComponents, BitokuView } from "./view";

export interface BitokuTable {
  readonly ctx: BitokuContext;
  readonly view: BitokuView;
  readonly parts: BitokuComponents;
  /** The accessible name of a place: what it is, and its state. */
  label(place: PlaceId): string;
  text(message: string, args?: Record<string, unknown>): string;
}

export function bitokuTable(): BitokuTable {
  const ctx = getContext<BitokuContext>("table");
  return {
    ctx,
    get view() {
      return ctx.view;
    },
    get parts() {
      return ctx.components;
    },
    label: (place) => placeLabel(place, ctx),
    text: (message, args) => ctx.words.text(message, args),
  };
}

function placeLabel(place: PlaceId, ctx: BitokuContext): string {
  const [title, standing] = [titleOf(place, ctx), standingOf(place, ctx)];
  return standing === "" ? title : ctx.words.text("web-place-state", { place: title, standing });
}
