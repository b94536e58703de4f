// The rule book as the page shows it: rulings beside their rules, and what a search leaves of it.

import type { ExampleData, RuleData, RulesAnswer, RulingData } from "../../protocol";
import { fold } from "./prose";

export type Confidence = "high" | "medium" | "low";

/** A ruling; its text without what it says of itself at the end. */
export interface Ruling {
  id: string;
  title: string;
  text: string;
  confidence: Confidence[];
  /** What the text adds to its confidence: "the pack decides". */
  qualifier: string;
}

export interface Entry {
  rule: RuleData;
  rulings: Ruling[];
}

export interface Group {
  id: string;
  title: string;
  entries: Entry[];
  /** Rulings on the group that no single rule points to. */
  rulings: Ruling[];
}

export interface Book {
  groups: Group[];
  /** Rulings that belong to no group. */
  rulings: Ruling[];
  examples: ExampleData[];
}

const CONFIDENCE =
  /(?:^|\.\s+|\s)(?:Confidence:\s*(high|medium|low)|(?<=[.)*”"]\s)(High|Medium|Low))\b([^.]*)\.?\s*$/;
const LEVEL = /\b(high|medium|low)\b/gi;

export function rulingOf(data: RulingData): Ruling {
  const told = CONFIDENCE.exec(data.text);
  if (!told)
    return { id: data.id, title: data.title, text: data.text, confidence: [], qualifier: "" };
  const first = told[1] ?? told[2] ?? "";
  const rest = told[3] ?? "";
  const levels = `${first}${rest}`.match(LEVEL) ?? [];
  const text = data.text.slice(0, told.index).trim();
  return {
    id: data.id,
    title: data.title,
    text: /[.!?]$/.test(text) || !text ? text : `${text}.`,
    confidence: [...new Set(levels.map((level) => level.toLowerCase() as Confidence))],
    qualifier: qualifierOf(levels.length > 1 ? `${first}${rest}` : rest),
  };
}

/** What is left to say when the levels are shown by themselves; nothing of "high / medium". */
function qualifierOf(told: string): string {
  if (!/\p{L}/u.test(told.replace(LEVEL, ""))) return "";
  const text = told.replace(/^[\s,;/]+/, "").trim();
  return /^\([^()]*\)$/.test(text) ? text.slice(1, -1) : text;
}

/** All of the book in order. `titleOf` names a group in the chosen language. */
export function bookOf(answer: RulesAnswer, titleOf: (group: string) => string): Book {
  const rulings = new Map(answer.rulings.map((data) => [data.id, rulingOf(data)]));
  const shown = new Set<string>();
  const groups = answer.groups.map((group): Group => ({
    id: group.id,
    title: titleOf(group.id),
    entries: group.rules.map((rule) => ({
      rule,
      rulings: rule.rulings.flatMap((id) => {
        const ruling = rulings.get(id);
        if (!ruling) return [];
        shown.add(id);
        return [ruling];
      }),
    })),
    rulings: [],
  }));
  const byId = new Map(groups.map((group) => [group.id, group]));
  const rest: Ruling[] = [];
  for (const data of answer.rulings) {
    const ruling = rulings.get(data.id);
    if (!ruling || shown.has(data.id)) continue;
    (byId.get(groupOf(data))?.rulings ?? rest).push(ruling);
  }
  return { groups, rulings: rest, examples: answer.examples };
}

/** The group a ruling stands under; a service that does not tell leaves it to the end. */
function groupOf(data: RulingData): string {
  return "group" in data ? String(data.group) : "";
}

/** The words that are searched for. */
export function termsOf(query: string): string[] {
  return fold(query).split(/\s+/).filter(Boolean);
}

/** What has all the searched words, in a rule's own text, its rulings or its group's title. */
export function filtered(book: Book, terms: string[]): Book {
  if (!terms.length) return book;
  const has = (...texts: string[]) => {
    const text = fold(texts.join("\n"));
    return terms.every((term) => text.includes(term));
  };
  const hasRuling = (ruling: Ruling) => has(ruling.id, ruling.title, ruling.text);
  const groups = book.groups.map((group) => ({
    ...group,
    entries: group.entries.filter(
      ({ rule, rulings }) => has(rule.id, rule.text, group.title) || rulings.some(hasRuling),
    ),
    rulings: group.rulings.filter(hasRuling),
  }));
  return {
    groups: groups.filter((group) => group.entries.length || group.rulings.length),
    rulings: book.rulings.filter(hasRuling),
    examples: book.examples.filter((example) =>
      has(example.id, example.situation, example.expected),
    ),
  };
}

/** How many rules and rulings a book has. */
export function sizeOf(book: Book): { rules: number; rulings: number } {
  const rulings = new Set([
    ...book.rulings.map((ruling) => ruling.id),
    ...book.groups.flatMap((group) => [
      ...group.rulings.map((ruling) => ruling.id),
      ...group.entries.flatMap((entry) => entry.rulings.map((ruling) => ruling.id)),
    ]),
  ]);
  const rules = book.groups.reduce((sum, group) => sum + group.entries.length, 0);
  return { rules, rulings: rulings.size };
}

/** Everything in the book that can be pointed to. */
export function idsOf(answer: RulesAnswer): Set<string> {
  return new Set([
    ...answer.groups.flatMap((group) => [group.id, ...group.rules.map((rule) => rule.id)]),
    ...answer.rulings.map((ruling) => ruling.id),
    ...answer.examples.map((example) => example.id),
  ]);
}

/** The letters of a source tag, "S; order R": what is stated, derived and reconstructed. */
export function sourceOf(tags: string[]): { letters: string[]; detail: string } {
  const letters = ["S", "D", "R"].filter((letter) =>
    tags.some((tag) => new RegExp(`\\b${letter}\\b`).test(tag)),
  );
  const detail = tags.filter((tag) => !/^[SDR](?:\/[SDR])*$/.test(tag)).join("; ");
  return { letters, detail };
}

/** Where each ruling stands for the first time, as "rule ruling": there it can be pointed to. */
export function anchorsOf(book: Book): Set<string> {
  const first = new Map<string, string>();
  for (const { rule, rulings } of book.groups.flatMap((group) => group.entries)) {
    for (const { id } of rulings) if (!first.has(id)) first.set(id, `${rule.id} ${id}`);
  }
  return new Set(first.values());
}
