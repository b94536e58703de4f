import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

/** The calls on a tone, in order. */
let done: string[];

class Param {
  setValueAtTime = (value: number, at: number) => done.push(`${value} at ${at}`);
  linearRampToValueAtTime = (value: number, at: number) => done.push(`up to ${value} by ${at}`);
  exponentialRampToValueAtTime = (value: number, at: number) => done.push(`to ${value} by ${at}`);
}

const resumed = vi.fn(() => Promise.resolve());
let made = 0;

beforeEach(() => {
  vi.resetModules();
  done = [];
  made = 0;
  resumed.mockClear();
  vi.stubGlobal(
    "AudioContext",
    class {
      currentTime = 10;
      destination = "loudspeaker";
      resume = resumed;
      constructor() {
        made += 1;
      }
    },
  );
  vi.stubGlobal(
    "OscillatorNode",
    class {
      constructor(_: unknown, { frequency }: { frequency: number }) {
        done.push(`tone ${frequency}`);
      }
      connect = (next: unknown) => next;
      start = (at: number) => done.push(`from ${at}`);
      stop = (at: number) => done.push(`until ${at}`);
    },
  );
  vi.stubGlobal(
    "GainNode",
    class {
      gain = new Param();
      connect = (to: unknown) => done.push(`into the ${String(to)}`);
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

describe("a sound", () => {
  it("is a few soft tones, one after the other, each fading away", async () => {
    const { ring } = await import("./notice");
    ring("turn");
    expect(done).toEqual([
      ...["tone 659.3", "0 at 10", "up to 0.1 by 10.03", "to 0.0001 by 10.9"],
      ...["into the loudspeaker", "from 10", "until 10.9"],
      ...["tone 880", "0 at 10.16", "up to 0.1 by 10.19", "to 0.0001 by 11.06"],
      ...["into the loudspeaker", "from 10.16", "until 11.06"],
    ]);
  });

  it("is another at the end, by the same loudspeaker, which a browser may have put to sleep", async () => {
    const { ring } = await import("./notice");
    ring("turn");
    ring("end");
    const tones = done.filter((each) => each.startsWith("tone"));
    expect(tones.slice(2)).toEqual(["tone 523.3", "tone 659.3", "tone 784"]);
    expect([made, resumed.mock.calls.length]).toEqual([1, 2]);
  });
});

describe("a notice", () => {
  const shown = vi.fn();
  class Shown {
    static permission = "granted";
    onclick: (() => void) | null = null;
    close = () => shown("closed");
    constructor(title: string, options: { body: string }) {
      shown(title, options.body);
      Shown.latest = this;
    }
    static latest: Shown;
  }
  const worker = (active: object | null) => ({
    serviceWorker: {
      getRegistration: () =>
        Promise.resolve({
          active,
          showNotification: (title: string, options: { body: string }) =>
            Promise.resolve(shown(`worker: ${title}`, options.body)),
        }),
    },
  });

  beforeEach(() => {
    shown.mockClear();
    Shown.permission = "granted";
    vi.stubGlobal("Notification", Shown);
    vi.stubGlobal("focus", () => shown("focused"));
  });

  it("goes through the worker where one is at work", async () => {
    vi.stubGlobal("navigator", worker({}));
    const { show } = await import("./notice");
    await show("abc", "A game", "Your turn");
    expect(shown.mock.calls).toEqual([["worker: A game", "Your turn"]]);
  });

  it.each([worker(null), {}])(
    "is the page's own where none is, and leads to it",
    async (browser) => {
      vi.stubGlobal("navigator", browser);
      const { show } = await import("./notice");
      await show("abc", "A game", "Your turn");
      Shown.latest.onclick?.();
      expect(shown.mock.calls).toEqual([["A game", "Your turn"], ["focused"], ["closed"]]);
    },
  );

  it("is none where it was not allowed", async () => {
    vi.stubGlobal("navigator", worker({}));
    Shown.permission = "denied";
    const { show } = await import("./notice");
    await show("abc", "A game", "Your turn");
    expect(shown).not.toHaveBeenCalled();
  });
});
