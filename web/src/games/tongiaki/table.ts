/** The definition of Tongiaki at a table. */
import type { Json } from "../../lib/protocol";
import type { Sound } from "../../lib/sound";
import { defineGame, type Summary } from "../../table/game";
import Board from "./board/Board.svelte";
import { CurrentMapChoice } from "./currentChoice.svelte";
import { load, loaded } from "./drawing";
import { arriving, type Event, type View } from "./model";
import PhoneStatus from "./panels/PhoneStatus.svelte";
import TilesLeft from "./panels/TilesLeft.svelte";
import ScoreSheet from "./panels/ScoreSheet.svelte";
import SeatDetails from "./panels/SeatDetails.svelte";
import { movesText, valueText } from "./moveText";
import { selectorsOf } from "./moveSelectors";
import Choices from "./prompt/Choices.svelte";
import Heading from "./prompt/Heading.svelte";
import { MapAnimator } from "./animator.svelte";
import { MapLogWriter } from "./logWriter";
import { t, word } from "./texts";

export const game = defineGame<View, MapAnimator, CurrentMapChoice>({
  load: async () => void (await load()),
  createAnimator: () => new MapAnimator(loaded()),
  createCurrentChoice: (session) => new CurrentMapChoice(session, loaded()),
  createLogWriter: (table) => new MapLogWriter(table, loaded()),
  summary,
  soundOf,
  describeMoves: (run, view, who) => movesText(run, view, loaded(), who),
  describeValue: (name, value, view) => valueText(name, value, view, loaded()),
  selectorsOf,
  promptHeight: () => "clamp(218px, 36dvh, 304px)",
  news: async () => (await import("./news")).news,
  Board,
  Heading,
  Choices,
  SeatDetails,
  Supply: TilesLeft,
  ScorePanel: ScoreSheet,
  PhoneStatus,
  results: () => import("./panels/resultPanels"),
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

/** Boats that wait to be landed count for no island: the seat shows them instead of its supply. */
function noteOf(supply: number, toLand: number): string {
  return toLand > 0 ? `+${t("table.toLand", { n: toLand })}` : t("table.left", { n: supply });
}

function verdict({ score }: View): string {
  return `${word(`end.reason.${score.reason}`, score.reason ?? "")} ${t(`end.decided.${score.decided_by}`)}`;
}

const SOUNDS: Partial<Record<Event["kind"], Sound>> = {
  landed: "landing",
  failed: "failure",
  stranded: "failure",
  turned_back: "failure",
  founded: "award",
};

/** From the second beach that sails in a turn on, it is a chain. */
function soundOf(event: Json, animator: MapAnimator): Sound | null {
  const { kind } = event as unknown as Event;
  if (kind === "sailed") return animator.chain.beaches.length > 1 ? "chain" : null;
  return SOUNDS[kind] ?? null;
}
