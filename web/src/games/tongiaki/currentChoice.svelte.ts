/**
 * The current choice at a board of Tongiaki: which boat is landed next, how the tile in hand is turned, what a click
 * on a beach or an island means.
 */
import { list } from "../../lib/i18n";
import type { Move } from "../../lib/protocol";
import { CurrentChoice } from "../../table/currentChoice.svelte";
import { shoreOf, title, type Drawing } from "./drawing";
import { key, type Cell } from "./hexGeometry";
import { findTile, islandOf, type Colour, type Moment, type Prospect, type View } from "./model";
import { read, type Choice, type Verb } from "./notation";
import { hasBoats } from "./choiceText";
import { t } from "./texts";
import type { Session } from "../../table/play/session.svelte";
import { track } from "../../lib/settled";

interface DraggedBoat {
  colour: Colour;
  x: number;
  y: number;
}

/** The preferred meaning of a click on an island, if it can mean several moves. */
const ISLAND_VERBS: readonly Verb[] = ["expand", "reenter", "remove", "found"];

export class CurrentMapChoice extends CurrentChoice<Choice> {
  /** The colour of the boat that is landed next. */
  boat = $state<Colour | null>(null);
  /** The cell below the tile in hand, and the rotation of the tile. */
  cell = $state.raw<Cell | null>(null);
  /** Whether the tile was put down there: then the mouse no longer moves it. */
  isPut = $state(false);
  rotation = $state(0);
  /** The island that a hint is about. */
  hinted = $state<string | null>(null);
  /** The boat that is being dragged. */
  held = $state.raw<DraggedBoat | null>(null);

  constructor(
    session: Session,
    readonly drawing: Drawing,
  ) {
    super(session);
  }

  view = $derived.by(() => this.shownView as unknown as View | null);
  verb = $derived(this.choices[0]?.verb ?? null);
  isLaying = $derived(this.verb === "lay");
  /** The colours that can be landed now, each once. */
  colours = $derived([...new Set(this.choices.flatMap((choice) => choice.colour ?? []))]);
  colour = $derived(this.boat && this.colours.includes(this.boat) ? this.boat : (this.colours[0] ?? null));
  /** The empty cells on which the tile in hand may be laid. */
  cells = $derived([
    ...new Map(this.choices.flatMap((c) => (c.cell ? [[key(c.cell), c.cell] as const] : []))).values(),
  ]);

  protected override parse(move: Move): Choice {
    return read(move);
  }

  override confirmText(choice: Choice): string | null {
    switch (choice.verb) {
      case "settle":
        return this.#settling();
      case "pass":
        return t("choice.passSure");
      case "waive":
        return t("choice.waiveSure", { island: title(this.choices[0]?.island ?? "") });
      case "found":
        return t("choice.foundSure", { island: title(choice.island!) });
      default:
        return null;
    }
  }

