/// <reference lib="webworker" />
/**
 * Keeps the page's own files in the browser, so that it opens while the server is being started again;
 * the table then connects by itself. What changes as people play is never kept.
 */
export {};
declare const self: ServiceWorkerGlobalScope;

/** Filled in by the build: the files to have at hand. Another build has others, and another name. */
const { name, files } = "__BUILD__" as unknown as { name: string; files: string[] };
const PAGE = "/";
const FIXED = /^\/assets\//;
/** What the server tells of its games, and tells the same every time. */
const ABOUT_GAMES = /^\/api\/games(\/\w+\/(drawing|texts|rulebook))?$/;

self.addEventListener("install", (event) => {
  event.waitUntil(keepAll().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(dropOthers().then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") {
    if (!pathname.startsWith("/api")) event.respondWith(newest(request, PAGE));
  } else if (FIXED.test(pathname)) event.respondWith(kept(request));
  else if (ABOUT_GAMES.test(pathname)) event.respondWith(newest(request, request));
});

async function keepAll(): Promise<void> {
  const cache = await caches.open(name);
  await cache.addAll([PAGE, ...files]);
}

async function dropOthers(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((other) => other !== name).map((other) => caches.delete(other)));
}

/** A file that never changes: from here, or from the server once. */
async function kept(request: Request): Promise<Response> {
  const cache = await caches.open(name);
  return (await cache.match(request)) ?? put(cache, request, await fetch(request));
}

/** What the server says; while it is away, what it said last. */
async function newest(request: Request, key: Request | string): Promise<Response> {
  const cache = await caches.open(name);
  try {
    return put(cache, key, await fetch(request));
  } catch (error) {
    const last = await cache.match(key);
    if (last) return last;
    throw error;
  }
}

/** Keep an answer; for the page only what is one, whatever else a browser is sent to. */
function put(cache: Cache, key: Request | string, answer: Response): Response {
  const isPage = answer.headers.get("content-type")?.startsWith("text/html") ?? false;
  if (answer.ok && isPage === (key === PAGE)) void cache.put(key, answer.clone());
  return answer;
}
