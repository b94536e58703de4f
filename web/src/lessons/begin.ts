// Begins a lesson, for the first time or again, or goes on with it.

import { lessonsOf, openLesson, request, tableInfo } from "../lib/api";
import { forgetTable } from "../lib/friends";
import { router } from "../lib/router.svelte";
import { hostKeysOf } from "../lib/tokens";
import { isGoingOn, keepProgress, progressIn } from "./progress";

/** Creates a table for the lesson, opens it, and deletes the lesson's previous table. */
export async function beginLesson(game: string, lesson: string): Promise<void> {
  const before = progressIn(game, lesson).table;
  const table = await openLesson({ game, lesson });
  keepProgress(game, lesson, { table, step: 0 });
  if (before) clearAway(before);
  router.go(`/t/${table}`);
}

/** Goes on where the reader stopped, or begins the lesson where that is not possible. */
export async function openWhereLeft(game: string, lesson: string): Promise<void> {
  const known = progressIn(game, lesson);
  const canGoOn =
    isGoingOn(known) && (await isThere(known.table)) && (await isSame(game, lesson, known.steps));
  if (canGoOn) router.go(`/t/${known.table}`);
  else await beginLesson(game, lesson);
}

/** The service deletes unused tables; then the lesson starts again. */
async function isThere(table: string): Promise<boolean> {
  try {
    await tableInfo(table);
    return true;
  } catch {
    return false;
  }
}

/** A lesson that was rewritten does not fit the table of the last time. */
async function isSame(game: string, lesson: string, steps: number): Promise<boolean> {
  const found = (await lessonsOf(game)).find(({ id }) => id === lesson);
  return found?.steps.length === steps;
}

function clearAway(table: string): void {
  const token = hostKeysOf(table)?.host ?? null;
  // A failure does not matter: the service deletes unused tables.
  if (token) {
    request("DELETE", `/api/tables/${encodeURIComponent(table)}`, { token }).catch(() => undefined);
  }
  forgetTable(table);
}
