// A list that goes on below its lower edge says so: its end fades away.

/** Marks an element that scrolls with `data-more` while there is more below. */
export function marksMore(element: HTMLElement): () => void {
  const mark = () => {
    const below = element.scrollHeight - element.clientHeight - element.scrollTop;
    element.toggleAttribute("data-more", below > 4);
  };
  // To ask how much there is means to lay out the page: once for all that changes, when it is done
  // anyway. The observer of sizes speaks at first, too, and after that.
  let asked = 0;
  const ask = () => {
    asked ||= requestAnimationFrame(() => {
      asked = 0;
      mark();
    });
  };
  const resized = new ResizeObserver(mark);
  resized.observe(element);
  const changed = new MutationObserver(ask);
  changed.observe(element, { childList: true, subtree: true, characterData: true });
  element.addEventListener("scroll", mark, { passive: true });
  return () => {
    cancelAnimationFrame(asked);
    resized.disconnect();
    changed.disconnect();
    element.removeEventListener("scroll", mark);
  };
}
