// A page that somebody goes back to is shown where it was left, once it is long enough.

const LONGEST_MS = 3000;
const STOPS = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/** Scrolls down as the page is loaded, until the reader does something. */
export function scrollBack(top: number): void {
  const until = performance.now() + LONGEST_MS;
  let isOver = false;
  const stop = () => {
    isOver = true;
    for (const kind of STOPS) removeEventListener(kind, stop);
  };
  for (const kind of STOPS) addEventListener(kind, stop);
  const step = () => {
    if (isOver) return;
    scrollTo({ top, behavior: "instant" });
    if (Math.abs(scrollY - top) < 2 || performance.now() > until) stop();
    else requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
