/** The tables that this person can see, kept up to date while the page is visible. */
import { api } from "../lib/api";
import type { Table } from "../lib/protocol";
import { freeCount } from "./seating";

const EVERY = 5000;
const RUNNING = 100;
const SOME = 12;
const MANY = 200;

export class Lobby {
  running = $state.raw<Table[]>([]);
  finished = $state.raw<Table[]>([]);
  /** The number of finished tables, and whether to show all of them. */
  total = $state(0);
  wantsAll = $state(false);

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
      this.finished = over.tables;
      this.total = over.total;
    } catch {
      // the server is down: keep the last list and ask again
    }
  };

  /** Your tables: first those where it is your turn. */
  get mine(): Table[] {
    const order = (table: Table) => (table.my_turn ? 0 : table.stage === "playing" ? 1 : 2);
    return this.#playable.filter(isMine).toSorted((one, other) => order(one) - order(other));
  }

  /** Tables of others with a free seat. */
  get open(): Table[] {
    return this.#playable.filter((table) => !isMine(table) && freeCount(table) > 0);
  }

  /** Tables of others that can be watched. */
  get watchable(): Table[] {
    return this.#playable.filter((table) => !isMine(table) && freeCount(table) === 0 && isVisible(table));
  }

  /** Finished and frozen tables. */
  get past(): Table[] {
    return [...this.running.filter((table) => table.stage === "frozen"), ...this.finished];
  }

  get #playable(): Table[] {
    return this.running.filter((table) => table.stage !== "frozen");
  }
}

const isMine = (table: Table) => table.is_creator || table.seats.some((seat) => seat.mine);
const isVisible = (table: Table) => table.allow_spectators || table.access === "house";
