// An answer as an option: its name first, then its price, its gains, what it needs, whose the thing
// is, and remarks, each in its own place, from the engine's facts and notes.

import type { TableContext } from "../lib/contract";
import { signed } from "../lib/ended";
import { gamePage } from "../lib/games";
import { glyphsOf } from "../lib/icons";
import type { NotePlace } from "../lib/page";
import type { ActionData, DecisionData, EffectData, FactData } from "../protocol";
import { isEffect } from "../words/effects";
import { sentenceCase } from "../words/lists";
import type { Part, Words } from "../words/words";
import { type Choice, noteOf, type Owner, sentences, type Standing, unended } from "./choices";
import { outcomeOf, pointsIn } from "./outcome";

const BUNDLE = "bundle:";
const SEAT = /^(?:seat|side):(\d+)$/u;
/** More results would be a log. */
const MOST_FACTS = 2;

export function choiceOf(action: ActionData, decision: DecisionData, table: TableContext): Choice {
  const { words, names } = table;
  const page = gamePage(table.info.game);
  const outcome = outcomeOf(action, decision.seat, page.telling);
  const { adds, places } = action;
  const sentence = words.actionParts(action, decision.prompt, "", names);
  const notes = placed(action.notes, page.telling.places);
  const tell = (note: FactData) => words.note(note, names);
  const isPriced = outcome.costs.length > 0;
  const facts = outcome.told.slice(0, MOST_FACTS).map((fact) => words.fact(fact, names));
  const told = [...facts, ...notes.none.map(tell)];
  const drawn = outcome.drawn.filter(({ args }) => !Object.values(args).includes(adds));
  const [owner] = notes.owner;
  const choice: Choice = {
    action,
    outcome,
    places,
    label: sentence,
    strip: [],
    goods: [],
    standing: standingOf(action.standing - pointsIn(outcome.gains), words),
    price: isPriced ? "" : notes.price.map((note) => unended(tell(note))).join(" · "),
    need: notes.need.map((note) => unended(tell(note))).join(" · "),
    owner: owner ? ownerOf(owner, unended(tell(owner))) : null,
    note: sentences(told),
    spoken: sentences([
      ...drawn.map((fact) => words.fact(fact, names)),
      ...(isPriced ? notes.price.map(tell) : []),
    ]),
  };
  if (adds === null) {
    const refs = [
      ...sentence.map(({ ref }) => ref),
      ...action.notes.map(({ args }) => args["effects"]),
    ];
    return { ...choice, strip: refs.flatMap((ref) => (isEffect(ref) ? page.strip(ref) : [])) };
  }
  const beside = page.beside[action.kind]?.(action.args, words);
  // An effect is drawn next to the words and described below them.
  if (typeof adds !== "string") {
    const strip = page.strip(adds);
    if (beside === undefined)
      return { ...choice, strip, note: noteOf(sentence, adds, told, words) };
    return { ...choice, label: named(adds, table), strip, note: sentences([beside, ...told]) };
  }
  if (adds.startsWith(BUNDLE)) return { ...choice, goods: glyphsOf(table.info.game, adds) };
  // The chosen thing matters more than the kind of action, so it comes first.
  const said = beside ?? sentence.map((part) => part.text).join("");
  return { ...choice, label: named(adds, table), note: sentences([said, ...told]) };
}

function named(ref: string | EffectData, { words, names }: TableContext): Part[] {
  return [{ text: sentenceCase(words.ref(ref, names)), ref }];
}

/** The notes of an answer by their places. */
function placed(notes: readonly FactData[], places: Readonly<Record<string, NotePlace>>) {
  const at = (place?: NotePlace) => notes.filter(({ kind }) => places[kind] === place);
  return { price: at("price"), need: at("need"), owner: at("owner"), none: at() };
}

function ownerOf({ args }: FactData, text: string): Owner {
  const seat = SEAT.exec(String(args["seat"] ?? ""))?.[1];
  return { text, seat: seat === undefined ? null : Number(seat) };
}

function standingOf(change: number, words: Words): Standing | null {
  if (change === 0) return null;
  const said = signed(change);
  return { change: said, name: words.text("web-points-change", { change: said }) };
}
