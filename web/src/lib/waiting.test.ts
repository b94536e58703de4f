import { expect, it } from "vitest";
import type { MyTable } from "../protocol";
import { nextWaiting, waitsForMe } from "./waiting";

function entry(id: string, change: Record<string, unknown> = {}, table = {}): MyTable {
  return {
    table: { id, started: true, finished: false, lesson: null, seats: [{}, {}], ...table },
    mine: [0],
    asked: [0],
    has_pack: true,
    changed: "2026-11-19T10:00:00Z",
    ...change,
  } as unknown as MyTable;
}

it("waits for its reader when their seat is asked, unless they have left it", () => {
  expect(waitsForMe(entry("a"))).toBe(true);
  expect(waitsForMe(entry("a", { asked: [1] }))).toBe(false);
  expect(waitsForMe(entry("a", {}, { seats: [{ is_away: true }, {}] }))).toBe(false);
});

it("leads to the table that has waited longest, never to this one", () => {
  const tables = [
    entry("new", { changed: "2026-11-19T12:00:00Z" }),
    entry("old", { changed: "2026-11-17T12:00:00Z" }),
    entry("here", { changed: "2026-11-01T12:00:00Z" }),
  ];
  expect(nextWaiting(tables, "here")?.table.id).toBe("old");
  expect(nextWaiting([entry("here")], "here")).toBeUndefined();
});

it("leads to no table that is over, has not begun, cannot be opened, or is a lesson", () => {
  const tables = [
    entry("a", {}, { finished: true }),
    entry("b", {}, { started: false }),
    entry("c", { has_pack: false }),
    entry("d", {}, { lesson: "first" }),
    entry("e", { asked: [1] }),
  ];
  expect(nextWaiting(tables, "here")).toBeUndefined();
});
