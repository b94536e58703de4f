// Who won, in a line, and a remark about it in a second one.

import type { Words } from "../../words/words";
import { decisive, type Sheet } from "./sheet";

export function headline(
  sheet: Sheet,
  words: Words,
  nameOf: (side: number) => string,
  names: readonly string[],
): { main: string; more: string } {
  const winners = sheet.sides.filter((side) => side.isWinner);
  const [first] = winners;
  const [best] = sheet.sides;
  if (!first || !best) {
    const most = best
      ? words.text("web-pages-score-most", { name: nameOf(best.side), points: best.score })
      : "";
    return { main: words.text("web-pages-score-nobody"), more: most };
  }
  const isSeat = first.ref.startsWith("seat:");
  const main = isSeat
    ? words.text("web-pages-score-wins", {
        names: winners.map((side) => nameOf(side.side)),
        count: winners.length,
        points: first.score,
      })
    : words.text("web-pages-score-defeat", { name: nameOf(first.side), points: first.score });
  const second = sheet.sides.find((side) => !side.isWinner);
  const lead = winners.length === 1 ? decisive(sheet) : null;
  const ties = sheet.ties.filter(({ args }) => args["seat"] === first.ref);
  const more = [
    ...ties.map((tie) => words.fact(tie, names)),
    ties.length === 0 &&
      second &&
      words.text("web-pages-score-follows", { name: nameOf(second.side), points: second.score }),
    lead &&
      words.text("web-pages-score-decisive", {
        category: words.category(lead.category),
        more: lead.more,
      }),
  ];
  return { main, more: more.filter(Boolean).join(" ") };
}
