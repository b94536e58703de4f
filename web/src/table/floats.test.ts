import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { terms } from "../help/terms.svelte";
import type { Term } from "../words/words";
import { CARD_AFTER_MS } from "../lib/looking.svelte";
import { Floats, type Card, type WhyNot } from "./floats.svelte";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const card = { place: "die-1" } as Card;
const answer = { place: "card-2" } as WhyNot;
const toast = (text: string) => ({ text, isError: false, canUndo: false });

describe("a card or an answer beside a thing", () => {
  it("is open there and nowhere else", () => {
    const floats = new Floats();
    expect(floats.isOpenAt("die-1")).toBe(false);
    floats.card = card;
    expect([floats.isOpenAt("die-1"), floats.isOpenAt("card-2")]).toEqual([true, false]);
    floats.card = null;
    floats.whyNot = answer;
    expect([floats.isOpenAt("die-1"), floats.isOpenAt("card-2")]).toEqual([false, true]);
  });

  it("is dismissed, and says whether there was any", () => {
    const floats = new Floats();
    expect(floats.dismiss()).toBe(false);
    floats.card = card;
    expect([floats.dismiss(), floats.card]).toEqual([true, null]);
    floats.whyNot = answer;
    expect([floats.dismiss(), floats.whyNot]).toEqual([true, null]);
  });

  it("comes after a while, unless something else is pointed at before", () => {
    const floats = new Floats();
    const show = vi.fn();
    floats.showLater(show);
    vi.advanceTimersByTime(CARD_AFTER_MS - 1);
    expect(show).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(show).toHaveBeenCalledOnce();
    for (const end of ["showNone", "dismiss", "stop"] as const) {
      floats.showLater(show);
      floats[end]();
      vi.runAllTimers();
    }
    expect(show).toHaveBeenCalledOnce();
  });
});

describe("under a mouse that rests", () => {
  it("a card waits until the mouse moves", () => {
    const floats = new Floats();
    const show = vi.fn();
    floats.rested();
    floats.showLater(show);
    vi.runAllTimers();
    expect(show).not.toHaveBeenCalled();
    floats.moved();
    vi.advanceTimersByTime(CARD_AFTER_MS);
    expect(show).toHaveBeenCalledOnce();
  });

  it("no card comes for what it does not point at any more", () => {
    const floats = new Floats();
    const show = vi.fn();
    floats.rested();
    floats.showLater(show);
    floats.showNone();
    floats.moved();
    vi.runAllTimers();
    expect(show).not.toHaveBeenCalled();
  });

  it("no card comes while a term in it is explained", () => {
    const floats = new Floats();
    const show = vi.fn();
    terms.asked = {
      term: { id: "rock", word: "rock", text: "", rule: "" } as Term,
      anchor: {} as Element,
    };
    floats.showLater(show);
    vi.runAllTimers();
    terms.asked = null;
    expect(show).not.toHaveBeenCalled();
  });
});

describe("the note of what was just done", () => {
  it("goes by itself, each after its own time", () => {
    const floats = new Floats();
    floats.notify(toast("first"));
    vi.advanceTimersByTime(7999);
    floats.notify(toast("second"));
    vi.advanceTimersByTime(7999);
    expect(floats.toast?.text).toBe("second");
    vi.advanceTimersByTime(1);
    expect(floats.toast).toBeNull();
  });

  it("is closed, and stays when the table is left", () => {
    const floats = new Floats();
    floats.notify(toast("any"));
    floats.closeToast();
    expect(floats.toast).toBeNull();
    floats.notify(toast("last"));
    floats.stop();
    vi.runAllTimers();
    expect(floats.toast?.text).toBe("last");
  });
});
