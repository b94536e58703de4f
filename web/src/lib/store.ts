// What the browser keeps between visits. If it refuses, the page forgets.

export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(`mori.${key}`, JSON.stringify(value));
  } catch {
    // Private windows and full disks: the page works without it.
  }
}

/** The value kept under a key, or null. It may be anything, so check it. */
export function kept(key: string): unknown {
  try {
    const text = localStorage.getItem(`mori.${key}`);
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
