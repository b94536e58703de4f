// Values as Fluent takes them.

import type { Value } from "./catalogue";

/** A value that is no reference: a selector's variants are names, so truth values become "true" and
 * "false", and nothing (null or an empty text) becomes "none". */
export function plain(value: unknown): Value {
  if (typeof value === "boolean") return value ? "true" : "false";
  if (typeof value === "number") return value;
  if (value === null || value === undefined || value === "") return "none";
  return itemText(value);
}

/** An item of a list. Data may also contain tables; no message shows one. */
export function itemText(item: unknown): string {
  return typeof item === "string" ? item : JSON.stringify(item);
}
