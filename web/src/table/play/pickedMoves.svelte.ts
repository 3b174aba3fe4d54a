/** The moves picked so far for one choice, in any order, and what the server says they make together. */
import type { Composed, Move } from "../../lib/protocol";

export class PickedMoves {
  moves = $state.raw<Move[]>([]);
  composed = $state.raw<Composed | null>(null);
  /** How many of the plies to come the animator already shows as a preview. */
  #shown = 0;

  /**
   * Ask the server what the picks make together. While `isExtended`, the only possible next pick is
   * added at once. Stops when the server refuses.
   */
  async compose(
    picks: Move[],
    ask: (picks: Move[]) => Promise<Composed | null>,
    { play, isExtended, preview }: { play: boolean; isExtended: () => boolean; preview: (composed: Composed) => void },
  ): Promise<void> {
    let all = picks;
    for (;;) {
      this.#shown = play ? all.length : 0;
      const answer = await ask(all);
      if (!answer) return;
      this.#shown = 0;
      this.moves = all;
      this.composed = answer;
      preview(answer);
      const [only, ...others] = answer.possible;
      if (!isExtended() || !only || others.length > 0) return;
      all = [...all, only];
    }
  }

  clear(): void {
    this.moves = [];
    this.composed = null;
  }

  /** The number of previewed plies, which the next animation skips. */
  takeShown(): number {
    const shown = this.#shown;
    this.#shown = 0;
    return shown;
  }

  /** The server refused: nothing that is coming is shown already. */
  forgetShown(): void {
    this.#shown = 0;
  }
}
