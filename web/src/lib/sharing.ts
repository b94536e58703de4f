// Each answer brings a complete view, although little of it is new. Drawings detect changes by
// identity, so equal parts keep their identity.

type Fields = Record<string, unknown>;

/** The new data, with every unchanged part taken from the old data. */
export function shared<T>(before: unknown, now: T): T {
  return again(before, now) as T;
}

function again(before: unknown, now: unknown): unknown {
  if (before === now) return before;
  if (Array.isArray(before) && Array.isArray(now)) return list(before, now);
  if (isPlain(before) && isPlain(now)) return fields(before, now);
  return now;
}

function list(before: readonly unknown[], now: readonly unknown[]): readonly unknown[] {
  const made = now.map((value, at) => again(before[at], value));
  const isSame = made.length === before.length && made.every((value, at) => value === before[at]);
  return isSame ? before : made;
}

function fields(before: Fields, now: Fields): Fields {
  const names = Object.keys(now);
  const made: Fields = {};
  let isSame = names.length === Object.keys(before).length;
  for (const name of names) {
    made[name] = again(before[name], now[name]);
    isSame &&= made[name] === before[name]; // JSON has no undefined, so a missing key differs
  }
  return isSame ? before : made;
}

/** Whether it is plain data from the service, not an object of a class. */
function isPlain(value: unknown): value is Fields {
  return (
    typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype
  );
}
