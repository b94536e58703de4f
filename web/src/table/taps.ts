// The second tap of a double tap does not answer the question that the first has led to, nor does it
// confirm an answer that the first has chosen.

/** A listener that stops such taps, before anything hears of them; `now` is what is asked. */
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
