/**
 * Who tells the lessons: looks on as somebody plays, tells the first lesson that fits the moment,
 * and says something to what was really done. Nothing is played for the reader, nothing forbidden.
 */
import type { Ply } from "../../lib/protocol";
import type { Session } from "../session.svelte";
import { keepLessons, lessonsDone } from "./kept";
import type { Lesson, Tutorial } from "./tutorial";

export interface Remark {
  tone: "right" | "other";
  text: string;
}

export class Coach {
  done = $state.raw<ReadonlySet<string>>(new Set());
  /** What is said to the last choice. */
  remark = $state.raw<Remark | null>(null);
  isOver = $state(false);

  /** The lesson that fits the moment; null if none does. */
  lesson = $state.raw<Lesson | null>(null);
  /** Whether it is told in other words: what it is about was made otherwise, or cannot be. */
  isOff = $state(false);
  /** How far it has come: the last of the lessons that were told. */
  number = $state(0);

  /** The lessons that were told; after how many plies each was done; those only picked so far. */
  #told = new Set<string>();
  #doneAt = new Map<string, number>();
  #picked = new Set<string>();
  /** The lessons in which something else was chosen than was meant. */
  #strayed = new Set<string>();
  /** What was picked and has had its remark, but is not played yet. */
  #awaited: string[] = [];
  /** The lesson whose outcome is still to be seen. */
  #open: Lesson | null = null;
  #seen: number;
  #active = -1;

  constructor(
    readonly tutorial: Tutorial,
    readonly session: Session,
  ) {
    this.done = new Set(lessonsDone(session.id) ?? []);
    this.#seen = session.plies.length;
  }

  isLast = $derived.by(() => this.lesson !== null && this.lesson === this.tutorial.lessons.at(-1));
  /** The choices that are meant and can be made now. */
  meant = $derived.by(() => {
    const meant = this.lesson?.meant ?? [];
    return this.#possible().filter((text) => meant.includes(text));
  });
  /** What the lesson says. */
  text = $derived.by(() => {
    const { lesson, tutorial } = this;
    if (!lesson) return null;
    return (this.isOff ? tutorial.say(`${lesson.name}.off`) : null) ?? tutorial.say(lesson.name);
  });

  get isMine(): boolean {
    return this.session.seat !== null;
  }

  /** Follow what happens: called whenever picks, plies or the moment have changed. */
  follow(): void {
    const { session } = this;
    const fresh = session.plies.slice(this.#seen);
    this.#seen = session.plies.length;
    this.#pick(session.picks.map(({ text }) => text));
    for (const ply of fresh) this.#heard(ply);
    if (fresh.length > 0) this.#awaited = [];
    if (session.isShowing || session.isSending) return;
    if (session.table?.stage === "over") return this.leave();
    if (session.picks.length === 0 && fresh.length === 0) this.#reopen([...this.#picked]);
    this.#passTurn();
    this.#choose();
  }

  /** It was read. */
  next(): void {
    this.remark = null;
    if (this.lesson) this.#finish(this.lesson);
    this.#choose();
  }

  leave(): void {
    this.isOver = true;
    keepLessons(this.session.id, null);
  }

  // ---- which lesson is told

  #choose(): void {
    const open = this.tutorial.lessons.filter((lesson) => !this.done.has(lesson.name));
    this.lesson = open.find((lesson) => this.#fits(lesson, lesson === open[0])) ?? null;
    if (this.lesson) this.#told.add(this.lesson.name);
    this.isOff = this.lesson !== null && this.#isOff(this.lesson);
    const known = this.tutorial.lessons.findLastIndex(({ name }) => this.#told.has(name) || this.done.has(name));
    this.number = Math.max(this.number, known + 1);
  }

  #isOff({ meant, after }: Lesson): boolean {
    const isMissing = meant !== undefined && !this.#possible().some((text) => meant.includes(text));
    return isMissing || (after !== undefined && this.#strayed.has(after));
  }

  #possible(): string[] {
    return this.session.possible.map(({ text }) => text);
  }

  /** What is only read waits until all before it is done; what is chosen, until it can be. */
  #fits(lesson: Lesson, isNext: boolean): boolean {
    if (lesson.verb) return this.session.possible.some(({ text }) => verbOf(text) === lesson.verb);
    return isNext && this.isMine !== (lesson.isPause ?? false);
  }

  /** With a turn all that was told in it is done, whatever was made of it. */
  #passTurn(): void {
    const active = this.session.state?.active ?? -1;
    if (active === this.#active) return;
    const isFirst = this.#active < 0;
    this.#active = active;
    if (isFirst) return;
    if (this.isMine) this.#open = this.remark = null;
    for (const lesson of this.tutorial.lessons) {
      const isPast = lesson.verb || (lesson.isPause && this.isMine);
      if (isPast && this.#told.has(lesson.name)) this.#finish(lesson);
    }
  }

  // ---- what somebody does

  /** What was picked since the last look gets its remark. */
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
    if (seats?.[ply.active]?.mine) this.#outcome(ply.events.map((event) => String(event.kind)));
  }

  /** A choice was made: it ends the lesson about it, and gets its remark. */
  #made(move: string, isPick: boolean): void {
    const lesson = this.tutorial.lessons.find(({ name, verb }) => verb === verbOf(move) && !this.done.has(name));
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

  /** What came of it says more than the choice; the first event of a lesson is its mishap. */
  #outcome(kinds: string[]): void {
    const { events } = this.#open ?? {};
    const told = events?.find((kind) => kinds.includes(kind));
    if (this.#open && told) this.#remark(this.#open, told, told === events![0] ? "other" : "right");
  }

  #remark(lesson: Lesson, what: string, tone: Remark["tone"]): void {
    const text = this.tutorial.say(`${lesson.name}.${what}`);
    if (text !== null) this.remark = { tone, text };
  }

  // ---- what is done

  #finish(lesson: Lesson): void {
    if (this.done.has(lesson.name)) return;
    this.#doneAt.set(lesson.name, this.#seen);
    this.#keep([...this.done, lesson.name]);
  }

  /** What was taken back is told again. */
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

function verbOf(move: string): string {
  return move.split(" ")[0]!;
}
