// The meanings of a game's icons and terms, and a turn at a glance: its `meanings.ftl`, loaded on
// request. Python reads the terms from the same file (docs/words.md).

import type { Catalogue } from "./catalogue";

/** A text with the rule to read on. */
export interface Explained {
  id: string;
  text: string;
  rule: string;
}

export interface Term extends Explained {
  word: string;
  /** Its forms in sentences; a * stands for any letters up to the end of a word. */
  forms: readonly string[];
}

export class Meanings {
  readonly terms: readonly Term[];
  /** A turn at a glance, line by line. */
  readonly turn: readonly Explained[];
  readonly #icons: ReadonlyMap<string, Explained>;

  /** `explained`: what the game declares in names.json, each with its rule. */
  constructor(game: string, catalogue: Catalogue, explained: Readonly<Record<string, string>>) {
    const terms: Term[] = [];
    const turn: Explained[] = [];
    const icons = new Map<string, Explained>();
    for (const [name, rule] of Object.entries(explained)) {
      const message = `${game}-${name}`;
      if (!catalogue.has(message)) continue; // a game need not explain everything in every language
      const id = name.slice(name.indexOf("-") + 1);
      const text = catalogue.format(message, {}, name.startsWith("term-") ? "meaning" : "");
      if (name.startsWith("turn-")) turn.push({ id, text, rule });
      else if (name.startsWith("icon-")) icons.set(id, { id, text, rule });
      else {
        const forms = catalogue.has(message, "forms") ? catalogue.format(message, {}, "forms") : "";
        const listed = forms.split(",").map((form) => form.trim());
        terms.push({
          id,
          text,
          rule,
          word: catalogue.format(message, {}),
          forms: listed.filter(Boolean),
        });
      }
    }
    for (const { id, text, rule } of terms) if (!icons.has(id)) icons.set(id, { id, text, rule });
    this.terms = terms;
    this.turn = turn;
    this.#icons = icons;
  }

  /** The meaning of an icon: its own text, or that of the term with its id. */
  icon(id: string): Explained | null {
    return this.#icons.get(id) ?? null;
  }

  /** The ids of explained icons, including those of terms. */
  get icons(): string[] {
    return [...this.#icons.keys()];
  }
}
