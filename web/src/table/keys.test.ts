import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { handleKey } from "./keys";
import type { TableModel } from "./model.svelte";

/** An element without a page: its text and its position. */
class Thing {
  readonly dataset: Record<string, string | undefined>;
  readonly offsetParent: object | null;
  readonly disabled: boolean;
  readonly ariaDisabled: string | null;
  constructor(
    readonly attributes: Record<string, string>,
    readonly at: { x: number; y: number; w?: number; h?: number } = { x: 0, y: 0 },
    more: { isHidden?: boolean; disabled?: boolean; ariaDisabled?: string } = {},
  ) {
    this.dataset = { place: attributes["data-place"] };
    this.offsetParent = more.isHidden ? null : {};
    this.disabled = more.disabled ?? false;
    this.ariaDisabled = more.ariaDisabled ?? null;
  }
  hasAttribute(name: string): boolean {
    return name in this.attributes;
  }
  getAttribute(name: string): string | null {
    return this.attributes[name] ?? null;
  }
  closest(selector: string): this | null {
    return this.hasAttribute(selector.slice(1, -1)) ? this : null;
  }
  getBoundingClientRect() {
    const { x, y, w = 10, h = 10 } = this.at;
    return { left: x, top: y, width: this.offsetParent ? w : 0, height: h };
  }
  focus(): void {
    focusOn(this);
  }
  matches(selector: string): boolean {
    return this.hasAttribute(selector.slice(1, -1));
  }
  click(): void {
    done.push(`chose ${this.attributes["data-choice"]}`);
  }
}
function focusOn(thing: Thing): void {
  focused = thing;
}

class Input extends Thing {
  type = "text";
}
class TextArea extends Thing {}
class Select extends Thing {}

const choice = (name: string, x = 0, y = 0, more = {}) =>
  new Thing({ "data-choice": name }, { x, y }, more);
const place = (id: string, x = 0, y = 0, more = {}) =>
  new Thing({ "data-place": id, tabindex: "0", ...more }, { x, y });
const name = (thing: Thing | null) =>
  thing?.attributes["data-choice"] ?? thing?.attributes["data-place"] ?? null;

let page: Thing[];
let hovered: Thing[];
let dialogue: Thing | null;
let focused: Thing | null;
let done: unknown[];
const body = new Thing({});
const asking = new Thing({ "data-asking": "" });

/** Methods of the table that report that there was something to do. */
let effective: string[];

function table(more: object = {}): TableModel {
  const act = (called: string) => () => {
    done.push(called);
    return effective.includes(called);
  };
  return {
    isCatchingUp: false,
    lit: new Map(page.map((thing) => [name(thing), []])),
    highlighted: new Set(),
    undo: act("undo"),
    course: { skip: act("skip") },
    floats: { dismiss: act("dismiss") },
    choosing: { widen: act("widen") },
    takeBack: act("take back"),
    drag: { targets: null },
    hint: { toggle: act("hint") },
    coach: { word: null },
    thinkAgain: act("think again"),
    pointing: {
      explain: (id: string) => done.push(["explain", id]),
      askWhyNot: (id: string) => done.push(["why not", id]),
    },
    ...more,
  } as unknown as TableModel;
}

/** The effect of a key, and whether the browser's own action is prevented. */
function pressed(key: string, more: object = {}, model = table()): unknown[] {
  done = [];
  const preventDefault = () => done.push("kept");
  const event = { key, preventDefault, target: focused, ...more } as unknown as KeyboardEvent;
  handleKey(event, model, {
    showLog: () => done.push("log"),
    showRules: () => done.push("rules"),
    showHelp: () => done.push("help"),
    showKeys: () => done.push("keys"),
  });
  return done;
}

/** The element that the key focuses. */
function gone(key: string, model = table()): string | null {
  pressed(key, {}, model);
  return name(focused);
}

