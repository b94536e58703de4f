// What a game declares about its names, in `words/names.json` of its folder (docs/words.md). Python
// reads the same file, so that both make the same names.

import { LookupError } from "./catalogue";

/** The file. */
export interface NamesFile {
  shapes?: readonly { tag: string; id: string; message: string; open?: boolean }[];
  printed?: Readonly<Record<string, PrintedAs>>;
  named?: Readonly<Record<string, Partial<NamedBy>>>;
  counting?: Readonly<Record<string, string>>;
  /** What `meanings.ftl` explains, each with the rule to read on. */
  explained?: Readonly<Record<string, string>>;
}

/** How a key of a component's entry is put into words. */
export interface PrintedAs {
  as: string;
  tag?: string;
  tag_in?: string;
  each?: string;
}

/**
 * Where the entries of the components with a tag are, and how a name is made of one. The message is
 * `named-<tag>`, or `named-` with what the entry has under the key `by`; `printed-` where the
 * reference stands for what is printed there. `keys` are those of its keys that a name tells
 * otherwise than what is printed does.
 */
export interface NamedBy {
  in: readonly string[];
  by: string;
  keys: Readonly<Record<string, PrintedAs>>;
  message: string;
}

/**
 * How ids of a tag are built, and the message that names them. In an open shape a part that no
 * catalogue knows is told by the message for those.
 */
export interface Shape {
  tag: string;
  pattern: RegExp;
  kinds: ReadonlyMap<string, string>;
  message: string;
  isOpen: boolean;
}

/** All that a game declares. */
export interface Declared {
  shapes: readonly Shape[];
  printed: Readonly<Record<string, PrintedAs>>;
  /** By tag: those that are named by what they are and do. */
  named: ReadonlyMap<string, NamedBy>;
  /** Arguments of actions that count through a list of the prompt: the list of each. */
  counting: Readonly<Record<string, string>>;
}

// What a part of an id may be; "" is the id of a component with the part's name as its tag.
const KINDS: Readonly<Record<string, string>> = {
  "": ".+",
  any: ".+",
  digits: "\\d+",
  goods: ".*",
  letter: "[a-z]",
  word: "[a-z]+",
};
const PART = /<([a-z_]*)(?::([a-z]+))?>/g;

export function declared(file: NamesFile): Declared {
  const named = Object.entries(file.named ?? {});
  return {
    shapes: (file.shapes ?? []).map(shapeOf),
    printed: file.printed ?? {},
    named: new Map(
      named.map(([tag, how]) => [tag, { in: [tag], by: "", keys: {}, message: "named", ...how }]),
    ),
    counting: file.counting ?? {},
  };
}

function shapeOf(data: { tag: string; id: string; message: string; open?: boolean }): Shape {
  const kinds = new Map<string, string>();
  let pattern = "";
  let end = 0;
  for (const part of data.id.matchAll(PART)) {
    const [whole, name = "", kind = ""] = part;
    const expression = KINDS[kind];
    if (expression === undefined) throw new LookupError(data.id);
    pattern += escaped(data.id.slice(end, part.index));
    pattern += name ? `(?<${name}>${expression})` : `(?:${expression})`;
    if (name) kinds.set(name, kind);
    end = part.index + whole.length;
  }
  pattern += escaped(data.id.slice(end));
  return {
    tag: data.tag,
    pattern: new RegExp(`^${pattern}$`),
    kinds,
    message: data.message,
    isOpen: data.open ?? false,
  };
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
