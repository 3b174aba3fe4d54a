/**
 * Chooses the lessons: watches the game, shows the first lesson that fits the position, and comments on what you
 * really did. It plays nothing for you and forbids nothing.
 */
import type { Ply } from "../../lib/protocol";
import type { Session } from "../play/session.svelte";
import { keepLessons, lessonsDone } from "./tutorialProgress";
import type { Lesson, Tutorial } from "./tutorial";

interface Remark {
  tone: "right" | "other";
  text: string;
}

export class Coach {
  done = $state.raw<ReadonlySet<string>>(new Set());
  /** The remark about the last choice. */
  remark = $state.raw<Remark | null>(null);
  isOver = $state(false);

  /** The lesson for this position; null if there is none. */
  lesson = $state.raw<Lesson | null>(null);
  /** Whether its other wording applies: its choice was made differently, or is not possible. */
  isOff = $state(false);
  /** Progress and number of lessons: the first only grows, the second is fixed. */
  number = $state(0);
  count = $state(0);
  /** With the last lesson, those that were skipped: their choice was made before, or never came. */
  skipped = $state.raw<Lesson[]>([]);
  /** Whether skipped lessons are being shown again, one after another. */
  isReviewing = $state(false);
  /** Whether the result of your own choice is being shown. */
  isWatching = $state(false);

  /** The lessons shown so far; the ply at which each was completed; those that are only picked so far. */
  #shown: Set<string>;
  #doneAt = new Map<string, number>();
  #picked = new Set<string>();
  /** The lessons in which you chose something else. */
  #strayed = new Set<string>();
  /** Picks that already have a remark, but are not played yet. */
  #awaited: string[] = [];
  /** The skipped lessons that are still to be shown again. */
  #reviewed: Lesson[] = [];
  /** The lesson whose result is still to be shown. */
  #open: Lesson | null = null;
  #seen: number;
  /** Whether others have played since your last choice. */
  #isAway = false;
  /** How many of your turns have begun since a lesson was first shown. */
  #idle = 0;

  constructor(
    readonly tutorial: Tutorial,
    readonly session: Session,
  ) {
    this.done = new Set(lessonsDone(session.id) ?? []);
    this.#shown = new Set(this.done);
    this.#seen = session.plies.length;
  }

  isLast = $derived.by(() => this.lesson !== null && this.lesson === this.tutorial.lessons.at(-1));
  /** The recommended choices that are possible now; the confirmation, once nothing else is left to choose. */
  meant = $derived.by(() => {
    const meant = this.lesson?.meant ?? [];
    const open = this.#possible().filter((text) => meant.includes(text));
    return open.length > 1 ? open.filter((text) => text !== "done") : open;
  });
  /** The text of the lesson; without one, a remark about a known choice, or about one that is still to come. */
  text = $derived.by(() => {
    const { lesson } = this;
    if (!lesson) return this.isMine ? this.#reminder() : null;
    const isChosen = lesson.verb === "done" && this.meant.join() === "done";
    const kinds = [...(this.isOff ? ["off"] : []), ...(isChosen ? ["chosen"] : []), ...(isTouched() ? ["touch"] : []), ""];
    return kinds.map((kind) => this.#say(lesson, kind)).find((text) => text !== null) ?? null;
  });

  get isMine(): boolean {
    return this.session.seat !== null;
  }

  /** Whether another player is to act, or is being shown. */
  get isOthers(): boolean {
    const { acting, state, table } = this.session;
    return table?.seats[acting ?? state?.turn ?? -1]?.mine === false;
  }

  /** Follow the game: called whenever picks, plies or the position change. */
  follow(): void {
    const { session } = this;
    const fresh = session.plies.slice(this.#seen);
    this.#seen = session.plies.length;
    this.#pick(session.picks.map(({ text }) => text));
    for (const ply of fresh) this.#heard(ply);
    if (fresh.length > 0) this.#awaited = [];
    if (this.isOthers) this.#pass();
    this.isWatching = session.isShowing && !this.isOthers;
    if (session.isSending) return;
    if (!session.isShowing) this.#settle(fresh.length > 0);
    this.#choose();
  }

  /** No animation is running any more: the game is over or goes on, or a choice was cancelled. */
  #settle(isFresh: boolean): void {
    const isDone = this.tutorial.lessons.every(({ name }) => this.done.has(name));
    if (isDone || this.session.table?.stage === "over") return this.leave();
    if (this.session.picks.length === 0 && !isFresh) this.#reopen([...this.#picked]);
    if (this.isMine) this.#begin();
  }

  /** The lesson was read. */
  next(): void {
    this.remark = null;
    if (this.lesson) this.#finish(this.lesson);
    this.#reviewed = this.#reviewed.slice(1);
    this.#choose();
  }

  /** Show the skipped lessons again, then the last one. */
  review(): void {
    this.#reviewed = this.skipped;
    this.#choose();
  }

  leave(): void {
    this.isOver = true;
    keepLessons(this.session.id, null);
  }

  // ---- which lesson is shown

  #choose(): void {
    const open = this.tutorial.lessons.filter((lesson) => !this.done.has(lesson.name));
    this.isReviewing = this.#reviewed.length > 0;
    this.lesson = this.#reviewed[0] ?? open.find((lesson) => this.#fits(lesson, lesson === open[0])) ?? null;
    if (this.lesson && !this.#shown.has(this.lesson.name)) {
      this.#shown.add(this.lesson.name);
      this.#idle = 0;
    }
    this.isOff = this.lesson !== null && this.#isOff(this.lesson);
    this.#number();
  }

