// Words: every sentence that people read, in one language.

import type { EffectData } from "../protocol";
import { type Catalogue, messageId, type Value } from "./catalogue";
import type { Declared } from "./declared";
import { isEffect } from "./effects";
import { type Language, languageName } from "./languages";
import { sentenceCase } from "./lists";
import { Marks, type Part } from "./parts";
import type { Args, Components } from "./printed";
import { type Reference, References } from "./references";
import { itemText, plain } from "./values";

/** A fact or an action: a kind and its arguments. */
export interface Told {
  readonly kind: string;
  readonly args: Args;
  /** An action's notation. */
  readonly text?: string;
}

/** Why something is not legal. */
export interface ReasonData {
  readonly code: string;
  readonly data?: Args;
}

/** A refusal by the service: a code and its data. */
export interface ErrorData {
  readonly code: string;
  readonly data?: Args;
}

type Names = readonly string[];

// Lists of a prompt to which the `number` of an action refers, counted from one.
const NUMBERED = ["parts", "options"];
// A prompt and an action may name the same three places: the prompt tells what is there now, the
// action by number what goes there.
const PLACES = ["first", "second", "third"];

/** The sentences of one language, for one game or, with the game "", for none. A missing message or
 * variable throws LookupError: that is a bug, never a text to show. */
export class Words {
  readonly language: Language;
  readonly game: string;
  readonly #catalogue: Catalogue;
  readonly #references: References;
  readonly #declared: Declared;

  constructor(
    language: Language,
    game: string,
    catalogue: Catalogue,
    declared: Declared,
    components: Components = {},
  ) {
    this.language = language;
    this.game = game;
    this.#catalogue = catalogue;
    this.#declared = declared;
    this.#references = new References(catalogue, game, declared, components);
  }

