import { describe, expect, it } from "vitest";
import type { StateData } from "../protocol";
import type { Words } from "../words/words";
import { begun, came, letIn, mine, model, seated, state, words } from "../testing/table";

const said = () => model.voice.lines.map(({ text }) => text);

describe("what happens", () => {
  it("is said line by line: nothing takes the place of what came before it", async () => {
    await seated(state(1));
    await came(state(2), "moved", "scored");
    await came(state(3), "passed");
    await came(state(4)); // without a text
    expect(said()).toEqual(["moved (2) scored (2)", "passed (2)"]);
    expect(new Set(model.voice.lines.map(({ id }) => id)).size).toBe(2);
  });

  it("that was taken back is said to be", async () => {
    await seated();
    await came(mine(1, { rewound: true }), "began");
    expect(said()).toEqual(["web-taken-back"]);
  });

  it("is kept until it was found, not for ever", async () => {
    await seated(state(1));
    for (let at = 1; at <= 100; at++) model.voice.say(`${at}`);
    expect([said().length, said()[0], model.voice.latest]).toEqual([40, "61", "100"]);
  });

  it("waits for words, and is forgotten with the seat", async () => {
    await begun(0);
    letIn(0, mine(1));
    await came(state(2), "moved");
    model.voice.ask();
    expect(said()).toEqual([]);
    model.voice.say("something");
    model.voice.forget();
    expect(said()).toEqual([]);
  });
});

describe("the question", () => {
  it("is asked once, after what has led to it; a new turn is called out with it", async () => {
    await seated(state(1));
    model.voice.ask();
    await came(mine(2), "moved");
    for (const _ of "twice") model.voice.ask();
    expect(said()).toEqual(["moved (2)", "web-your-turn. which turn?"]);
    await came(mine(3));
    model.voice.ask();
    expect(model.voice.latest).toBe("which turn?");
    await came(state(4));
    model.voice.ask();
    await came(mine(5));
    model.voice.ask();
    expect(model.voice.latest).toBe("web-your-turn. which turn?");
  });

  it("is asked again after what was taken back, and of another seat", async () => {
    await seated(mine(1));
    model.voice.ask();
    await came(mine(2));
    model.voice.ask();
    await came(mine(1, { rewound: true }));
    model.voice.ask();
    expect(said().slice(-2)).toEqual(["web-taken-back", "which turn?"]);
    model.voice.forget();
    model.voice.ask();
    expect(said()).toEqual(["web-your-turn. which turn?"]);
  });

  it("that says itself whose turn it is says so once", async () => {
    await seated(mine(1));
    const decisionParts = () => [{ text: "web-your-turn: what?", ref: null }];
    model.words = { knowing: () => ({ ...words, decisionParts }) } as unknown as Words;
    model.voice.ask();
    expect(said()).toEqual(["web-your-turn: what?"]);
  });

  it("is none after the end", async () => {
    await seated(state(1));
    const result = { winners: [0] } as unknown as StateData["result"];
    await came(mine(2, { result }), "ended");
    model.voice.ask();
    expect(model.voice.latest).toBe("ended (2)");
  });
});
