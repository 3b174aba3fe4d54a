/**
 * The current choice at a table of Tahiti: what a click on a card means, which cards are picked, and their sum. The
 * server decides what is possible; the sums are only shown.
 */
import type { Move } from "../../lib/protocol";
import { CurrentChoice } from "../../table/currentChoice.svelte";
import type { Session } from "../../table/play/session.svelte";
import { valueOf, type Card, type Phase, type View } from "./model";
import { shortName } from "./names";
import { read, type Choice, type Verb } from "./notation";
import { t } from "./texts";
import { track } from "../../lib/settled";

/** The places where a card can be clicked, dragged or dropped. */
export type CardArea = "hand" | "centre" | "table";

export interface DraggedCard {
  card: Card;
  from: CardArea;
  x: number;
  y: number;
}

/** The move that a click on a card means, by the place of the card. */
const MEANINGS: Record<CardArea, readonly Verb[]> = {
  hand: ["put", "lay", "cut"],
  centre: ["take", "discard"],
  table: ["keep"],
};
/** The move that dragging a card from one place to another means. */
const DROPS: Partial<Record<`${CardArea} ${CardArea}`, Verb>> = {
  "hand centre": "put",
  "centre hand": "take",
  "hand table": "lay",
};

export class CurrentCardChoice extends CurrentChoice<Choice> {
  /** The card that is being dragged. */
  held = $state.raw<DraggedCard | null>(null);
  /** The card refused last, to show the sum it would have made. */
  refused = $state<Card | null>(null);

  constructor(session: Session) {
    super(session);
    session.isHasty = false;
  }

