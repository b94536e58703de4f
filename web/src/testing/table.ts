// A table for tests. The test plays the service: it reads requests and sends messages.

import { afterEach, beforeEach, expect, vi } from "vitest";
import { fakeBrowser, FakeSocket } from "./browser";
import { aDecision, aFact, anAction, anInfo } from "./messages";
import { router } from "../lib/router.svelte";
import { settings } from "../lib/settings.svelte";
import type { ActionData, DecisionData, StateData } from "../protocol";
import type { Words } from "../words/words";
import { TableModel } from "../table/model.svelte";

vi.mock("../lib/settings.svelte", () => ({ settings: {} }));
vi.mock("../lib/router.svelte", () => ({ router: { go: vi.fn() } }));
vi.mock("../table/motion", () => ({
  Motion: class {
    capture = () => undefined;
    play = () => undefined;
    finish = () => (areAtRest = true);
  },
}));
vi.mock("../lib/fronts", () => ({
  gameFront: () => ({ nameOf: (style: string) => `player of ${style}` }),
}));
vi.mock("../lib/games", () => ({
  gamePage: (game: string) => ({
    game,
    load: () => loadUi(),
    telling: {
      costs: {},
      gains: {},
      silent: new Set(),
      occasions: {},
      sounds: {},
      echoes: new Set(),
      milestones: new Set(),
      revealing: new Set(["look"]),
    },
    strip: () => [],
  }),
}));

export const ui = {
  style: (seat: number, view: { colours?: string[] }) => view.colours?.[seat] ?? "none",
  explain: (place: string) => ({ title: place, lines: [] }),
};

/** Where the reader was sent. */
export const went = vi.mocked(router).go;

/** The reader's settings, which a test may change. */
export const prefers = settings;

// Sentences are made from their arguments, so no catalogue is needed here.
export const words = {
  game: "any",
  text: (id: string) => id,
  ref: (ref: string) => `the ${ref}`,
  action: ({ text }: ActionData) => `I ${text}`,
  actionParts: ({ text }: ActionData) => [{ text, ref: null }],
  decisionParts: (kind: string) => [{ text: `which ${kind}?`, ref: null }],
  fact: ({ kind }: { kind: string }, names: string[]) => `${kind} (${names.length})`,
  error: ({ code }: { code: string }) => `refused: ${code}`,
  bot: (bot: string) => bot,
  advice: () => "",
  reasonParts: () => [],
};
export const known = (components: unknown) => ({ ...words, components });

export const info = anInfo;

export const lay = anAction("lay", "lay", {}, ["slot-1"]);
export const pass = { ...anAction("pass", "pass"), ends_turn: "yes" as const };
export const wood = { ...anAction("wood", "take"), is_unit: true };

export function question(number: number, actions = [lay, pass], units = 1): DecisionData {
  return { ...aDecision("turn"), number, actions, units };
}

export function state(step: number, more: Partial<StateData> = {}): StateData {
  return {
    mark: `0.${step}`,
    step,
    sides: ["seat:0", "seat:1", "opponent"],
    view: { colours: ["fox", "owl"], step },
    asked: [],
    decision: null,
    tips: [],
    can_undo: false,
    can_ask_undo: false,
    rewound: false,
    result: null,
    ...more,
  };
}

export const mine = (step: number, more: Partial<StateData> = {}) =>
  state(step, { asked: [0], decision: question(step), ...more });

export let model: TableModel;
/** No piece is moving any more. */
export let areAtRest = false;
let answer: () => Response;
let loadUi: () => Promise<unknown>;

beforeEach(() => {
  areAtRest = false;
  const preferred = { speed: "instant", isStill: true, confirm: "off", coach: "off", name: "" };
  Object.assign(settings, preferred);
  loadUi = () => Promise.resolve(ui);
  answer = () => new Response(JSON.stringify(info()));
});
afterEach(() => {
  model.stop();
  vi.unstubAllGlobals();
});

/** Sets the service's description of the table. */
export function answering(table: () => Response): void {
  answer = table;
}

/** Sets how the game's drawing is loaded. */
export function loading(load: () => Promise<unknown>): void {
  loadUi = load;
}

/** Waits for everything that happens without further input. */
export const rest = () => new Promise((resolve) => setTimeout(resolve));

/** A table opened by a browser with these seats. */
export async function begun(...seats: number[]): Promise<TableModel> {
  fakeBrowser("abc", Object.fromEntries(seats.map((seat) => [seat, `secret ${seat}`])));
  vi.stubGlobal("fetch", () => Promise.resolve(answer()));
  model = new TableModel("abc");
  await model.start();
  return model;
}

export function letIn(
  seat: number | null,
  to: StateData,
  table = info({ components: { card: 7 } }),
): void {
  FakeSocket.latest
    .open()
    .tell({ type: "welcome", table, seat, facts: [aFact("began")], state: to });
}

/** A table with the reader in seat 0, who is asked unless the test says otherwise. */
export async function seated(first = mine(1), ...others: number[]): Promise<TableModel> {
  await begun(0, ...others);
  letIn(others.length > 0 ? null : 0, first);
  if (others.length > 0) {
    model.session.liftCurtain();
    letIn(0, first);
  }
  model.words = { ...words, knowing: known } as unknown as Words;
  return model;
}

export async function came(to: StateData, ...kinds: string[]): Promise<void> {
  const facts = kinds.map((kind) => aFact(kind));
  FakeSocket.latest.tell({ type: "state", state: to, facts, moments: [], opened: [] });
  await rest();
}

export const sent = () => FakeSocket.latest.sent.slice(1);
const lastId = () => Number(sent().at(-1)?.["id"]);
export const done = () => FakeSocket.latest.tell({ type: "done", id: lastId() });

/** An answer of the reader, and the state after it. */
export async function chosen(action: ActionData, to: StateData, ...kinds: string[]): Promise<void> {
  const choosing = model.choose(action);
  await rest();
  expect(sent().at(-1)?.["type"]).toBe("answer");
  await came(to, ...kinds);
  done();
  await choosing;
}

/** The service's result of a trial. */
export async function tried(decision: DecisionData | null, ends: "yes" | "no" | "maybe" = "yes") {
  await rest();
  expect(sent().at(-1)?.["type"]).toBe("try");
  const view = { imagined: true };
  FakeSocket.latest.tell({
    type: "tried",
    id: lastId(),
    view,
    decision,
    facts: [],
    ends_turn: ends,
  });
  await rest();
}
