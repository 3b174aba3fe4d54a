/// <reference lib="webworker" />
/**
 * Keeps the page's own files in the browser, so that it opens while the server is being started again;
 * the table then connects by itself. What changes as people play is never kept.
 */
export {};
declare const self: ServiceWorkerGlobalScope;

/** Filled in by the build: the files to cache, and the texts by language. Another build has others, and another name. */
const { name, files, texts } = "__BUILD__" as unknown as { name: string; files: string[]; texts: Record<string, string[]> };
const PAGE = "/";
const FIXED = /^\/assets\//;
/** Requests about games, whose answers never change. */
const ABOUT_GAMES = /^\/api\/games(\/\w+\/(drawing|texts|rulebook|rules\/[\w.]+\.svg))?$/;
/** Pictures and the manifest of the page, which keep their names. */
const EXTRAS = ["/vaka.svg", "/icon-192.png", "/manifest.webmanifest"];

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
  else if (ABOUT_GAMES.test(pathname) || EXTRAS.includes(pathname)) event.respondWith(newest(request, request));
});

async function keepAll(): Promise<void> {
  const cache = await caches.open(name);
  await cache.addAll([PAGE, ...EXTRAS, ...files]);
}

/** The language and the theme in which the page is read: its texts, all games and their rules are kept, too. */
self.addEventListener("message", (event) => {
  event.waitUntil(keepGames(event.data as { language: string; theme: string }).catch(() => undefined));
});

interface Rulebook {
  chapters: { rules: { id: string; pictures: unknown[] }[] }[];
}

async function keepGames({ language, theme }: { language: string; theme: string }): Promise<void> {
  const cache = await caches.open(name);
  for (const file of texts[language] ?? []) await keepOne<unknown>(cache, file);
  const games = await keepOne<{ games: { name: string }[] }>(cache, `/api/games?language=${language}`);
  for (const { name: game } of games?.games ?? []) {
    const about = `/api/games/${game}`;
    await keepOne<unknown>(cache, `${about}/drawing`);
    await keepOne<unknown>(cache, `${about}/texts?language=${language}`);
    const book = await keepOne<Rulebook>(cache, `${about}/rulebook?language=${language}`);
    for (const { id, pictures } of book?.chapters.flatMap(({ rules }) => rules) ?? []) {
      for (let number = 1; number <= pictures.length; number += 1) {
        await keepOne<unknown>(cache, `${about}/rules/${id}.svg?number=${number}&theme=${theme}&language=${language}`);
      }
    }
  }
}

/** Fetch a file unless it is cached, and parse it if it is JSON. */
async function keepOne<T>(cache: Cache, path: string): Promise<T | null> {
  let answer = await cache.match(path);
  if (!answer) {
    answer = await fetch(path);
    if (answer.ok) await cache.put(path, answer.clone());
  }
  const isJson = answer.headers.get("content-type")?.startsWith("application/json") ?? false;
  return answer.ok && isJson ? ((await answer.clone().json()) as T) : null;
}

async function dropOthers(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((other) => other !== name).map((other) => caches.delete(other)));
}

/** A file that never changes: from the cache, or once from the server. */
async function kept(request: Request): Promise<Response> {
  const cache = await caches.open(name);
  return (await cache.match(request)) ?? put(cache, request, await fetch(request));
}

/** After this time without an answer, in milliseconds, the last one is shown. */
const SILENT = 3000;

/** From the server; while it is down or does not answer, the last answer. */
async function newest(request: Request, key: Request | string): Promise<Response> {
  const cache = await caches.open(name);
  const abort = new AbortController();
  const asked = fetch(abortable(request, abort.signal));
  const silent = new Promise<null>((resolve) => setTimeout(resolve, SILENT, null));
  const first = await Promise.race([asked.catch(() => null), silent]);
  if (first && !isFromProxy(first)) return put(cache, key, first);
  const last = await cache.match(key);
  // A browser has few connections to a server: one that hangs is given back.
  if (last) abort.abort();
  return last ?? put(cache, key, await asked);
}

/** The same request, which can be aborted. A navigation cannot be copied, and follows no redirects by itself. */
function abortable(request: Request, signal: AbortSignal): Request {
  if (request.mode !== "navigate") return new Request(request, { signal });
  return new Request(request.url, { headers: request.headers, redirect: "manual", signal });
}

/** Whether a proxy answers for a server that is down. What Vaka itself refuses, it explains in JSON. */
function isFromProxy({ status, headers }: Response): boolean {
  const isExplained = headers.get("content-type")?.startsWith("application/json") ?? false;
  return [502, 504].includes(status) || (status === 503 && !isExplained);
}

/** Cache a response; for the page only an HTML page, whatever the browser was redirected to. */
function put(cache: Cache, key: Request | string, answer: Response): Response {
  const isPage = answer.headers.get("content-type")?.startsWith("text/html") ?? false;
  if (answer.ok && isPage === (key === PAGE)) void cache.put(key, answer.clone());
  return answer;
}
