/** The router. Every address can be bookmarked, shared and reloaded. */

export type Place =
  | { page: "start" }
  | { page: "new"; game: string | null }
  | { page: "table"; id: string; ply: number | null; isReplay: boolean }
  | { page: "invite"; id: string; secret: string | null }
  | { page: "watch"; id: string; secret: string }
  | { page: "move"; secret: string }
  | { page: "learn"; game: string }
  | { page: "rules"; game: string | null; rule: string | null }
  | { page: "guide"; game: string; tip: string | null }
  | { page: "print"; game: string }
  | { page: "none" };

function read(): Place {
  const [first, second, third] = location.pathname.split("/").filter(Boolean);
  const query = new URLSearchParams(location.search);
  if (first === "new") return { page: "new", game: second ?? null };
  if (first === "tables" && second) {
    const ply = query.get("at");
    const isReplay = third === "replay" || ply !== null;
    return { page: "table", id: second, ply: ply === null ? null : plyOf(ply), isReplay };
  }
  if (first === "invite" && second) return { page: "invite", id: second, secret: third ?? null };
  if (first === "watch" && second && third) return { page: "watch", id: second, secret: third };
  if (first === "move" && second) return { page: "move", secret: second };
  if (first === "learn" && second) return { page: "learn", game: second };
  if (first === "rules") {
    return { page: "rules", game: second ?? null, rule: location.hash.slice(1) || null };
  }
  if (first === "guide" && second) return { page: "guide", game: second, tip: location.hash.slice(1) || null };
  if (first === "print" && second) return { page: "print", game: second };
  return { page: !first || first === "index.html" ? "start" : "none" };
}

/** Anything that is not a moment of a game means its beginning. */
function plyOf(text: string): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : 0;
}

const here = $state({ place: read() });

export function place(): Place {
  return here.place;
}

let left: string | null = null;

/** The table from which the rules or the guide were opened, to go back to; null if there is none. */
export function leftTable(): string | null {
  return left;
}

export function go(path: string, replace = false): void {
  if (here.place.page !== "rules" && here.place.page !== "guide") left = here.place.page === "table" ? location.pathname + location.search : null;
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  here.place = read();
  if (!replace && !location.hash) scrollTo(0, 0);
}

export const to = {
  start: "/",
  setUp: (game: string) => `/new/${game}`,
  table: (id: string) => `/tables/${id}`,
  /** The address of a seat; the invitation is part of it only at a private table. */
  invite: (id: string, secret: string | null) => `/invite/${id}${secret ? `/${secret}` : ""}`,
  /** The link for spectators of a private table. */
  watch: (id: string, secret: string) => `/watch/${id}/${secret}`,
  replay: (id: string, ply?: number) => `/tables/${id}/replay${ply === undefined ? "" : `?at=${ply}`}`,
  learn: (game: string) => `/learn/${game}`,
  guide: (game: string, tip?: string) => `/guide/${game}${tip ? `#${tip}` : ""}`,
  print: (game: string) => `/print/${game}`,
  rules: (game: string, rule?: string) => `/rules/${game}${rule ? `#${rule}` : ""}`,
};

addEventListener("popstate", () => (here.place = read()));

/** Links within the page do not reload it. */
document.addEventListener("click", (event) => {
  const link = (event.target as Element | null)?.closest("a");
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
});
