// Which page is shown, and navigation without reloading.

import { routeOf, type Route } from "./routes";

export type { Route } from "./routes";

class Router {
  #path = $state(location.pathname);
  #hash = $state(location.hash);
  readonly #route = $derived(routeOf(this.#path));

  constructor() {
    addEventListener("popstate", () => this.#read());
    addEventListener("hashchange", () => this.#read());
  }

  get route(): Route {
    return this.#route;
  }

  get hash(): string {
    return this.#hash;
  }

  go(address: string): void {
    history.pushState(null, "", address);
    this.#read();
    if (!location.hash) scrollTo(0, 0);
  }

  /** For the root element: plain clicks on our own links stay on this page. */
  follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.("a");
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download"))
      return;
    const address = new URL(link.href, location.href);
    if (address.origin !== location.origin || address.pathname.startsWith("/api/")) return;
    if (routeOf(address.pathname).page === "nowhere") return;
    event.preventDefault();
    this.go(address.pathname + address.search + address.hash);
  }

  #read(): void {
    this.#path = location.pathname;
    this.#hash = location.hash;
  }
}

export const router = new Router();
