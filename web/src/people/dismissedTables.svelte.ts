/** Tables that this browser no longer lists, until something happens there. */

const KEY = "vaka.dismissed";
const MOST = 200;

type Dismissed = Record<string, string>;

function read(): Dismissed {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Dismissed;
  } catch {
    return {};
  }
}

const kept = $state<{ tables: Dismissed }>({ tables: read() });

/** Whether a table was dismissed and has not changed since. */
export function isDismissed({ id, changed }: { id: string; changed: string }): boolean {
  return kept.tables[id] === changed;
}

export function dismiss({ id, changed }: { id: string; changed: string }): void {
  kept.tables = Object.fromEntries([...Object.entries(kept.tables), [id, changed] as const].slice(-MOST));
  try {
    localStorage.setItem(KEY, JSON.stringify(kept.tables));
  } catch {
    // a full or forbidden storage keeps it for this visit only
  }
}
