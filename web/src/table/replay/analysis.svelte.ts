/** The analysis of a finished game: asked for once, waited for while the server thinks. */
import { api, Refused } from "../../lib/api";
import { t } from "../../lib/i18n";
import type { Analysis, ChanceCurve, Step, TurningPoint } from "../../lib/protocol";

/** Between two questions whether it is done, in milliseconds. */
const PAUSE = 700;

/** Shares of one whole in hundredths that add up to it: the largest remainders are rounded up. */
export function hundredths(shares: readonly number[]): number[] {
  const whole = Math.round(100 * shares.reduce((sum, share) => sum + share, 0));
  const floors = shares.map((share) => Math.floor(100 * share));
  const left = whole - floors.reduce((sum, share) => sum + share, 0);
  const order = shares.map((share, place) => ({ place, rest: 100 * share - floors[place]! })).sort((a, b) => b.rest - a.rest);
  const up = new Set(order.slice(0, left).map(({ place }) => place));
  return floors.map((share, place) => (share + (up.has(place) ? 1 : 0)) / 100);
}

const known = new Map<string, AnalysisLoader>();

export class AnalysisLoader {
  analysis = $state.raw<Analysis | null>(null);
  /** The curves of the graph as SVG path data, one for each player. */
  curves = $state.raw<ChanceCurve[]>([]);
  /** How much of it is done, from 0 to 1. */
  done = $state(0);
  isBusy = $state(false);
  problem = $state("");

  private constructor(readonly table: string) {}

  /** Who analyses a table: the same as long as the page is open, also for who leaves the replay and comes back. */
  static of(table: string): AnalysisLoader {
    const found = known.get(table) ?? new AnalysisLoader(table);
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
      this.curves = answer.curves;
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

/** The moment at which a turning point has happened. */
export function afterPoint(analysis: Analysis, { ply }: TurningPoint): number {
  return stepAt(analysis, ply + 1)?.to ?? ply;
}

/**
 * Places along a line, in order and `gap` apart, each as near as can be to where it belongs: those that come too close
 * share the room around the middle of where they belong.
 */
export function spread(wanted: readonly number[], gap: number, width: number): number[] {
  const step = Math.min(gap, width / Math.max(1, wanted.length));
  const groups: { sum: number; count: number }[] = [];
  const middle = ({ sum, count }: { sum: number; count: number }) => sum / count;
  wanted.forEach((place, index) => {
    let last = { sum: place - index * step, count: 1 };
    while (groups.length > 0 && middle(groups.at(-1)!) > middle(last)) {
      const before = groups.pop()!;
      last = { sum: before.sum + last.sum, count: before.count + last.count };
    }
    groups.push(last);
  });
  const [first, end] = [step / 2, width - step / 2 - (wanted.length - 1) * step];
  const starts = groups.flatMap((group) => Array.from({ length: group.count }, () => middle(group)));
  return starts.map((start, index) => Math.max(first, Math.min(end, start)) + index * step);
}

/** The seat of a player, by its word; of several, the first. */
export function wordOf(analysis: Analysis, player: number): string {
  return analysis.seats.find((seat) => seat.player === player)?.word ?? "";
}

/** Whether something better was to be had. */
export function isLoss({ verdict, best }: Step): boolean {
  return best !== null && ["slip", "mistake", "blunder"].includes(verdict ?? "");
}
