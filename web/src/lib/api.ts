// Requests to the service. A refusal is thrown as Refused, with a code that the words know.

import type {
  ErrorAnswer,
  ForkTable,
  LessonData,
  LessonsAnswer,
  LessonTable,
  MyTable,
  MyTables,
  NewTable,
  TableInfo,
  TableMade,
} from "../protocol";
import { imported, keepImported } from "./imported";
import { allTokens, keepHostKeys, keepTokens } from "./tokens";
import { transport } from "./transport";

/** The number of latest keys that are sent; the service takes only some of them at once. */
export const MOST_ASKED = 500;
const ASKED_AT_ONCE = 100;

/** The service refused, or cannot be reached. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly data: Record<string, unknown> = {},
  ) {
    super(code);
    this.name = "Refused";
  }
}

/** The request did not reach the service, or no answer came back. */
export const UNREACHABLE = "unreachable";

export async function request<T>(
  method: string,
  path: string,
  options: RequestOptions = {},
): Promise<T> {
  const headers: Record<string, string> = {};
  let body: BodyInit | undefined;
  if (options.json !== undefined) {
    headers["Content-Type"] = "application/json";
    body = JSON.stringify(options.json);
  } else if (options.body !== undefined) {
    headers["Content-Type"] = "application/json";
    body = options.body;
  }
  if (options.token) headers["Authorization"] = `Bearer ${options.token}`;
  let response: Response;
  try {
    response = await transport().fetch(path, {
      method,
      headers,
      body: body ?? null,
      keepalive: options.isLast ?? false,
    });
  } catch {
    throw new Refused(UNREACHABLE);
  }
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) {
    const error = (answer as Partial<ErrorAnswer> | null)?.error;
    throw error ? new Refused(error.code, error.data) : new Refused(UNREACHABLE);
  }
  if (answer === null) throw new Refused(UNREACHABLE);
  return answer as T;
}

interface RequestOptions {
  json?: unknown;
  body?: BodyInit;
  token?: string | null;
  /** The page may be closed before the answer arrives. */
  isLast?: boolean;
}

/** Creates a table, stores its keys, and returns its id. */
export async function makeTable(table: NewTable): Promise<string> {
  return keepMade(await request<TableMade>("POST", "/api/tables", { json: table }));
}

/** The lessons of a game, in their order. */
export async function lessonsOf(game: string): Promise<LessonData[]> {
  const path = `/api/lessons/${encodeURIComponent(game)}`;
  return (await request<LessonsAnswer>("GET", path)).lessons;
}

/** Creates a table for a lesson, stores its keys, and returns its id. */
export async function openLesson(lesson: LessonTable): Promise<string> {
  return keepMade(await request<TableMade>("POST", "/api/lessons", { json: lesson }));
}

export function keepMade({ table, tokens, host, invitations }: TableMade): string {
  if (Object.keys(tokens).length > 0) keepTokens(table.id, tokens);
  keepHostKeys(table.id, { host, invitations, watch: null });
  return table.id;
}

/** The tables at which this browser has a seat, or which it imported, latest first. */
export async function myTables(): Promise<MyTable[]> {
  const tokens = allTokens().slice(-MOST_ASKED);
  const tables = imported().slice(-MOST_ASKED);
  const found = new Map<string, MyTable>();
  for (let at = 0; at < Math.max(tokens.length, tables.length); at += ASKED_AT_ONCE) {
    const part = (all: string[]) => all.slice(at, at + ASKED_AT_ONCE);
    const json = { tokens: part(tokens), tables: part(tables) };
    for (const entry of (await request<MyTables>("POST", "/api/tables/mine", { json })).tables) {
      // The seats of one table may have been requested in two parts.
      const mine = found.get(entry.table.id)?.mine ?? [];
      found.set(entry.table.id, { ...entry, mine: [...new Set([...mine, ...entry.mine])].sort() });
    }
  }
  return [...found.values()].sort((one, other) => (one.changed < other.changed ? 1 : -1));
}

export async function tableInfo(table: string): Promise<TableInfo> {
  return request<TableInfo>("GET", `/api/tables/${encodeURIComponent(table)}`);
}

/** Imports a record file. Returns the id of its finished table, which this browser may delete. */
export async function importRecord(file: Blob): Promise<string> {
  const made = await request<TableMade>("POST", "/api/records", { body: file });
  keepImported(made.table.id);
  return keepMade(made);
}

/** Creates a table that continues from a step of a finished game. Returns its id. */
export async function forkTable(table: string, fork: ForkTable): Promise<string> {
  const path = `/api/tables/${encodeURIComponent(table)}/fork`;
  return keepMade(await request<TableMade>("POST", path, { json: fork }));
}