  /** The words of a table, which know what is printed on its components: cards and tiles are then
   * named by what they do, otherwise by their kind alone. */
  knowing(components: Components): Words {
    return new Words(this.language, this.game, this.#catalogue, this.#declared, components);
  }

  // -- any message

  /** A plain message. Lists are joined in words; other values are not interpreted. */
  text(message: string, args: Args = {}): string {
    const variables: Record<string, Value> = {};
    for (const [key, value] of Object.entries(args)) {
      variables[key] = Array.isArray(value) ? this.join(value.map(itemText)) : plain(value);
    }
    return this.#catalogue.format(message, variables);
  }

  /** A list in words: "a, b and c"; an empty one is "nothing". */
  join(items: readonly string[]): string {
    return this.#references.lists.allOf(items);
  }

  /** Whether there is such a message. */
  has(message: string): boolean {
    return this.#catalogue.has(message);
  }

  // -- what happens in a game

  /** The meaning of an action, as an entry of a list without a full stop. With the prompt of its
   * decision, an action that is only a number ("part 2") is told by what it stands for ("1 stone"),
   * and so are arguments that are numbers. `option` adds further knowledge: the effect of a row, a
   * reference to the tile on a space. */
  action(
    action: Told,
    prompt: Args | null = null,
    option: Reference = "",
    names: Names = [],
  ): string {
    return joined(this.actionParts(action, prompt, option, names));
  }

  actionParts(
    action: Told,
    prompt: Args | null = null,
    option: Reference = "",
    names: Names = [],
  ): Part[] {
    if (this.#catalogue.isBare && action.text) return [{ text: action.text, ref: null }];
    if (prompt !== null) {
      const meant = meantBy(action, prompt);
      if (meant) return [{ text: sentenceCase(this.ref(meant, names)), ref: meant }];
      if (PLACES.every((key) => key in prompt && key in action.args)) {
        return [{ text: this.#arrangement(action, prompt), ref: null }];
      }
    }
    const marks = new Marks();
    const sentence = this.#told(action, prompt ?? {}, names, marks);
    if (!option) return marks.split(sentence);
    const added = marks.put(this.ref(option, names), option);
    return marks.split(this.text("common-action-option", { action: sentence, option: added }));
  }

  /** The arguments of an action; those that are numbers are told by the prompt's lists. */
  meant(args: Args, prompt: Args): Args {
    const found: Record<string, unknown> = { ...args };
    for (const [key, listed] of Object.entries(this.#declared.counting)) {
      const items = prompt[listed];
      const number = args[key];
      if (Array.isArray(items) && typeof number === "number") found[key] = items[number - 1];
    }
    return found;
  }

  /** The question of a decision. It may begin with a lower-case name. */
  decision(kind: string, prompt: Args): string {
    return joined(this.decisionParts(kind, prompt));
  }

  decisionParts(kind: string, prompt: Args): Part[] {
    const [first, ...rest] = this.#parts("decision", kind, prompt);
    return first ? [{ ...first, text: sentenceCase(first.text) }, ...rest] : [];
  }

  /** What happened. `names` are the seats' names; without them a seat is a number. */
  fact(fact: Told, names: Names = []): string {
    return this.#sentence("fact", fact.kind, fact.args, names);
  }

  factParts(fact: Told, names: Names = []): Part[] {
    return this.#parts("fact", fact.kind, fact.args, names);
  }

  /** What to know about an action before choosing it. */
  note(note: Told, names: Names = []): string {
    return this.#sentence("note", note.kind, note.args, names);
  }

  /** Why something is not legal, without the rules that forbid it. */
  reason(reason: ReasonData, names: Names = []): string {
    return joined(this.reasonParts(reason, names));
  }

  reasonParts({ code, data = {} }: ReasonData, names: Names = []): Part[] {
    if (this.#catalogue.isBare || this.#catalogue.has(messageId(this.game, "reason", code))) {
      return this.#parts("reason", code, data, names);
    }
    // `why_not` also answers with the codes of refused answers. Their data repeat typed text, so
    // nothing in them is a reference.
    return [{ text: this.text(messageId("error", code), data), ref: null }];
  }

  // -- names

  /** The words of a reference, such as "place:amber.2", or of an effect. */
  ref(reference: Reference, names: Names = []): string {
    return this.#references.words(reference, names);
  }

  /** The effect of a component such as "card:lunar_akku", or an effect as data. */
  effect(reference: Reference): string {
    if (typeof reference !== "string") return sentenceCase(this.ref(reference));
    const at = reference.indexOf(":");
    return this.#references.component(reference.slice(0, at), reference.slice(at + 1), "effect");
  }

  /** An effect in the form for a component's name. */
  brief(effect: EffectData): string {
    return this.#references.printed.brief(effect);
  }

  /** What is printed on a component, from its entry in the table's `components`. */
  printed(tag: string, entry: Args): string {
    return this.#references.printed.words(tag, entry);
  }

  /** The name of an option of the game. */
  option(name: string): string {
    return this.#sentence("option", name, {});
  }

  /** What an option of the game changes. */
  optionExplained(name: string): string {
    return this.#catalogue.format(messageId(this.game, "option", name), {}, "explained");
  }

  /** The name of a level of the game. */
  level(name: string): string {
    return this.#sentence("level", name, {});
  }

  /** What a level of the game is like. */
  levelExplained(name: string): string {
    return this.#catalogue.format(messageId(this.game, "level", name), {}, "explained");
  }

  /** The title of a group of rules, such as "H-ACT-MOVE". */
  ruleGroup(group: string): string {
    return this.#sentence("rules", group, {});
  }

  /** The source of points. */
  category(category: string): string {
    return this.#sentence("category", category, {});
  }

  /** How a game ended. */
  ending(ending: string): string {
    return this.#sentence("ending", ending, {});
  }

  /** The provenance of a datum of a pack: "stated", "derived" … */
  provenance(provenance: string): string {
    return this.text(messageId("common-provenance", provenance));
  }

  /** The name of a bot; bots of other packages have their own. */
  bot(name: string): string {
    const message = messageId("common-bot", name);
    return this.has(message) ? this.text(message) : this.text("common-bot-other", { bot: name });
  }

  /** How a bot plays; empty for bots of other packages. */
  botExplained(name: string): string {
    const message = messageId("common-bot", name);
    return this.has(message) ? this.#catalogue.format(message, {}, "explained") : "";
  }

  /** The expected result of a choice: a chance between 0 and 1, points, and points ahead. */
  advice(win: number, points: number, margin: number): string {
    const lead = Math.round(margin);
    return this.text("common-advice", {
      win: Math.round(100 * win),
      points: Math.round(points),
      lead: lead > 0 ? `+${lead}` : String(lead),
    });
  }

  /**
   * Why a choice is better than another: its lead, and the sources of points that differ: a category,
   * or the reference of a side for all of its points. A lead of 0: they are about as good.
   */
  why(lead: number, sources: readonly (readonly [string, number])[], names: Names = []): string {
    if (!lead) return this.text("common-why-even");
    const points = Math.round(lead);
    const verdict =
      points > 0 ? this.text("common-why-better", { points }) : this.text("common-why-little");
    const reasons = sources
      .filter(([, more]) => Math.round(more) !== 0)
      .map(([source, more]) =>
        this.text("common-why-source", {
          source: source.includes(":") ? this.ref(source, names) : this.category(source),
          points: signed(Math.round(more)),
        }),
      );
    if (reasons.length === 0) return verdict;
    return this.text("common-why-reasons", { verdict, reasons: this.join(reasons) });
  }

  /** How good a choice was, in a review. */
  grade(grade: string): string {
    return this.text(messageId("common-grade", grade));
  }

  /** What to know of bots that did not train with the components; "" if they did. */
  botFit(fit: string | undefined): string {
    if (fit === "untrained") return this.text("common-bots-untrained");
    return fit === "rough" ? this.text("common-bots-rough") : "";
  }

  /** The name of a game; one that the page was not built with has its own. */
  gameName(game: string): string {
    const message = messageId(`web-game-${game}`);
    if (this.#catalogue.has(message)) return this.text(message);
    return sentenceCase(game.replaceAll("_", " "));
  }

  /** A language's own name. */
  languageName(language: string): string {
    return languageName(language);
  }

  // -- what goes wrong

  /** What is wrong, for the person who can fix it. */
  error({ code, data = {} }: ErrorData, names: Names = []): string {
    const reason = code === "not_legal" ? reasonIn(data) : null;
    const args = reason ? { ...data, reason: this.reason(reason, names) } : data;
    return this.text(messageId("error", code), args);
  }

  // --

  /** An action that orders things in three places, told by what is there. */
  #arrangement(action: Told, prompt: Args): string {
    const now = PLACES.map((key) => plain(prompt[key]));
    const then = PLACES.map((key) => [key, now[Number(action.args[key]) - 1] ?? ""] as const);
    const message = messageId(this.game, "action", action.kind);
    return this.#catalogue.format(message, Object.fromEntries(then), "values");
  }

  /** An action in words; arguments that are numbers are told by the prompt's lists. */
  #told(action: Told, prompt: Args, names: Names, marks: Marks): string {
    const counted = Object.entries(this.#declared.counting).some(
      ([key, listed]) => key in action.args && listed in prompt,
    );
    if (!counted) return this.#sentence("action", action.kind, action.args, names, marks);
    const meant = this.meant(action.args, prompt);
    const variables = this.#references.variables(meant, names, marks);
    return this.#catalogue.format(messageId(this.game, "action", action.kind), variables, "told");
  }

  #sentence(family: string, name: string, args: Args, names: Names = [], marks?: Marks): string {
    const variables = this.#references.variables(args, names, marks);
    return this.#catalogue.format(messageId(this.game, family, name), variables);
  }

  #parts(family: string, name: string, args: Args, names: Names = []): Part[] {
    const marks = new Marks();
    return marks.split(this.#sentence(family, name, args, names, marks));
  }
}

/** A difference with its sign. */
function signed(number: number): string {
  return number > 0 ? `+${number}` : `\u2212${-number}`;
}

function joined(parts: readonly Part[]): string {
  return parts.map((part) => part.text).join("");
}

/** The reason inside a refusal: its code is next to its data and those of the refusal. */
function reasonIn(data: Args): ReasonData | null {
  const { reason, action: _action, rules: _rules, ...rest } = data;
  return typeof reason === "string" ? { code: reason, data: rest } : null;
}

/** The reference or effect in a prompt's list that an action's number means, or nothing. */
function meantBy(action: Told, prompt: Args): Reference {
  const number = action.args["number"];
  if (typeof number !== "number") return "";
  for (const key of NUMBERED) {
    const items = prompt[key];
    if (!Array.isArray(items) || number > items.length) continue;
    const item: unknown = items[number - 1];
    return isEffect(item) ? item : itemText(item);
  }
  return "";
}
