// The rule book of a game, in a language: asked for once, and kept.

import type { RulesAnswer } from "../protocol";
import { request } from "./api";

const books = new Map<string, Promise<RulesAnswer>>();

export function rulesOf(game: string, language: string): Promise<RulesAnswer> {
  const address = `/api/rules/${encodeURIComponent(game)}?language=${encodeURIComponent(language)}`;
  const kept = books.get(address);
  if (kept) return kept;
  const asked = request<RulesAnswer>("GET", address);
  books.set(address, asked);
  asked.catch(() => books.delete(address)); // to be asked for again
  return asked;
}

/** What a rule says, as plain text: without the table it leads up to. */
export function plainRule(answer: RulesAnswer, id: string): string {
  const rule = answer.groups.flatMap((group) => group.rules).find((one) => one.id === id);
  return (rule?.text ?? "")
    .split("\n")
    .filter((line) => !line.startsWith("|"))
    .join(" ")
    .replace(/\*+/g, "");
}
