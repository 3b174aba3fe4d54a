/**
 * A tutorial: a real table that continues a prepared record, with lessons beside it. Each game brings its own; all
 * texts are found by the name of the lesson.
 */
import type { Values } from "../../lib/i18n";
import type { Json } from "../../lib/protocol";

export interface Lesson {
  /**
   * The name of its texts: `lesson.name`, and remarks about what you did: `.right`, `.other`, `.<event>`. `.off`
   * replaces it if no recommended choice is possible, or if another choice was made in the lesson `after` which it
   * comes; `.chosen`, once everything is picked and only the confirmation is missing. `.more` is shown if such a
   * choice continues or returns, with `n` left; `.soon` at the start of a turn, until the choice comes; `.touch` on
   * touch screens.
   */
  name: string;
  /** The rule that it explains. */
  rule: string;
  /** A choice that begins with this word completes it; without one, it is completed by reading. */
  verb?: string;
  /** The recommended choices; any other is as good, and gets another remark. Without them, all are recommended. */
  meant?: readonly string[];
  /** The lesson that it builds on: a choice comes some time after that one, a lesson to read right after it. */
  after?: string;
  /** The result of a choice, by kinds of events, the most important first. */
  events?: readonly string[];
  /** Selectors of elements to highlight besides the recommended choices. */
  looks?: readonly string[];
  /** Whether it is shown while others play, until it was read. */
  isPause?: boolean;
  /**
   * It is shown at the start of a turn, and waits for the lessons before it at most this many turns without progress;
   * otherwise it waits until they are completed.
   */
  turns?: number;
}

export interface Tutorial {
  /** An unfinished record; the learner has the first seat, bots the others. */
  record: string;
  lessons: readonly Lesson[];
  /** The elements of a choice on the board, as selectors; the prompt shows it in any case. */
  selectorsOf(move: string): string[];
  /** How many times the current choice is still to be made, if known: boats to land, for example. */
  left?(view: Json): number;
  /** The text of a lesson or of a remark: `sail`, `sail.failed`; null if there is none. */
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
