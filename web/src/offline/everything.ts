// Everything that this browser keeps, as one file: the service's tables, and the page's keys and
// settings.

import { Refused } from "../lib/api";
import { keep, kept } from "../lib/store";
import { ownService } from "./start";

/** What the page keeps by table or deal: of two browsers, the entries of both are kept. */
const BY_TABLE = ["tokens", "hosts", "watched", "challenges"] as const;
/** Everything else it keeps; what is here already stays. */
const OTHERS = ["settings", "lessons", "tips", "setups"] as const;

interface Everything {
  mori: 1;
  tables: unknown;
  page: Record<string, unknown>;
}

interface Added {
  tables?: string[];
  error?: string;
}

export async function everything(): Promise<Blob> {
  const page: Record<string, unknown> = {};
  for (const key of [...BY_TABLE, ...OTHERS, "imported"]) {
    const value = kept(key);
    if (value !== null) page[key] = value;
  }
  const tables: unknown = JSON.parse((await ownService()?.exported()) ?? "null");
  const all: Everything = { mori: 1, tables, page };
  return new Blob([JSON.stringify(all)], { type: "application/json" });
}

/** Adds what a file holds and is not here yet; returns how many tables. Raises Refused. */
export async function addEverything(file: Blob): Promise<number> {
  const all = parsed(await file.text());
  const told = await ownService()?.addExported(JSON.stringify(all.tables));
  const added = JSON.parse(told ?? "{}") as Added;
  if (added.error !== undefined || !added.tables) throw new Refused(added.error ?? BROKEN);
  for (const key of BY_TABLE) keep(key, { ...entries(all.page[key]), ...entries(kept(key)) });
  keep("imported", [...new Set([...list(all.page["imported"]), ...list(kept("imported"))])]);
  for (const key of OTHERS) {
    if (kept(key) === null && all.page[key] !== undefined) keep(key, all.page[key]);
  }
  return added.tables.length;
}

const BROKEN = "export_broken";

function parsed(text: string): Everything {
  try {
    const found = JSON.parse(text) as Partial<Everything> | null;
    if (found?.mori === 1 && found.tables) {
      return { mori: 1, tables: found.tables, page: entries(found.page) };
    }
  } catch {
    // It is no JSON: refused below.
  }
  throw new Refused(BROKEN);
}

function entries(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
