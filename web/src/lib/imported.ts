// Imported games. Nobody has a seat there, so the browser keeps their list.

import { keep, kept } from "./store";

export function imported(): string[] {
  const saved = kept("imported");
  return Array.isArray(saved) ? saved.filter((id): id is string => typeof id === "string") : [];
}

export function keepImported(table: string): void {
  keep("imported", [...imported().filter((id) => id !== table), table]);
}

export function forgetImported(table: string): void {
  keep(
    "imported",
    imported().filter((id) => id !== table),
  );
}
