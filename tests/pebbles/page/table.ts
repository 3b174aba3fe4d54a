/** Pebbles at a table: a board and a log; the rest are the page's defaults. */
import type { BoardAnimator } from "../../table/animator.svelte";
import type { CurrentChoice } from "../../table/currentChoice.svelte";
import { defineGame, type Summary } from "../../table/game";
import BagCount from "./BagCount.svelte";
import Board from "./Board.svelte";
import { PebbleLogWriter } from "./logWriter";
import { WORDS, worth, type View } from "./model";
import { t, word } from "./texts";

export const game = defineGame<View, BoardAnimator, CurrentChoice>({
  createLogWriter: (table) => new PebbleLogWriter(table),
  summary,
  describeMoves,
  Board,
  Supply: BagCount,
});

function describeMoves(moves: string): string {
  const texts = moves.split("; ").map((move) => {
    const [verb, worth = ""] = move.split(" ");
    return verb === "reach" ? t("choice.reach") : t("choice.drop", { worth });
  });
  return texts.join(", ");
}

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
