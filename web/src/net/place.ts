/**
 * Where the client is served from: by a server, whose paths name its pages, or out of a folder of any host. Such a site has one page,
 * so the path of what it shows stands in the fragment of its address.
 */

/** Whether the client was made for a host without a server. */
export const isSite = document.documentElement.hasAttribute("data-site");

/** The folder that the client's files are in. */
const ROOT = isSite ? new URL(".", location.origin + location.pathname).href : `${location.origin}/`;

/** The address of one of the client's files. */
export function fileAt(path: string): string {
  return ROOT + path;
}

/** A link to one of the client's pages. */
export function to(path: string): string {
  return isSite ? `#${path}` : path;
}

/** The same, for somebody else. */
export function linkTo(path: string): string {
  return new URL(to(path), isSite ? ROOT : location.origin).href;
}

/** The page that an address shows: its path, its query and its fragment. */
export function pageIn({ pathname, search, hash }: URL | Location | HTMLAnchorElement): URL {
  return new URL(isSite ? hash.slice(1) || "/" : pathname + search + hash, location.origin);
}
