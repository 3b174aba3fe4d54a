/** What happened to what a seat owns, while others played. */
import type { Json, Ply, Table } from "../../lib/protocol";
import { logOf, type LogLine, type LogWriter } from "../log";

export interface News {
  title(): string;
  /** Asked about one event after the other, with all of its ply: whether it is about what the seat of a word owns. */
  concerning(word: string): (event: Json, among: readonly Json[]) => boolean;
  /** Whether it is told to who brought it about as well: it went wrong, and the board shows nothing of it any more. */
  isForDoer?(event: Json): boolean;
  /** Whether it has a number, here and on the board, where there are several. */
  isNumbered?(event: Json): boolean;
}

/** The lines about what somebody's seats own in the turns of others, after a ply, and what went wrong in their own. */
export function newsFor(seats: number[], since: number, plies: Ply[], table: Table, logWriter: LogWriter, news: News): LogLine[] {
  const concerns = seats.map((seat) => news.concerning(table.seats[seat]!.word));
  const isNews = new Set<Json>();
  for (const ply of plies) {
    for (const event of ply.events) {
      // Each is asked about each event: they remember what went before.
      const isOwn = concerns.filter((isAbout) => isAbout(event, ply.events)).length > 0;
      const isFromOthers = ply.ply > since && !seats.includes(ply.active);
      const isForDoer = ply.ply >= since && news.isForDoer?.(event);
      if (isOwn && (isFromOthers || isForDoer)) isNews.add(event);
    }
  }
  if (isNews.size === 0) return [];
  const picking: LogWriter = {
    newTurn: () => logWriter.newTurn(),
    write: (event, view) => {
      const line = logWriter.write(event, view);
      return line && isNews.has(event) ? line : null;
    },
  };
  const lines = logOf(plies, table, picking).flatMap((turn) => turn.lines);
  // That something was taken back is no news by itself.
  return lines.filter((line) => line.event !== null && line.ply >= since && line.undoneAt === Infinity);
}
