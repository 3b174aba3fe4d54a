/**
 * The current choice, shared by board and prompt: what can be picked, what is pointed at, what waits for
 * confirmation, why something was refused. It offers the server's moves and decides nothing. A game extends it by how to
 * read its moves and what a click on its board means.
 */
import type { Json, Move, Problem } from "../lib/protocol";
import type { Session } from "./play/session.svelte";
import { track } from "../lib/settled";

export class CurrentChoice<C extends Move = Move> {
  /** The choice that is pointed at, on the board or in the prompt. */
  pointed = $state.raw<C | null>(null);
  isPointedInPrompt = $state(true);
  /** On a phone, which has no hover, it stays pointed at. */
  isSticky = false;
  /** The choice that waits for confirmation. */
  unconfirmed = $state.raw<C | null>(null);
  refusal = $state.raw<Problem | null>(null);

  constructor(readonly session: Session) {}

  choices = $derived.by(() => this.session.possible.map((move) => this.parse(move)));
  /** The position including the picks. */
  shownView = $derived.by<Json | null>(() => this.session.composed?.view ?? this.session.state?.view ?? null);

  /** A parsed move. */
  protected parse(move: Move): C {
    return move as C;
  }
  /** The question before a choice that cannot be undone; null for all others. */
  confirmText(_choice: C): string | null {
    return null;
  }
  /** The answers to that question, if there are better ones than yes and no. */
  confirmLabels(_choice: C): { yes: string; no: string } | null {
    return null;
  }
  /** Called when the possible choices have changed. */
  protected choicesChanged(): void {}

  /** The figures behind the reason; null if there are none. */
  get refusalFigures(): string | null {
    return null;
  }

  get canChoose(): boolean {
    return this.choices.length > 0 && !this.session.isSending;
  }

  /** The open question of a confirmation. */
  get confirmQuestion(): string | null {
    return this.unconfirmed && this.has(this.unconfirmed) ? this.confirmText(this.unconfirmed) : null;
  }

  has(choice: C): boolean {
    return this.choices.some((other) => other.move === choice.move);
  }

  point(choice: C | null, from: "board" | "prompt" = "prompt"): void {
    if (choice === null && this.isSticky && this.pointed && this.has(this.pointed)) return;
    this.pointed = choice;
    this.isPointedInPrompt = from === "prompt";
  }

  /** Show the move of a hint on the board, if the board can show more than its place. */
  showHint(_move: string): void {}

  /** Make a choice, after a confirmation if it cannot be undone. */
  async choose(choice: C): Promise<void> {
    this.refusal = null;
    if (this.confirmText(choice) !== null && this.unconfirmed?.move !== choice.move) {
      this.unconfirmed = choice;
      return;
    }
    const { unconfirmed } = this;
    this.clear();
    this.unconfirmed = unconfirmed; // until the answer arrives, or the old question would flash up
    await this.session.pick(choice, unconfirmed !== null);
    if (this.unconfirmed === unconfirmed) this.unconfirmed = null;
  }

  /** The rule about the order of turns in this phase. */
  protected get turnRule(): string | undefined {
    return undefined;
  }

  /** Explain why nothing can be chosen now. */
  async explainWaiting(): Promise<void> {
    const { notNow } = await track(import("./advice/whyNot"));
    if (this.session.seat === null) this.refusal = notNow(this.session, this.turnRule);
  }

  /** Ask why a move is not possible. */
  async explainRefusal(move: string | null): Promise<void> {
    if (move) this.refusal = await this.session.whyNot(move);
  }

  clear(): void {
    this.pointed = null;
    this.unconfirmed = null;
    this.refusal = null;
  }

  /** Another question: a choice that is gone is no longer pointed at. */
  refresh(): void {
    if (this.pointed && !this.has(this.pointed)) this.pointed = null;
    if (this.unconfirmed && !this.has(this.unconfirmed)) this.unconfirmed = null;
    this.refusal = null;
    this.choicesChanged();
  }
}
