// The colours of one piece: icons of dice, Kodamas and Pilgrims inside use the colour of its side.

import { seatCss } from "../../../parts/seat";

export function pieceCss(style: string): string {
  return (
    `${seatCss(style)};--die:var(--p-${style});--pip:var(--p-${style}-on);` +
    `--kodama:var(--p-${style});--pl:var(--p-${style})`
  );
}
