// Names and descriptions of spaces, lines and pieces, for screen readers and for hover cards.

import type { HitodamaContext } from "./view";
import { nameOf, printedOf, viewOf } from "./context";
import type { AkkuCardData, HandCardData, IceCardData } from "./shown";
import { bundle, type LineView, type SpaceView } from "./view";

/** The letter of a cardinal point, "n" or "N", in the language. */
export function letterOf(cardinal: string, ctx: HitodamaContext): string {
  return ctx.words.ref(`slot:${cardinal.toUpperCase()}`).slice(0, 1).toLocaleUpperCase();
}

/** The text of a card, from the pack; nothing for a card that the pack lacks. */
export function cardText(
  printed: HandCardData | AkkuCardData | IceCardData | undefined,
  ctx: HitodamaContext,
): string {
  return printed ? ctx.words.printed(printed.kind, printed) : "";
}

/** The text of a card besides its name; nothing if the name says everything. */
export function restOf(name: string, text: string): string {
  return text === `${name}.` ? "" : text;
}

/** The offer of a space: "pay 1 berry for 2 ambers". */
export function offerOf(space: SpaceView, ctx: HitodamaContext): string {
  const { words } = ctx;
  const gain = words.ref(bundle(space.gain));
  switch (space.kind) {
    case "plus":
      return words.text("web-hitodama-offer-plus", { gain });
    case "cost":
      return words.text("web-hitodama-offer-cost", { pay: words.ref(bundle(space.pay)), gain });
    case "merchant":
      return words.text("web-hitodama-offer-merchant", { gain });
    case "akku_visit": {
      const cost = viewOf(ctx).akku_card?.cost;
      if (!cost) return words.text("web-hitodama-offer-visit-none");
      return words.text("web-hitodama-offer-visit", { cost: words.ref(bundle(cost)) });
    }
    default:
      return words.text("web-hitodama-offer-tribute");
  }
}

/** The piece on a space. */
export function standingOn(space: SpaceView, ctx: HitodamaContext): string {
  const { words } = ctx;
  if (space.blocker) return words.text(`web-hitodama-on-${space.blocker}`);
  if (!space.essence) return words.text("web-hitodama-on-nothing");
  const name = nameOf(ctx, space.essence.seat);
  const posture = space.essence.standing ? "standing" : "asleep";
  return words.text(`web-hitodama-on-${posture}`, { name });
}

/** The tile in the North. */
export function northLabel(ctx: HitodamaContext): string {
  const tile = viewOf(ctx).tiles.find(({ slot }) => slot === "N")?.id ?? "";
  return ctx.words.text("web-hitodama-north", { tile: ctx.words.ref(`tile:${tile}`) });
}

export function spaceLabel(space: SpaceView, ctx: HitodamaContext): string {
  return ctx.words.text("web-hitodama-space", {
    place: ctx.words.ref(`place:${space.place}`),
    offer: offerOf(space, ctx),
    state: standingOn(space, ctx),
  });
}

/** "1 sapphire for 4 points" and whether it is paid. */
export function lineLabel(line: LineView, ctx: HitodamaContext): string {
  const { words } = ctx;
  return words.text("web-hitodama-line", {
    goods: words.ref(`bundle:${line.resource}=${line.amount}`),
    points: line.points,
    state: lineState(line, ctx),
  });
}

export function lineState(line: LineView, ctx: HitodamaContext): string {
  const { words } = ctx;
  if (line.paid_by !== null && line.state === "paid")
    return words.text("web-hitodama-line-paid", { name: nameOf(ctx, line.paid_by) });
  return words.text(`web-hitodama-line-${line.state === "waived" ? "waived" : "open"}`);
}

/** The result of discarding at a rate, in the action's words. */
export function rateLabel(rate: string, ctx: HitodamaContext): string {
  const printed = printedOf(ctx).discard_rate[rate];
  if (!printed) return "";
  const args = { pay: bundle(printed.pay), gain: bundle(printed.gain) };
  return ctx.words.action({ kind: "discard", args });
}
