// The words of the chosen language, replaced whenever it changes.

import type { Words } from "../words/words";
import { loadWords, LookupError } from "../words/words";
import { settings } from "./settings.svelte";

const TRY_AGAIN_MS = 5000;

/** The words for a game ("" for none, null while none are needed) in the chosen language; null
 * until they are loaded. While another language loads, the last one stays. Call it while a
 * component is created. */
export function wordsFor(game: () => string | null): { readonly current: Words | null } {
  return spoken(game, loadWords);
}

/** The same for words that are loaded in another way. */
export function spoken<T>(
  game: () => string | null,
  loaded: (language: string, game: string) => Promise<T>,
): { readonly current: T | null } {
  let current = $state.raw<T | null>(null);
  $effect(() => {
    const language = settings.language;
    const wanted = game();
    if (wanted === null) return;
    let isOver = false;
    let timer = 0;
    const load = async (): Promise<void> => {
      try {
        const words = await loaded(language, wanted);
        if (!isOver) current = words;
      } catch (error) {
        if (error instanceof LookupError) throw error; // there are none, which is a bug
        if (!isOver) timer = window.setTimeout(() => void load(), TRY_AGAIN_MS);
      }
    };
    void load();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  });
  return {
    get current() {
      return current;
    },
  };
}
