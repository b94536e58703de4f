// Numbers of a review as they are written in a language.

/** With at most one decimal. */
export function tenths(value: number, language: string): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(value);
}

/** With its sign; nothing is ±0. */
export function signedTenths(value: number, language: string): string {
  if (value === 0) return "±0";
  return (value < 0 ? "−" : "+") + tenths(Math.abs(value), language);
}
