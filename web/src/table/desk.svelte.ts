/**
 * The choice in hand, shared by board and prompt: what may be picked, what is pointed at, what
 * waits for a second word, why something was refused. It offers what the server gave and decides
 * nothing. A game's desk adds how its moves are read and what a click on its board means.
 */
import type { Json, Move, Problem } from "../lib/protocol";
import type { Session } from "./session.svelte";

export abstract class Desk<C extends Move = Move> {
  /** The choice that is pointed at, on the board or in the prompt. */
  pointed = $state.raw<C | null>(null);
  isFromPrompt = $state(true);
  /** On a phone, where nothing hovers, what was pointed at stays so. */
  isSticky = false;
  /** The choice that waits for a second word. */
  asked = $state.raw<C | null>(null);
  reason = $state.raw<Problem | null>(null);

  constructor(readonly session: Session) {}

  choices = $derived.by(() => this.session.possible.map((move) => this.read(move)));
  /** The moment with the picks in it. */
  shown = $derived.by<Json | null>(() => this.session.composed?.view ?? this.session.state?.view ?? null);

  /** A move, with what it is about. */
  protected abstract read(move: Move): C;
  /** What is asked again before a choice is made that nothing brings back; null for the others. */
  abstract sureOf(choice: C): string | null;
  /** How to say yes and no to that, where there are better words. */
  answersOf(_choice: C): { yes: string; no: string } | null {
    return null;
  }
  /** Called when what may be chosen has changed. */
  protected changed(): void {}

  /** What the reason comes from, in figures; null where there are none. */
  get figures(): string | null {
    return null;
  }

  get isOpen(): boolean {
    return this.choices.length > 0 && !this.session.isSending;
  }

  /** The question that waits for a second word. */
  get sure(): string | null {
    return this.asked && this.has(this.asked) ? this.sureOf(this.asked) : null;
  }

  has(choice: C): boolean {
    return this.choices.some((other) => other.move === choice.move);
  }

  point(choice: C | null, from: "board" | "prompt" = "prompt"): void {
    if (choice === null && this.isSticky && this.pointed && this.has(this.pointed)) return;
    this.pointed = choice;
    this.isFromPrompt = from === "prompt";
  }

  /** Show on the board the move that a hint means, where more can be shown of it than its place. */
  show(_move: string): void {}

  /** Make a choice; what cannot be taken back is asked twice. */
  async choose(choice: C): Promise<void> {
    this.reason = null;
    if (this.sureOf(choice) !== null && this.asked?.move !== choice.move) {
      this.asked = choice;
      return;
    }
    const { asked } = this;
    this.clear();
    this.asked = asked; // until it is answered: what was asked before would flash up
    await this.session.pick(choice, asked !== null);
    if (this.asked === asked) this.asked = null;
  }

  /** The rule by which turns pass at this moment. */
  protected abstract get turnRule(): string;

  /** Say why nothing can be chosen now. */
  async wait(): Promise<void> {
    const { notNow } = await import("./why");
    if (this.session.seat === null) this.reason = notNow(this.session, this.turnRule);
  }

  /** Ask why a move cannot be made. */
  async why(move: string | null): Promise<void> {
    if (move) this.reason = await this.session.whyNot(move);
  }

  clear(): void {
    this.pointed = null;
    this.asked = null;
    this.reason = null;
  }

  /** Something else is asked: a choice that is gone is not pointed at. */
  settle(): void {
    if (this.pointed && !this.has(this.pointed)) this.pointed = null;
    if (this.asked && !this.has(this.asked)) this.asked = null;
    this.reason = null;
    this.changed();
  }
}
