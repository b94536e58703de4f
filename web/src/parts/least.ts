// How small letters may be.

/** No letters on a screen are smaller, in pixels, and none in a picture, in its own units: where a
 * unit has a pixel, all of them can be read. */
export const LEAST_LETTERS = 10;

/** Letters of a picture, as a style. Where it is shown small, they grow as far as they have room: a
 * phone says as `--least` how many units can be read. */
export function growing(size: number, most: number): string {
  return `font-size:max(${size}px,min(var(--least,0px),${most}px))`;
}
