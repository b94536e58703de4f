// The messages of one language: reading the catalogues, formatting one message.
//
// A missing message or variable is a bug of ours, so it throws at once; nobody ever reads a
// placeholder. This folder follows src/mori/words, file by file (docs/words.md).

import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import { type Language, shortWords } from "./languages";

/** What a message takes. */
export type Value = string | number;

/** Something was asked for that no message says, or that its message cannot say. */
export class LookupError extends Error {
  override readonly name = "LookupError";
}

// Python groups the digits of every long number, in Spanish also of one with four.
const NUMBERS = { useGrouping: "always" } as object as Intl.NumberFormatOptions;

/** So many texts are remembered before all are forgotten again. */
const MOST_REMEMBERED = 4000;

/** All messages of one language that one game, or none, needs. */
export class Catalogue {
  readonly #bundle: FluentBundle;
  /** A table says the same hundreds of names with every move: each is put together once. */
  readonly #remembered = new Map<string, string>();

  /** What begins the ids of a game that has no words at all: they are told as they are. */
  readonly #bare: string;
  readonly #shortWords: RegExp | null;

  /** `sources` are the texts of the catalogue files. */
  constructor(language: Language, sources: readonly string[], bare = "") {
    this.#bare = bare;
    this.#shortWords = shortWords(language);
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) {
      const [error] = this.#bundle.addResource(new FluentResource(source));
      if (error) throw new LookupError(error.message);
    }
  }

  /** Whether the game has no words at all. */
  get isBare(): boolean {
    return this.#bare !== "";
  }

  /** Whether there is such a message, or one with such an attribute. */
  has(message: string, attribute = ""): boolean {
    if (!attribute) return this.#bundle.hasMessage(message);
    return this.#bundle.getMessage(message)?.attributes[attribute] !== undefined;
  }

  /** The text of a message, or of one of its attributes. */
  format(message: string, args: Readonly<Record<string, Value>>, attribute = ""): string {
    const name = attribute ? `${message}.${attribute}` : message;
    const key = keyOf(name, args);
    const known = this.#remembered.get(key);
    if (known !== undefined) return known;
    const text = this.#formatted(message, attribute, name, args);
    if (this.#remembered.size >= MOST_REMEMBERED) this.#remembered.clear();
    this.#remembered.set(key, text);
    return text;
  }

  #formatted(
    message: string,
    attribute: string,
    name: string,
    args: Readonly<Record<string, Value>>,
  ): string {
    if (this.isBare && message.startsWith(this.#bare) && !this.has(message)) {
      return bare(message.slice(this.#bare.length), args);
    }
    const entry = this.#bundle.getMessage(message);
    const pattern = attribute ? entry?.attributes[attribute] : entry?.value;
    if (pattern === undefined || pattern === null) throw new LookupError(name);
    const variables: Record<string, string | FluentNumber> = {};
    for (const [key, value] of Object.entries(args)) {
      variables[key] = typeof value === "number" ? new FluentNumber(value, NUMBERS) : value;
    }
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, variables, errors);
    if (errors[0]) throw new LookupError(`${name}: ${errors[0].message}`);
    return this.#shortWords ? text.replace(this.#shortWords, "$1\u00a0") : text;
  }
}

/** Tells a message with its arguments from every other. A number is not the text that looks like it. */
function keyOf(name: string, args: Readonly<Record<string, Value>>): string {
  let key = name;
  for (const argument in args) {
    const value = args[argument];
    key += `\n${argument}${typeof value === "number" ? "#" : "="}${value}`;
  }
  return key;
}

/** What stands in for a message of a game without words: its kind, and what it would tell. */
function bare(message: string, args: Readonly<Record<string, Value>>): string {
  if (args["id"] !== undefined) return String(args["id"]);
  const told = Object.entries(args).filter(([key]) => !/-(id|size)$/.test(key));
  const kind = (cut(message, "-")[1] || message).replaceAll("-", " ");
  return [kind, ...told.map(([key, value]) => `${key} ${value}`)].join(", ");
}

/** The id of a message from its parts: lower case, dashes for underscores. */
export function messageId(...parts: string[]): string {
  return parts.join("-").replaceAll("_", "-").toLowerCase();
}

/** What stands before and after the first `mark`; all of it before, if there is none. */
export function cut(text: string, mark: string): [before: string, after: string] {
  const at = text.indexOf(mark);
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + mark.length)];
}

/** A whole number written in digits. */
export function integer(text: string): number {
  if (!/^-?\d+$/.test(text)) throw new LookupError(text);
  return Number(text);
}
