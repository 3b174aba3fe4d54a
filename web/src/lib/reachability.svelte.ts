/** Whether the server answers. While it does not, the page asks again and again, and goes on by itself when it does. */

/** Milliseconds between two attempts. */
const AGAIN = 1500;
/** After this time without an answer, the page asks whether the server is there. */
const SLOW = 2000;
/** After this time without an answer to that, the server counts as away: within five seconds of the request. */
const SILENT = 2500;
/** After this time without an answer a request is given up. */
const LONGEST = 20_000;

/** Whether a proxy answers for a server that is away: Vaka itself gives its reasons in JSON. */
function isNoServer(answer: Response): boolean {
  const isJson = answer.headers.get("content-type")?.startsWith("application/json");
  return [502, 504].includes(answer.status) || (answer.status === 503 && !isJson);
}

const server = $state({ isAway: false });
let probing: Promise<boolean> | null = null;

export function isServerAway(): boolean {
  return server.isAway;
}

/** Fetch something; `TypeError` if the server is away. What takes long is said after a while. */
export async function fetchFrom(path: string, init: RequestInit = {}): Promise<Response> {
  const slow = setTimeout(() => void untilBack(), SLOW);
  try {
    const response = await fetch(path, { signal: AbortSignal.timeout(LONGEST), ...init });
    if (isNoServer(response)) throw new TypeError("the server is away");
    return response;
  } catch (error) {
    void untilBack();
    throw error;
  } finally {
    clearTimeout(slow);
  }
}

/** Resolves when the server answers, with whether it was away. */
export function untilBack(): Promise<boolean> {
  probing ??= probe().finally(() => (probing = null));
  return probing;
}

async function probe(): Promise<boolean> {
  let wasAway = false;
  while (!(await answers())) {
    wasAway = server.isAway = true;
    await new Promise((resolve) => setTimeout(resolve, AGAIN));
  }
  server.isAway = false;
  return wasAway;
}

async function answers(): Promise<boolean> {
  const abort = new AbortController();
  const silent = setTimeout(() => abort.abort(), SILENT);
  try {
    return !isNoServer(await fetch("/api", { cache: "no-store", signal: abort.signal }));
  } catch {
    return false;
  } finally {
    clearTimeout(silent);
  }
}
