// The colour and emblem of a side, by the name from a game's style(). Colour is never used alone:
// there is an emblem for every style.

/** The icon of a side's emblem. */
export function markIcon(style: string): string {
  return `mark-${style}`;
}

/** Custom properties for everything inside in a side's colours. */
export function seatCss(style: string): string {
  return (
    `--pc:var(--p-${style});--pd:var(--p-${style}-deep);--ps:var(--p-${style}-soft);` +
    `--po:var(--p-${style}-on);--pm:var(--p-${style}-mark,.56)`
  );
}
