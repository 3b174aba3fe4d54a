/** Pebbles at a table. */
import { define, type Summary } from "../../table/game";
import Bag from "./Bag.svelte";
import Board from "./Board.svelte";
import Choices from "./Choices.svelte";
import { PebbleDesk } from "./desk.svelte";
import Heading from "./Heading.svelte";
import { WORDS, worth, type View } from "./model";
import Scores from "./Scores.svelte";
import Seat from "./Seat.svelte";
import { PebbleStage } from "./stage.svelte";
import { PebbleTeller } from "./teller";
import { t, word } from "./texts";

export const game = define<View, PebbleStage, PebbleDesk>({
  load: async () => {},
  stage: () => new PebbleStage(),
  desk: (session) => new PebbleDesk(session),
  teller: (table) => new PebbleTeller(table),
  summary,
  Board,
  Heading,
  Choices,
  Seat,
  Supply: Bag,
  Sheet: Scores,
  Brief: Bag,
  Ranks: Scores,
  Breakdown: Scores,
});

function summary(view: View): Summary {
  const isOver = view.phase === "over";
  const points = view.ponds.map(worth);
  const best = Math.max(...points);
  return {
    phase: view.phase,
    isSetup: view.phase === "begin",
    isOver,
    seats: points.map((own, seat) => ({
      word: WORDS[seat]!,
      points: own,
      note: t("hand", { n: view.hands[seat]! }),
      isActive: seat === view.active && !isOver,
    })),
    winners: isOver ? points.flatMap((own, seat) => (own === best ? [seat] : [])) : [],
    verdict: isOver ? word(`end.${view.reason}`, view.reason) : "",
  };
}
