// The hover card of a place: its name, what it does, further information, and the rules.

import type { Explanation, PlaceId } from "../../lib/contract";
import type { EffectData } from "../../protocol";
import { glyphs } from "./parts/effects";
import type { BitokuContext } from "./view";
import { OWN } from "./explain-own";
import { BOARD } from "./explain-board";
import { parsePlace, type Parsed } from "./places";
import { provenanceOf } from "./provenance";
import { titleOf } from "./titles";

/** The text besides the title. */
export interface Said extends Omit<Explanation, "title" | "strip"> {
  effects?: readonly EffectData[];
}
export type Teller = (a: string, b: string, ctx: BitokuContext) => Said | null;

const TELLERS: Partial<Record<Parsed["kind"], Teller>> = { ...BOARD, ...OWN };

export function explain(place: PlaceId, ctx: BitokuContext): Explanation | null {
  const { kind, a, b } = parsePlace(place);
  const said = TELLERS[kind]?.(a, b, ctx);
  if (!said) return null;
  const { effects = [], ...rest } = said;
  return {
    title: titleOf(place, ctx),
    strip: glyphs(effects),
    ...rest,
    ...provenanceOf(place, ctx),
  };
}
