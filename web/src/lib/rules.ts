// The rule book of a game in a language: loaded once and cached.

import type { RulesAnswer } from "../protocol";
import { request } from "./api";

const books = new Map<string, Promise<RulesAnswer>>();

export function rulesOf(game: string, language: string): Promise<RulesAnswer> {
  const address = `/api/rules/${encodeURIComponent(game)}?language=${encodeURIComponent(language)}`;
  const kept = books.get(address);
  if (kept) return kept;
  const asked = request<RulesAnswer>("GET", address);
  books.set(address, asked);
  asked.catch(() => books.delete(address)); // to be requested again
  return asked;
}

/** The text of a rule without formatting, and without the table it introduces. */
export function plainRule(answer: RulesAnswer, id: string): string {
  const rule = answer.groups.flatMap((group) => group.rules).find((one) => one.id === id);
  return (rule?.text ?? "")
    .split("\n")
    .filter((line) => !line.startsWith("|"))
    .join(" ")
    .replace(/\*+/g, "");
}
