/** Tongiaki at a table. */
import { define, type Summary } from "../../table/game";
import Board from "./board/Board.svelte";
import { BoardDesk } from "./desk.svelte";
import { load, loaded } from "./drawing";
import { arriving, type View } from "./model";
import Breakdown from "./panels/Breakdown.svelte";
import Brief from "./panels/Brief.svelte";
import Pile from "./panels/Pile.svelte";
import Ranks from "./panels/Ranks.svelte";
import ScoreSheet from "./panels/ScoreSheet.svelte";
import Seat from "./panels/Seat.svelte";
import { phraseOf, wordOf } from "./phrases";
import { seenAt } from "./places";
import Choices from "./prompt/Choices.svelte";
import Heading from "./prompt/Heading.svelte";
import { BoardStage } from "./stage.svelte";
import { BoardTeller } from "./teller";
import { t, word } from "./texts";

export const game = define<View, BoardStage, BoardDesk>({
  load: async () => void (await load()),
  stage: () => new BoardStage(loaded()),
  desk: (session) => new BoardDesk(session, loaded()),
  teller: (table) => new BoardTeller(table, loaded()),
  summary,
  phrase: (run, view, who) => phraseOf(run, view, loaded(), who),
  said: (name, value, view) => wordOf(name, value, view, loaded()),
  seenAt,
  question: 218,
  news: async () => (await import("./news")).news,
  Board,
  Heading,
  Choices,
  Seat,
  Supply: Pile,
  Sheet: ScoreSheet,
  Brief,
  Ranks,
  Breakdown,
});

function summary(view: View): Summary {
  const isOver = view.phase === "over";
  return {
    phase: view.phase,
    isSetup: view.phase === "setup" || view.phase === "begin",
    isOver,
    seats: view.seats.map(({ colour, supply }) => ({
      word: colour,
      points: view.score.seats[colour]?.points ?? 0,
      note: noteOf(supply, arriving(view, colour)),
      isActive: colour === view.active && !isOver,
    })),
    winners: isOver ? view.score.winners : [],
    verdict: isOver ? verdict(view) : "",
  };
}

/** While boats wait to be landed their islands do not count them: that is told rather than the supply. */
function noteOf(supply: number, toLand: number): string {
  return toLand > 0 ? `+${t("table.toLand", { n: toLand })}` : t("table.left", { n: supply });
}

function verdict({ score }: View): string {
  return `${word(`end.reason.${score.reason}`, score.reason ?? "")} ${t(`end.decided.${score.decided_by}`)}`;
}
