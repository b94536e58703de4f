// The guardians. Their animals are the seats' emblems: the style of a side is its animal.

/** The guardian's name, by animal. */
export const GUARDIANS = {
  bird: "tette",
  insect: "genji",
  fox: "kizune",
  fish: "eiko",
} as const;

export type Animal = keyof typeof GUARDIANS;

/** The animals in seat order. */
export const STYLES: readonly Animal[] = ["bird", "insect", "fox", "fish"];

export function animalOf(seat: number): Animal {
  return STYLES[seat % STYLES.length] ?? "bird";
}

/** The reference to the guardian of a seat. */
export function guardianOf(seat: number): string {
  return `character:${GUARDIANS[animalOf(seat)]}`;
}
