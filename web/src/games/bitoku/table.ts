// What Bitoku's drawings read from their table.

import { getContext } from "svelte";
import type { PlaceId } from "../../lib/contract";
import type { BitokuContext } from "./view";
import { standingOf } from "./standing";
import { titleOf } from "./titles";
import type { BitokuComponents, BitokuView } from "./view";
import { whereabouts } from "./whereabouts";

export interface BitokuTable {
  readonly ctx: BitokuContext;
  readonly view: BitokuView;
  readonly parts: BitokuComponents;
  /** The accessible name of a place: what it is, where it lies, and its state. */
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
  // A choice says itself where it is.
  const where = ctx.lit.has(place) ? "" : whereabouts(place, ctx);
  const states = [where, standingOf(place, ctx)].filter((said) => said !== "");
  return states.reduce(
    (said, standing) => ctx.words.text("web-place-state", { place: said, standing }),
    titleOf(place, ctx),
  );
}
