// The words of the chosen language, anew whenever it is switched.

import type { Words } from "../words/words";
import { loadWords } from "../words/words";
import { settings } from "./settings.svelte";

/**
 * The words for a game ("" for none) in the chosen language; null until they are loaded. While
 * another language loads, the last one stays. Call it where a component is made.
 */
export function wordsFor(game: () => string): { readonly current: Words | null } {
  let current = $state.raw<Words | null>(null);
  $effect(() => {
    const language = settings.language;
    const wanted = game();
    let isOver = false;
    void loadWords(language, wanted).then((words) => {
      if (!isOver) current = words;
    });
    return () => {
      isOver = true;
    };
  });
  return {
    get current() {
      return current;
    },
  };
}
