// A view as an outline of nested names and values, for any data.

/** The value of a name: a text, or nested entries; a list has one entry for each item. */
export type Shown = { text: string } | { entries: Entry[]; isList: boolean };

export type Entry = { label: string } & Shown;

/** Words for names and for texts, which may be references. */
export interface Telling {
  label(key: string): string;
  number(position: number): string;
  text(value: string): string;
  nothing: string;
  yes: string;
  no: string;
}

/** A few plain values fit on one line. */
const MOST_ON_A_LINE = 5;

export function outlineOf(data: object, telling: Telling): Entry[] {
  return Object.entries(data).map(([key, value]) => ({
    label: telling.label(key),
    ...shown(value, telling),
  }));
}

function shown(value: unknown, telling: Telling): Shown {
  if (!isNested(value)) return { text: textOf(value, telling) };
  if (!Array.isArray(value)) {
    const entries = outlineOf(value, telling);
    if (entries.length === 0) return { text: telling.nothing };
    if (entries.length > MOST_ON_A_LINE || Object.values(value).some(isNested)) {
      return { entries, isList: false };
    }
    return { text: entries.map((entry) => `${entry.label} ${textIn(entry)}`).join(" · ") };
  }
  if (value.length === 0) return { text: telling.nothing };
  if (!value.some(isNested)) {
    return { text: value.map((item) => textOf(item, telling)).join(", ") };
  }
  return {
    entries: value.map((item, at) => ({
      label: telling.number(at + 1),
      ...shown(item, telling),
    })),
    isList: true,
  };
}

function textIn(entry: Entry): string {
  return "text" in entry ? entry.text : "";
}

function isNested(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

function textOf(value: unknown, telling: Telling): string {
  if (value === null || value === undefined || value === "") return telling.nothing;
  if (typeof value === "boolean") return value ? telling.yes : telling.no;
  return typeof value === "string" ? telling.text(value) : String(value);
}

/** A name of the engine for people: "hand_size" → "Hand size". */
export function readable(name: string): string {
  const words = name.replaceAll(/[_-]/g, " ");
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
