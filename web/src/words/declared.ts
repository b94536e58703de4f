// What a game declares about its names, in `words/names.json` of its folder (docs/words.md). Python
// reads the same file, so that both form the same names.

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

/** Where the entries of the components with a tag are, and how their names are formed. The message
 * is `named-<tag>`, or `named-` with the entry's value under the key `by`; `printed-` if the
 * reference stands for what is printed there. `keys` are those that a name describes differently
 * from the printed text. */
export interface NamedBy {
  in: readonly string[];
  by: string;
  keys: Readonly<Record<string, PrintedAs>>;
  message: string;
}

/** The form of a tag's ids, and the message that names them. In an open form, a part that no
 * catalogue knows is named by the message for unknown parts. */
export interface Shape {
  tag: string;
  pattern: RegExp;
  kinds: ReadonlyMap<string, string>;
  message: string;
  isOpen: boolean;
}

/** Everything that a game declares. */
export interface Declared {
  shapes: readonly Shape[];
  printed: Readonly<Record<string, PrintedAs>>;
  /** By tag: components named by what they do. */
  named: ReadonlyMap<string, NamedBy>;
  /** For actions whose argument is an index: the list of the prompt that it refers to. */
  counting: Readonly<Record<string, string>>;
}

// Kinds of the parts of an id; "" is the id of a component whose tag is the part's name.
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
