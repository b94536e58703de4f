// The words of challenges in the chosen language.

import { spoken } from "../lib/language.svelte";
import { type ChallengeWords, loadChallenges } from "../words/challenges";

export type { ChallengeWords } from "../words/challenges";

/** Null until they are loaded. Call it while a component is created. */
export function challengeWords(): { readonly current: ChallengeWords | null } {
  return spoken(() => "", loadChallenges);
}
