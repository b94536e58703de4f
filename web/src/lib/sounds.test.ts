import { beforeEach, expect, it, vi } from "vitest";

/** What was scheduled: sources with their times, and how loud they become. */
let starts: number[];
let stops: number[];
let louds: number[];

const param = () => ({
  setValueAtTime: () => undefined,
  linearRampToValueAtTime: (value: number) => louds.push(value),
  exponentialRampToValueAtTime: (value: number) => {
    if (value <= 0) throw new Error("a sound fades towards nothing, not to it");
  },
});

class FakeNode {
  frequency = param();
  gain = param();
  connect = (next: unknown) => next;
  start = (at: number) => starts.push(at);
  stop = (at: number) => stops.push(at);
}

beforeEach(() => {
  vi.resetModules();
  starts = [];
  stops = [];
  louds = [];
  vi.stubGlobal(
    "AudioContext",
    class {
      currentTime = 10;
      sampleRate = 8000;
      resume = () => Promise.resolve();
      createBuffer = (_: number, length: number) => ({
        getChannelData: () => new Float32Array(length),
      });
    },
  );
  for (const name of ["OscillatorNode", "AudioBufferSourceNode", "BiquadFilterNode", "GainNode"])
    vi.stubGlobal(name, FakeNode);
});

it.each(["roll", "card", "chime", "spirit", "season"] as const)(
  "plays %s: short, soft, and later if asked",
  async (sound) => {
    const { play } = await import("./sounds");
    play(sound, 0.5);
    expect(starts.length).toBeGreaterThan(0);
    expect(stops).toHaveLength(starts.length);
    expect(Math.min(...starts)).toBeGreaterThanOrEqual(10.5);
    expect(Math.max(...stops)).toBeLessThanOrEqual(10.5 + 2.5);
    expect(Math.max(...louds)).toBeLessThanOrEqual(0.5);
  },
);
