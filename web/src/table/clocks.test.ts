import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { FakeSocket } from "../testing/browser";
import type { ClockData } from "../protocol";
import { begun, letIn, mine, model, prefers, seated } from "../testing/table";

const clock = (left: number, more: Partial<ClockData> = {}): ClockData => ({
  left,
  is_running: false,
  is_late: false,
  ...more,
});
const running = (left: number) => clock(left, { is_running: true });
const told = (...seats: ClockData[]) => FakeSocket.latest.tell({ type: "clocks", seats });
/** The timer that watches the line. */
const LINE = 1;
const pass = (seconds: number) => vi.advanceTimersByTime(seconds * 1000);

beforeEach(async () => {
  await seated();
  prefers.language = "en";
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe("the clocks of a table", () => {
  test("are none until they are told of", () => {
    expect([model.clocks.isOn, model.clocks.text(0), model.clocks.shown(false)]).toEqual([
      false,
      "",
      [],
    ]);
  });

  test("run down for those who are asked, and stand for the others", () => {
    told(running(125), clock(90));
    expect([model.clocks.isOn, model.clocks.text(0), model.clocks.text(1)]).toEqual([
      true,
      "2:05",
      "1:30",
    ]);
    pass(66);
    expect([model.clocks.text(0), model.clocks.text(1)]).toEqual(["0:59", "1:30"]);
    expect([model.clocks.isShort(0), model.clocks.isShort(1)]).toEqual([true, false]);
    pass(100);
    expect(model.clocks.text(0)).toBe("0:00");
    told(clock(40), running(90));
    expect([model.clocks.text(0), model.clocks.text(1)]).toEqual(["0:40", "1:30"]);
  });

  test("are looked at seldom while much is left", () => {
    told(running(3 * 3600), clock(1));
    expect(vi.getTimerCount()).toBe(LINE + 1);
    pass(19);
    expect(model.clocks.text(0)).toBe("3 hr");
    pass(61);
    expect(model.clocks.text(0)).toBe("2 hr 59 min");
  });

  test("rest when nobody's runs, and when the table is left", () => {
    told(clock(10), clock(10));
    expect(vi.getTimerCount()).toBe(LINE);
    told(running(10), clock(10));
    model.stop();
    expect([vi.getTimerCount(), model.clocks.isOn]).toEqual([0, false]);
  });

  test("are shown while they run; with little room, one's own or the shortest", () => {
    told(running(50), running(40), running(30));
    expect([model.clocks.shown(false), model.clocks.shown(true)]).toEqual([[0, 1, 2], [0]]);
    told(clock(50), running(40), running(30));
    expect([model.clocks.shown(false), model.clocks.shown(true)]).toEqual([[1, 2], [2]]);
    told(clock(50), clock(40), clock(30));
    expect(model.clocks.shown(true)).toEqual([]);
  });
});

describe("the end of time", () => {
  test("is said to whom it concerns, twice", () => {
    told(running(62), clock(90));
    pass(1);
    expect(model.voice.latest).toBe("");
    pass(2);
    expect(model.voice.latest).toBe("web-clock-soon");
    model.voice.forget();
    pass(40);
    expect(model.voice.latest).toBe("");
    pass(10);
    expect(model.voice.latest).toBe("web-clock-soon");
    model.voice.forget();
    told(clock(90), running(11));
    pass(5);
    expect(model.voice.latest).toBe(""); // somebody else's
  });

  test("is told once, to all", () => {
    const late = clock(0, { is_running: true, is_late: true });
    told(clock(60), running(1));
    told(clock(60), late);
    expect([model.floats.toast?.text, model.voice.latest]).toEqual([
      "web-told-late",
      "web-told-late",
    ]);
    expect([model.clocks.text(1), model.clocks.isLate(1)]).toEqual(["web-late", true]);
    model.floats.closeToast();
    told(clock(60), late);
    expect(model.floats.toast).toBeNull();
    told(running(1), late);
    told(late, late);
    expect(model.floats.toast?.text).toBe("web-told-late-mine");
  });

  test("of who was late before is no news to who comes", async () => {
    vi.useRealTimers();
    await begun(0);
    letIn(0, mine(1));
    told(clock(60), clock(0, { is_late: true }));
    expect([model.floats.toast, model.clocks.isLate(1)]).toEqual([null, true]);
  });
});
