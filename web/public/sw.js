// The service worker of an installed page. The server writes above what there is to keep: VERSION and FILES, a path for each.
/* global VERSION, FILES */

const CACHE = `tessera ${VERSION}`;
const PATIENCE = 4000; // milliseconds for the server to send a page, before the kept one is shown
const BESIDE = 6; // files fetched at the same time
const IMMUTABLE = /^\/(assets|engines|offline\/\w+-)/; // their names change with their contents
const progress = new BroadcastChannel("tessera install");

self.addEventListener("install", (event) => event.waitUntil(keepAll()));
self.addEventListener("activate", (event) => event.waitUntil(forgetOthers().then(() => self.clients.claim())));
self.addEventListener("fetch", (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (event.request.method !== "GET" || origin !== location.origin || pathname.startsWith("/api/")) return;
  if (event.request.mode === "navigate") event.respondWith(page(event.request));
  else if (FILES.includes(pathname)) event.respondWith(file(event.request, pathname));
});

/** Keeps all files; those that another version has already are not fetched again. */
async function keepAll() {
  const cache = await caches.open(CACHE);
  const todo = FILES.values();
  let done = 0;
  await Promise.all(
    Array.from({ length: BESIDE }, async () => {
      for (const path of todo) {
        const known = IMMUTABLE.test(path) && (await caches.match(path));
        const response = known || (await fetch(path, { cache: "no-cache" }));
        if (!response.ok) throw new Error(`${path}: ${response.status}`);
        await cache.put(path, response);
        progress.postMessage({ done: ++done, total: FILES.length });
      }
    }),
  );
}

/** Forgets older versions: a version begins its work when no tab shows an older one any more. */
async function forgetOthers() {
  for (const name of await caches.keys()) {
    if (name.startsWith("tessera ") && name !== CACHE) await caches.delete(name);
  }
}

/** The page, from the server if it answers in time; it finds out by itself what the address means. */
async function page(request) {
  const kept = (await caches.open(CACHE)).match("/");
  try {
    return await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
  } catch {
    return kept;
  }
}

/** A file: what never changes as it is kept, the rest from the server if it answers. */
async function file(request, path) {
  const kept = await (await caches.open(CACHE)).match(path);
  if (kept && IMMUTABLE.test(path)) return kept;
  try {
    return await fetch(request);
  } catch {
    return kept ?? Response.error();
  }
}
