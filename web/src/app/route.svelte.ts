/** The address that is shown: its path names the page. The server reads the same list of routes. */

import { tick } from "svelte";

import ROUTES from "../../../tessera/server/http/pages.json";

export type PageRoute = (typeof ROUTES)[number];

/** The page whose path begins with a word. */
export function pageOf(word: string): PageRoute | undefined {
  return ROUTES.find(({ path }) => path.split("/")[1] === word);
}

class Route {
  path = $state(location.pathname);
  query = $state.raw(new URLSearchParams(location.search));
  hash = $state(location.hash.slice(1));

  get parts(): string[] {
    return this.path.split("/").filter(Boolean).map(decoded);
  }

  read = (): void => {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
    this.hash = location.hash.slice(1);
  };
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
  history[replace ? "replaceState" : "pushState"](null, "", path);
  route.read();
  if (route.path === before) return;
  await tick();
  window.scrollTo(0, 0);
  document.querySelector<HTMLElement>("main h1")?.focus();
}

/** Opens links to our own pages without loading the client again. */
export function followLinks(): void {
  window.addEventListener("popstate", route.read);
  document.addEventListener("click", (event) => {
    const link = (event.target as Element).closest("a");
    const isInternal =
      link?.origin === location.origin && !link.target && !link.hasAttribute("download") && !link.pathname.startsWith("/api");
    if (!link || !isInternal || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.defaultPrevented)
      return;
    if (link.pathname === location.pathname && link.hash) return; // a place on this page
    event.preventDefault();
    void go(link.pathname + link.search + link.hash);
  });
}
