import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ShellKeeper } from "./shell";

const ORIGIN = "https://mori.test";
const FOLDER = `${ORIGIN}/`;
const ONE = "/assets/index-1.js";
const TWO = "/assets/index-2.js";

/** The storage of a browser: by name, then by path. */
const stored = new Map<string, Map<string, Response>>();
/** The files of the service; null: there is no connection. */
let service: Map<string, string> | null;
let asked: string[];

function aPage(asset: string): string {
  return `<script src="${asset}"></script>`;
}

beforeEach(() => {
  stored.clear();
  asked = [];
  service = new Map([
    ["/", aPage(ONE)],
    [ONE, "one"],
    ["/icon.svg", "icon"],
  ]);
  const pathOf = (address: string) => address.replace(ORIGIN, "");
  vi.stubGlobal("caches", {
    match: (address: string) => {
      const kept = [...stored.values()].map((each) => each.get(pathOf(address)));
      return Promise.resolve(kept.find((each) => each !== undefined)?.clone());
    },
    keys: () => Promise.resolve([...stored.keys()]),
    delete: (name: string) => Promise.resolve(stored.delete(name)),
    open: (name: string) => {
      const found = stored.get(name) ?? new Map<string, Response>();
      stored.set(name, found);
      return Promise.resolve({
        match: (address: string) => Promise.resolve(found.get(pathOf(address))?.clone()),
        put: (address: string, response: Response) =>
          Promise.resolve(found.set(pathOf(address), response)),
      });
    },
  });
  vi.stubGlobal("fetch", (target: string | Request) => {
    const path = new URL(typeof target === "string" ? target : target.url).pathname;
    asked.push(path);
    if (!service) return Promise.reject(new TypeError("no connection"));
    const text = service.get(path);
    const status = text === undefined ? 404 : text === "away" ? 502 : 200;
    return Promise.resolve(new Response(text ?? "", { status }));
  });
});
afterEach(() => vi.unstubAllGlobals());

function aRequest(path: string, mode = "cors", method = "GET"): Request {
  return { url: ORIGIN + path, mode, method } as Request;
}

async function text(answer: Promise<Response> | null): Promise<string | undefined> {
  return (await answer)?.text();
}

const keeper = new ShellKeeper({ version: "1", files: ["assets/index-1.js", "icon.svg"] }, FOLDER);

describe("the page without a connection", () => {
  it("opens at every address of its own", async () => {
    await keeper.install();
    service = null;
    for (const path of ["/", "/t/abc", "/rules/x", "/book/x"])
      expect(await text(keeper.answer(aRequest(path, "navigate")))).toBe(aPage(ONE));
    expect(await text(keeper.answer(aRequest(ONE)))).toBe("one");
  });

  it("opens, too, where a proxy says that the service is away", async () => {
    await keeper.install();
    service?.set("/t/abc", "away");
    expect(await text(keeper.answer(aRequest("/t/abc", "navigate")))).toBe(aPage(ONE));
  });

  it("is the newest page where there is a connection", async () => {
    await keeper.install();
    service?.set("/", aPage(TWO));
    expect(await text(keeper.answer(aRequest("/", "navigate")))).toBe(aPage(TWO));
    service = null;
    expect(await text(keeper.answer(aRequest("/", "navigate")))).toBe(aPage(ONE));
  });
});

describe("what is left alone", () => {
  it.each([
    ["/api/tables/x", "cors", "GET"],
    ["/api/tables/x/record", "navigate", "GET"],
    ["/healthz", "cors", "GET"],
    ["/api/tables", "cors", "POST"],
    [ONE, "cors", "POST"],
    ["/assets/other-3.js", "cors", "GET"],
  ])("%s (%s, %s)", async (path, mode, method) => {
    await keeper.install();
    expect(keeper.answer(aRequest(path, mode, method))).toBeNull();
    expect([...(stored.get("mori / 1")?.keys() ?? [])].sort()).toEqual(["/", ONE, "/icon.svg"]);
  });

  it("another's address", () => {
    const elsewhere = { ...aRequest("/"), url: "https://other.test/", mode: "navigate" } as Request;
    expect(keeper.answer(elsewhere)).toBeNull();
  });
});

describe("a page in a folder", () => {
  const below = new ShellKeeper({ version: "1", files: ["icon.svg"] }, `${ORIGIN}/a/b/`);
  beforeEach(() => {
    service = new Map([
      ["/a/b/", aPage("./assets/index-1.js")],
      ["/a/b/icon.svg", "icon"],
    ]);
  });

  it("opens without a connection, whatever is asked in its address", async () => {
    const page = aPage("./icon.svg");
    service?.set("/a/b/", page);
    await below.install();
    service = null;
    expect(await text(below.answer(aRequest("/a/b/?at=/t/x", "navigate")))).toBe(page);
    expect(await text(below.answer(aRequest("/a/b/index.html", "navigate")))).toBe(page);
    expect(await text(below.answer(aRequest("/a/b/icon.svg")))).toBe("icon");
  });

  it("knows a page of another version", async () => {
    await expect(below.install()).rejects.toThrow("assets/index-1.js");
  });

  it("leaves its neighbours alone", () => {
    for (const path of ["/", "/a/", "/a/c/", "/icon.svg"])
      expect(below.answer(aRequest(path, "navigate"))).toBeNull();
  });
});

describe("versions", () => {
  it("are never mixed: a page of another one is not kept", async () => {
    service?.set("/", aPage(TWO));
    await expect(keeper.install()).rejects.toThrow("assets/index-2.js");
    expect(stored.get("mori / 1")?.has("/")).toBe(false);
  });

  it("are whole or not there", async () => {
    service?.delete("/icon.svg");
    await expect(keeper.install()).rejects.toThrow("404");
    expect(stored.get("mori / 1")?.has("/")).toBe(false);
  });

  it("take the place of the one before", async () => {
    await keeper.install();
    const next = new ShellKeeper({ version: "2", files: ["assets/index-2.js"] }, FOLDER);
    service = new Map([
      ["/", aPage(TWO)],
      [TWO, "two"],
    ]);
    await next.install();
    stored.set("another's", new Map());
    stored.set("mori /offline/ 1", new Map()); // of the page without a service, at the same host
    stored.set("mori-0123456789abcdef", new Map()); // of an earlier version
    await next.activate();
    expect([...stored.keys()]).toEqual(["mori / 2", "another's", "mori /offline/ 1"]);
  });

  it("take unchanged files from the one before", async () => {
    await keeper.install();
    asked = [];
    const next = new ShellKeeper({ version: "2", files: ["assets/index-1.js"] }, FOLDER);
    await next.install();
    expect(asked).toEqual(["/"]);
  });

  it("fetch nothing twice", async () => {
    await keeper.install();
    asked = [];
    await keeper.install();
    expect(asked).toEqual(["/"]);
  });
});
