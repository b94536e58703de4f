// What the service pushes, as a notice; and where a notice leads.

export interface News {
  table: string;
  kind: string;
  title: string;
  body: string;
}

/** What TypeScript does not know of yet. */
type Notice = NotificationOptions & { renotify: boolean };

const TABLE = /^[\w-]{1,32}$/;

/** A push that can be understood; null for anything else. */
export function newsIn(data: unknown): News | null {
  if (typeof data !== "object" || data === null) return null;
  const { table, kind, title, body } = data as Record<string, unknown>;
  if (typeof table !== "string" || !TABLE.test(table)) return null;
  if (typeof kind !== "string" || typeof title !== "string" || typeof body !== "string")
    return null;
  return { table, kind, title, body };
}

/** How it is shown. A later notice of the same table takes the place of the first, not in silence. */
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

/** The address of the table that a notice is about; it has no key in it. */
export function addressOf(data: unknown): string {
  const table = (data as { table?: unknown } | null)?.table;
  return typeof table === "string" && TABLE.test(table) ? `/t/${table}` : "/";
}

interface Window {
  url: string;
  focus(): Promise<unknown>;
}

/** The window that shows an address already. */
export function windowAt<T extends Window>(windows: readonly T[], address: string): T | undefined {
  return windows.find(({ url }) => new URL(url).pathname === address);
}
