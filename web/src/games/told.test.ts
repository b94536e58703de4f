// The panel's answers for every kind of question, with the games' own words: they contain
// everything the service tells, and no internal names.

import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { Glyph } from "../lib/icons";
import type { ActionData, DecisionData } from "../protocol";
import { remarksOf, spokenOf, unended } from "../table/choices";
import { type Asking, Choosing } from "../table/choosing.svelte";
import { type Components, loadWords } from "../words/words";
import * as bitoku from "./bitoku/fixtures";
import * as hitodama from "./hitodama/fixtures";

const GAMES: [string, DecisionData[], unknown][] = [
  ["bitoku", bitoku.QUESTIONS, bitoku.FACES.at(-1)?.parts],
  ["hitodama", hitodama.QUESTIONS, hitodama.FULL.components],
];
const NAMES = ["Ana", "Ben", "Cid", "Dan"];
/** A reference, an id of a component, or an unfilled part of a sentence. */
const INSIDE = /[a-z]:[a-z0-9]|_|\b[a-z]+-\d|[{}]/;

/** Kinds of answers whose words already say everything. */
const SAYS_ALL = new Set([
  ...["part", "look", "refuse", "cover", "arrange", "start", "walk"],
  ...["discard", "draw", "pick", "swap", "swap_with", "to_tile"],
]);
/** What has numbers on the board itself. */
const NUMBERED = new Set(["home", "site", "node", "slot", "rockspace"]);

/** The points among icons. */
function pointsIn(glyphs: readonly Glyph[]): number {
  return glyphs.filter(({ icon }) => icon.startsWith("vp")).reduce((sum, { n }) => sum + n, 0);
}

/** The points that an answer certainly gives a side, from the service. */
function pointsOf({ outcome }: ActionData, side: string): number {
  return outcome
    .filter(({ kind, args }) => kind === "scored" && args["seat"] === side)
    .reduce((sum, { args }) => sum + Number(args["points"]), 0);
}

// Every icon exists.
beforeAll(() => vi.stubGlobal("document", { getElementById: () => ({}) }));
afterAll(() => vi.unstubAllGlobals());

async function choicesOf(game: string, question: DecisionData, components: unknown) {
  const words = (await loadWords("en", game)).knowing(components as Components);
  const table = { decision: question, canSpeak: true, words, names: NAMES, info: { game } };
  return { words, choices: new Choosing(table as unknown as Asking).choices };
}

describe.each(GAMES)("the answers of %s", (game, questions, components) => {
  it.each(questions.map((question) => [question.kind, question] as const))(
    "to %s say what they cost and bring",
    async (_kind, question) => {
      const { words, choices } = await choicesOf(game, question, components);
      const printed = Object.fromEntries(
        Object.entries(components as Record<string, object>).flatMap(([tag, entries]) =>
          NUMBERED.has(tag) ? [] : Object.keys(entries).map((id) => [`${tag}/${id}`, true]),
        ),
      );
      for (const choice of choices) {
        const { action, label, note, outcome, strip, goods } = choice;
        const said = spokenOf(choice);
        expect(said).not.toMatch(INSIDE);
        for (const each of action.notes) expect(said).toContain(unended(words.note(each, NAMES)));
        for (const fact of outcome.told.slice(0, 2))
          expect(said).toContain(words.fact(fact, NAMES));
        if (action.adds !== null) expect(strip.length + goods.length + note.length).not.toBe(0);
        const paid = action.outcome.filter(
          ({ kind, args }) => kind === "paid" && args["seat"] === `seat:${question.seat}`,
        );
        const prices = action.notes.filter(({ kind }) => kind.startsWith("price"));
        const isOpen = prices.some(({ kind }) => kind !== "price" && kind !== "price_later");
        if (paid.length + prices.length > 0 && !isOpen) expect(outcome.costs).not.toEqual([]);
        expect(pointsIn(outcome.gains) - pointsIn(outcome.costs)).toBe(
          pointsOf(action, `seat:${question.seat}`),
        );
        // Components are named by what they do, not by number.
        for (const { text, ref } of label)
          if (typeof ref === "string" && ref.replace(":", "/") in printed)
            expect(text).not.toMatch(/\p{L} \d+$/u);
        const isSilent = outcome.costs.length + outcome.gains.length + strip.length === 0;
        if (isSilent && goods.length === 0 && !SAYS_ALL.has(action.kind))
          expect(remarksOf(choice), `${action.kind}: ${said}`).not.toBe("");
      }
    },
  );
});
