// Begins a lesson, for the first time or again.

import { openLesson, request } from "../lib/api";
import { forgetTable } from "../lib/friends";
import { router } from "../lib/router.svelte";
import { hostKeysOf } from "../lib/tokens";
import { keepProgress, progressIn } from "./progress";

/** Creates a table for the lesson, opens it, and deletes the lesson's previous table. */
export async function beginLesson(game: string, lesson: string): Promise<void> {
  const before = progressIn(game, lesson).table;
  const table = await openLesson({ game, lesson });
  keepProgress(game, lesson, { table, step: 0 });
  if (before) clearAway(before);
  router.go(`/t/${table}`);
}

function clearAway(table: string): void {
  const token = hostKeysOf(table)?.host ?? null;
  // A failure does not matter: the service deletes unused tables.
  if (token) {
    request("DELETE", `/api/tables/${encodeURIComponent(table)}`, { token }).catch(() => undefined);
  }
  forgetTable(table);
}
