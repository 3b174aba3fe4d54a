/**
 * A table as this browser follows it: what was heard, what has been shown of it, and the choice
 * that is being made. It knows no game: a stage shows the plies, and says when it is done.
 */
import { Refused } from "../lib/api";
import { preferences, remember, remembered } from "../lib/preferences.svelte";
import { unforeseen } from "../lib/proof";
import type { Answer, Composed, Hint, Move, News, Ply, Problem, Said, State, Table, Wish } from "../lib/protocol";
import { Connection, type Eye } from "./connection.svelte";
import type { Stage } from "./stage.svelte";

export class Session {
  readonly connection: Connection;
  /** The table as it is; seats and stage change at once. */
  table = $state.raw<Table | null>(null);
  /** All plies that have been shown. */
  plies = $state.raw<Ply[]>([]);
  /** The moment that is shown. */
  state = $state.raw<State | null>(null);
  picks = $state.raw<Move[]>([]);
  composed = $state.raw<Composed | null>(null);
  isShowing = $state(false);
  /** The seat whose turn is being shown; null if none is. */
  acting = $state<number | null>(null);
  isSending = $state(false);
  /** Whether another eye was asked for, and its view has not come yet. */
  isLooking = $state(false);
  /** A hint is being thought out. */
  isAdvised = $state(false);
  problem = $state.raw<Problem | null>(null);
  /** What people at the table said. */
  chat = $state.raw<Said[]>([]);
  /** When the time of whoever is to act is over, by `performance.now`; null without a clock. */
  deadline = $state<number | null>(null);
  /** When a bot may be asked to play for whoever is to act and away, by `performance.now`; null if nobody is. */
  patience = $state<number | null>(null);
  /** Whether what has only one way to go on goes on by itself, a choice to its end. */
  isHasty = true;

  readonly id: string;
  /**
   * Through whose eyes this browser looks. Where hands are hidden and several people play at this
   * screen, only through those of whoever has taken it; while it is handed over through nobody's.
   */
  #eye: Eye = "auto";
  #heard = 0;
  #epoch: string | null = null;
  #news: News[] = [];
  #known = 0;

  constructor(
    opened: Table,
    readonly stage: Stage,
    /** Whether seats see different things. */
    readonly hides: boolean,
  ) {
    this.id = opened.id;
    this.#eye = this.#eyeFor(opened);
    this.connection = new Connection(this.id, {
      seen: () => this.#heard,
      heard: () => this.chat.at(-1)?.number ?? 0,
      eye: () => this.#eye,
      epoch: () => this.#epoch,
      hear: (news) => this.#hear(news),
    });
  }

  close(): void {
    this.connection.close();
  }

  // ---- who looks

  /** The seat that the screen is handed over to, once nobody's hand is left on it; else null. */
  get awaited(): number | null {
    return this.state?.eye === null ? this.#next : null;
  }

  /** Whether what is asked may be something else at once. */
  get isBusy(): boolean {
    return this.isShowing || this.isSending || this.isLooking;
  }

