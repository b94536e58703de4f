import { beforeEach, describe, expect, test, vi } from "vitest";
import { FakeSocket } from "../testing/browser";
import { hostKeysOf, keepHostKeys, tokensOf } from "../lib/tokens";
import { answering, begun, info, letIn, model, rest, seated, state, went } from "../testing/table";

const over = state(9);
const heard = (proposed: number[], table: string | null = null, is_new = true) =>
  FakeSocket.latest.tell({ type: "rematch", proposed, table, is_new });

/** The service's next answers, and the requests to it. */
function service(...answers: unknown[]): [string, RequestInit][] {
  const asked: [string, RequestInit][] = [];
  vi.stubGlobal("fetch", (address: string, request: RequestInit) => {
    asked.push([address, request]);
    return Promise.resolve(new Response(JSON.stringify(answers[asked.length - 1])));
  });
  return asked;
}
const keyOf = ([, { headers }]: [string, RequestInit]) =>
  (headers as Record<string, string>)["Authorization"];
const taken = (seat: number) => ({ table: info({ id: "next" }), seat, token: `new ${seat}` });

beforeEach(() => {
  went.mockClear();
  answering(() => new Response(JSON.stringify(info({ host_seat: 1 }))));
});

/** A finished table of two, whose host is elsewhere. */
async function ended(): Promise<void> {
  await begun(0);
  letIn(0, over, info({ host_seat: 1, components: {} }));
}

describe("another game", () => {
  test("that was opened leads everybody there, with a key of their own", async () => {
    await ended();
    const asked = service(taken(1));
    heard([1], "next");
    await rest();
    expect(asked.map(([address]) => address)).toEqual(["/api/tables/next/follow"]);
    expect(keyOf(asked[0] as never)).toBe("Bearer secret 0");
    expect([tokensOf("next"), tokensOf("abc")]).toEqual([{ 1: "new 1" }, { 0: "secret 0" }]);
    expect(went).toHaveBeenCalledExactlyOnceWith("/t/next");
  });

  test("is gone to once, however often it is heard of on the way, and again later", async () => {
    await ended();
    const asked = service(taken(1), taken(1));
    heard([1], "next");
    heard([1], "next");
    await rest();
    expect([asked.length, went.mock.calls.length]).toEqual([1, 1]);
    await model.rematch.follow();
    expect(asked.length).toBe(2);
  });

  test("that was opened before is offered, and takes nobody away", async () => {
    await ended();
    heard([], "next", false);
    await rest();
    expect([model.rematch.table, model.rematch.canAsk]).toEqual(["next", true]);
    expect(went).not.toHaveBeenCalled();
  });

  test("takes nobody away who only looks on", async () => {
    await begun();
    letIn(null, over);
    heard([], "next");
    await rest();
    expect([model.rematch.canAsk, went.mock.calls]).toEqual([false, []]);
  });

  test("all seats of a screen go together", async () => {
    await seated(over, 1);
    const asked = service(taken(1), taken(0));
    heard([], "next");
    await rest();
    expect(asked.map(keyOf)).toEqual(["Bearer secret 0", "Bearer secret 1"]);
    expect(tokensOf("next")).toEqual({ 0: "new 0", 1: "new 1" });
  });

  test("is proposed, and then the host's to open", async () => {
    await ended();
    expect([model.rematch.canAsk, model.rematch.waitsFor]).toEqual([true, null]);
    const asked = service({ table: null, host: null, invitations: {} });
    await model.rematch.ask();
    heard([0]);
    expect(asked[0]?.[0]).toBe("/api/tables/abc/rematch");
    expect([model.rematch.waitsFor, model.rematch.table]).toEqual([1, null]);
    // The first player who proposed it may open it if the host has gone.
    FakeSocket.latest.tell({ type: "presence", seats: [0], watchers: 0 });
    expect(model.rematch.waitsFor).toBeNull();
    heard([1, 0]);
    expect(model.rematch.waitsFor).toBe(1);
  });

  test("is opened by the host, who has its keys before anybody goes there", async () => {
    await ended();
    keepHostKeys("abc", { host: "host key", invitations: {}, watch: null });
    const opened = { table: info({ id: "next" }), host: "new host", invitations: { 0: "i" } };
    const asked = service(opened, taken(1));
    const asking = model.rematch.ask();
    heard([], "next"); // the message may come before the answer
    expect(asked.length).toBe(1);
    await asking;
    expect(asked.map(keyOf)).toEqual(["Bearer host key", "Bearer secret 0"]);
    expect(hostKeysOf("next")?.host).toBe("new host");
    expect(went).toHaveBeenCalledExactlyOnceWith("/t/next");
  });

  test("that cannot be followed is complained of, and the table stays", async () => {
    await seated(over);
    vi.stubGlobal("fetch", () =>
      Promise.resolve(
        new Response(JSON.stringify({ error: { code: "seat_taken", data: {} } }), { status: 409 }),
      ),
    );
    heard([], "next");
    await rest();
    expect(model.floats.toast?.text).toBe("refused: seat_taken");
    expect(went).not.toHaveBeenCalled();
  });

  test("is spoken of when somebody else would like it", async () => {
    await seated(over);
    heard([0]);
    expect(model.voice.latest).toBe("");
    heard([0, 1]);
    expect(model.voice.latest).toBe("web-rematch-proposed");
    expect(model.floats.toast?.text).toBe("web-rematch-proposed");
  });

  test("is told of until it is open", async () => {
    await seated(over);
    expect(model.rematch.told).toBe("");
    heard([1]);
    expect(model.rematch.told).toBe("web-rematch-proposed");
    heard([1], "next", false);
    expect(model.rematch.told).toBe("");
  });

  test("of an imported game is none: others played it", async () => {
    await begun(0);
    letIn(0, over, info({ host_seat: 1, components: {}, is_replay: true }));
    expect(model.rematch.canAsk).toBe(false);
  });
});
