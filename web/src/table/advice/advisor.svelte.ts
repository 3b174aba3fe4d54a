/** The hint that is shown, as long as it fits the position and the picks. */
import { untrack } from "svelte";
import type { CurrentChoice } from "../currentChoice.svelte";
import type { Session } from "../play/session.svelte";
import { isFitting, type Advice } from "./hintProgress";

export class Advisor {
  advice = $state.raw<Advice | null>(null);
  /** Whether a lesson asks for certain choices, which a hint might contradict. */
  isDirected = $state(false);

  /** Call while a component is created. */
  constructor(
    readonly session: Session,
    readonly currentChoice: CurrentChoice,
  ) {
    $effect(() => {
      if (!this.advice) return untrack(() => currentChoice.showHint(""));
      const isPast = session.seat === null || session.state?.ply !== this.advice.hint.ply;
      if (isPast || this.isDirected || !isFitting(this.advice, session.picks)) this.advice = null;
    });
  }

  async ask(): Promise<void> {
    // A reason that may not have been read stays.
    const { refusal } = this.currentChoice;
    this.currentChoice.clear();
    this.currentChoice.refusal = refusal;
    const hint = await this.session.hint();
    if (!hint || this.isDirected) return;
    this.advice = { hint, asked: this.session.picks };
    this.currentChoice.showHint(hint.choice.text);
  }
}
