// Values as Fluent takes them.

import type { Value } from "./catalogue";

/**
 * A value that is no reference: a selector's variants are names, so truth values are passed as
 * "true" and "false", and nothing (null or an empty text) as "none".
 */
export function plain(value: unknown): Value {
  if (typeof value === "boolean") return value ? "true" : "false";
  if (typeof value === "number") return value;
  if (value === null || value === undefined || value === "") return "none";
  return itemText(value);
}

/** An item of a list. Data may hold tables as well; no message shows one. */
export function itemText(item: unknown): string {
  return typeof item === "string" ? item : JSON.stringify(item);
}
