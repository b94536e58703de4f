// The page without a connection: its own files, all of one build. Answers of the service are never
// kept.

export interface Shell {
  version: string;
  files: readonly string[];
}

const KEPT = "mori-";
const PAGE = "/";
const OF_PAGE = /^\/(?:$|t\/|rules\/|book\/)/;
const ASSET = /\/assets\/[\w.-]+/g;
/** The status codes of a proxy whose service is away. */
const AWAY = [502, 503, 504];

export class ShellKeeper {
  readonly #shell: Shell;
  readonly #name: string;
  readonly #origin: string;

  constructor(shell: Shell, origin: string) {
    this.#shell = shell;
    this.#name = KEPT + shell.version;
    this.#origin = origin;
  }

  /** Loads the files one after the other, because a page that has just opened needs the connection.
   * */
  async install(): Promise<void> {
    const cache = await caches.open(this.#name);
    const page = await fetched(PAGE, "no-cache");
    for (const [path] of (await page.clone().text()).matchAll(ASSET)) {
      if (!this.#shell.files.includes(path)) throw new Error(`another version has ${path}`);
    }
    for (const file of this.#shell.files) {
      if (!(await cache.match(file))) await cache.put(file, await fetched(file, "default"));
    }
    await cache.put(PAGE, page);
  }

  /** Deletes the files of other versions. */
  async activate(): Promise<void> {
    const others = (await caches.keys()).filter(
      (name) => name.startsWith(KEPT) && name !== this.#name,
    );
    await Promise.all(others.map((name) => caches.delete(name)));
  }

  /** The answer to a request for a page; null for other requests. */
  answer(request: Request): Promise<Response> | null {
    const { origin, pathname } = new URL(request.url);
    if (origin !== this.#origin || request.method !== "GET") return null;
    if (request.mode === "navigate") return OF_PAGE.test(pathname) ? this.#page(request) : null;
    return this.#shell.files.includes(pathname) ? this.#file(request, pathname) : null;
  }

  /** The newest page. */
  async #page(request: Request): Promise<Response> {
    try {
      const response = await fetch(request);
      if (!AWAY.includes(response.status)) return response;
    } catch {
      // There is no connection.
    }
    return (await this.#kept(PAGE)) ?? Response.error();
  }

  async #file(request: Request, path: string): Promise<Response> {
    return (await this.#kept(path)) ?? (await fetch(request));
  }

  async #kept(path: string): Promise<Response | undefined> {
    return (await caches.open(this.#name)).match(path);
  }
}

async function fetched(path: string, cache: RequestCache): Promise<Response> {
  const response = await fetch(path, { cache, priority: "low" });
  if (!response.ok || response.redirected) throw new Error(`${path}: ${response.status}`);
  return response;
}
