/** Tahiti at a table. */
import { define, type Summary } from "../../table/game";
import Board from "./board/Board.svelte";
import { CardDesk } from "./desk.svelte";
import { load } from "./drawing.svelte";
import { isActive, pointsOf, type View } from "./model";
import Breakdown from "./panels/Breakdown.svelte";
import Brief from "./panels/Brief.svelte";
import Ranks from "./panels/Ranks.svelte";
import Seat from "./panels/Seat.svelte";
import Sheet from "./panels/Sheet.svelte";
import Supply from "./panels/Supply.svelte";
import { phraseOf, wordOf } from "./phrases";
import { seenAt } from "./places";
import Choices from "./prompt/Choices.svelte";
import Heading from "./prompt/Heading.svelte";
import { CardStage } from "./stage.svelte";
import { CardTeller } from "./teller";
import { t, word } from "./texts";

export const game = define<View, CardStage, CardDesk>({
  load: async () => void (await load()),
  hides: true,
  question: 64,
  // While attractions are opened all tables are to be seen, and there are no special cards to play.
  asked: ({ phase }) => (phase === "build" || phase === "clear" ? 280 : 164),
  stage: () => new CardStage(),
  desk: (session) => new CardDesk(session),
  teller: (table) => new CardTeller(table),
  summary,
  phrase: phraseOf,
  said: wordOf,
  seenAt,
  news: async () => (await import("./news")).news,
  awards: async () => (await import("./award")).awards,
  Board,
  Heading,
  Choices,
  Seat,
  Supply,
  Sheet,
  Brief,
  Ranks,
  Breakdown,
});

function summary(view: View): Summary {
  const isOver = view.phase === "over";
  return {
    phase: view.phase,
    isSetup: view.phase === "begin" || view.phase === "deal",
    isOver,
    seats: view.seats.map(({ seat, hand, aside }, index) => ({
      word: seat,
      points: pointsOf(view, index),
      note: t("table.inHand", { n: hand }),
      instead: t("table.asideCards", { n: aside }),
      isActive: isActive(view, index),
    })),
    winners: (isOver && view.score?.winners) || [],
    verdict: isOver ? verdict(view) : "",
  };
}

function verdict({ score }: View): string {
  return `${word(`end.reason.${score!.reason}`, "")} ${t(`end.decided.${score!.decided_by}`)}`;
}
