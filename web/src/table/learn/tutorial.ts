/**
 * A tutorial: a real table that goes on from a prepared record, and lessons that are told beside it.
 * Each game brings its own; all that is said lies in its texts, by the name of the lesson.
 */
import type { Values } from "../../lib/i18n";
import type { Json } from "../../lib/protocol";

export interface Lesson {
  /**
   * Its texts: `lesson.name`, and what is said of what somebody did: `.right`, `.other`, `.<event>`. With `.off`
   * it is told if nothing that is meant can be chosen, or another choice was made in the lesson `after` which it
   * comes; with `.chosen`, once all that is meant is picked and only to be confirmed. `.more` is said where such a
   * choice goes on or comes again, with `n` of them left; `.soon` at the start of a turn, until it has come; `.touch`
   * where a finger does it.
   */
  name: string;
  /** The rule that it is about. */
  rule: string;
  /** It is over with a choice that begins with this word; without one, once it was read. */
  verb?: string;
  /** The choices that are meant; any other is as good, and is told as another. Without them, all are. */
  meant?: readonly string[];
  /** The lesson that its words build upon: what is chosen in it comes after that one, what is only read right after. */
  after?: string;
  /** What came of a choice, by kinds of events, the most telling first. */
  events?: readonly string[];
  /** Selectors of what is pointed out besides the choices that are meant. */
  looks?: readonly string[];
  /** Whether it is told while others play, and until it was read. */
  isPause?: boolean;
  /**
   * It is told at the start of a turn, and waits for the lessons before it no longer than so many turns without
   * anything new; else it waits until they are done.
   */
  turns?: number;
}

export interface Tutorial {
  /** An unfinished record; whoever learns has the first seat, bots the others. */
  record: string;
  lessons: readonly Lesson[];
  /** Where a choice is seen on the board, as selectors; the prompt shows it in any case. */
  selectorsOf(move: string): string[];
  /** How many times the choice at hand is still to be made, where that is known: boats to land, and the like. */
  left?(view: Json): number;
  /** What a lesson says, and to what came of it: `sail`, `sail.failed`; null where nothing is said. */
  say(name: string, values?: Values): string | null;
}

/** The record with other names for its players. */
export function named(record: string, names: readonly string[]): string {
  let player = 0;
  return record.replace(/^player ".*"$/gm, (line) => {
    const name = names[player++];
    return name === undefined ? line : `player "${name.replace(/["\\]/g, "\\$&")}"`;
  });
}
