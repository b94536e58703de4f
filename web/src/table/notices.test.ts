import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ring, show } from "../lib/notice";
import { settings } from "../lib/settings.svelte";
import { play } from "../lib/sounds";
import type { StateData, TableInfo } from "../protocol";
import type { Words } from "../words/words";
import { Notices } from "./notices";

vi.mock("../lib/notice", () => ({ ring: vi.fn(), show: vi.fn() }));
vi.mock("../lib/sounds", () => ({ play: vi.fn() }));
vi.mock("../lib/settings.svelte", () => ({ settings: { sound: "off", notice: "off" } }));

const words = { text: (id: string) => id, gameName: (game: string) => `the game ${game}` };
const table = {
  id: "t1",
  info: { title: "", game: "pebbles" } as TableInfo,
  words: words as unknown as Words,
  canSpeak: true,
};
const turn = { decision: {}, result: null } as StateData;
const others = { decision: null, result: null } as StateData;
const end = { decision: null, result: {} } as StateData;

let notices: Notices;
beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal("document", { hidden: true });
  Object.assign(settings, { sound: "on", notice: "tab" });
  notices = new Notices(table);
});
afterEach(() => vi.unstubAllGlobals());

/** The sounds and notifications after states of others. */
async function after(...states: StateData[]): Promise<[string[], string[]]> {
  for (const state of states) {
    notices.came(state, false);
    await vi.dynamicImportSettled();
  }
  const heard = vi.mocked(ring).mock.calls.map(([kind]) => kind);
  return [heard, vi.mocked(show).mock.calls.map((call) => call.join())];
}

describe("a player who is away", () => {
  it("is told of a new turn once, and of the end", async () => {
    const shown = [
      "t1,the game pebbles,common-notice-turn",
      "t1,the game pebbles,common-notice-end",
    ];
    expect(await after(others, others, turn, turn, others, end, end)).toEqual([
      ["turn", "end"],
      shown,
    ]);
  });

  it("is not told what was there when the page was opened", async () => {
    expect(await after(turn, turn)).toEqual([[], []]);
  });

  it("is told nothing by an undo of one's own", async () => {
    notices.came(others, false);
    notices.came(turn, true);
    expect(await after()).toEqual([[], []]);
  });

  it("is told nothing when the screen goes to another seat", async () => {
    notices.came(others, false);
    notices.forget();
    expect(await after(turn)).toEqual([[], []]);
  });
});

describe("somebody who is called", () => {
  it("hears it, and reads what it is about", async () => {
    notices.called("another game?");
    await vi.dynamicImportSettled();
    expect(await after()).toEqual([["turn"], ["t1,the game pebbles,another game?"]]);
  });

  it("is left in peace who asked for no signals", async () => {
    Object.assign(settings, { sound: "off", notice: "off" });
    notices.called("another game?");
    await vi.dynamicImportSettled();
    expect(await after()).toEqual([[], []]);
  });
});

describe("only what was asked for", () => {
  it("without any", async () => {
    Object.assign(settings, { sound: "off", notice: "off" });
    expect(await after(others, turn, end)).toEqual([[], []]);
  });

  it("with sound alone", async () => {
    settings.notice = "off";
    expect(await after(others, turn)).toEqual([["turn"], []]);
  });

  it("with notices alone, while the page is seen", async () => {
    vi.stubGlobal("document", { hidden: false });
    settings.sound = "off";
    expect(await after(others, turn)).toEqual([[], []]);
  });

  it("with pushes: the service does not push to connected players", async () => {
    Object.assign(settings, { sound: "off", notice: "push" });
    expect((await after(others, turn))[1]).toHaveLength(1);
  });
});

describe("what is shown", () => {
  const telling = { sounds: { rolled: "roll", drawn: "card", began: "season" } } as const;
  const fact = (kind: string) => ({ kind, args: {}, places: [] });

  async function heard(...kinds: string[]): Promise<string[]> {
    notices.shown(kinds.map(fact), telling);
    await vi.dynamicImportSettled();
    return vi.mocked(play).mock.calls.map(([sound]) => sound);
  }

  beforeEach(() => void vi.stubGlobal("document", { hidden: false }));

  it("sounds, each sound once and no more than two", async () => {
    expect(await heard("rolled", "moved", "rolled", "drawn", "began")).toEqual(["roll", "card"]);
  });

  it("is silent until sounds were chosen, and in the background", async () => {
    settings.sound = "off";
    expect(await heard("rolled")).toEqual([]);
    settings.sound = "on";
    vi.stubGlobal("document", { hidden: true });
    expect(await heard("rolled")).toEqual([]);
  });
});
