// A list that goes on below its lower edge says so: its end fades away.

/** Marks an element that scrolls with `data-more` while there is more below. */
export function marksMore(element: HTMLElement): () => void {
  const mark = () => {
    const below = element.scrollHeight - element.clientHeight - element.scrollTop;
    element.toggleAttribute("data-more", below > 4);
  };
  const resized = new ResizeObserver(mark);
  resized.observe(element);
  const changed = new MutationObserver(mark);
  changed.observe(element, { childList: true, subtree: true, characterData: true });
  element.addEventListener("scroll", mark, { passive: true });
  mark();
  return () => {
    resized.disconnect();
    changed.disconnect();
    element.removeEventListener("scroll", mark);
  };
}
