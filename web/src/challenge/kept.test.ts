// What the browser keeps of challenges.

import { beforeEach, expect, it, vi } from "vitest";
import type { LinkInfo } from "../protocol";
import {
  began,
  challengeAt,
  challengeOf,
  challenges,
  finished,
  forget,
  lost,
  MOST_LINES,
  remember,
  shortened,
} from "./kept";

const store = new Map<string, string>();

beforeEach(() => {
  store.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
  });
});

const DEAL: LinkInfo = {
  link: "hitodama.deal",
  deal: "d1",
  challenge: "hitodama.deal",
  is_game: false,
  game: "hitodama",
  players: 2,
  seats: [null, "cedar"],
  options: {},
  level: null,
  pack: null,
  pack_name: "",
  seed: "7",
  engine: "0.3.0",
  is_same_engine: true,
};
const line = (link: string): LinkInfo => ({ ...DEAL, link, is_game: true });

it("a link of the deal alone adds no line, one with a game does", () => {
  expect(remember(DEAL, "Anna").lines).toEqual([]);
  expect(remember(line("a"), "Anna").lines).toEqual([{ link: "a", by: "Anna" }]);
  expect(challengeOf("d1")?.info.link).toBe(DEAL.challenge);
});

it("a line is kept once, and gets its name later", () => {
  remember(line("a"), "");
  remember(line("a"), "");
  expect(remember(line("a"), "Anna").lines).toEqual([{ link: "a", by: "Anna" }]);
  expect(remember(line("a"), "").lines).toHaveLength(1);
  // Two people may play exactly the same.
  expect(remember(line("a"), "Ben").lines).toHaveLength(2);
});

it("only the first finished game counts, since the deal is known after it", () => {
  remember(DEAL, "");
  began("d1", "t1");
  finished("d1", "mine");
  finished("d1", "better");
  expect(challengeOf("d1")?.own).toBe("mine");
  expect(challengeAt("t1")?.info.deal).toBe("d1");
  expect(challengeAt("t2")).toBeNull();
});

it("the reader's own line is none of the others'", () => {
  remember(DEAL, "");
  finished("d1", "mine");
  expect(remember(line("mine"), "", "Eva").lines).toEqual([]);
  expect(remember(line("mine"), "Eva", "Eva").lines).toEqual([]);
  expect(remember(line("mine"), "Anna", "Eva").lines).toHaveLength(1);
});

it("no more lines are kept than can be compared", () => {
  for (let number = 0; number < MOST_LINES + 3; number += 1) remember(line(`l${number}`), "");
  const kept = challengeOf("d1")?.lines ?? [];
  expect([kept.length, kept[0]?.link]).toEqual([MOST_LINES, "l3"]);
});

it("a table that is gone can be played anew", () => {
  remember(DEAL, "");
  began("d1", "t1");
  lost("d1", "t1");
  expect(challengeOf("d1")?.tables).toEqual([]);
});

it("the latest is listed first, and one can be forgotten", () => {
  vi.useFakeTimers({ now: 1000 });
  remember(DEAL, "");
  vi.setSystemTime(2000);
  remember({ ...DEAL, deal: "d2" }, "");
  expect(challenges().map(({ info }) => info.deal)).toEqual(["d2", "d1"]);
  forget("d2");
  expect(challenges().map(({ info }) => info.deal)).toEqual(["d1"]);
  vi.useRealTimers();
});

it("what is kept may be anything", () => {
  const wrong = [null, 3, { d1: null }, { d1: { info: { deal: "d1" } } }, { x: { info: DEAL } }];
  for (const saved of wrong) {
    store.set("mori.challenges", JSON.stringify(saved));
    expect(challenges()).toEqual([]);
  }
  store.set("mori.challenges", JSON.stringify({ d1: { info: DEAL, tables: [1], lines: [{}, 2] } }));
  expect(challenges()).toEqual([{ info: DEAL, changed: 0, tables: [], own: "", lines: [] }]);
});

it("a name from a link is short and in one line", () => {
  expect(shortened("  A\n\nB\t")).toBe("A B");
  expect(shortened("x".repeat(200))).toHaveLength(24);
});