  view = $derived.by(() => this.session.state?.view as unknown as View | undefined);
  picked = $derived.by(() => this.session.picks.map(read));
  verbs = $derived.by(() => new Set(this.choices.map((choice) => choice.verb)));
  /** The card to put down, and the cards to take. */
  putDown = $derived.by(() => this.picked.find((pick) => pick.verb === "put")?.card ?? null);
  taken = $derived.by(() => this.#cardsOf("take"));
  cleared = $derived.by(() => this.#cardsOf("discard"));
  kept = $derived.by(() => this.#cardsOf("keep"));
  cut = $derived.by(() => this.#cardsOf("cut"));
  /** The sum of the cards to take. */
  sum = $derived.by(() => this.taken.reduce((sum, card) => sum + valueOf(card), 0));

  #cardsOf(verb: Verb): Card[] {
    return this.picked.flatMap((pick) => (pick.verb === verb && pick.card ? [pick.card] : []));
  }

  protected override parse(move: Move): Choice {
    return read(move);
  }

  override confirmText(choice: Choice): string | null {
    if (choice.verb === "end" && this.verbs.has("put")) return this.#sureOfEnd();
    if (choice.verb === "lay") return t("sure.lay", { card: shortName(choice.card!) });
    if (choice.verb === "pass" && this.verbs.has("lay")) return t("sure.pass");
    if (choice.verb === "done" && this.verbs.has("keep") && this.kept.length === 0) return t("sure.keepNone");
    return null;
  }

  override confirmLabels({ verb }: Choice): { yes: string; no: string } | null {
    return verb === "done" ? { yes: t("choice.keepNone"), no: t("sure.choose") } : null;
  }

  #sureOfEnd(): string {
    const { centre, volcano } = this.view!;
    return volcano.is_awake ? t("sure.endVolcano", { n: centre.length }) : t("sure.end");
  }

  /** The choice that a card at a place stands for. */
  of(area: CardArea, card: Card): Choice | undefined {
    const verbs = MEANINGS[area];
    return this.choices.find((choice) => choice.card === card && verbs.includes(choice.verb));
  }

  /** Whether a card that could be chosen does not go with the current picks. */
  isOut(area: CardArea, card: Card): boolean {
    const isAsked = area === "centre" ? this.putDown !== null : area === "table" && this.view?.phase === "renovate";
    return isAsked && this.of(area, card) === undefined;
  }

  /** The choice that plays a special card. */
  special(card: Card): Choice | undefined {
    return this.choices.find((choice) => choice.verb === "play" && choice.card === card);
  }

  /** A choice without a card. */
  plain(verb: Verb): Choice | undefined {
    return this.choices.find((choice) => choice.verb === verb && choice.card === null);
  }

  /** The pick that a card at a place stands for. */
  pickOf(area: CardArea, card: Card): number {
    const verbs = MEANINGS[area];
    return this.picked.findIndex((pick) => pick.card === card && verbs.includes(pick.verb));
  }

  /** A click on a card: pick it, or take the pick back. */
  async click(area: CardArea, card: Card, isPicked: boolean): Promise<void> {
    if (this.session.seat === null) return;
    if (isPicked) return this.#unpick(this.pickOf(area, card));
    const choice = this.of(area, card);
    if (choice) return this.choose(choice);
    if (area === "hand" && this.putDown !== null) return this.#putInstead(card);
    if (area === "centre" && this.view?.phase === "build" && this.putDown === null) return this.#takeTooSoon(card);
    return this.#refuse(`${this.#meant(area)} ${card}`, card);
  }

  /** A click on a card that cannot be chosen at its place: on the deck, or at another seat. */
  async clickElsewhere(card: Card): Promise<void> {
    if (this.session.seat === null) return this.explainWaiting();
    const verbs: Partial<Record<Phase, Verb>> = { clear: "discard", open: "lay", renovate: "keep" };
    const verb = verbs[this.view?.phase ?? "turn"] ?? (this.putDown === null ? "put" : "take");
    const move = `${verb} ${card}`;
    const hasTwin = this.choices.some((choice) => choice.text === move);
    if (!hasTwin) return this.#refuse(move, card);
    this.refusal = (await track(import("./whyNot"))).twin(this.view!.phase);
  }

  override async choose(choice: Choice): Promise<void> {
    this.refused = null;
    await super.choose(choice);
  }

  /** Drop the dragged card. */
  async drop(to: CardArea | null): Promise<void> {
    const held = this.held;
    this.held = null;
    if (!held || !to || to === held.from) return;
    const verb = DROPS[`${held.from} ${to}`];
    if (!verb) return;
    const choice = this.choices.find((other) => other.verb === verb && other.card === held.card);
    return choice ? this.choose(choice) : this.#refuse(`${verb} ${held.card}`, held.card);
  }

  async #unpick(index: number): Promise<void> {
    this.refused = null;
    this.clear();
    await this.session.unpick(index);
  }

  /** Put down another card, and keep those to take as far as possible. */
  async #putInstead(card: Card): Promise<void> {
    const taken = this.taken;
    this.session.drop();
    for (const text of [`put ${card}`, ...taken.map((other) => `take ${other}`)]) {
      const choice = this.choices.find((other) => other.text === text);
      if (choice) await this.choose(choice);
    }
  }

  async #refuse(move: string, card: Card): Promise<void> {
    this.refused = card;
    await this.explainRefusal(move);
  }

  /** Take a card of the centre after another was put down, if possible. */
  async #takeTooSoon(card: Card): Promise<void> {
    if (!this.verbs.has("put")) return this.#refuse(`put ${card}`, card);
    this.refusal = (await track(import("./whyNot"))).putFirst();
  }

  /** The move that a click would mean, to explain why it is not possible. */
  #meant(area: CardArea): Verb {
    const phase = this.view?.phase;
    if (area === "hand") return phase === "open" ? "lay" : phase === "renovate" ? "cut" : "put";
    if (area === "centre") return phase === "clear" ? "discard" : "take";
    return "keep";
  }

  /** The values whose sum is too high: 8 + 8 + 2 = 18. */
  override get refusalFigures(): string | null {
    if (this.refused === null || this.taken.length === 0) return null;
    const values = [...this.taken, this.refused].map(valueOf);
    return `${values.join(" + ")} = ${values.reduce((sum, value) => sum + value, 0)}`;
  }

  protected override get turnRule(): string {
    const phase = this.view?.phase;
    return phase === "open" ? "H4.1" : phase === "renovate" ? "H5.1" : "H3.1";
  }

  protected override choicesChanged(): void {
    this.refused = null;
  }
}
