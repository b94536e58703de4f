import { beforeEach, describe, expect, test } from "vitest";
import { FakeSocket } from "../testing/browser";
import type { ChatData } from "../protocol";
import { done, mine, model, rest, seated, sent } from "../testing/table";

const line = (number: number, seat: number, more: Partial<ChatData> = {}): ChatData => ({
  number,
  seat,
  said: "",
  phrase: null,
  text: `line ${number}`,
  note: null,
  ...more,
});
const told = (lines: ChatData[], is_whole = false) =>
  FakeSocket.latest.tell({ type: "chat", lines, is_whole });

beforeEach(async () => {
  await seated(mine(1));
});

describe("the chat", () => {
  test("what others say is unread until it is opened", () => {
    told([line(1, 1), line(2, 0)]);
    expect([model.chat.isThere, model.chat.unread, model.voice.latest]).toEqual([
      true,
      1,
      "web-chat-said",
    ]);
    expect(model.floats.toast).toMatchObject({ text: "web-chat-said", isChat: true });
    model.floats.closeToast();
    model.chat.toggle();
    expect([model.chat.isOpen, model.chat.unread]).toEqual([true, 0]);
    told([line(3, 1)]);
    expect([model.chat.unread, model.floats.toast]).toEqual([0, null]);
  });

  test("a player who reconnects gets all of it once", () => {
    told([line(1, 1)], true);
    expect(model.voice.latest).toBe("");
    told([line(1, 1), line(2, 1)], true);
    expect(model.chat.lines.map(({ number }) => number)).toEqual([1, 2]);
  });

  test("muted, it says nothing and marks nothing", () => {
    model.chat.isMuted = true;
    told([line(1, 1)]);
    expect([model.chat.unread, model.voice.latest]).toEqual([0, ""]);
    expect(model.floats.toast).toBeNull();
  });

  test("that a seat was taken again is unread for everybody, muted or not", () => {
    model.chat.isMuted = true;
    const note = { code: "given_anew" as const, step: 31 };
    told([line(1, 0, { text: "", note })], true);
    expect(model.chat.unread).toBe(1);
    expect(model.chat.told(model.chat.lines[0]!)).toBe("web-chat-given-anew");
  });

  test("another player's hint is told to all at once, one's own is not, muted or not", () => {
    model.chat.isMuted = true;
    const note = { code: "hint_asked" as const, step: 31 };
    told([line(1, 1, { text: "", note })]);
    expect([model.chat.unread, model.voice.latest]).toEqual([1, "web-told-hint-asked"]);
    expect(model.chat.told(model.chat.lines[0]!)).toBe("web-chat-hint-asked");
    model.floats.closeToast();
    told([line(2, 0, { text: "", note })]);
    expect([model.chat.unread, model.floats.toast]).toEqual([1, null]);
  });

  test("a phrase is a code, told in the reader's words", async () => {
    expect(model.chat.told(line(1, 1, { phrase: "hello", text: "" }))).toBe("web-phrase-hello");
    const said = model.chat.say({ phrase: "thanks" });
    await rest();
    expect(sent().at(-1)).toMatchObject({ type: "say", phrase: "thanks" });
    done();
    expect(await said).toBe(true);
  });

  test("what is refused is told, and not lost", async () => {
    const said = model.chat.say({ text: "too much" });
    await rest();
    const id = Number(sent().at(-1)?.["id"]);
    FakeSocket.latest.tell({ type: "error", id, code: "limit_chat", data: { seconds: 3 } });
    expect(await said).toBe(false);
    expect(model.floats.toast?.text).toBe("refused: limit_chat");
  });
});

test("nobody talks to those at the same screen", async () => {
  await seated(mine(1), 1);
  expect(model.chat.isThere).toBe(false);
  model.chat.toggle();
  expect(model.chat.isOpen).toBe(false);
});
