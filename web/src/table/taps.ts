// The second tap of a double tap neither answers the question that the first has opened, nor
// confirms an answer that the first has chosen.

/** A listener that stops such taps before others receive them; `now` is the current question. */
export function firstTaps(now: () => string): (event: MouseEvent) => void {
  let tappedAt = "";
  return (event) => {
    const target = event.target as Element;
    if (event.detail > 1 && tappedAt !== now() && target.closest("[data-choice], [data-place]")) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    tappedAt = now();
  };
}
