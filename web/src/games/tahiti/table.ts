/** The definition of Tahiti at a table. */
import type { Sound } from "../../lib/sound";
import { defineGame, type Summary } from "../../table/game";
import Board from "./board/Board.svelte";
import { CurrentCardChoice } from "./currentChoice.svelte";
import { load } from "./drawing.svelte";
import { isActive, pointsOf, type Event, type View } from "./model";
import PhoneStatus from "./panels/PhoneStatus.svelte";
import SeatDetails from "./panels/SeatDetails.svelte";
import CentreSums from "./panels/CentreSums.svelte";
import Supply from "./panels/Supply.svelte";
import { movesText, valueText } from "./moveText";
import { selectorsOf } from "./moveSelectors";
import Choices from "./prompt/Choices.svelte";
import Heading from "./prompt/Heading.svelte";
import { CardAnimator } from "./animator.svelte";
import { CardLogWriter } from "./logWriter";
import { t, word } from "./texts";

/** The height of the prompt on a phone, and its height if special cards can be played, too. */
const [LOW_PROMPT, HIGH_PROMPT] = ["clamp(150px, 19dvh, 164px)", "clamp(158px, 36dvh, 280px)"];

const SOUNDS: Partial<Record<Event["kind"], Sound>> = {
  erupted: "eruption",
  awarded: "award",
  awarded_two: "award",
  laid: "landing",
};

export const game = defineGame<View, CardAnimator, CurrentCardChoice>({
  load: async () => void (await load()),
  hasHiddenInfo: true,
  // While attractions are opened all tables must be in view, and no special card can be played.
  promptHeight: ({ phase }) => (phase === "build" || phase === "clear" ? HIGH_PROMPT : LOW_PROMPT),
  leastPromptHeight: LOW_PROMPT,
  choosesOnBoard: true,
  createAnimator: () => new CardAnimator(),
  createCurrentChoice: (session) => new CurrentCardChoice(session),
  createLogWriter: (table) => new CardLogWriter(table),
  summary,
  soundOf: (event) => SOUNDS[(event as unknown as Event).kind] ?? null,
  describeMoves: movesText,
  describeValue: valueText,
  selectorsOf,
  news: async () => (await import("./news")).news,
  awards: async () => (await import("./awards")).awards,
  Board,
  Heading,
  Choices,
  SeatDetails,
  Supply,
  ScorePanel: CentreSums,
  PhoneStatus,
  results: () => import("./panels/resultPanels"),
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
      pointsPlaceholder: t("table.asideCards", { n: aside }),
      isActive: isActive(view, index),
    })),
    winners: (isOver && view.score?.winners) || [],
    verdict: isOver ? verdict(view) : "",
  };
}

function verdict({ score }: View): string {
  return `${word(`end.reason.${score!.reason}`, "")} ${t(`end.decided.${score!.decided_by}`)}`;
}
