// The ledger of a side, rounded for reading: what is shown adds up to the shown result.

import type { AccountData } from "../../protocol";

export const PARTS = ["mine", "others", "luck"] as const;
export type Part = (typeof PARTS)[number];

/** An account in whole tenths of a point, or in whole percent. */
export type Rounded = Record<"start" | Part | "end", number>;

/** Rounds to multiples of `unit`: what rounding leaves over goes to the parts that lost most. */
export function roundedAccount(account: AccountData, factor: number, unit: number): Rounded {
  const units = (value: number) => (value * factor) / unit;
  const end = Math.round(units(account.end));
  const names = ["start", ...PARTS] as const;
  const exact = names.map((name) => units(account[name]));
  const whole = exact.map(Math.floor);
  let left = end - whole.reduce((sum, value) => sum + value, 0);
  const order = [...exact.keys()].sort(
    (a, b) => fraction(exact[b] ?? 0) - fraction(exact[a] ?? 0) || a - b,
  );
  for (let at = 0; left > 0; at++, left--) raise(whole, order[at % order.length] ?? 0, 1);
  for (let at = order.length - 1; left < 0; at--, left++)
    raise(whole, order[Math.max(at, 0)] ?? 0, -1);
  const shown = whole.map((value) => clean(value * unit));
  const [start = 0, mine = 0, others = 0, luck = 0] = shown;
  return { start, mine, others, luck, end: clean(end * unit) };
}

function fraction(value: number): number {
  return value - Math.floor(value);
}

function raise(values: number[], at: number, by: number): void {
  values[at] = (values[at] ?? 0) + by;
}

/** Without what binary fractions add: 0.1 * 3. And never minus zero. */
function clean(value: number): number {
  return Math.round(value * 10) / 10 + 0;
}
