// The small part of Markdown that rule texts use, as data; no text becomes html directly.

export type Inline =
  | { kind: "text" | "strong" | "em" | "code"; text: string }
  | { kind: "rule"; text: string; id: string };

export type Block =
  | { kind: "paragraph"; parts: Inline[] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] };

const RULE_ID = "[A-Z]-[A-Z]+(?:-[A-Z]+)?-(?:[A-Z]?\\d+[a-z]?|[A-L])|[A-Z]R-\\d+";
const INLINE = new RegExp(`\\*\\*(.+?)\\*\\*|\\*(.+?)\\*|\`(.+?)\`|\\b(${RULE_ID})\\b`, "g");
const SEPARATOR = /^\|[\s|:-]+\|$/;

/** The parts of a line. An id becomes a link only if `isKnown` accepts it. */
export function inline(text: string, isKnown: (id: string) => boolean): Inline[] {
  const parts: Inline[] = [];
  let end = 0;
  const plain = (to: number) => {
    if (to > end) parts.push({ kind: "text", text: text.slice(end, to) });
  };
  for (const match of text.matchAll(INLINE)) {
    const [whole, strong, em, code, id] = match;
    if (id !== undefined && !isKnown(id)) continue;
    plain(match.index);
    end = match.index + whole.length;
    if (strong !== undefined) parts.push({ kind: "strong", text: strong });
    else if (em !== undefined) parts.push({ kind: "em", text: em });
    else if (code !== undefined) parts.push({ kind: "code", text: code });
    else if (id !== undefined) parts.push({ kind: "rule", text: id, id });
  }
  plain(text.length);
  return parts;
}

/** A text as paragraphs and tables. */
export function blocks(text: string, isKnown: (id: string) => boolean): Block[] {
  const found: Block[] = [];
  let table: string[] = [];
  const endTable = () => {
    const [head, ...rows] = table
      .filter((line) => !SEPARATOR.test(line))
      .map((line) => cells(line).map((cell) => inline(cell, isKnown)));
    if (head) found.push({ kind: "table", head, rows });
    table = [];
  };
  for (const line of text.split("\n")) {
    if (line.startsWith("|")) table.push(line.trim());
    else {
      if (table.length) endTable();
      if (line.trim()) found.push({ kind: "paragraph", parts: inline(line.trim(), isKnown) });
    }
  }
  if (table.length) endTable();
  return found;
}

function cells(row: string): string[] {
  return row
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll("\\|", "|"));
}

/** A text split at searched words; every second piece is one of them. */
export function cut(text: string, terms: string[]): string[] {
  if (!terms.length) return [text];
  const folded = fold(text);
  if (folded.length !== text.length) return [text]; // two code units: better not marked
  const pieces: string[] = [];
  let end = 0;
  for (const [from, to] of ranges(folded, terms)) {
    pieces.push(text.slice(end, from), text.slice(from, to));
    end = to;
  }
  return [...pieces, text.slice(end)];
}

function ranges(text: string, terms: string[]): [number, number][] {
  const found: [number, number][] = [];
  for (const term of terms) {
    for (let at = text.indexOf(term); at >= 0; at = text.indexOf(term, at + term.length)) {
      found.push([at, at + term.length]);
    }
  }
  found.sort((a, b) => a[0] - b[0] || b[1] - a[1]);
  return found.reduce<[number, number][]>((kept, range) => {
    const last = kept.at(-1);
    if (last && range[0] <= last[1]) last[1] = Math.max(last[1], range[1]);
    else kept.push([...range]);
    return kept;
  }, []);
}

/** Lower case without accents, so that "yokai" finds "Yōkai". */
export function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
