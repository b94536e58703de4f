// Durations in the reader's language; the browser has the names of units.

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Below this, seconds are shown. */
export const SOON = 10 * MINUTE;

type Unit = "day" | "hour" | "minute" | "second";

function inUnit(count: number, unit: Unit, language: string, unitDisplay: "long" | "short") {
  return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay }).format(count);
}

/** A chosen duration, in one unit: 5 minutes, 1 day. */
export function wholeTime(seconds: number, language: string): string {
  const units = [
    [DAY, "day"],
    [HOUR, "hour"],
    [MINUTE, "minute"],
  ] as const;
  const [size, unit] = units.find(([length]) => seconds >= length && seconds % length === 0) ?? [
    1,
    "second",
  ];
  return inUnit(seconds / size, unit, language, "long");
}

/** The time left on a clock, as short as possible: 2 d 3 h, 3 h 20 min, 12 min, 9:05. */
export function timeLeft(seconds: number, language: string): string {
  const left = Math.max(0, Math.ceil(seconds));
  const short = (count: number, unit: Unit) => inUnit(count, unit, language, "short");
  if (left < SOON) {
    return `${Math.floor(left / MINUTE)}:${String(left % MINUTE).padStart(2, "0")}`;
  }
  const [size, unit, part, smaller] =
    left >= DAY
      ? ([DAY, "day", HOUR, "hour"] as const)
      : ([HOUR, "hour", MINUTE, "minute"] as const);
  const parts = Math.round(left / part);
  const [whole, rest] = [Math.floor((parts * part) / size), parts % (size / part)];
  if (whole === 0) return short(rest, smaller);
  return rest === 0 ? short(whole, unit) : `${short(whole, unit)} ${short(rest, smaller)}`;
}
