/**
 * The choice in hand, shared by board and prompt: what may be picked, what is pointed at, what
 * waits for a second word, why something was refused. It offers what the server gave and decides
 * nothing. A game's builder adds how its moves are read and what a click on its board means.
 */
import type { Json, Move, Problem } from "../lib/protocol";
import type { Session } from "./play/session.svelte";
import { track } from "../lib/settled";

export class ChoiceBuilder<C extends Move = Move> {
  /** The choice that is pointed at, on the board or in the prompt. */
  pointed = $state.raw<C | null>(null);
  isPointedInPrompt = $state(true);
  /** On a phone, where nothing hovers, what was pointed at stays so. */
  isSticky = false;
  /** The choice that waits for a second word. */
  unconfirmed = $state.raw<C | null>(null);
  refusal = $state.raw<Problem | null>(null);

  constructor(readonly session: Session) {}

  choices = $derived.by(() => this.session.possible.map((move) => this.parse(move)));
  /** The moment with the picks in it. */
  shownView = $derived.by<Json | null>(() => this.session.composed?.view ?? this.session.state?.view ?? null);

  /** A move, with what it is about. */
  protected parse(move: Move): C {
    return move as C;
  }
  /** What is asked again before a choice is made that nothing brings back; null for the others. */
  confirmText(_choice: C): string | null {
    return null;
  }
  /** How to say yes and no to that, where there are better words. */
  confirmLabels(_choice: C): { yes: string; no: string } | null {
    return null;
  }
  /** Called when what may be chosen has changed. */
  protected choicesChanged(): void {}

  /** What the reason comes from, in figures; null where there are none. */
  get refusalFigures(): string | null {
    return null;
  }

  get canChoose(): boolean {
    return this.choices.length > 0 && !this.session.isSending;
  }

  /** The question that waits for a second word. */
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

  /** Show on the board the move that a hint means, where more can be shown of it than its place. */
  showHint(_move: string): void {}

  /** Make a choice; what cannot be taken back is asked twice. */
  async choose(choice: C): Promise<void> {
    this.refusal = null;
    if (this.confirmText(choice) !== null && this.unconfirmed?.move !== choice.move) {
      this.unconfirmed = choice;
      return;
    }
    const { unconfirmed } = this;
    this.clear();
    this.unconfirmed = unconfirmed; // until it is answered: what was asked before would flash up
    await this.session.pick(choice, unconfirmed !== null);
    if (this.unconfirmed === unconfirmed) this.unconfirmed = null;
  }

  /** The rule by which turns pass at this moment. */
  protected get turnRule(): string | undefined {
    return undefined;
  }

  /** Say why nothing can be chosen now. */
  async explainWaiting(): Promise<void> {
    const { notNow } = await track(import("./advice/whyNot"));
    if (this.session.seat === null) this.refusal = notNow(this.session, this.turnRule);
  }

  /** Ask why a move cannot be made. */
  async explainRefusal(move: string | null): Promise<void> {
    if (move) this.refusal = await this.session.whyNot(move);
  }

  clear(): void {
    this.pointed = null;
    this.unconfirmed = null;
    this.refusal = null;
  }

  /** Something else is asked: a choice that is gone is not pointed at. */
  refresh(): void {
    if (this.pointed && !this.has(this.pointed)) this.pointed = null;
    if (this.unconfirmed && !this.has(this.unconfirmed)) this.unconfirmed = null;
    this.refusal = null;
    this.choicesChanged();
  }
}
