// Where the game stands, in a few sentences: the season, the points, and what is awaited.

import { totalIfEnded } from "../lib/ended";
import { sentenceCase } from "../words/lists";
import type { TableModel } from "./model.svelte";

type Standing = Pick<
  TableModel,
  "ui" | "page" | "view" | "words" | "state" | "question" | "names" | "seat" | "nameOfSide"
>;

export function standingInWords(table: Standing): string {
  const { page, question, state, ui, view, words } = table;
  const season = ui.season(view);
  const when = season in page.seasons ? [`${sentenceCase(words.ref(`season:${season}`))}.`] : [];
  const sides = ui
    .order(view, table as TableModel)
    .map(({ side, score }) => ({ side, score, total: totalIfEnded(score, ui.account(side, view)) }))
    .sort((a, b) => b.total - a.total || b.score - a.score)
    .map(({ side, score, total }) => {
      const name = side === table.seat ? words.text("web-you") : table.nameOfSide(side);
      return words.text(score === total ? "web-stands" : "web-stands-then", { name, score, total });
    });
  return [...when, ...sides, ...awaited()].join(" ");

  function awaited(): string[] {
    if (question) {
      const asked = words.decisionParts(question.kind, question.prompt);
      return [asked.map(({ text }) => text).join("")];
    }
    if (state.result || state.asked.length === 0) return [];
    const names = state.asked.map((side) => table.nameOfSide(side));
    const [name = ""] = names;
    return [
      names.length > 1
        ? words.text("web-are-choosing", { names })
        : words.text("web-is-choosing", { name }),
    ];
  }
}
