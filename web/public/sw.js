// The service worker of an installed page. Above stands what there is to keep: VERSION, and FILES, by their paths from this folder.
/* global VERSION, FILES */

const ROOT = self.registration.scope;
const CACHES = `tessera ${ROOT} `; // a host may have several such folders
const CACHE = CACHES + VERSION;
const KEPT_BY_PAGES = [`${CACHES}memory`, `${CACHES}networks`]; // of Python, and of bots
const PATIENCE = 4000; // milliseconds for the server to send a page, before the kept one is shown
const BESIDE = 6; // files fetched at the same time
const IMMUTABLE = /^(assets|engines|offline\/\w+-)/; // their names change with their contents
const progress = new BroadcastChannel("tessera install");

self.addEventListener("install", (event) => event.waitUntil(keepAll()));
self.addEventListener("activate", (event) => event.waitUntil(forgetOthers().then(() => self.clients.claim())));
self.addEventListener("fetch", (event) => {
  const [address] = event.request.url.split(/[?#]/);
  const path = address.startsWith(ROOT) ? address.slice(ROOT.length) : "api/"; // of others, or of the server: left alone
  if (event.request.method !== "GET" || path.startsWith("api/")) return;
  if (event.request.mode === "navigate") event.respondWith(page(event.request));
  else if (FILES.includes(path)) event.respondWith(file(event.request, path));
});

/** Keeps all files; those that another version has already are not fetched again. */
async function keepAll() {
  const cache = await caches.open(CACHE);
  const todo = FILES.values();
  let done = 0;
  await Promise.all(
    Array.from({ length: BESIDE }, async () => {
      for (const path of todo) {
        const known = IMMUTABLE.test(path) && (await caches.match(ROOT + path));
        const response = known || (await fetch(ROOT + path, { cache: "no-cache" }));
        if (!response.ok) throw new Error(`${path}: ${response.status}`);
        await cache.put(ROOT + path, response);
        progress.postMessage({ done: ++done, total: FILES.length });
      }
    }),
  );
}

/** Forgets older versions: a version begins its work when no tab shows an older one any more. */
async function forgetOthers() {
  for (const name of await caches.keys()) {
    if (name.startsWith(CACHES) && name !== CACHE && !KEPT_BY_PAGES.includes(name)) await caches.delete(name);
  }
}

/** The page, from the server if it answers in time; it finds out by itself what the address means. */
async function page(request) {
  const kept = (await caches.open(CACHE)).match(ROOT);
  try {
    return await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
  } catch {
    return kept;
  }
}

/** A file: what never changes as it is kept, the rest from the server if it answers. */
async function file(request, path) {
  const kept = await (await caches.open(CACHE)).match(ROOT + path);
  if (kept && IMMUTABLE.test(path)) return kept;
  try {
    return await fetch(request);
  } catch {
    return kept ?? Response.error();
  }
}
