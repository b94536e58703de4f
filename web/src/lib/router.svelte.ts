// Which page is shown, and navigation without reloading.

import { linkTo, placeIn } from "./addresses";
import { routeOf, type Route } from "./routes";

export type { Route } from "./routes";

interface Left {
  scroll: number;
}

function hasScroll(state: unknown): state is Left {
  return typeof state === "object" && state !== null && "scroll" in state;
}

class Router {
  #path = $state(placeIn(location) ?? "/");
  #hash = $state(location.hash);
  readonly #route = $derived(routeOf(this.#path));

  constructor() {
    addEventListener("popstate", (event) => {
      const before = this.#path;
      this.#read();
      const state: unknown = event.state;
      if (this.#path === before || !hasScroll(state)) return;
      const { scroll } = state;
      void import("./scrollback").then(({ scrollBack }) => scrollBack(scroll));
    });
    addEventListener("hashchange", () => this.#read());
  }

  get route(): Route {
    return this.#route;
  }

  get hash(): string {
    return this.#hash;
  }

  go(place: string): void {
    this.#open(linkTo(place));
  }

  /** Instead of the present place, which nobody goes back to. */
  replace(place: string): void {
    history.replaceState(null, "", linkTo(place));
    this.#read();
  }

  /** For the root element: plain clicks on our own links stay on this page. */
  follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.("a");
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download"))
      return;
    const address = new URL(link.href, location.href);
    const place = address.origin === location.origin ? placeIn(address) : null;
    if (place === null || place.startsWith("/api/") || routeOf(place).page === "nowhere") return;
    event.preventDefault();
    this.#open(address.pathname + address.search + address.hash);
  }

  #open(address: string): void {
    history.replaceState({ ...history.state, scroll: scrollY }, "");
    history.pushState(null, "", address);
    this.#read();
    if (!location.hash) scrollTo(0, 0);
  }

  #read(): void {
    this.#path = placeIn(location) ?? "/";
    this.#hash = location.hash;
  }
}

export const router = new Router();
