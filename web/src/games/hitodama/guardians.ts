// The guardians, whose animals are the marks of the seats: the style of a side is its animal.

/** By animal: the guardian's name. */
export const GUARDIANS = {
  bird: "tette",
  insect: "genji",
  fox: "kizune",
  fish: "eiko",
} as const;

export type Animal = keyof typeof GUARDIANS;

/** The animals in the order of the seats. */
export const STYLES: readonly Animal[] = ["bird", "insect", "fox", "fish"];

export function animalOf(seat: number): Animal {
  return STYLES[seat % STYLES.length] ?? "bird";
}

/** The reference to the guardian of a seat. */
export function guardianOf(seat: number): string {
  return `character:${GUARDIANS[animalOf(seat)]}`;
}
