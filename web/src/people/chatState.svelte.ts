/** The chat of a table on this page: open or closed, what is unread, and a note about the last message. */
import { untrack } from "svelte";
import { t } from "../lib/texts";
import type { ChatLine, Table } from "../lib/protocol";
import { nameOf } from "../table/players";
import type { Session } from "../table/play/session.svelte";
import { others, ownSeats } from "./seating";

/** How long a note is shown, in milliseconds. */
const MOMENT = 6000;

export class ChatState {
  isOpen = $state(false);
  /** Something that another player did, shown for a moment. */
  note = $state("");
  #read = $state(0);
  #offer: string | null = null;
  #before: { request: Table["undo_request"]; ply: number } | null = null;

  /** Call while a component is created. */
  constructor(readonly session: Session) {
    this.#read = untrack(() => session.chat.at(-1)?.number ?? 0);
    $effect(() => {
      if (this.isOpen) this.#read = session.chat.at(-1)?.number ?? 0;
    });
    $effect(() => {
      const last = this.unread.at(-1);
      if (last) this.note = `${untrack(() => nameOf(this.table, last.seat))}: ${last.text}`;
    });
    $effect(() => {
      const { undo_request: request, ply } = this.table;
      if (this.#before?.request && !request && this.#before.ply === ply) this.note = t("undo.refused");
      this.#before = { request, ply };
    });
    $effect(() => {
      const { offer, paused, rematch, stage, seats } = this.table;
      const before = this.#offer;
      // An offer also ends when it is accepted or no longer needed: then the table has changed.
      const now = JSON.stringify([paused, rematch, stage, seats.map(({ mine, connected }) => [mine, connected])]);
      this.#offer = offer && now;
      if (before === now && !offer) this.note = t("offer.refused");
    });
    $effect(() => {
      if (!this.note) return;
      const timer = setTimeout(() => (this.note = ""), MOMENT);
      return () => clearTimeout(timer);
    });
  }

  get table(): Table {
    return this.session.table!;
  }

  /** Whether you sit at the table, together with people on other devices. */
  get mayTalk(): boolean {
    return ownSeats(this.table).length > 0 && others(this.table).length > 0;
  }

  get lines(): ChatLine[] {
    return this.session.chat.filter((line) => !this.table.muted_seats.includes(line.seat));
  }

  get unread(): ChatLine[] {
    return this.lines.filter((line) => line.number > this.#read && !this.table.seats[line.seat]?.mine);
  }
}
