// The phrases of the chat. They are sent as codes, and each reader gets them in their own language.

import type { SayMessage } from "../protocol";

export type Phrase = NonNullable<SayMessage["phrase"]>;

// In the order of the menu. The type comes from the service, so an unknown or missing phrase is an
// error.
const OFFERED: Record<Phrase, true> = {
  hello: true,
  good_luck: true,
  well_done: true,
  thanks: true,
  sorry: true,
  oops: true,
  thinking: true,
  no_hurry: true,
  back_soon: true,
  back: true,
  good_game: true,
  again: true,
};

export const PHRASES = Object.keys(OFFERED) as readonly Phrase[];

/** The message of a phrase. */
export function phraseText(phrase: string): string {
  return `web-phrase-${phrase.replaceAll("_", "-")}`;
}
