/**
 * The choice in hand, shared by board and prompt: what may be picked, what is pointed at, which
 * boat is held, how the tile in hand is turned. It offers what the server gave and decides nothing.
 */
import type { Problem } from "../../lib/protocol";
import type { Session } from "../../lib/session.svelte";
import { key, type Cell } from "./hex";
import { islandOf, type Colour, type Moment, type Prospect, type View } from "./model";
import { read, type Choice, type Verb } from "./notation";

export interface Held {
  colour: Colour;
  x: number;
  y: number;
  beach: string | null;
}

/** What a click on an island means first, if it can mean several things. */
const ISLAND_VERBS: readonly Verb[] = ["expand", "reenter", "remove", "found"];
/** Not to be made by a slip of the hand: nothing brings it back. */
const GRAVE: readonly Verb[] = ["settle", "pass", "found", "waive"];

export class Desk {
  /** The choice that is pointed at, on the board or in the prompt. */
  pointed = $state.raw<Choice | null>(null);
  isFromPrompt = $state(true);
  isSticky = false;
  /** The choice that waits for a second word. */
  asked = $state.raw<Choice | null>(null);
  /** The colour of the boat that is landed next. */
  boat = $state<Colour | null>(null);
  cell = $state.raw<Cell | null>(null);
  rotation = $state(0);
  held = $state.raw<Held | null>(null);
  reason = $state.raw<Problem | null>(null);

  constructor(readonly session: Session) {}

  choices = $derived.by(() => this.session.possible.map(read));
  view = $derived.by(() => (this.session.composed?.view ?? this.session.state?.view) as unknown as View | undefined);
  verb = $derived(this.choices[0]?.verb ?? null);
  isLaying = $derived(this.verb === "lay");
  /** The colours that can be landed now, each once. */
  colours = $derived([...new Set(this.choices.flatMap((choice) => choice.colour ?? []))]);
  colour = $derived(this.boat && this.colours.includes(this.boat) ? this.boat : (this.colours[0] ?? null));
  /** The empty cells on which the tile in hand may be laid. */
  cells = $derived([
    ...new Map(this.choices.flatMap((c) => (c.cell ? [[key(c.cell), c.cell] as const] : []))).values(),
  ]);

  get isOpen(): boolean {
    return this.choices.length > 0 && !this.session.isSending;
  }

  prospect(choice: Choice | null): Prospect | null {
    const moment = this.session.state as unknown as Moment | null;
    if (!choice || !moment?.prospects) return null;
    return moment.prospects.find((prospect) => prospect.move === choice.move) ?? null;
  }

  /** The choices about a beach; of a landing, those with the boat in hand. */
  at(beach: string): Choice[] {
    const about = this.choices.filter((choice) => choice.beach === beach);
    const mine = about.filter((choice) => !choice.colour || choice.colour === this.colour);
    return mine.length > 0 ? mine : about;
  }

  of(island: string): Choice | undefined {
    return ISLAND_VERBS.flatMap((verb) =>
      this.choices.filter((choice) => choice.verb === verb && choice.island === island),
    ).find((choice) => !choice.isPair);
  }

  laying(cell: Cell, rotation = this.rotation): Choice | undefined {
    const there = this.choices.filter((c) => c.cell && key(c.cell) === key(cell));
    return there.find((choice) => choice.rotation === rotation) ?? there[0];
  }

  /** Point at a choice. On a phone, where nothing hovers, what was pointed at stays so. */
  point(choice: Choice | null, from: "board" | "prompt" = "prompt"): void {
    if (choice === null && this.isSticky && this.choices.some((c) => c.move === this.pointed?.move)) return;
    this.pointed = choice;
    this.isFromPrompt = from === "prompt";
  }

  turn(by: number): void {
    const open = this.choices.filter((c) => !this.cell || (c.cell && key(c.cell) === key(this.cell)));
    const turns = [...new Set(open.map((choice) => choice.rotation ?? 0))].sort((a, b) => a - b);
    if (turns.length === 0) return;
    const next = (this.rotation + by + 6) % 6;
    this.rotation = turns.includes(next) ? next : (turns[0] ?? 0);
  }

  /** Make a choice; what cannot be taken back is asked twice. */
  async choose(choice: Choice): Promise<void> {
    this.reason = null;
    if (GRAVE.includes(choice.verb) && this.asked?.move !== choice.move) {
      this.asked = choice;
      return;
    }
    this.clear();
    await this.session.pick(choice);
  }

  /** Make the choice that a click on a beach stands for. */
  async chooseBeach(beach: string): Promise<void> {
    const there = this.at(beach);
    if (there.length === 1 || (there.length > 1 && there[0]!.verb === "land")) {
      return this.choose(there[0]!);
    }
    if (there.length > 1) return this.point(there[0]!);
    const whole = this.of(islandOf(beach));
    if (!whole || GRAVE.includes(whole.verb)) return this.why(this.wishAt(beach));
    await this.choose(whole);
    const then = this.at(beach);
    if (this.session.picks.length > 0 && then.length === 1) await this.choose(then[0]!);
  }

  async chooseIsland(island: string): Promise<void> {
    const choice = this.of(island);
    if (choice) return this.choose(choice);
    return this.why(this.wishOn(island));
  }

  async drop(beach: string | null): Promise<void> {
    const held = this.held;
    this.held = null;
    if (!held || !beach) return;
    this.boat = held.colour;
    const choice = this.choices.find(
      (other) => other.beach === beach && (!other.colour || other.colour === held.colour),
    );
    if (choice) return this.choose(choice);
    return this.why(this.wishAt(beach));
  }

  /** Ask why something cannot be done. */
  async why(move: string | null): Promise<void> {
    if (!move) return;
    this.reason = await this.session.whyNot(move);
  }

  /** The move that somebody would mean who clicks a beach now. */
  wishAt(beach: string): string | null {
    switch (this.view?.phase) {
      case "setup":
      case "place":
        return `place ${beach}`;
      case "take":
        return `take ${beach}`;
      case "land":
        return this.colour ? `land ${this.colour} ${beach}` : null;
      case "sail": {
        const other = this.choices.find((choice) => choice.verb === "sail");
        return other ? `sail ${beach} ${this.pier(beach)}` : `remove ${islandOf(beach)}`;
      }
      default:
        return this.wishOn(islandOf(beach));
    }
  }

  wishOn(island: string): string | null {
    switch (this.view?.phase) {
      case "turn":
        return this.choices.some((choice) => choice.verb === "reenter")
          ? `reenter ${island}`
          : `expand ${island}`;
      case "crown":
        return `found ${island}`;
      case "sail":
        return `remove ${island}`;
      case "setup":
      case "place":
        return `place ${island}.a`;
      case "land":
        return this.colour ? `land ${this.colour} ${island}.a` : null;
      case "take":
        return `take ${island}.a`;
      default:
        return null;
    }
  }

  /** The first pier of a beach; set by the board, which knows the drawing. */
  pier: (beach: string) => number = () => 0;

  clear(): void {
    this.pointed = null;
    this.asked = null;
    this.cell = null;
    this.reason = null;
  }
}
