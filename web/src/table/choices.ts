// The answers of a decision as the panel lists them: a few directly, many in groups.

import type { PlaceId } from "../lib/contract";
import type { Glyph } from "../lib/icons";
import type { Glyph as StripGlyph } from "../parts/strip";
import type { Listing } from "../lib/page";
import type { ActionData, EffectData } from "../protocol";
import { sentenceCase } from "../words/lists";
import type { Part, Words } from "../words/words";
import type { Outcome } from "./outcome";

export interface Choice {
  action: ActionData;
  label: Part[];
  places: PlaceId[];
  outcome: Outcome;
  /** Effects as icons, because the outcome does not show them. */
  strip: StripGlyph[];
  /** The goods there, likewise. */
  goods: Glyph[];
  /** What it needs, in words; "" if nothing. */
  need: string;
  /** Whose the thing is; null if it does not matter. */
  owner: Owner | null;
  /** Its price in words, where no icons show it: "Free". */
  price: string;
  /** The remaining results and remarks in a line. */
  note: string;
  /** What is shown by icons alone, for screen readers. */
  spoken: string;
  /** By how much it changes the points if the game ended now, beyond the points that it scores;
   * null if it does not. */
  standing: Standing | null;
}

/** The owner of a thing in words, and the side, if one has it. */
export interface Owner {
  text: string;
  seat: number | null;
}

/** A change of the points if the game ended now, as a signed number and in words. */
export interface Standing {
  change: string;
  name: string;
}

/** The prompt of a question, or the arguments of an answer. */
type Prompt = Readonly<Record<string, unknown>>;

/** An answer under a title, with only what distinguishes it. */
export interface Short {
  choice: Choice;
  label: string;
}

export type Item =
  | { form: "choice"; choice: Choice }
  /** A few answers on one line, under a common title. */
  | { form: "row"; title: string; shorts: Short[] }
  /** Many answers behind one button. */
  | { form: "group"; title: string; shorts: Short[] }
  /** Many answers, and nothing else to choose from. */
  | { form: "grid"; title: string; shorts: Short[] };

const MOST_LINES = 8;
const MOST_IN_ROW = 4;
const HOLE = "…";
/** A sentence ends with one of these, perhaps inside a quotation or brackets. */
const ENDED = /[.!?…:][)\]»”“"]?$/u;

const NO_LISTING: Listing = { strongest: {}, rare: new Set() };

/** The choices by worth: of a kind the strongest first, rare ones last. */
export function byWorth(choices: readonly Choice[], listing: Listing = NO_LISTING): Choice[] {
  const strengthOf = ({ action }: Choice) =>
    Number(action.args[listing.strongest[action.kind] ?? ""] ?? 0);
  const sorted = new Map<string, Choice[]>();
  for (const kind of Object.keys(listing.strongest)) {
    const ofKind = choices.filter(({ action }) => action.kind === kind);
    sorted.set(
      kind,
      ofKind.sort((a, b) => strengthOf(b) - strengthOf(a)),
    );
  }
  // Each kind keeps its places in the list.
  const placed = choices.map((choice) => sorted.get(choice.action.kind)?.shift() ?? choice);
  const isRare = ({ action }: Choice) => listing.rare.has(action.kind);
  return [...placed.filter((choice) => !isRare(choice)), ...placed.filter(isRare)];
}

/** More rare choices than this are behind one button. */
const MOST_RARE = 1;

export function arrange(
  choices: Choice[],
  words: Words,
  names: string[],
  prompt: Prompt = {},
  listing: Listing = NO_LISTING,
): Item[] {
  const rare = choices.filter(({ action }) => listing.rare.has(action.kind));
  const usual = choices.filter(({ action }) => !listing.rare.has(action.kind));
  if (rare.length > MOST_RARE && usual.length > 1) {
    const shorts = rare.map((choice) => ({
      choice,
      label: choice.label.map(({ text }) => text).join(""),
    }));
    const more: Item = { form: "group", title: words.text("web-more-choices"), shorts };
    return [...arrange(usual, words, names, prompt, listing), more];
  }
  const plain = (choice: Choice): Item => ({ form: "choice", choice });
  if (choices.length <= MOST_LINES) return choices.map(plain);

  // The largest kinds are grouped until the list is short enough; of equal ones the later.
  const kinds = [...new Set(choices.map((choice) => choice.action.kind))];
  const grouped = new Map<string, Item[]>();
  const lines = () =>
    kinds.reduce((sum, kind) => sum + (grouped.get(kind)?.length ?? count(choices, kind)), 0);
  const bySize = kinds
    .map((kind, at) => ({ kind, at, size: count(choices, kind) }))
    .sort((a, b) => b.size - a.size || b.at - a.at);
  for (const { kind, size } of bySize) {
    if (lines() <= MOST_LINES || size < 3) break;
    if (kind in listing.strongest) continue; // the strongest is never behind a button
    const ofKind = choices.filter((choice) => choice.action.kind === kind);
    grouped.set(kind, groups(ofKind, words, names, prompt));
  }
  const items = kinds.flatMap(
    (kind) => grouped.get(kind) ?? choices.filter((c) => c.action.kind === kind).map(plain),
  );
  // A single group with hardly anything else is opened.
  const only = items.filter((item) => item.form === "group");
  if (only.length === 1 && items.length <= 4) {
    return items.map((item) => (item.form === "group" ? { ...item, form: "grid" } : item));
  }
  return items;
}

