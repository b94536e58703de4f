// The colour and mark of a side, by the name a game's style() gives it. Colour is never alone: the
// sprite has a mark for every style.

/** The icon that marks a side. */
export function markIcon(style: string): string {
  return `mark-${style}`;
}

/** Custom properties for everything inside that is coloured by a side. */
export function seatCss(style: string): string {
  return (
    `--pc:var(--p-${style});--pd:var(--p-${style}-deep);--ps:var(--p-${style}-soft);` +
    `--po:var(--p-${style}-on);--pm:var(--p-${style}-mark,.56)`
  );
}
