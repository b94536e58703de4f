// The colour and mark of a side, by the name a game's style() gives it. Colour is never alone.

/** Guardians of Hitodama by the animal that is their mark. */
const ANIMALS: Record<string, string> = {
  tette: "bird",
  genji: "insect",
  kizune: "fox",
  eiko: "fish",
};

const MARKS = new Set(["purple", "yellow", "brown", "green", "neutral"]);

/** The name under which tokens.css holds the colours: "purple", "fox". */
export function hue(style: string): string {
  return ANIMALS[style] ?? style;
}

/** The icon that marks a side. */
export function markIcon(style: string): string {
  const name = hue(style);
  return MARKS.has(name) ? `mark-${name}` : `essence-${name}`;
}

export function isAnimal(style: string): boolean {
  return !MARKS.has(hue(style));
}

/** Custom properties for everything inside that is coloured by a side. */
export function seatCss(style: string): string {
  const name = hue(style);
  return (
    `--pc:var(--p-${name});--pd:var(--p-${name}-deep);--ps:var(--p-${name}-soft);` +
    `--po:var(--p-${name}-on)`
  );
}

/** The same for one piece: icons of dice, Kodamas and Pilgrims inside take its colour. */
export function pieceCss(style: string): string {
  const name = hue(style);
  return (
    `${seatCss(style)};--die:var(--p-${name});--pip:var(--p-${name}-on);` +
    `--kodama:var(--p-${name});--pl:var(--p-${name})`
  );
}
