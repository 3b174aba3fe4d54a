/** What others say: the chat of a table, open or closed, what is unread of it, and what was refused. */
import { untrack } from "svelte";
import type { ChatLine, Table } from "../lib/protocol";
import { nameOf } from "../table/players";
import type { Session } from "../table/play/session.svelte";
import { others, ownSeats } from "./seating";

/** How long a note is shown, in milliseconds. */
const MOMENT = 6000;

export class ChatState {
  isOpen = $state(false);
  /** The last message of another player, shown for a moment. */
  note = $state("");
  /** What was asked and refused, until you have read it or it is asked again. */
  refused = $state({ undo: false, offer: false });
  #read = $state(0);
  #offer: { offer: Table["offer"]; at: string } | null = null;
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
      const before = this.#before?.request;
      if (request) this.refused.undo = false;
      else if (before && this.#before!.ply === ply && this.#waitsForOthers(before)) this.refused.undo = true;
      this.#before = { request, ply };
    });
    $effect(() => {
      const { offer, paused, rematch, stage, seats } = this.table;
      const before = this.#offer;
      // An offer also ends when it is accepted or no longer needed: then the table has changed.
      const at = JSON.stringify([paused, rematch, stage, seats.map(({ mine, connected }) => [mine, connected])]);
      this.#offer = offer && { offer, at };
      if (offer) this.refused.offer = false;
      else if (before?.at === at && this.#waitsForOthers(before.offer!)) this.refused.offer = true;
    });
    $effect(() => {
      if (!this.note) return;
      const timer = setTimeout(() => (this.note = ""), MOMENT);
      return () => clearTimeout(timer);
    });
  }

  /** Whether somebody else had to agree: who alone was asked, and refused, knows it. */
  #waitsForOthers({ waiting_for }: { waiting_for: number[] }): boolean {
    return ownSeats(this.table).length > 0 && waiting_for.some((seat) => !this.table.seats[seat]!.mine);
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
