// The messages of one language: reads the catalogues and formats messages. A missing message or
// variable is a bug, so it throws at once; nobody ever reads a placeholder. This folder follows
// src/mori/words, file by file (docs/words.md).

import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import { type Language, shortWords } from "./languages";

/** The arguments of a message. */
export type Value = string | number;

/** A message is missing, or lacks an argument. */
export class LookupError extends Error {
  override readonly name = "LookupError";
}

// Python groups the digits of every long number, in Spanish also of those with four digits.
const NUMBERS = { useGrouping: "always" } as object as Intl.NumberFormatOptions;

/** The cache is emptied after this many texts. */
const MOST_REMEMBERED = 4000;

/** All messages of one language for one game, or for none. */
export class Catalogue {
  readonly #bundle: FluentBundle;
  /** A table uses the same hundreds of names with every move, so each is formatted once. */
  readonly #remembered = new Map<string, string>();

  /** The prefixes of ids of a game without words: they are shown as they are. */
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

/** A cache key for a message with its arguments. Numbers differ from texts that look the same. */
function keyOf(name: string, args: Readonly<Record<string, Value>>): string {
  let key = name;
  for (const argument in args) {
    const value = args[argument];
    key += `\n${argument}${typeof value === "number" ? "#" : "="}${value}`;
  }
  return key;
}

/** What replaces a message of a game without words: its kind and arguments. */
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

/** The texts before and after the first `mark`; everything is before it if there is none. */
export function cut(text: string, mark: string): [before: string, after: string] {
  const at = text.indexOf(mark);
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + mark.length)];
}

/** A whole number written in digits. */
export function integer(text: string): number {
  if (!/^-?\d+$/.test(text)) throw new LookupError(text);
  return Number(text);
}
