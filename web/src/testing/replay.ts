// A replay of six steps for tests. The test plays the service and may delay answers.

import { afterEach, beforeEach, vi } from "vitest";
import { fakeBrowser } from "./browser";
import { aFact } from "./messages";
import type { FactData, ReplayStep } from "../protocol";
import type { Words } from "../words/words";
import { Film, SPEEDS } from "../pages/replay/film.svelte";

vi.mock("../lib/settings.svelte", () => ({ settings: { isStill: true, name: "" } }));
vi.mock("../table/motion", () => ({
  Motion: class {
    capture = (isStill: boolean) => service.motions.push(`capture ${isStill}`);
    play = () => service.motions.push("play");
    finish = () => service.motions.push("finish");
  },
}));
vi.mock("../lib/fronts", () => ({
  gameFront: () => ({ nameOf: (style: string) => `player of ${style}` }),
}));
vi.mock("../lib/games", () => ({
  gamePage: (game: string) => ({
    game,
    load: () =>
      Promise.resolve({
        style: (seat: number) => `style ${seat}`,
        explain: (place: string) =>
          place === "nothing" ? null : { title: `about ${place}`, lines: [`lies on ${place}`] },
      }),
  }),
}));

/** Tests cannot import this from the replay: it would load before its parts are replaced. */
export const speeds = SPEEDS;
export const CARD_MS = 350;
export const STEP_MS = 1400;
export const SILENT_MS = 350;

const turn = (seat: number) => aFact("turn_began", { seat: `seat:${seat}` });
const step = (at: number, facts: FactData[], moments = 0): ReplayStep => ({
  step: at,
  seat: 0,
  round: 1,
  facts,
  moments,
  action: null,
});

// Six steps: a turn, a silent step, one with two moments before it, a turn, and two more.
export const STEPS = [
  step(0, [aFact("began")]),
  step(1, [turn(1)]),
  step(2, []),
  step(3, [aFact("first"), aFact("second"), aFact("third")], 2),
  step(4, [turn(0)]),
  step(5, [aFact("moved")]),
];

interface Asked {
  path: string;
  token: string | undefined;
}
/** The service's answers, and the requests to it. */
export const service = {
  asked: [] as Asked[],
  /** Answers that the test delays. */
  held: new Map<string, Promise<unknown>>(),
  refused: "",
  finished: true,
  steps: STEPS,
  /** The changes of the picture. */
  motions: [] as string[],
};
export let film: Film;

function answer(path: string): unknown {
  if (path.includes("/moments"))
    return {
      moments: [
        { facts: 1, view: { at: "3, first" } },
        { facts: 2, view: { at: "3, second" } },
      ],
    };
  const at = /replay\/(\d+)/.exec(path)?.[1];
  if (at !== undefined) return { step: Number(at), view: { at }, sides: [] };
  return {
    table: {
      id: "abc",
      game: "any",
      finished: service.finished,
      seats: [{}, {}, {}],
      components: { card: 7 },
    },
    steps: service.steps,
  };
}

export async function rest(): Promise<void> {
  await vi.advanceTimersByTimeAsync(0);
}

beforeEach(() => {
  vi.useFakeTimers();
  const [asked, held, motions] = [[], new Map<string, Promise<unknown>>(), []];
  Object.assign(service, { asked, held, motions, refused: "", finished: true, steps: STEPS });
});
afterEach(() => {
  film.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

export function aFilm(...seats: number[]): Film {
  fakeBrowser("abc", Object.fromEntries(seats.map((seat) => [seat, `secret ${seat}`])));
  vi.stubGlobal("fetch", async (path: string, init: { headers: Record<string, string> }) => {
    const token = init.headers["Authorization"];
    service.asked.push({ path: path.replace("/api/tables/abc/replay", ""), token });
    await service.held.get(path.replace("/api/tables/abc/replay", ""));
    if (service.refused)
      return new Response(JSON.stringify({ error: { code: service.refused, data: {} } }), {
        status: 404,
      });
    return new Response(JSON.stringify(answer(path)));
  });
  film = new Film("abc");
  return film;
}

export async function opened(at = 0, ...seats: number[]): Promise<Film> {
  await aFilm(...seats).start(at);
  film.words = {
    game: "any",
    knowing: (components: unknown) => ({ game: "any", components }),
  } as unknown as Words;
  service.asked = [];
  service.motions = [];
  return film;
}

export const paths = () => service.asked.map(({ path }) => path);
export const shown = () => (film.view as { at: string }).at;
export const told = () => film.told.map(({ kind }) => kind);
