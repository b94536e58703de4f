// The phrases of the chat. They are sent as codes, and each reader has them in their own language.

import type { SayMessage } from "../protocol";

export type Phrase = NonNullable<SayMessage["phrase"]>;

export const PHRASES: readonly Phrase[] = [
  "hello",
  "good_luck",
  "well_done",
  "thanks",
  "sorry",
  "oops",
  "thinking",
  "no_hurry",
  "back_soon",
  "back",
  "good_game",
  "again",
];

/** The message of a phrase. */
export function phraseText(phrase: string): string {
  return `web-phrase-${phrase.replaceAll("_", "-")}`;
}
