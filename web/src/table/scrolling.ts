// A list that continues below its lower edge fades out there.

/** Marks a scrolling element with `data-more` while there is more below. */
export function marksMore(element: HTMLElement): () => void {
  const mark = () => {
    const below = element.scrollHeight - element.clientHeight - element.scrollTop;
    element.toggleAttribute("data-more", below > 4);
  };
  // Measuring needs the page's layout, so it is done once for all changes, when the layout is done
  // anyway. The ResizeObserver also reports at the start.
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
