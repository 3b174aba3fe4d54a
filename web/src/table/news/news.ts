/** What happened to what a seat owns, while others played. */
import type { Json, Ply, Table } from "../../lib/protocol";
import { logOf, type LogLine, type LogWriter } from "../log";

export interface News {
  title(): string;
  /** Called for one event after another, with its ply: whether it affects the seat of a word. */
  concerning(word: string): (event: Json, among: readonly Json[]) => boolean;
  /** Whether the player who caused it gets it, too: it failed, and the board no longer shows it. */
  isForDoer?(event: Json): boolean;
  /** Whether it has a number, here and on the board, if there are several. */
  isNumbered?(event: Json): boolean;
}

/** The lines about a player's seats in the turns of others after a ply, and about failures in their own turns. */
export function newsFor(seats: number[], since: number, plies: Ply[], table: Table, logWriter: LogWriter, news: News): LogLine[] {
  const concerns = seats.map((seat) => news.concerning(table.seats[seat]!.word));
  const isNews = new Set<Json>();
  for (const ply of plies) {
    for (const event of ply.events) {
      // Each is asked about each event, because they remember earlier ones.
      const isOwn = concerns.filter((isAbout) => isAbout(event, ply.events)).length > 0;
      const isFromOthers = ply.ply > since && (!seats.includes(ply.active) || ply.bot !== undefined);
      const isForDoer = ply.ply >= since && news.isForDoer?.(event);
      if (isOwn && (isFromOthers || isForDoer)) isNews.add(event);
    }
  }
  const hasBots = plies.some(({ ply, bot }) => ply > since && bot !== undefined);
  if (isNews.size === 0 && !hasBots) return [];
  const picking: LogWriter = {
    newTurn: () => logWriter.newTurn(),
    write: (event, view) => {
      const line = logWriter.write(event, view);
      return line && isNews.has(event) ? line : null;
    },
  };
  const lines = logOf(plies, table, picking).flatMap((turn) => turn.lines);
  // An undo by itself is no news; a bot that moved for somebody is.
  const isTold = (line: LogLine) => (line.isBotNote ? line.ply > since : line.event !== null && line.ply >= since);
  return lines.filter((line) => isTold(line) && line.undoneAt === Infinity);
}
