// Names made from the parts of an id, where a pack has too many components to title each.
//
// A shape says how the ids of a tag are built and which message names them (docs/words.md has the
// table). Its groups become the message's variables: digits are numbers, a letter is shown large,
// and any other group is the name of the component with that tag.

import { type Catalogue, messageId, type Value } from "./catalogue";
import type { Lists } from "./lists";

/** How the ids of a tag are built, and the message that names them. */
type Shape = readonly [tag: string, pattern: RegExp, message: string];

const SHAPES: readonly Shape[] = [
  ["yokai", /^start-(?<yokai>.+)$/, "yokai-starting"],
  ["yokai", /^(?<yokai>.+)-(?<number>\d+)$/, "yokai-numbered"],
  ["building", /^(?<building>.+)-(?<number>\d+)$/, "building-numbered"],
  ["vision", /^vision-(?<number>\d+)$/, "vision"],
  ["mitama", /^(?<mitama>[a-z]+)-(?<motif>.+)$/, "mitama-special"],
  ["dragonfly", /^dragonfly-(?<motif>.+)$/, "dragonfly"],
  ["crystal", /^(?<colour>[a-z]+)-(?<motif>.+)$/, "crystal"],
  ["gate", /^gate-(?<letter>[a-z])-(?<motif>.+)$/, "gate"],
  ["motif", /^(?<motif>.+)-(?<number>\d+)$/, "motif-numbered"],
  ["rock", /^rock-(?<types>.+)$/, "rock"],
  ["treasure", /^treasure-(?<number>\d+)(?:-.+)?$/, "treasure"],
  ["home", /^home-(?<number>\d+)$/, "home"],
  ["slot", /^slot-(?<colour>[a-z]+)-(?<number>\d+)$/, "slot"],
  ["slot", /^slot-(?<colour>[a-z]+)-(?<position>[a-z]+)$/, "slot-beside"],
  ["site", /^area-(?<region>[a-z]+)-(?<number>\d+)$/, "site"],
  ["node", /^(?<path>[a-z]+)-(?<number>\d+)$/, "node"],
  ["node", /^(?<path>[a-z]+)-light-(?<number>\d+)-(?<space>\d+)$/, "node-light"],
  ["node", /^(?<path>[a-z]+)-gate-(?<number>\d+)-(?<space>\d+)$/, "node-gate"],
  ["rockspace", /^rock-pilgrim-(?<number>\d+)$/, "rockspace"],
];
const TYPES = ["yokai", "mitama", "building"]; // what a rock can show

/** The names of one game's components. */
export class Names {
  readonly #catalogue: Catalogue;
  readonly #game: string;
  readonly #lists: Lists;

  constructor(catalogue: Catalogue, game: string, lists: Lists) {
    this.#catalogue = catalogue;
    this.#game = game;
    this.#lists = lists;
  }

  /** The name of a component; null if the catalogue cannot know it. */
  name(tag: string, id: string): string | null {
    const own = messageId(this.#game, tag, id);
    if (this.#catalogue.has(own)) return this.#catalogue.format(own, { id });
    for (const [shapeTag, pattern, shapeMessage] of SHAPES) {
      const groups = shapeTag === tag ? pattern.exec(id)?.groups : undefined;
      const message = messageId(this.#game, shapeMessage);
      if (!groups || !this.#catalogue.has(message)) continue;
      const variables = this.#variables(groups);
      if (variables) return this.#catalogue.format(message, variables);
    }
    return null;
  }

  #variables(groups: Readonly<Record<string, string>>): Record<string, Value> | null {
    const found: Record<string, Value> = {};
    for (const [group, value] of Object.entries(groups)) {
      let word: Value | null;
      if (/^\d+$/.test(value)) {
        word = Number(value);
      } else if (group === "letter") {
        word = value.toUpperCase();
      } else if (group === "types") {
        word = this.#types(value.split("-"));
      } else {
        word = this.name(group, value);
        found[`${group}-id`] = value;
      }
      if (word === null) return null;
      found[group] = word;
    }
    return found;
  }

  /** Types written one after the other; a type's own id may have dashes. */
  #types(parts: readonly string[]): string | null {
    const found: string[] = [];
    let at = 0;
    while (at < parts.length) {
      let end = parts.length;
      let name = this.#type(parts.slice(at, end).join("-"));
      while (name === null && end > at + 1) {
        end -= 1;
        name = this.#type(parts.slice(at, end).join("-"));
      }
      if (name === null) return null;
      found.push(name);
      at = end;
    }
    return this.#lists.allOf(found);
  }

  #type(id: string): string | null {
    for (const tag of TYPES) {
      const message = messageId(this.#game, tag, id);
      if (this.#catalogue.has(message)) return this.#catalogue.format(message, { id });
    }
    return null;
  }
}
