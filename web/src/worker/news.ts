// Push messages of the service as notifications, and the addresses they lead to.

export interface News {
  table: string;
  kind: string;
  title: string;
  body: string;
}

/** Properties that TypeScript does not know yet. */
type Notice = NotificationOptions & { renotify: boolean };

const TABLE = /^[\w-]{1,32}$/;

/** A push message that can be parsed; null for anything else. */
export function newsIn(data: unknown): News | null {
  if (typeof data !== "object" || data === null) return null;
  const { table, kind, title, body } = data as Record<string, unknown>;
  if (typeof table !== "string" || !TABLE.test(table)) return null;
  if (typeof kind !== "string" || typeof title !== "string" || typeof body !== "string")
    return null;
  return { table, kind, title, body };
}

/** Its display. A later notification of the same table replaces the first, with a sound. */
export function noticeOf({ table, body }: Pick<News, "table" | "body">): Notice {
  return {
    body,
    tag: `mori-${table}`,
    renotify: true,
    icon: "/icon-192.png",
    badge: "/badge.png",
    data: { table },
  };
}

/** The address of a notification's table; it contains no key. */
export function addressOf(data: unknown): string {
  const table = (data as { table?: unknown } | null)?.table;
  return typeof table === "string" && TABLE.test(table) ? `/t/${table}` : "/";
}

interface Window {
  url: string;
  focus(): Promise<unknown>;
}

/** The window that already shows an address. */
export function windowAt<T extends Window>(windows: readonly T[], address: string): T | undefined {
  return windows.find(({ url }) => new URL(url).pathname === address);
}
