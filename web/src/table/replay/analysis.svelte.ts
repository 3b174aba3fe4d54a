/** The analysis of a finished game: requested once, then polled until it is done. */
import { api, Refused } from "../../lib/api";
import { t } from "../../lib/i18n";
import type { Analysis, ChanceCurve, Step, TurningPoint } from "../../lib/protocol";

/** Milliseconds between two polls. */
const PAUSE = 700;

/** Shares in percent that add up to 100: the largest remainders are rounded up. */
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
  /** The progress, from 0 to 1. */
  done = $state(0);
  isBusy = $state(false);
  problem = $state("");

  private constructor(readonly table: string) {}

  /** The analysis of a table: kept while the page is open, also after leaving the replay. */
  static of(table: string): AnalysisLoader {
    const found = known.get(table) ?? new AnalysisLoader(table);
    known.set(table, found);
    return found;
  }

  /** Whether there is something to show: a result, progress or an error. */
  get isAsked(): boolean {
    return this.analysis !== null || this.isBusy || this.problem !== "";
  }

  /** Start the analysis, or fetch an existing one. */
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

/** The moment right after a turning point. */
export function afterPoint(analysis: Analysis, { ply }: TurningPoint): number {
  return stepAt(analysis, ply + 1)?.to ?? ply;
}

/**
 * Positions along a line, in order and at least `gap` apart, each as near as possible to where it belongs: those that
 * are too close are spread around their mean.
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

/** The seat of a player, by its word; the first of several. */
export function wordOf(analysis: Analysis, player: number): string {
  return analysis.seats.find((seat) => seat.player === player)?.word ?? "";
}

/** Whether there was a better choice. */
export function isLoss({ verdict, best }: Step): boolean {
  return best !== null && ["slip", "mistake", "blunder"].includes(verdict ?? "");
}
