/** The analysis of a finished game: asked for once, waited for while the server thinks. */
import { api, Refused } from "../lib/api";
import { t } from "../lib/i18n";
import type { Analysis, Step } from "../lib/protocol";

/** Between two questions whether it is done, in milliseconds. */
const PAUSE = 700;

const known = new Map<string, Analyst>();

export class Analyst {
  analysis = $state.raw<Analysis | null>(null);
  /** How much of it is done, from 0 to 1. */
  done = $state(0);
  isBusy = $state(false);
  problem = $state("");

  private constructor(readonly table: string) {}

  /** Who analyses a table: the same as long as the page is open, also for who leaves the replay and comes back. */
  static of(table: string): Analyst {
    const found = known.get(table) ?? new Analyst(table);
    known.set(table, found);
    return found;
  }

  /** Whether there is something to say: what was found, how far it is, or what went wrong. */
  get isAsked(): boolean {
    return this.analysis !== null || this.isBusy || this.problem !== "";
  }

  /** Have it made, or fetch it if it was made before. */
  async begin(): Promise<void> {
    this.isBusy = true;
    this.problem = "";
    try {
      const answer = await api.analysis(this.table);
      this.analysis = answer.analysis;
      this.done = answer.steps ? answer.done / answer.steps : 1;
      if (answer.analysis === null) setTimeout(() => void this.begin(), PAUSE);
    } catch (error) {
      this.problem = error instanceof Refused ? error.message : t("error.failed");
    }
    this.isBusy = this.analysis === null && this.problem === "";
  }
}

/** All steps of an analysis, in order. */
export function stepsOf(analysis: Analysis): Step[] {
  return analysis.turns.flatMap((turn) => turn.steps);
}

/** The step that led to a ply. */
export function stepAt(analysis: Analysis, ply: number): Step | null {
  return stepsOf(analysis).find((step) => step.ply < ply && ply <= step.to) ?? null;
}

/** The seat of a player, by its word; of several, the first. */
export function wordOf(analysis: Analysis, player: number): string {
  return analysis.seats.find((seat) => seat.player === player)?.word ?? "";
}

/** Whether something better was to be had. */
export function isLoss({ verdict, best }: Step): boolean {
  return best !== null && ["slip", "mistake", "blunder"].includes(verdict ?? "");
}
