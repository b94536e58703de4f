import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Refused, UNREACHABLE } from "./api";
import { FROZEN, saveRecord } from "./frozen";

const RECORD = '{"seed": 9223372036854775807}'; // more digits than a JavaScript number keeps

let asked: unknown[];
let saved: { href: string; download: string; blob: Blob | null; isClicked: boolean };

function browser(status: number): void {
  vi.stubGlobal("localStorage", {
    getItem: () => JSON.stringify({ "a/b": { "2": "a-secret-of-a-seat" } }),
  });
  vi.stubGlobal("fetch", (path: string, options: unknown) => {
    asked.push(path, options);
    return Promise.resolve(new Response(RECORD, { status }));
  });
  vi.stubGlobal("document", {
    createElement: () => ({
      set href(address: string) {
        saved.href = address;
      },
      get href() {
        return saved.href;
      },
      set download(name: string) {
        saved.download = name;
      },
      click: () => (saved.isClicked = true),
    }),
  });
  vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
    saved.blob = blob as Blob;
    return "blob:here";
  });
  vi.spyOn(URL, "revokeObjectURL").mockReturnValue();
}

beforeEach(() => {
  asked = [];
  saved = { href: "", download: "", blob: null, isClicked: false };
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("a game that cannot go on", () => {
  it("can be saved by its players, byte by byte", async () => {
    browser(200);
    await saveRecord("a/b");
    const headers = { Authorization: "Bearer a-secret-of-a-seat" };
    expect(asked).toEqual(["/api/tables/a%2Fb/record", { headers }]);
    expect([saved.href, saved.download, saved.isClicked]).toEqual([
      "blob:here",
      "mori-a/b.json",
      true,
    ]);
    expect(await saved.blob?.text()).toBe(RECORD);
    expect(URL.revokeObjectURL).toHaveBeenCalledWith("blob:here");
  });

  it("is not saved where the service refuses", async () => {
    browser(403);
    await expect(saveRecord("a/b")).rejects.toEqual(new Refused(UNREACHABLE));
    expect(saved.isClicked).toBe(false);
  });

  it("is one whose rules or pack are not there, and no other", () => {
    expect(FROZEN.has("table_engine") && FROZEN.has("pack_missing")).toBe(true);
    expect(FROZEN.has("unknown_table")).toBe(false);
  });
});
