import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { request } from "./api";
import { fakeBrowser } from "../testing/browser";
import { chooseNotice, sync } from "./pushing";
import { settings } from "./settings.svelte";

vi.mock("./api", () => ({ request: vi.fn(), MOST_ASKED: 500 }));
vi.mock("./settings.svelte", () => ({ settings: {} }));
vi.mock("./worker", () => ({
  canHaveWorker: () => true,
  registered: () => navigator.serviceWorker.getRegistration(),
}));

const KEY = "BAEC";

/** The browser's part of a subscription. */
class Subscription {
  readonly options;
  constructor(
    readonly endpoint: string,
    key: string,
  ) {
    const bytes = [...atob(key)].map((letter) => letter.charCodeAt(0));
    this.options = { applicationServerKey: Uint8Array.from(bytes).buffer };
  }
  toJSON() {
    return { keys: { p256dh: "p", auth: "a" } };
  }
  unsubscribe = vi.fn(() => {
    current = null;
    return Promise.resolve(true);
  });
}

let current: Subscription | null;
let count: number;
let serviceKey: string | null;
let permission: string;

beforeEach(() => {
  vi.clearAllMocks();
  vi.setSystemTime(0);
  current = null;
  count = 0;
  serviceKey = KEY;
  permission = "granted";
  fakeBrowser("t1", { 0: "seat-key-of-the-table" });
  Object.assign(settings, { notice: "off", language: "fr", reminder: 24 });
  vi.stubGlobal("Notification", {
    requestPermission: () => Promise.resolve(permission),
    get permission() {
      return permission;
    },
  });
  const pushManager = {
    getSubscription: () => Promise.resolve(current),
    subscribe: ({ applicationServerKey }: { applicationServerKey: string }) => {
      current = new Subscription(`https://push.test/${++count}`, applicationServerKey);
      return Promise.resolve(current);
    },
  };
  const registration = { pushManager, active: {} };
  vi.stubGlobal("navigator", {
    serviceWorker: { getRegistration: () => Promise.resolve(registration) },
  });
  vi.mocked(request).mockImplementation((method) =>
    Promise.resolve(method === "GET" ? { key: serviceKey } : {}),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The requests to the service. */
function told(): unknown[] {
  const posts = vi.mocked(request).mock.calls.filter(([method]) => method === "POST");
  return posts.map(([, path, options]) => [path, options?.json]);
}

function device(endpoint: string, more: object = {}): unknown {
  const tokens = ["seat-key-of-the-table"];
  const plain = { endpoint, p256dh: "p", auth: "a", language: "fr", tokens, remind_hours: 24 };
  return ["/api/push", { ...plain, ...more }];
}

describe("turning it on and off", () => {
  it("tells the service of the seats of this browser, once", async () => {
    expect(await chooseNotice("push")).toBeNull();
    expect(settings.notice).toBe("push");
    await sync();
    await sync();
    expect(told()).toEqual([device("https://push.test/1")]);
    expect(await chooseNotice("tab")).toBeNull();
    expect(told()[1]).toEqual(["/api/push/end", { endpoint: "https://push.test/1" }]);
    expect(current).toBeNull();
  });

  it("tells again what has changed, and after a day", async () => {
    await chooseNotice("push");
    await sync();
    settings.reminder = 72;
    await sync();
    vi.setSystemTime(23 * 3600 * 1000);
    await sync();
    vi.setSystemTime(25 * 3600 * 1000);
    await sync();
    const again = device("https://push.test/1", { remind_hours: 72 });
    expect(told()).toEqual([device("https://push.test/1"), again, again]);
  });

  it("subscribes again where the service has another key", async () => {
    await chooseNotice("push");
    await sync();
    serviceKey = "BDDD";
    vi.setSystemTime(25 * 3600 * 1000);
    await sync();
    expect(told()[1]).toEqual(device("https://push.test/2"));
  });
});

describe("what stands in the way", () => {
  it("the reader says no", async () => {
    permission = "denied";
    expect(await chooseNotice("push")).toBe("denied");
    expect(await chooseNotice("tab")).toBe("denied");
    expect(settings.notice).toBe("off");
  });

  it("the service cannot push", async () => {
    serviceKey = null;
    expect(await chooseNotice("push")).toBe("missing");
    expect(settings.notice).toBe("off");
  });

  it("there is no connection", async () => {
    vi.mocked(request).mockRejectedValue(new Error("no connection"));
    expect(await chooseNotice("push")).toBe("failed");
    expect(settings.notice).toBe("off");
  });

  it("it was taken back in the browser", async () => {
    await chooseNotice("push");
    permission = "denied";
    await sync();
    expect(settings.notice).toBe("off");
    expect(told()).toEqual([]);
  });
});
