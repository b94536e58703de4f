// The rule book for the page: rulings next to their rules, filtered by a search.

import type { ExampleData, RuleData, RulesAnswer, RulingData, TermData } from "../../protocol";
import { fold } from "./prose";

export interface Entry {
  rule: RuleData;
  rulings: RulingData[];
}

export interface Group {
  id: string;
  title: string;
  /** The part of the game's book about it, or "". */
  part: string;
  entries: Entry[];
  /** Rulings on the group that belong to no single rule. */
  rulings: RulingData[];
}

export interface Book {
  terms: TermData[];
  groups: Group[];
  /** Rulings that belong to no group. */
  rulings: RulingData[];
  examples: ExampleData[];
}

/** The whole book in order. `titleOf` names a group in the chosen language. */
export function bookOf(answer: RulesAnswer, titleOf: (group: string) => string): Book {
  const rulings = new Map(answer.rulings.map((ruling) => [ruling.id, ruling]));
  const shown = new Set<string>();
  const groups = answer.groups.map(
    (group): Group => ({
      id: group.id,
      title: titleOf(group.id),
      part: group.part,
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
    }),
  );
  const byId = new Map(groups.map((group) => [group.id, group]));
  const rest: RulingData[] = [];
  for (const ruling of answer.rulings) {
    if (!shown.has(ruling.id)) (byId.get(ruling.group)?.rulings ?? rest).push(ruling);
  }
  return { terms: answer.terms, groups, rulings: rest, examples: answer.examples };
}

/** The searched words. */
export function termsOf(query: string): string[] {
  return fold(query).split(/\s+/).filter(Boolean);
}

/** The rules that contain all searched words, in their text, their rulings or their group's title.
 * */
export function filtered(book: Book, terms: string[]): Book {
  if (!terms.length) return book;
  const has = (...texts: string[]) => {
    const text = fold(texts.join("\n"));
    return terms.every((term) => text.includes(term));
  };
  const hasRuling = (ruling: RulingData) => has(ruling.id, ruling.title, ruling.text);
  const groups = book.groups.map((group) => ({
    ...group,
    entries: group.entries.filter(
      ({ rule, rulings }) => has(rule.id, rule.text, group.title) || rulings.some(hasRuling),
    ),
    rulings: group.rulings.filter(hasRuling),
  }));
  return {
    terms: book.terms.filter((term) => has(term.word, term.meaning)),
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

/** Every possible target of a link. */
export function idsOf(answer: RulesAnswer): Set<string> {
  return new Set([
    ...answer.groups.flatMap((group) => [group.id, ...group.rules.map((rule) => rule.id)]),
    ...answer.rulings.map((ruling) => ruling.id),
    ...answer.examples.map((example) => example.id),
  ]);
}

/** Where each ruling appears first, as "rule ruling": links to it lead there. */
export function anchorsOf(book: Book): Set<string> {
  const first = new Map<string, string>();
  for (const { rule, rulings } of book.groups.flatMap((group) => group.entries)) {
    for (const { id } of rulings) if (!first.has(id)) first.set(id, `${rule.id} ${id}`);
  }
  return new Set(first.values());
}
