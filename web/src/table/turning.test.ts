import { afterEach, describe, expect, it, vi } from "vitest";
import type { ActionData } from "../protocol";
import { scrolled, scrollToPlaces, tabAbout } from "./turning";

const action = (text: string) => ({ text }) as ActionData;

describe("which part of the table a question is about", () => {
  const [a, b, c] = [action("a"), action("b"), action("c")];
  const onBoard = new Set(["hill-1", "hill-2"]);

  it("is where most choices lie that a place stands for", () => {
    const lit = new Map([
      ["hill-1", [a]],
      ["hand-1", [b]],
      ["hand-2", [c]],
    ]);
    expect(tabAbout(lit, onBoard)).toBe("mine");
    expect(tabAbout(new Map([...lit].slice(0, 1)), onBoard)).toBe("board");
    expect(tabAbout(new Map([...lit].slice(0, 2)), onBoard)).toBeNull();
  });

  it("leaves out places with several choices, and counts a choice with two places once", () => {
    const lit = new Map([
      ["hand-1", [b, c]],
      ["hand-2", [c]],
      ["hand-3", [c]],
      ["hill-1", [a]],
      ["hill-2", [b]],
    ]);
    expect(tabAbout(lit, onBoard)).toBe("board");
  });
});

describe("scrolling to what glows", () => {
  const at = (top: number) => ({ top, bottom: top + 40 });
  afterEach(() => vi.unstubAllGlobals());

  it("measures from the page, wherever it lies and however far it was scrolled", () => {
    vi.stubGlobal("CSS", { escape: (text: string) => text });
    const shown: Record<string, { top: number; bottom: number; height: number }> = {
      near: { top: 400, bottom: 440, height: 40 }, // on the screen
      folded: { top: 0, bottom: 0, height: 0 },
    };
    const page = {
      scrollTop: 50,
      clientHeight: 200,
      getBoundingClientRect: () => ({ top: 100 }),
      querySelector: (selector: string) => {
        const rect = shown[/="(.*)"/.exec(selector)?.[1] ?? ""];
        return rect ? { getBoundingClientRect: () => rect } : null;
      },
    };
    scrollToPlaces(page as unknown as Element, ["elsewhere", "folded"]);
    expect(page.scrollTop).toBe(50);
    const expected = scrolled(50, 200, [{ top: 350, bottom: 390 }]);
    scrollToPlaces(page as unknown as Element, ["elsewhere", "near", "folded"]);
    expect(page.scrollTop).toBe(expected);
    expect(expected).toBeGreaterThan(50);
  });

  it("stays where all of it is in sight", () => {
    expect(scrolled(100, 200, [at(120), at(240)])).toBe(100);
  });

  it("goes as far as needed, up or down", () => {
    expect(scrolled(0, 200, [at(250)])).toBe(100); // its end, and a margin
    expect(scrolled(300, 200, [at(250)])).toBe(240);
    expect(scrolled(300, 200, [at(5)])).toBe(0);
  });

  it("begins with the first where there is no room for all", () => {
    expect(scrolled(0, 200, [at(500), at(150)])).toBe(140);
  });
});
