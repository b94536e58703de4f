import { afterEach, describe, expect, it, vi } from "vitest";
import type { ActionData } from "../protocol";
import { scrolled, scrollToPlaces, tabAbout } from "./turning";

const action = (text: string) => ({ text }) as ActionData;

describe("which tab is opened for a question", () => {
  const [a, b, c] = [action("a"), action("b"), action("c")];
  const onBoard = new Set(["hill-1", "hill-2"]);

  it("stays where half of the choices are", () => {
    const lit = new Map([
      ["hill-1", [a]],
      ["hand-1", [b]],
    ]);
    expect(tabAbout(lit, onBoard, "board")).toBe("board");
    expect(tabAbout(lit, onBoard, "mine")).toBe("mine");
  });

  it("goes where more of them are", () => {
    const lit = new Map([
      ["hill-1", [a]],
      ["hand-1", [b]],
      ["hand-2", [c]],
    ]);
    expect(tabAbout(lit, onBoard, "board")).toBe("mine");
    expect(tabAbout(new Map([["hill-1", [a]]]), onBoard, "mine")).toBe("board");
  });

  it("counts a place for all that can be chosen there", () => {
    const lit = new Map([
      ["hill-1", [a, b]], // one of two pieces goes there
      ["hand-1", [a]],
      ["hand-2", [b]],
      ["hand-3", [c]],
    ]);
    expect(tabAbout(lit, onBoard, "board")).toBe("board");
  });

  it("stays where nothing can be chosen on the table", () => {
    expect(tabAbout(new Map(), onBoard, "board")).toBe("board");
    expect(tabAbout(new Map(), onBoard, "mine")).toBe("mine");
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

  it("shows the head of the page with what begins just below it", () => {
    expect(scrolled(0, 200, [at(60), at(300)])).toBe(0);
    expect(scrolled(300, 200, [at(60), at(300)])).toBe(0);
  });
});
