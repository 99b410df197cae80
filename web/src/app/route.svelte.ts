/** The address that is shown: its path names the page. The server reads the same list of routes. */

import { tick } from "svelte";

import ROUTES from "../../../tessera/server/http/pages.json";
import { isSite, pageIn, to } from "../net/place";

export type PageRoute = (typeof ROUTES)[number];

/** The page whose path begins with a word. */
export function pageOf(word: string): PageRoute | undefined {
  return ROUTES.find(({ path }) => path.split("/")[1] === word);
}

class Route {
  path = $state("");
  query = $state.raw(new URLSearchParams());
  hash = $state("");

  constructor() {
    this.read();
  }

  get parts(): string[] {
    return this.path.split("/").filter(Boolean).map(decoded);
  }

  read(): void {
    const { pathname, searchParams, hash } = pageIn(location);
    this.path = pathname;
    this.query = searchParams;
    this.hash = hash.slice(1);
  }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // a wrong address leads nowhere, but it must not break the page
  }
}

export const route = new Route();

/** Opens another page at its top; a screen reader begins at its heading. */
export async function go(path: string, replace = false): Promise<void> {
  const before = route.path;
  history[replace ? "replaceState" : "pushState"](null, "", to(path));
  route.read();
  if (route.path === before) return;
  await tick();
  window.scrollTo(0, 0);
  document.querySelector<HTMLElement>("main h1")?.focus();
}

/** Opens links to our own pages without loading the client again. */
export function followLinks(): void {
  window.addEventListener("popstate", () => route.read());
  document.addEventListener("click", (event) => {
    const link = (event.target as Element).closest("a");
    const isInternal =
      link?.origin === location.origin && !link.target && !link.hasAttribute("download") && !link.pathname.startsWith("/api");
    if (!link || !isInternal || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.defaultPrevented)
      return;
    const isPlace = isSite ? !link.hash.startsWith("#/") : link.pathname === location.pathname && !!link.hash;
    if (isPlace && !isSite) return; // the browser goes there
    event.preventDefault();
    if (isPlace) return show(link.hash.slice(1));
    const { pathname, search, hash } = pageIn(link);
    void go(pathname + search + hash);
  });
}

/** Goes to a place on the page that is shown, where the fragment is taken. */
function show(place: string): void {
  const { path, query } = route;
  history.replaceState(null, "", to(`${path}${query.size ? `?${query}` : ""}#${place}`));
  route.read();
  const found = document.getElementById(place);
  found?.scrollIntoView();
  found?.focus();
}
