// The small grammar of effect references: name(key=value,…)[part&part] or [option|option].

import { LookupError, type Value } from "./catalogue";

const HEAD = /([a-z_]+)(?:\(([^()[\]|&]*)\))?/y;

/** One name with its arguments and what stands inside it. */
export interface Node {
  readonly name: string;
  readonly args: Readonly<Record<string, Value>>;
  readonly parts: readonly Node[];
  /** Of its parts one is chosen; otherwise all of them are meant. */
  readonly isChoice: boolean;
}

/** The tree of an effect. Throws LookupError for what is not in the grammar. */
export function parse(text: string): Node {
  const [node, end] = nodeAt(text, 0);
  if (end !== text.length) throw new LookupError(text);
  return node;
}

function nodeAt(text: string, start: number): [node: Node, end: number] {
  HEAD.lastIndex = start;
  const head = HEAD.exec(text);
  if (!head) throw new LookupError(text);
  const [matched, name = "", args = ""] = head;
  const parts: Node[] = [];
  let isChoice = false;
  let end = start + matched.length;
  if (text[end] === "[") {
    end += 1;
    while (text[end] !== "]") {
      const [part, after] = nodeAt(text, end);
      parts.push(part);
      isChoice ||= text[after] === "|";
      end = text[after] === "|" || text[after] === "&" ? after + 1 : after;
    }
    end += 1;
  }
  return [{ name, args: argumentsOf(args), parts, isChoice }, end];
}

function argumentsOf(text: string): Record<string, Value> {
  const found: Record<string, Value> = {};
  for (const pair of text ? text.split(",") : []) {
    const at = pair.indexOf("=");
    if (at < 0) throw new LookupError(text);
    const value = pair.slice(at + 1);
    found[pair.slice(0, at)] = /^-?\d+$/.test(value) ? Number(value) : value;
  }
  return found;
}
