/** Says whose turn it is: announced, with a sound, and on a banner if several people share the screen. */
import { untrack } from "svelte";
import { t } from "../../lib/i18n";
import { PACE, preferences } from "../../lib/preferences.svelte";
import type { Table } from "../../lib/protocol";
import { play } from "../../lib/sound";
import { addressed, isYours, nameOf } from "../players";
import type { Announcer } from "./announcer.svelte";
import type { Session } from "./session.svelte";

export class TurnAnnouncer {
  /** The player who is shown on a banner now. */
  banner = $state<{ name: string; word: string } | null>(null);
  #seat: number | null = null;
  #turn = "";

  /** Call while a component is created. */
  constructor(session: Session, announcer: Announcer, table: () => Table) {
    $effect(() => {
      const { seat } = session;
      if (seat !== null) untrack(() => this.#call(seat, session, announcer, table()));
    });
  }

  #call(seat: number, session: Session, announcer: Announcer, table: Table): void {
    const name = nameOf(table, seat);
    const people = table.seats.filter(({ mine, agent }) => mine && !agent).length;
    const isAnother = this.#seat !== null && this.#seat !== seat && people > 1 && !session.hasHiddenInfo;
    if (isAnother && PACE[preferences.speed] !== Infinity) this.banner = { name, word: table.seats[seat]!.word };
    const before = session.plies.findLast((ply) => ply.kind === "move" && ply.seat !== seat);
    const turn = `${seat} ${before?.ply}`;
    if (this.#turn !== turn) {
      announcer.announce(t(addressed("live.yours", isYours(table, seat)), { name }));
      play("turn");
    }
    this.#turn = turn;
    this.#seat = seat;
  }
}
