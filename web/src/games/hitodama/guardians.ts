// The guardians, whose animals are the marks of the seats: the style of a side is its animal.

/** By animal: the guardian's name. */
export const GUARDIANS: Readonly<Record<string, string>> = {
  bird: "tette",
  insect: "genji",
  fox: "kizune",
  fish: "eiko",
};

/** The animals in the order of the seats. */
export const STYLES = Object.keys(GUARDIANS);

export function animalOf(seat: number): string {
  return STYLES[seat % STYLES.length] ?? "bird";
}
