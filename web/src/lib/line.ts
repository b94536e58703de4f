// What is known of the line: whether it is slow, and whether what comes over it is paid for.

/** Slower than this is slow. */
const SLOW_KBIT = 1000;
/** Smaller parts and shorter waits say nothing about a line. */
const LEAST_BYTES = 10_000;
const LEAST_MS = 300;

/** What some browsers tell of it. */
interface Connection {
  saveData?: boolean;
  type?: string;
  effectiveType?: string;
}

/** A part of the page as it came; nothing came of one that the browser had kept. */
export interface Came {
  readonly transferSize: number;
  readonly responseStart: number;
  readonly responseEnd: number;
}

function connection(): Connection {
  return (navigator as { connection?: Connection }).connection ?? {};
}

export function isMetered({ saveData, type }: Connection = connection()): boolean {
  return saveData === true || type === "cellular";
}

export function isLineSlow(
  came: readonly Came[] = performance.getEntriesByType("resource") as PerformanceResourceTiming[],
  { effectiveType = "4g" }: Connection = connection(),
): boolean {
  if (effectiveType !== "4g") return true;
  return came.some(({ transferSize, responseStart, responseEnd }) => {
    const took = responseEnd - responseStart;
    if (transferSize < LEAST_BYTES || took < LEAST_MS) return false;
    return (transferSize * 8) / took < SLOW_KBIT;
  });
}