/** The results of an answer in a line, without repeating the name of a card in its label. */
export function noteOf(label: Part[], effect: EffectData, told: string[], words: Words): string {
  const said = label.map((part) => part.text).join("");
  const isSaid = said.includes(`(${words.brief(effect)})`);
  return sentences([...(isSaid ? [] : [words.effect(effect)]), ...told]);
}

/** All that an option says besides its name, in the order of its places. */
export function remarksOf({ price, need, owner, note }: Choice): string {
  return sentences([price, need, owner?.text ?? "", note].filter((text) => text !== ""));
}

/** An option read aloud. */
export function spokenOf(choice: Choice): string {
  const name = choice.label.map(({ text }) => text).join("");
  const said = [name, remarksOf(choice), choice.spoken];
  return sentences(said.filter((text) => text !== ""));
}

/** A remark where it is no sentence. */
export function unended(remark: string): string {
  return remark.replace(/\.$/u, "");
}

/** One remark as it is; several as sentences. */
export function sentences(remarks: readonly string[]): string {
  if (remarks.length < 2) return remarks.join("");
  const ended = (text: string) => (ENDED.test(text) ? text : `${text}.`);
  return remarks.map((remark) => ended(sentenceCase(remark))).join(" ");
}

function count(choices: Choice[], kind: string): number {
  return choices.filter((choice) => choice.action.kind === kind).length;
}

/** Groups answers of one kind by the argument with the fewest values. */
function groups(choices: Choice[], words: Words, names: string[], prompt: Prompt): Item[] {
  const keys = varying(choices);
  const by = keys.length > 1 ? keys[0] : undefined;
  const rest = by === undefined ? keys : keys.slice(1);
  if (rest.length === 0) return choices.map((choice) => ({ form: "choice", choice }));
  const sets = new Map<string, Choice[]>();
  for (const choice of choices) {
    const key = by === undefined ? "" : String(choice.action.args[by]);
    sets.set(key, [...(sets.get(key) ?? []), choice]);
  }
  return [...sets.values()].map((set): Item => {
    const [first] = set;
    if (set.length === 1 && first) return { form: "choice", choice: first };
    const title = first ? titleOf(first.action, rest, words, names, prompt) : "";
    const shorts = set.map((choice) => {
      const args = words.meant(choice.action.args, prompt);
      return { choice, label: shortOf(args, rest, words, names) };
    });
    return { form: shorts.length <= MOST_IN_ROW ? "row" : "group", title, shorts };
  });
}

/** The arguments in which the answers differ, those with the fewest values first. */
function varying(choices: readonly Choice[]): string[] {
  const values = new Map<string, Set<string>>();
  for (const { action } of choices) {
    for (const [key, value] of Object.entries(action.args)) {
      values.set(key, (values.get(key) ?? new Set()).add(JSON.stringify(value)));
    }
  }
  return [...values]
    .filter(([, found]) => found.size > 1)
    .sort(([, a], [, b]) => a.size - b.size)
    .map(([key]) => key);
}

/** What several answers of one kind have in common, in words; "" if they are of several kinds. */
export function commonTitle(
  choices: readonly Choice[],
  words: Words,
  names: string[],
  prompt: Prompt,
): string {
  const [first, ...others] = choices;
  if (!first || others.some(({ action }) => action.kind !== first.action.kind)) return "";
  return titleOf(first.action, varying(choices), words, names, prompt);
}

/** The words of the action without the differing argument. */
function titleOf(
  action: ActionData,
  open: string[],
  words: Words,
  names: string[],
  prompt: Prompt,
): string {
  const args = { ...action.args };
  for (const key of open) args[key] = HOLE;
  try {
    return words.action({ kind: action.kind, args }, prompt, "", names);
  } catch {
    return words.action(action, prompt, "", names); // the message depends on the omitted argument
  }
}

function shortOf(args: Prompt, open: string[], words: Words, names: string[]): string {
  return open
    .map((key) => {
      const value = args[key];
      return typeof value === "string" && value.includes(":")
        ? words.ref(value, names)
        : String(value);
    })
    .join(" · ");
}