beforeEach(() => {
  page = [];
  hovered = [];
  dialogue = null;
  focused = body;
  effective = [];
  vi.stubGlobal("HTMLElement", Thing);
  vi.stubGlobal("HTMLInputElement", Input);
  vi.stubGlobal("HTMLTextAreaElement", TextArea);
  vi.stubGlobal("HTMLSelectElement", Select);
  vi.stubGlobal("document", {
    body,
    get activeElement() {
      return focused;
    },
    querySelector: (selector: string) => (selector === "dialog[open]" ? dialogue : asking),
    querySelectorAll: (selector: string) =>
      selector.endsWith(":hover")
        ? hovered
        : page.filter((thing) => thing.hasAttribute(selector.slice(1, -1))),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe("letters", () => {
  it("take back, hint, open the log, the rules and the help, large or small", () => {
    for (const [keys, did] of [
      ["zZ", "undo"],
      ["hH", "hint"],
      ["lL", "log"],
      ["rR", "rules"],
      ["iI", "help"],
      ["?", "keys"],
    ] as const) {
      for (const key of keys) expect(pressed(key)).toEqual([did, "kept"]);
    }
    expect(pressed("x")).toEqual([]);
  });

  it("are the dialogue's while one is open, wherever the focus is", () => {
    dialogue = new Thing({});
    for (const key of ["z", "Escape", "1"]) expect(pressed(key)).toEqual([]);
  });

  it("are the browser's with another key, when they are used already, and where one writes", () => {
    for (const held of ["ctrlKey", "metaKey", "altKey", "defaultPrevented"])
      expect(pressed("z", { [held]: true })).toEqual([]);
    for (const target of [new Input({}), new TextArea({}), new Select({})])
      expect(pressed("z", { target })).toEqual([]);
    for (const type of ["checkbox", "radio", "button"]) {
      const target = Object.assign(new Input({}), { type });
      expect(pressed("z", { target })).toEqual(["undo", "kept"]);
    }
  });

  it("ask with w what the focused place is, or why it cannot be chosen", () => {
    const [lit, dark] = [place("lit"), place("dark")];
    page = [lit];
    hovered = [place("below"), dark];
    focused = lit;
    expect(pressed("w")).toEqual([["explain", "lit"], "kept"]);
    focused = body; // then the place under the pointer, the inner one
    expect(pressed("w")).toEqual([["why not", "dark"], "kept"]);
    hovered = [new Thing({ "data-place": "" })];
    expect(pressed("w")).toEqual([]);
    hovered = [];
    expect(pressed("w")).toEqual([]);
  });
});

describe("Escape", () => {
  it("undoes one thing: a card, a step of choosing, an answer that is held; then asks again", () => {
    const all = ["dismiss", "widen", "take back"];
    for (const [at, last] of all.entries()) {
      effective = [last];
      expect(pressed("Escape")).toEqual([...all.slice(0, at + 1), "kept"]);
      expect(focused).toBe(body);
    }
    effective = [];
    expect(pressed("Escape")).toEqual([...all, "kept"]);
    expect(focused).toBe(asking);
  });

  it("goes back to the question from what the coach says", () => {
    expect(pressed("Escape", {}, table({ coach: { word: {} } }))).toEqual(["think again", "kept"]);
    expect(focused).toBe(asking);
  });

  it("shows at once what is still to be shown", () => {
    expect(pressed("Escape", {}, table({ isCatchingUp: true }))).toEqual(["skip", "kept"]);
  });
});

describe("digits", () => {
  it("choose by number, in the order of what can be chosen and is seen", () => {
    page = [
      choice("gone", 0, 0, { isHidden: true }),
      choice("first"),
      choice("off", 0, 0, { disabled: true }),
      choice("dim", 0, 0, { ariaDisabled: "true" }),
      choice("second", 0, 0, { ariaDisabled: "false" }),
    ];
    expect(pressed("1")).toEqual(["chose first", "kept"]);
    expect(pressed("2")).toEqual(["chose second", "kept"]);
    for (const key of ["0", "3", "12", "F1"]) expect(pressed(key)).toEqual([]);
    page = Array.from({ length: 9 }, (_, at) => choice(`${at + 1}`));
    expect(pressed("9")).toEqual(["chose 9", "kept"]);
  });
});

describe("arrows in the list", () => {
  const column = () => [choice("a", 500, 0), choice("b", 500, 30), choice("c", 500, 60)];

  it("go up and down it, and around its ends", () => {
    page = column();
    focused = page[0]!;
    expect(["ArrowDown", "ArrowDown", "ArrowDown"].map((key) => gone(key))).toEqual([
      "b",
      "c",
      "a",
    ]);
    expect(["ArrowUp", "ArrowUp"].map((key) => gone(key))).toEqual(["c", "b"]);
    expect(gone("ArrowRight")).toBe("c");
    expect(pressed("ArrowDown")).toEqual(["kept"]);
  });

  it("lead into it from the question, and when nothing has the focus", () => {
    expect(pressed("ArrowDown")).toEqual([]); // there is none
    page = column();
    for (const from of [asking, body, null]) {
      for (const [key, there] of [
        ["ArrowDown", "a"],
        ["ArrowRight", "a"],
        ["ArrowUp", "c"],
      ] as const) {
        focused = from;
        expect(gone(key)).toBe(there);
        expect(done).toEqual(["kept"]);
      }
    }
    focused = asking;
    expect(pressed("ArrowLeft")).toEqual([]); // there is no board
    page = [place("slot-1"), ...column()];
    expect(gone("ArrowLeft")).toBe("slot-1");
    page = [place("slot-1")];
    focused = asking;
    expect(gone("ArrowDown")).toBe("slot-1"); // nothing is asked: the board can be read
  });

  it("scroll the log as ever", () => {
    page = column();
    focused = new Thing({ id: "log" });
    expect(pressed("ArrowDown")).toEqual([]);
    expect(name(focused)).toBe(null);
  });

  it("lead out of it to the left: to what is looked at, to the first that glows, to the first", () => {
    page = [place("slot-1"), place("slot-2"), place("slot-3"), ...column()];
    const lit = new Map(["slot-2", "slot-3"].map((id) => [id, []]));
    for (const at of [3, 4]) {
      focused = page[at]!;
      expect(gone("ArrowLeft", table({ lit: new Map() }))).toBe("slot-1");
      focused = page[at]!;
      expect(gone("ArrowLeft", table({ lit }))).toBe("slot-2");
      focused = page[at]!;
      expect(gone("ArrowLeft", table({ lit, highlighted: new Set(["slot-3"]) }))).toBe("slot-3");
    }
    page = column();
    focused = page[1]!;
    expect(pressed("ArrowLeft")).toEqual([]);
    expect(name(focused)).toBe("b");
  });

  it("go to the left within it where the choices lie side by side", () => {
    page = [place("slot-1"), choice("a", 500, 0), choice("b", 540, 4), choice("c", 580, 9)];
    focused = page[2]!;
    expect(gone("ArrowLeft")).toBe("a");
    focused = page[3]!; // it is lower: it begins a line
    expect(gone("ArrowLeft")).toBe("slot-1");
    page = [place("slot-1"), choice("a", 500, 90), choice("b", 540, 90)];
    focused = page[2]!;
    expect(gone("ArrowLeft")).toBe("a"); // wherever the line is
  });
});

describe("arrows on the board", () => {
  const board = () => [
    place("middle", 100, 100),
    place("right", 160, 100),
    place("far right", 220, 100),
    place("above", 100, 40),
    place("below", 100, 160),
    place("left", 40, 100),
  ];

  it("go to the nearest place that way", () => {
    for (const [key, there] of [
      ["ArrowRight", "right"],
      ["ArrowLeft", "left"],
      ["ArrowUp", "above"],
      ["ArrowDown", "below"],
    ] as const) {
      page = board();
      focused = page[0]!;
      expect(gone(key)).toBe(there);
      expect(done).toEqual(["kept"]);
    }
  });

  it("leave out what cannot have the focus, is not drawn, or only repeats what lies elsewhere", () => {
    page = [
      place("middle", 100, 100),
      place("still", 140, 100, { "data-still": "" }),
      new Thing({ "data-place": "drawn" }, { x: 150, y: 100 }),
      new Thing({ "data-place": "gone", tabindex: "-1" }, { x: 160, y: 100 }, { isHidden: true }),
      place("far", 220, 100),
    ];
    focused = page[0]!;
    expect(gone("ArrowRight")).toBe("far");
  });

  it("go to what does not glow, too; with Shift they do not", () => {
    page = [place("middle", 100, 100), place("dark", 120, 100), place("far", 220, 100)];
    const model = table({ lit: new Map([["far", []]]) });
    focused = page[0]!;
    expect(gone("ArrowRight", model)).toBe("dark");
    focused = page[0]!;
    pressed("ArrowRight", { shiftKey: true }, model);
    expect(name(focused)).toBe("far");
  });

  it.each([
    ["ArrowRight", 1, 0],
    ["ArrowLeft", -1, 0],
    ["ArrowDown", 0, 1],
    ["ArrowUp", 0, -1],
  ])("rather go ahead than aside: %s", (key, x, y) => {
    /** Where it goes from a place, by how far ahead and sideways others are. */
    const goes = (...others: [string, number, number][]) => {
      const there = others.map(([id, ahead, aside]) =>
        place(id, ahead * x + aside * y, ahead * y + aside * x),
      );
      page = [place("here"), ...there];
      focused = page[0]!;
      return gone(key);
    };
    expect(goes(["aside", 30, 50], ["ahead", 100, 10])).toBe("ahead"); // 130 in sum against 120
    expect(goes(["aside", 40, 30], ["ahead", 110, 0])).toBe("aside"); // 100 against 110
    expect(goes(["aside", 30, 76], ["ahead", 400, 0])).toBe("ahead"); // too far sideways for that direction
    expect(goes(["aside", 30, 75], ["ahead", 400, 0])).toBe("aside");
    expect(goes(["first", 50, 0], ["second", 50, 0])).toBe("first");
    expect(goes(["on it", 2, 0], ["beside", 3, 0])).toBe("beside"); // the same position is no other place
  });

  it("go by the middle of a place, however large it is", () => {
    const wide = new Thing(
      { "data-place": "wide", tabindex: "0" },
      { x: 0, y: 50, w: 200, h: 100 },
    );
    page = [wide, place("within", 60, 95), place("right", 150, 95)];
    focused = page[0]!;
    expect(gone("ArrowRight")).toBe("right");
    focused = page[0]!;
    expect(gone("ArrowLeft")).toBe("within");
    const high = new Thing({ "data-place": "high", tabindex: "0" }, { x: 50, y: 0, w: 10, h: 200 });
    page = [high, place("upper", 50, 80), place("lower", 50, 150)];
    focused = page[0]!;
    expect(gone("ArrowUp")).toBe("upper");
    focused = page[0]!;
    expect(gone("ArrowDown")).toBe("lower");
  });

  it("stay where nothing lies that way; to the right is the list", () => {
    page = [place("alone", 0, 0), choice("a", 500, 0)];
    focused = page[0]!;
    for (const key of ["ArrowLeft", "ArrowUp", "ArrowDown"]) {
      expect(gone(key)).toBe("alone");
      expect(done).toEqual(["kept"]);
    }
    expect(gone("ArrowRight")).toBe("a");
  });
});
