/** Announces events and questions to screen readers: every line once, in order. */
import { plain } from "../../lib/i18n";
import type { Turn } from "../log";

/** How many lines are kept: each is announced once, and stays in the log. */
const KEPT = 30;

export class Announcer {
  lines = $state.raw<{ id: number; text: string }[]>([]);
  #next = 0;
  /** The last ply that has been announced. */
  #announcedPly = -1;

  announce(...texts: string[]): void {
    const fresh = texts.filter(Boolean).map((text) => ({ id: this.#next++, text }));
    if (fresh.length > 0) this.lines = [...this.lines, ...fresh].slice(-KEPT);
  }

  /** Announce new lines of the log; lines from before the page was opened are not read out. */
  follow(turns: Turn[], ply: number): void {
    const fresh = turns.flatMap((turn) => turn.lines).filter((line) => line.ply > this.#announcedPly);
    if (this.#announcedPly >= 0) this.announce(...fresh.map((line) => plain(line.parts)));
    this.#announcedPly = Math.max(this.#announcedPly, ply);
  }
}
