// The keys of the replay: arrows by step, with Shift by turn, Home and End, space to play.

import type { Film } from "./film.svelte";

const OWN_KEYS = ["input", "select", "textarea", "[role=menu]", "dialog"].join();
const PRESSED_BY_SPACE = ["button", "a", "summary"].join();

/** Handles a key, unless the focused element needs it. */
export function filmKey(event: KeyboardEvent, film: Film): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const focused = event.target instanceof Element ? event.target : null;
  if (focused?.closest(OWN_KEYS)) return;
  switch (event.key) {
    case "ArrowLeft":
      if (event.shiftKey) film.turnBy(-1);
      else film.stepBy(-1);
      break;
    case "ArrowRight":
      if (event.shiftKey) film.turnBy(1);
      else film.stepBy(1);
      break;
    case "Home":
      film.seek(0);
      break;
    case "End":
      film.seek(film.last);
      break;
    case " ":
      if (focused?.closest(PRESSED_BY_SPACE)) return;
      if (film.isPlaying) film.pause();
      else film.play();
      break;
    case "Escape":
      film.dismiss();
      return;
    default:
      return;
  }
  event.preventDefault();
}
