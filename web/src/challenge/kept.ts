// The challenges that this browser knows: what is to be played, the reader's own tables and line, and
// the lines that others have sent. Nobody else keeps them (docs/links.md).

import { keep, kept } from "../lib/store";
import type { LinkInfo } from "../protocol";

const KEY = "challenges";
/** The oldest ones are forgotten. */
const MOST = 60;
/** As many lines of others as the service compares with the reader's own. */
export const MOST_LINES = 11;
export const MOST_LETTERS = 24;

/** A line of somebody else, and what they call themselves. */
export interface SentLine {
  link: string;
  by: string;
}

export interface Challenge {
  /** What the link of the challenge says. */
  info: LinkInfo;
  /** When something was added, in milliseconds. */
  changed: number;
  /** The tables at which the reader played it, the first one first. */
  tables: string[];
  /** The link of the reader's first finished game; "" before. Only that one counts: after it the deal
   * is known. */
  own: string;
  lines: SentLine[];
}

/** All challenges, the latest first. */
export function challenges(): Challenge[] {
  return [...all().values()].sort((one, other) => other.changed - one.changed);
}

export function challengeOf(deal: string): Challenge | null {
  return all().get(deal) ?? null;
}

/** The challenge that is played at a table. */
export function challengeAt(table: string): Challenge | null {
  return challenges().find(({ tables }) => tables.includes(table)) ?? null;
}

/** Keeps what a link says: the challenge, and the line if it holds one. */
export function remember(info: LinkInfo, by: string, reader = ""): Challenge {
  const { deal, challenge: link } = info;
  const known = challengeOf(deal) ?? {
    info: { ...info, link, is_game: false },
    changed: 0,
    tables: [],
    own: "",
    lines: [],
  };
  if (!info.is_game || isKnown(known, info.link, by, reader)) return stored(known);
  // A line that came without a name may come again with one.
  const others = known.lines.filter(({ link, by }) => link !== info.link || by !== "");
  const lines = [...others, { link: info.link, by }].slice(-MOST_LINES);
  return stored({ ...known, lines });
}

function isKnown(known: Challenge, link: string, by: string, reader: string): boolean {
  if (link === known.own && (by === "" || by === reader)) return true;
  return known.lines.some((line) => line.link === link && (by === "" || line.by === by));
}

/** The reader plays it at this table. */
export function began(deal: string, table: string): void {
  change(deal, (known) => ({ ...known, tables: [...known.tables, table] }));
}

/** The reader has finished it. */
export function finished(deal: string, link: string): void {
  change(deal, (known) => ({
    ...known,
    own: known.own || link,
    // Their own line may have come back to them.
    lines: known.own ? known.lines : known.lines.filter((line) => line.link !== link || line.by),
  }));
}

/** A table is not there any more. */
export function lost(deal: string, table: string): void {
  change(deal, (known) => ({ ...known, tables: known.tables.filter((id) => id !== table) }));
}

export function forget(deal: string): void {
  const others = all();
  others.delete(deal);
  keep(KEY, Object.fromEntries(others));
}

function change(deal: string, how: (known: Challenge) => Challenge): void {
  const known = challengeOf(deal);
  if (known) stored(how(known));
}

function stored(challenge: Challenge): Challenge {
  const found = { ...challenge, changed: Date.now() };
  const others = challenges().filter(({ info }) => info.deal !== found.info.deal);
  const entries = [found, ...others].slice(0, MOST).map((each) => [each.info.deal, each] as const);
  keep(KEY, Object.fromEntries(entries));
  return found;
}

function all(): Map<string, Challenge> {
  const saved = kept(KEY);
  if (typeof saved !== "object" || saved === null) return new Map();
  return new Map(
    Object.entries(saved).flatMap(([deal, value]) => {
      const found = checked(value);
      return found?.info.deal === deal ? [[deal, found]] : [];
    }),
  );
}

/** What is kept may be anything; null if it is no challenge. */
function checked(value: unknown): Challenge | null {
  const { info, changed, tables, own, lines } = fields(value);
  const { deal, challenge, game, seats, options } = fields(info);
  const isInfo =
    [deal, challenge, game].every((text) => typeof text === "string") &&
    Array.isArray(seats) &&
    typeof options === "object" &&
    options !== null;
  if (!isInfo) return null;
  return {
    info: info as LinkInfo,
    changed: typeof changed === "number" ? changed : 0,
    tables: Array.isArray(tables) ? tables.filter((id) => typeof id === "string") : [],
    own: typeof own === "string" ? own : "",
    lines: Array.isArray(lines) ? lines.flatMap(line) : [],
  };
}

function line(value: unknown): SentLine[] {
  const { link, by } = fields(value);
  if (typeof link !== "string") return [];
  return [{ link, by: typeof by === "string" ? shortened(by) : "" }];
}

/** A name as it may be shown: it comes from anybody. */
export function shortened(name: string): string {
  return name.replace(/\s+/gu, " ").trim().slice(0, MOST_LETTERS);
}

function fields(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}