  /** The seat at this screen that is to move, if the screen is not already its own. */
  get #next(): number | null {
    const { state, table } = this;
    if (!this.hides || !state || !table || this.isShowing || table.stage === "over") return null;
    const seats = own(table);
    return seats.length > 1 && seats.includes(state.turn) && state.eye !== state.turn ? state.turn : null;
  }

  /** Look through the eyes of a seat, or of nobody: all that was told is told anew. */
  look(eye: Eye): void {
    this.#eye = eye;
    this.#heard = 0;
    this.isLooking = true;
    this.connection.hello();
  }

  /** The eye of now, unless seats were taken or given up since. */
  #eyeFor(table: Table): Eye {
    const isShared = this.hides && own(table).length > 1;
    if (!isShared) return "auto";
    return this.#eye === "auto" ? null : this.#eye;
  }

  /** What somebody saw is not left on the screen for the next. */
  #handOver(): void {
    if (this.#next !== null && this.state?.eye !== null) this.look(null);
  }

  // ---- what may be done

  /** Whether people are still to come before the game begins. */
  get isGathering(): boolean {
    return this.table?.stage === "waiting" && this.table.seats.some((seat) => !seat.held && !seat.agent);
  }

  /** The seat that this browser may move now: none before the game has begun. */
  get seat(): number | null {
    const { state } = this;
    if (!state || this.table?.stage === "waiting" || this.isShowing || state.moves.length === 0) return null;
    return state.eye;
  }

  /** What can be picked next. */
  get possible(): Move[] {
    if (this.seat === null) return [];
    return this.composed ? this.composed.possible : (this.state?.moves ?? []);
  }

  /**
   * Pick a move, as one of several in any order, or as a choice of its own. Once the choice is
   * complete it is played, or waits to be confirmed where that is preferred.
   */
  async pick(move: Move, isSure = false): Promise<void> {
    await this.#compose([...this.picks, move], true, isSure || !preferences.confirm);
  }

  /** Whether the picks are a whole choice, which waits to be confirmed. */
  get isComplete(): boolean {
    return this.seat !== null && (this.composed?.run ?? null) !== null;
  }

  async confirm(): Promise<void> {
    if (this.isComplete) await this.#compose(this.picks, true);
  }

  /** Take back a pick; the others stand, if they can. */
  async unpick(index: number): Promise<void> {
    const left = this.picks.filter((_, place) => place !== index);
    if (left.length === 0 || index === 0) this.drop();
    else await this.#compose(left, false, false);
  }

  /** Put picks together; with `isOn` what has only one end is picked at once, with `play` it is played. */
  async #compose(picks: Move[], isOn: boolean, play = isOn): Promise<void> {
    const seat = this.seat;
    const state = this.state;
    if (seat === null || state === null || this.isSending) return;
    await this.#busy(async () => {
      let all = picks;
      for (;;) {
        this.#known = play ? all.length : 0;
        const moves = all.map((pick) => pick.move);
        const answer = await this.#say({ type: "compose", seat, ply: state.ply, picks: moves, play });
        if (answer?.type !== "composed") return;
        this.#known = 0;
        this.picks = all;
        this.composed = answer as Composed;
        this.stage.sketch(state, this.composed);
        const [only, ...others] = this.composed.possible;
        if (!isOn || !this.isHasty || !only || others.length > 0) return;
        all = [...all, only];
      }
    });
  }

  /** Forget the picks. */
  drop(): void {
    this.picks = [];
    this.composed = null;
    this.problem = null;
    if (this.state) this.stage.sketch(this.state, null);
  }

  async undo(): Promise<void> {
    const { state } = this;
    if (this.picks.length > 0) return this.drop();
    if (!state?.undo || state.eye === null || this.isSending) return;
    await this.#say({ type: "undo", seat: state.eye, ply: state.ply, plies: state.undo.last });
  }

  /** Why a move cannot be made; null if it can, or if nothing is to be said. */
  async whyNot(move: string): Promise<Problem | null> {
    const seat = this.seat;
    if (seat === null) return null;
    try {
      const answer = await this.connection.say<Extract<Answer, { type: "reason" }>>({
        type: "why_not",
        seat,
        ply: this.state!.ply,
        move,
        picks: this.picks.map((pick) => pick.move),
      });
      return answer.refusal;
    } catch (error) {
      return error instanceof Refused ? error.problem : null;
    }
  }

  /** What looks best now; null if that is not to be had. */
  async hint(): Promise<Hint | null> {
    const { seat, state } = this;
    if (seat === null || state === null || this.isAdvised) return null;
    this.isAdvised = true;
    this.problem = null;
    try {
      return await this.connection.say<Hint>({ type: "hint", seat, ply: state.ply });
    } catch (error) {
      if (error instanceof Refused) this.problem = error.problem;
      return null;
    } finally {
      this.isAdvised = false;
    }
  }

  /** Play a complete choice as it was given. */
  async playRun(moves: number[], ply: number): Promise<void> {
    const { seat, state } = this;
    if (seat === null || state?.ply !== ply || this.isSending) return;
    this.drop();
    await this.#say({ type: "play", seat, ply, moves });
  }

  /** The plies back to the start of this browser's last turn, if others are to be asked about them. */
  get askable(): number {
    const { state, table, plies } = this;
    if (!state || !table || table.stage !== "playing" || table.seats.every((seat) => seat.mine || (seat.agent && !seat.held))) return 0;
    const last = plies.findLast((ply) => ply.kind === "move" && table.seats[ply.seat]?.mine);
    const start = last && plies.findIndex((ply) => ply.turn === last.turn && ply.seat === last.seat);
    if (start === undefined || plies.slice(start).some((ply) => ply.kind === "undo")) return 0;
    return plies.length - start;
  }

  /** How many turns the last so many plies that stand belong to. */
  turnsBack(count: number): number {
    const standing: Ply[] = [];
    for (const ply of this.plies) {
      if (ply.kind === "undo") standing.splice(-(ply.plies ?? 0));
      else standing.push(ply);
    }
    return new Set(standing.slice(-count).map((ply) => ply.turn)).size;
  }

  /** Ask the others to let this browser's last turn be taken back. */
  async askUndo(): Promise<void> {
    const { state, table, askable } = this;
    const seat = table?.seats.find((each) => each.mine)?.seat;
    if (!state || seat === undefined || askable === 0) return;
    await this.#say({ type: "ask_undo", seat, ply: state.ply, plies: askable });
  }

  /** Agree to what somebody asked for, or not. */
  async answerUndo({ seat, plies }: { seat: number; plies: number }, agree: boolean): Promise<void> {
    if (this.state) await this.#say({ type: "answer_undo", seat, ply: this.state.ply, plies, agree });
  }

  /** Sit down; at a seat that nobody has, under one's own name. */
  take(seat: number): Promise<unknown> {
    const isNamed = preferences.name !== "" && !this.table?.seats[seat]?.held;
    return this.#say({ type: "take", seat, ...(isNamed ? { name: preferences.name } : {}) });
  }

  /** Get up, resign, or have a bot sit down there; whether it was done. */
  async change(type: "release" | "resign" | "stand_in", seat: number): Promise<boolean> {
    return (await this.#say({ type, seat })) !== null;
  }

  /** Mix a string of this browser's into the shuffle for each of its seats, then begin; whether it was done. */
  async begin(): Promise<boolean> {
    await this.#mix();
    return this.table?.stage !== "waiting" || (await this.#say({ type: "begin" })) !== null;
  }

  #mixed = new Set<number>();

  /** Mix a string of this browser's into the shuffle for each of its seats, as long as that can be done. */
  async #mix(): Promise<void> {
    for (const { seat, mine } of this.table?.seats ?? []) {
      const shuffle = this.table?.shuffle;
      if (!mine || !shuffle?.can_mix || seat in shuffle.mixes || this.#mixed.has(seat)) continue;
      this.#mixed.add(seat);
      await this.connection.say({ type: "mix", seat, text: unforeseen() }).catch(() => undefined);
    }
  }

  /** The commitment that this browser was shown first, whatever the table says now. */
  get commitment(): string | null {
    return remembered<string | null>(`vaka.commitment.${this.id}`, null);
  }

  async #say(wish: Wish): Promise<Answer | null> {
    this.problem = null;
    try {
      return await this.#busy(async () => {
        const answer = await this.connection.say(wish);
        if (answer.type === "ack") await this.#reached(answer.ply);
        return answer;
      });
    } catch (error) {
      if (error instanceof Refused) this.problem = error.problem;
      this.#known = 0;
      return null;
    }
  }

  #waiting: { ply: number; go: () => void }[] = [];

  /** What was acknowledged is not done for the page before it has heard of it. */
  #reached(ply: number): Promise<void> {
    if (this.#heard >= ply) return Promise.resolve();
    return new Promise((go) => this.#waiting.push({ ply, go }));
  }

  #wishes = 0;

  async #busy<T>(act: () => Promise<T>): Promise<T> {
    this.#wishes += 1;
    this.isSending = true;
    try {
      return await act();
    } finally {
      this.#wishes -= 1;
      this.isSending = this.#wishes > 0;
    }
  }

  // ---- what is heard

  /** Forget everything if the server was restored from a backup: it knows another game than this page. */
  #beginAnew(epoch: string): void {
    if (this.#epoch !== null && this.#epoch !== epoch) {
      this.#heard = 0;
      this.isLooking = true;
      this.chat = [];
    }
    this.#epoch = epoch;
  }

  #hear(news: News): void {
    if (news.type === "table") this.#beginAnew(news.epoch);
    this.table = news.table;
    this.#keepCommitment(news.table);
    this.deadline = momentIn(news.state.left);
    this.patience = momentIn(news.state.patience);
    this.chat = [...this.chat, ...news.chat.filter((line) => line.number > (this.chat.at(-1)?.number ?? 0))];
    const eye = this.#eyeFor(news.table);
    if (eye !== this.#eye) return this.look(eye);
    if (news.type === "update" && news.since !== this.#heard) {
      this.connection.hello();
      return;
    }
    const isBack = news.state.ply < this.#heard;
    const fresh = news.plies.filter((ply) => ply.ply > this.#heard);
    this.#heard = news.state.ply;
    if (this.state === null || isBack || this.isLooking) {
      this.isLooking = false;
      this.#restart(news);
      this.#handOver();
    } else {
      this.#news.push({ ...news, plies: fresh });
      void this.#showAll();
    }
    this.#beginOnceComplete(news.table);
    this.#goOn();
  }

  /** Let go on who waited for a ply that has come. */
  #goOn(): void {
    const [met, open] = [this.#waiting.filter((w) => w.ply <= this.#heard), this.#waiting.filter((w) => w.ply > this.#heard)];
    this.#waiting = open;
    for (const { go } of met) go();
  }

  #hasBegun = false;
  /** Whether the game begins by itself, without a hand of anybody's. */
  isBeginning = $state(false);

  /** Who sits at a table mixes a string into its shuffle at once, and begins it once all are there. */
  #beginOnceComplete(table: Table): void {
    const isOurs = table.is_creator || table.seats.some((seat) => seat.mine);
    if (this.#hasBegun || table.stage !== "waiting" || !isOurs) return;
    if (!table.seats.every((seat) => seat.held || seat.agent)) return void this.#mix();
    this.#hasBegun = this.isBeginning = true;
    void this.begin().then((isDone) => (this.isBeginning = isDone));
  }

  /** The first moment, or one that does not follow from what was seen. */
  #restart(news: News): void {
    this.#news = [];
    this.plies = news.plies;
    this.picks = [];
    this.composed = null;
    this.state = news.state;
    this.stage.put(news.state, news.plies);
  }

  async #showAll(): Promise<void> {
    if (this.isShowing) return;
    this.isShowing = true;
    let news = this.#news.shift();
    while (news) {
      const known = news.plies.length > 0 ? this.#known : 0;
      if (news.plies.length > 0) {
        this.#known = 0;
        this.acting = news.plies[0]!.active;
        // What cannot be shown must not hold up the game: it is put there as it is, and the fault told.
        await this.stage.show(news.plies, known).catch(reportError);
        this.plies = [...this.plies, ...news.plies];
        this.picks = [];
        this.composed = null;
      }
      this.state = news.state;
      // What was taken back lies where it lay: that is known from all that led to it.
      const isUndone = news.plies.some(({ kind }) => kind === "undo");
      if (news.plies.length > 0 || this.picks.length === 0) this.stage.put(news.state, isUndone ? this.plies : undefined);
      news = this.#news.shift();
    }
    this.isShowing = false;
    this.acting = null;
    this.#handOver();
  }

  #keepCommitment(table: Table): void {
    if (table.shuffle && this.commitment === null && table.stage !== "over") {
      remember(`vaka.commitment.${this.id}`, table.shuffle.commitment);
    }
  }
}

/** The seats that people have at this browser. */
function own(table: Table): number[] {
  return table.seats.filter((seat) => seat.mine && !seat.agent).map((seat) => seat.seat);
}

/** When so many seconds will have passed, by `performance.now`. */
function momentIn(seconds: number | null): number | null {
  return seconds === null ? null : performance.now() + seconds * 1000;
}
