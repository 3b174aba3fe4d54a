/** Shows the messages of a table one after another, each with its animation. */
import type { Ply, State, TableMessage } from "../../lib/protocol";
import type { BoardAnimator } from "../animator.svelte";

export class MessageQueue {
  /** All plies that have been shown. */
  plies = $state.raw<Ply[]>([]);
  /** The position that is shown. */
  state = $state.raw<State | null>(null);
  isShowing = $state(false);
  /** The seat whose turn is being shown; null if none is. */
  acting = $state<number | null>(null);
  #messages: TableMessage[] = [];

  constructor(
    readonly animator: BoardAnimator,
    /** The choice that is being made: cleared whenever plies are shown. */
    readonly choice: { moves: readonly unknown[]; clear(): void; takeShown(): number },
  ) {}

  /** Show a position that does not follow from what was shown before. */
  restart({ plies, state }: TableMessage): void {
    this.#messages = [];
    this.plies = plies;
    this.choice.clear();
    this.state = state;
    this.animator.set(state, plies);
  }

  /** Show a message after those that are waiting; resolves when this queue has shown all. */
  async show(message: TableMessage): Promise<void> {
    this.#messages.push(message);
    if (this.isShowing) return;
    this.isShowing = true;
    for (let next = this.#messages.shift(); next; next = this.#messages.shift()) await this.#showOne(next);
    this.isShowing = false;
    this.acting = null;
  }

  async #showOne({ plies, state }: TableMessage): Promise<void> {
    if (plies.length > 0) {
      this.acting = plies[0]!.active;
      // A failed animation must not block the game: show the result and report the error.
      await this.animator.animate(plies, this.choice.takeShown()).catch(reportError);
      this.plies = [...this.plies, ...plies];
      this.choice.clear();
    }
    this.state = state;
    // After an undo, pieces return to their earlier places, which follow from all plies.
    const isUndone = plies.some(({ kind }) => kind === "undo");
    if (plies.length > 0 || this.choice.moves.length === 0) this.animator.set(state, isUndone ? this.plies : undefined);
  }
}