  /** The cost of a new settlement, including royal islands that are given up; nothing if no boat leaves. */
  #settling(): string | null {
    const view = this.view!;
    const { active, islands, options, score } = view;
    if (!hasBoats(view)) return null;
    const royal = islands.filter((island) => island.royal === active);
    const isKept = options.settlement_royal === "kept" && royal.length > 0;
    const { points = 0, islands: worth = {} } = score.seats[active] ?? {};
    const n = points - (isKept ? royal.reduce((sum, { name }) => sum + (worth[name] ?? 0), 0) : 0);
    if (isKept) return t("choice.settleKept", { n });
    if (royal.length > 0) return t("choice.settleRoyal", { n, islands: list(royal.map(({ name }) => title(name))) });
    return n === 0 ? t("choice.settleSure") : t("choice.settleLoses", { n });
  }

  protected override get turnRule(): string {
    return this.view?.phase === "setup" ? "T2.3" : "T3.3";
  }

  protected override choicesChanged(): void {
    this.hinted = null;
    // On a phone the button sails from the pier that was tapped, or from the only one.
    if (this.isSticky && !this.pointed && this.verb === "sail" && this.choices.length === 1) this.point(this.choices[0]!);
    if (!this.isLaying) this.hold(null);
    else if (!this.cell && this.cells.length === 1) this.cell = this.cells[0]!;
  }

  override clear(): void {
    super.clear();
    this.hold(null);
    this.hinted = null;
  }

  prospect(choice: Choice): Prospect | null {
    const moment = this.session.state as unknown as Moment | null;
    return moment?.prospects.find((prospect) => prospect.move === choice.move) ?? null;
  }

  /** The choices of a beach; for a landing, those with the boat in hand. */
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

  /** Lay the tile in hand on a cell, with its current rotation if possible. */
  laying(cell: Cell): Choice | undefined {
    const there = this.choices.filter((c) => c.cell && key(c.cell) === key(cell));
    return there.find((choice) => choice.rotation === this.rotation) ?? there[0];
  }

  /** Show the tile as it would be laid, and bring the island of the first move into view. */
  override showHint(move: string): void {
    const first = move.split("; ")[0];
    const meant = this.choices.find(({ text }) => text === first);
    this.hinted = meant?.island ?? null;
    if (!meant?.cell) return;
    this.hold(meant.cell);
    this.rotation = meant.rotation ?? 0;
  }

  isOver(cell: Cell): boolean {
    return this.cell !== null && key(this.cell) === key(cell);
  }

  /** Hold the tile in hand over a cell. */
  hold(cell: Cell | null): void {
    this.cell = cell;
    this.isPut = false;
  }

  /** The mouse moves over a cell. */
  hover(cell: Cell): void {
    if (!this.isPut && !this.isOver(cell)) this.cell = cell;
  }

  /** Put the tile in hand down on a cell, where it can still be turned. */
  put(cell: Cell): void {
    this.cell = cell;
    this.isPut = true;
  }

  /** The first click puts the tile down, the second one lays it. */
  async chooseCell(cell: Cell): Promise<void> {
    const laying = this.laying(cell);
    if (!this.isPut || !this.isOver(cell)) this.put(cell);
    else if (laying) await this.choose(laying);
  }

  turn(by: number): void {
    const open = this.choices.filter((c) => !this.cell || (c.cell && this.isOver(c.cell)));
    const turns = [...new Set(open.map((choice) => choice.rotation ?? 0))].sort((a, b) => a - b);
    if (turns.length === 0) return;
    const next = (this.rotation + by + 6) % 6;
    this.rotation = turns.includes(next) ? next : turns[0]!;
  }

  /** Make the choice that a click on a beach means. */
  async chooseBeach(beach: string): Promise<void> {
    const there = this.at(beach);
    if (there.length === 1 || there[0]?.verb === "land") return this.choose(there[0]!);
    if (there.length > 1) return this.point(there[0]!);
    const whole = this.of(islandOf(beach));
    if (!whole || this.confirmText(whole) !== null) return this.explainRefusal(this.#wantedMoveAt(beach));
    await this.choose(whole);
    const then = this.at(beach);
    if (this.session.picks.length > 0 && then.length === 1) await this.choose(then[0]!);
  }

  async chooseIsland(island: string): Promise<void> {
    const choice = this.of(island);
    if (choice) return this.choose(choice);
    const voyage = this.choices.find((other) => other.verb === "sail" && other.island === island);
    if (voyage) return this.point(voyage);
    return this.explainRefusal(this.#wantedMoveOn(island));
  }

  /** An ocean offers no choice, except a cell for the tile in hand. */
  async chooseOcean(ocean: string): Promise<void> {
    if (this.isLaying) return this.explainRefusal(this.#wantedMoveOver(ocean));
    this.refusal = (await track(import("./whyNot"))).sea();
  }

  /** On an empty cell, only a tile in hand can be laid. */
  async chooseUnknown(): Promise<void> {
    this.refusal = this.isLaying ? null : (await track(import("./whyNot"))).unknown();
  }

  /** The choice that sends a boat to a beach. */
  dropAt(beach: string | null, colour: Colour): Choice | undefined {
    return this.choices.find((choice) => choice.beach === beach && (!choice.colour || choice.colour === colour));
  }

  /** Drop the dragged boat. */
  async drop(beach: string | null): Promise<void> {
    const held = this.held;
    this.held = null;
    if (!held || !beach) return;
    this.boat = held.colour;
    const choice = this.dropAt(beach, held.colour);
    return choice ? this.choose(choice) : this.explainRefusal(this.#wantedMoveAt(beach));
  }

  // ---- what a click would mean, to explain why it is not possible

  /** The move that a click on a beach would mean now. */
  #wantedMoveAt(beach: string): string | null {
    switch (this.view?.phase) {
      case "setup":
      case "place":
        return `place ${beach}`;
      case "take":
        return `take ${beach}`;
      case "land":
        return this.colour ? `land ${this.colour} ${beach}` : null;
      case "sail":
        return this.verb === "sail"
          ? `sail ${beach} ${shoreOf(this.drawing, beach)?.piers[0]?.edge ?? 0}`
          : `remove ${islandOf(beach)}`;
      default:
        return this.#wantedMoveOn(islandOf(beach));
    }
  }

  /** The tile in hand, laid where another lies. */
  #wantedMoveOver(name: string): string | null {
    const tile = this.view && findTile(this.view, name);
    return tile ? `lay ${key(tile)} ${this.rotation}` : null;
  }

  /** The move that a click on an island would mean; for moves about beaches, its first beach. */
  #wantedMoveOn(island: string): string | null {
    switch (this.view?.phase) {
      case "turn":
        return this.choices.some((choice) => choice.verb === "reenter") ? `reenter ${island}` : `expand ${island}`;
      case "crown":
        return `found ${island}`;
      case "lay":
        return this.#wantedMoveOver(island);
      case "sail":
      case "setup":
      case "place":
      case "land":
      case "take":
        return this.#wantedMoveAt(`${island}.a`);
      default:
        return null;
    }
  }
}
