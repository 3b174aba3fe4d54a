/** What happened to what a seat owns, while others played. */
import type { Json, Ply, Table } from "../lib/protocol";
import { logOf, type LogLine, type Teller } from "./log";

export interface News {
  title(): string;
  /** Asked about one event after the other: whether it is about what the seat of a word owns. */
  concerning(word: string): (event: Json) => boolean;
}

/** The lines about a seat in the turns of others, after a ply. */
export function newsFor(seat: number, since: number, plies: Ply[], table: Table, teller: Teller, news: News): LogLine[] {
  const concerns = news.concerning(table.seats[seat]!.word);
  const isNews = new Set<Json>();
  for (const ply of plies) {
    for (const event of ply.events) {
      if (concerns(event) && ply.ply > since && ply.active !== seat) isNews.add(event);
    }
  }
  if (isNews.size === 0) return [];
  const picking: Teller = {
    turn: () => teller.turn(),
    tell: (event, view) => {
      const line = teller.tell(event, view);
      return isNews.has(event) ? line : null;
    },
  };
  const lines = logOf(plies, table, picking).flatMap((turn) => turn.lines);
  return lines.filter((line) => line.ply > since && line.undoneAt === Infinity);
}
