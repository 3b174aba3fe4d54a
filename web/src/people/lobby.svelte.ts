/** The tables that this person can see, kept up to date while the page is visible. */
import { api } from "../lib/api";
import type { Table } from "../lib/protocol";
import { isAsked } from "../table/play/rematch";
import { isDismissed } from "./dismissedTables.svelte";
import { freeCount } from "./seating";

const EVERY = 5000;
const RUNNING = 100;
const SOME = 12;
const MANY = 200;
/** How long a table that everybody has left stays in the list, in milliseconds. */
const RECENT = 3_600_000;

export class Lobby {
  running = $state.raw<Table[]>([]);
  finished = $state.raw<Table[]>([]);
  /** The number of finished tables, and whether to show all of them. */
  total = $state(0);
  wantsAll = $state(false);

  /** The time by the server's clock, which may differ from that of the browser. */
  #now = $state(0);
  #timer: ReturnType<typeof setInterval>;

  constructor() {
    this.#timer = setInterval(() => void this.refresh(), EVERY);
    document.addEventListener("visibilitychange", this.refresh);
  }

  close(): void {
    clearInterval(this.#timer);
    document.removeEventListener("visibilitychange", this.refresh);
  }

  refresh = async (): Promise<void> => {
    if (document.hidden) return;
    try {
      const [now, over] = await Promise.all([
        api.tables(RUNNING, "waiting", "playing", "frozen"),
        api.tables(this.wantsAll ? MANY : SOME, "over"),
      ]);
      this.running = now.tables;
      this.#now = Date.parse(now.now);
      this.finished = over.tables;
      this.total = over.total;
    } catch {
      // the server is down: keep the last list and ask again
    }
  };

  /** Your tables: first those where it is your turn. */
  get mine(): Table[] {
    const order = (table: Table) => (table.my_turn || isOffered(table) ? 0 : table.stage === "playing" ? 1 : 2);
    return [...this.#playable.filter(isMine), ...this.finished.filter(isOffered)]
      .filter((table) => !isDismissed(table))
      .toSorted((one, other) => order(one) - order(other));
  }

  /** Tables of others with a free seat, where somebody waits or was not long ago. */
  get open(): Table[] {
    return this.#playable.filter((table) => !isMine(table) && freeCount(table) > 0 && this.#isAlive(table));
  }

  /** Tables of others that can be watched. */
  get watchable(): Table[] {
    return this.#playable.filter((table) => !isMine(table) && freeCount(table) === 0 && isVisible(table) && this.#isAlive(table));
  }

  /** Finished and frozen tables. */
  get past(): Table[] {
    return [...this.running.filter((table) => table.stage === "frozen"), ...this.finished].filter((table) => !isDismissed(table));
  }

  /** Whether somebody is at a table of people, or was within the last hour. */
  #isAlive({ seats, changed }: Table): boolean {
    return seats.some((seat) => seat.held && seat.connected && !seat.agent) || this.#now - Date.parse(changed) < RECENT;
  }

  get #playable(): Table[] {
    return this.running.filter((table) => table.stage !== "frozen");
  }
}

const isMine = (table: Table) => table.is_creator || table.seats.some((seat) => seat.mine);
/** Whether a rematch is offered to you. */
const isOffered = (table: Table) => table.offer?.kind === "rematch" && isAsked(table);
const isVisible = (table: Table) => table.allow_spectators || table.access === "house";