  /**
   * Lessons that were shown, or whose choice was made before. After an undo a lesson is shown again, but counts as
   * before. Skipped lessons count, too, and are summarised with the last one.
   */
  #number(): void {
    const { lessons } = this.tutorial;
    const met = lessons.filter(({ name }) => this.#shown.has(name) || this.done.has(name)).length;
    this.count = lessons.length;
    this.number = this.isLast ? this.count : Math.max(this.number, met);
    this.skipped = this.isLast ? lessons.filter(({ name }) => !this.#shown.has(name)) : [];
  }

  #isOff({ meant, after }: Lesson): boolean {
    const isMissing = meant !== undefined && !this.#possible().some((text) => meant.includes(text));
    return isMissing || (after !== undefined && this.#strayed.has(after));
  }

  #possible(): string[] {
    return this.session.possible.map(({ text }) => text);
  }

  /**
   * A lesson with a choice waits until the choice is possible. A lesson to read waits for the lesson it builds on, or
   * else for all before it, or for a number of turns.
   */
  #fits(lesson: Lesson, isNext: boolean): boolean {
    const { verb, after, isPause, turns } = lesson;
    if (verb) return this.#verbs().has(verb) && this.#isDue(lesson);
    if (isPause && this.isOthers) return true;
    if (!this.isMine || this.session.picks.length > 0) return false;
    if (isPause) return this.#shown.has(lesson.name);
    if (after !== undefined) return this.#isDue(lesson);
    return turns === undefined ? isNext : this.#isStart() && (isNext || this.#idle >= turns);
  }

  /** Whether the lesson it builds on is completed. */
  #isDue({ after }: Lesson): boolean {
    return after === undefined || this.done.has(after);
  }

  /** Whether a turn begins: nothing has been chosen in it yet. */
  #isStart(): boolean {
    const { plies, picks, state } = this.session;
    return picks.length === 0 && plies.at(-1)?.active !== state?.active;
  }

  /** The end of a turn completes all lessons that were shown in it. */
  #pass(): void {
    if (this.#isAway) return;
    this.#isAway = true;
    for (const lesson of this.tutorial.lessons) if (lesson.verb && this.#shown.has(lesson.name)) this.#finish(lesson);
  }

  /** Another turn of yours: remarks about the last one are over. */
  #begin(): void {
    if (!this.#isAway) return;
    this.#isAway = false;
    this.#idle += 1;
    this.#open = this.remark = null;
  }

  /** At the start of a turn: lessons whose choice is possible, or is still to come. */
  #reminder(): string | null {
    const verbs = this.#verbs();
    const chosen = this.tutorial.lessons.filter(({ verb }) => verb);
    const known = chosen.filter(({ verb }) => verbs.has(verb!));
    const open = this.#isStart() ? chosen.filter(({ name }) => !this.done.has(name)) : [];
    const said = [...known.map((lesson) => this.#say(lesson, "more")), ...open.map((lesson) => this.#say(lesson, "soon"))];
    return said.find((text) => text !== null) ?? null;
  }

  #verbs(): Set<string> {
    return new Set(this.#possible().map(verbOf));
  }

  #say({ name }: Lesson, what = ""): string | null {
    const { composed, state } = this.session;
    const view = composed?.view ?? state?.view;
    const n = (view && this.tutorial.left?.(view)) ?? 0;
    return this.tutorial.say(what ? `${name}.${what}` : name, { n });
  }

  // ---- what the player does

  /** New picks get their remark. */
  #pick(picks: string[]): void {
    const before = this.#awaited;
    if (picks.length === 0) return;
    this.#awaited = picks;
    for (const [place, text] of picks.entries()) if (before[place] !== text) this.#made(text, true);
  }

  #heard(ply: Ply): void {
    const seats = this.session.table?.seats;
    const isMine = ply.kind === "move" && seats?.[ply.seat]?.mine;
    if (ply.kind === "undo") this.#reopen(this.#doneSince(ply.to ?? 0));
    if (isMine && ply.text && !this.#awaited.includes(ply.text)) this.#made(ply.text, false);
    if (isMine) this.#picked.clear();
    if (seats?.[ply.active]?.mine === false) this.#pass();
    if (seats?.[ply.active]?.mine) this.#outcome(ply.events.map((event) => String(event.kind)));
  }

  /** A choice was made: it completes its lesson and the lessons to read before it, and gets its remark. */
  #made(move: string, isPick: boolean): void {
    for (const lesson of this.tutorial.lessons) if (!lesson.verb && this.#shown.has(lesson.name)) this.#finish(lesson);
    const lesson = this.tutorial.lessons.find(
      (each) => each.verb === verbOf(move) && !this.done.has(each.name) && this.#isDue(each),
    );
    this.remark = null;
    if (!lesson) return;
    this.#finish(lesson);
    if (isPick) this.#picked.add(lesson.name);
    this.#open = lesson;
    const tone = !lesson.meant || lesson.meant.includes(move) ? "right" : "other";
    if (tone === "other") this.#strayed.add(lesson.name);
    else this.#strayed.delete(lesson.name);
    this.#remark(lesson, tone, tone);
  }

  /** The result says more than the choice; the first event of a lesson is its failure. */
  #outcome(kinds: string[]): void {
    const { events } = this.#open ?? {};
    const known = events?.find((kind) => kinds.includes(kind));
    if (this.#open && known) this.#remark(this.#open, known, known === events![0] ? "other" : "right");
  }

  #remark(lesson: Lesson, what: string, tone: Remark["tone"]): void {
    const text = this.#say(lesson, what);
    if (text !== null) this.remark = { tone, text };
  }

  // ---- completed lessons

  #finish(lesson: Lesson): void {
    if (this.done.has(lesson.name)) return;
    this.#doneAt.set(lesson.name, this.#seen);
    this.#keep([...this.done, lesson.name]);
  }

  /** An undo shows its lessons again. */
  #reopen(names: string[]): void {
    this.#picked.clear();
    this.#awaited = [];
    if (names.length === 0) return;
    this.remark = null;
    this.#keep([...this.done].filter((name) => !names.includes(name)));
  }

  #doneSince(ply: number): string[] {
    const chosen = this.tutorial.lessons.filter(({ verb }) => verb);
    return chosen.map(({ name }) => name).filter((name) => (this.#doneAt.get(name) ?? -1) > ply);
  }

  #keep(done: string[]): void {
    this.done = new Set(done);
    keepLessons(this.session.id, done);
  }
}

/** Whether the device has a touch screen only. */
function isTouched(): boolean {
  return matchMedia("(pointer: coarse)").matches;
}

function verbOf(move: string): string {
  return move.split(" ")[0]!;
}
