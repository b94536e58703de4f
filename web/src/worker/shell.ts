// The page without a connection: its own files, all of one build. Answers of the service are never
// kept.

import { cacheOf, isOutdated } from "./caches";

export interface Shell {
  version: string;
  /** Their paths in the folder of the page. */
  files: readonly string[];
}

/** Paths in the folder of the page: its own, and those of all its places. */
const PAGE = "";
const OF_PAGE = /^(?:$|index\.html$|t\/|rules\/|book\/)/;
const ASSET = /\bassets\/[\w.-]+/g;
/** The status codes of a proxy whose service is away. */
const AWAY = [502, 503, 504];

export class ShellKeeper {
  readonly #shell: Shell;
  readonly #name: string;
  readonly #folder: string;

  /** `folder` is the address of the folder that holds the page. */
  constructor(shell: Shell, folder: string) {
    this.#shell = shell;
    this.#name = cacheOf(folder, shell.version);
    this.#folder = folder;
  }

  /** Loads the files one after the other, because a page that has just opened needs the connection.
   * */
  async install(): Promise<void> {
    const cache = await caches.open(this.#name);
    const page = await fetched(this.#address(PAGE), "no-cache");
    for (const [path] of (await page.clone().text()).matchAll(ASSET)) {
      if (!this.#shell.files.includes(path)) throw new Error(`another version has ${path}`);
    }
    for (const file of this.#shell.files) {
      const address = this.#address(file);
      if (await cache.match(address)) continue;
      // Names change with their contents, so another version's file is the same one.
      const same = await caches.match(address);
      await cache.put(address, same ?? (await fetched(address, "default")));
    }
    await cache.put(this.#address(PAGE), page);
  }

  /** Deletes the files of other versions. */
  async activate(): Promise<void> {
    const others = (await caches.keys()).filter((name) =>
      isOutdated(name, this.#folder, this.#shell.version),
    );
    await Promise.all(others.map((name) => caches.delete(name)));
  }

  /** The answer to a request for a page; null for other requests. */
  answer(request: Request): Promise<Response> | null {
    const { origin, pathname } = new URL(request.url);
    const address = origin + pathname;
    if (!address.startsWith(this.#folder) || request.method !== "GET") return null;
    const path = address.slice(this.#folder.length);
    if (request.mode === "navigate") return OF_PAGE.test(path) ? this.#page(request) : null;
    return this.#shell.files.includes(path) ? this.#file(request, path) : null;
  }

  #address(path: string): string {
    return this.#folder + path;
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
    return (await caches.open(this.#name)).match(this.#address(path));
  }
}

async function fetched(path: string, cache: RequestCache): Promise<Response> {
  const response = await fetch(path, { cache, priority: "low" });
  if (!response.ok || response.redirected) throw new Error(`${path}: ${response.status}`);
  return response;
}
