/**
 * A table as this browser follows it: what the server sent, what has been shown of it, and the
 * choice that is being made. It knows no game: an animator shows the plies.
 */
import { Refused } from "../../lib/api";
import { preferences } from "../../lib/preferences.svelte";
import type { Answer, ChatLine, Composed, Hint, Move, Ply, Problem, Request, State, Table, TableMessage } from "../../lib/protocol";
import { busyWhile } from "../../lib/settled";
import type { BoardAnimator } from "../animator.svelte";
import { Connection, type Viewer } from "./connection.svelte";
import { MessageQueue } from "./messageQueue.svelte";
import { PickedMoves } from "./pickedMoves.svelte";
import { ShuffleMix } from "./shuffleMix";
import { pliesToUndo } from "./undo";

export class Session {
  readonly connection: Connection;
  /** The current table; seats and stage change at once, without animation. */
  table = $state.raw<Table | null>(null);
  isSending = $state(false);
  /** Whether the page asked for another viewer and waits for its view. */
  isLooking = $state(false);
  /** Whether the server is computing a hint. */
  isAdvised = $state(false);
  problem = $state.raw<Problem | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  /** When the time of the active seat is over, by `performance.now`; null without a clock. */
  deadline = $state<number | null>(null);
  /** The seconds that each player has left for the game; null without time banks. */
  banks = $state.raw<number[] | null>(null);
  /** When you may ask a bot to play for an absent player, by `performance.now`; null if nobody is absent. */
  patience = $state<number | null>(null);
  /** Whether a pick that is the only possible one is made automatically. */
  isHasty = true;
  /** Whether this browser is starting the game now. */
  isBeginning = $state(false);

  readonly id: string;
  readonly #choice = new PickedMoves();
  readonly #queue: MessageQueue;
  readonly #mix: ShuffleMix;
  /**
   * Who the table is shown to. If hands are hidden and several people share this screen, it is
   * the seat that has taken the screen, and nobody's while the screen is handed over.
   */
  #viewer: Viewer = "auto";
  /** The last ply that arrived, shown or not. */
  #received = 0;
  #epoch: string | null = null;
  #waiting: { ply: number; resolve: () => void }[] = [];
  #openRequests = 0;
  #hasBegun = false;
  #stopTracking: () => void;

  constructor(
    opened: Table,
    readonly animator: BoardAnimator,
    /** Whether seats see different things. */
    readonly hasHiddenInfo: boolean,
  ) {
    this.id = opened.id;
    this.#viewer = this.#viewerFor(opened);
    this.#queue = new MessageQueue(animator, this.#choice);
    this.#mix = new ShuffleMix(this.id, (request) => this.connection.say(request));
    this.#stopTracking = busyWhile(() => this.isBusy || this.connection.isWaiting);
    this.connection = new Connection(this.id, {
      seen: () => this.#received,
      chatSeen: () => this.chat.at(-1)?.number ?? 0,
      viewer: () => this.#viewer,
      epoch: () => this.#epoch,
      hear: (message) => this.#receive(message),
    });
  }

  close(): void {
    this.#stopTracking();
    this.connection.close();
  }

  // ---- what is shown

  /** All plies that have been shown. */
  get plies(): Ply[] {
    return this.#queue.plies;
  }

  /** The position that is shown. */
  get state(): State | null {
    return this.#queue.state;
  }

  get isShowing(): boolean {
    return this.#queue.isShowing;
  }

  /** The seat whose turn is being shown; null if none is. */
  get acting(): number | null {
    return this.#queue.acting;
  }

  /** Whether the current question may change at any moment. */
  get isBusy(): boolean {
    return this.isShowing || this.isSending || this.isLooking;
  }

  // ---- who sees it

  /** The seat that the screen is handed over to, once nobody's hand is on it; else null. */
  get awaited(): number | null {
    return this.state?.viewer === null ? this.#next : null;
  }

  /** The seat at this screen that is to move, unless it already has the screen. */
  get #next(): number | null {
    const { state, table } = this;
    if (!this.hasHiddenInfo || !state || !table || this.isShowing || table.stage === "over") return null;
    const seats = ownSeats(table);
    return seats.length > 1 && seats.includes(state.turn) && state.viewer !== state.turn ? state.turn : null;
  }

  /** Show the table to a seat, or to a spectator: the server sends everything again. */
  look(viewer: Viewer): void {
    this.#viewer = viewer;
    this.#received = 0;
    this.isLooking = true;
    this.connection.hello();
  }

  /** The current viewer, unless seats were taken or released since. */
  #viewerFor(table: Table): Viewer {
    const isShared = this.hasHiddenInfo && ownSeats(table).length > 1;
    if (!isShared) return "auto";
    return this.#viewer === "auto" ? null : this.#viewer;
  }

  /** Hide one player's view before the next player takes the screen. */
  #handOver(): void {
    if (this.#next !== null && this.state?.viewer !== null) this.look(null);
  }

  // ---- the choice

  /** Whether the game waits for more people. */
  get isGathering(): boolean {
    return this.table?.stage === "waiting" && this.table.seats.some((seat) => !seat.held && !seat.agent);
  }

  /** Whether the game waits for people who have not come: those who read the score lose no time by a clock. */
  get awaitsPeople(): boolean {
    const { table } = this;
    if (table?.stage !== "waiting") return false;
    return table.seats.some((seat) => !seat.agent && !(seat.held && (seat.mine || seat.connected || table.clock === null)));
  }

  /** The seat that this browser may move now; none before the game has begun. */
  get seat(): number | null {
    const { state } = this;
    if (!state || this.table?.stage === "waiting" || this.isShowing || state.moves.length === 0) return null;
    return state.viewer;
  }

  /** The moves picked so far. */
  get picks(): Move[] {
    return this.#choice.moves;
  }

  /** The moves that can be picked next. */
  get possible(): Move[] {
    if (this.seat === null) return [];
    return this.#choice.composed ? this.#choice.composed.possible : (this.state?.moves ?? []);
  }

  /** Whether the picks are a complete choice that waits for confirmation. */
  get isComplete(): boolean {
    return this.seat !== null && (this.#choice.composed?.moves ?? null) !== null;
  }

  /** What the picks make together; null before the first. */
  get composed(): Composed | null {
    return this.#choice.composed;
  }

  /** Pick a move. A complete choice is played, or waits for confirmation if that is preferred. */
  async pick(move: Move, isSure = false): Promise<void> {
    await this.#compose([...this.picks, move], true, isSure || !preferences.confirm);
  }

  async confirm(): Promise<void> {
    if (this.isComplete) await this.#compose(this.picks, true);
  }

  /** Take back one pick; the others stay, if they can. */
  async unpick(index: number): Promise<void> {
    const left = this.picks.filter((_, place) => place !== index);
    if (left.length === 0 || index === 0) this.drop();
    else await this.#compose(left, false, false);
  }

  async #compose(picks: Move[], isOn: boolean, play = isOn): Promise<void> {
    const { seat, state } = this;
    if (seat === null || state === null || this.isSending) return;
    const ask = async (all: Move[]) => {
      const answer = await this.#send({ type: "compose", seat, ply: state.ply, picks: all.map(({ move }) => move), play });
      return answer?.type === "composed" ? (answer as Composed) : null;
    };
    const preview = (composed: Composed) => this.animator.preview(state, composed);
    await this.#busy(() => this.#choice.compose(picks, ask, { play, isExtended: () => isOn && this.isHasty, preview }));
  }

  /** Forget the picks. */
  drop(): void {
    this.#choice.clear();
    this.problem = null;
    if (this.state) this.animator.preview(this.state, null);
  }

  /** Play a complete choice as it was given. */
  async playRun(moves: number[], ply: number): Promise<void> {
    const { seat, state } = this;
    if (seat === null || state?.ply !== ply || this.isSending) return;
    this.drop();
    await this.#send({ type: "play", seat, ply, moves });
  }

  /** Why a move is not legal; null if it is, or without an explanation. */
  async whyNot(move: string): Promise<Problem | null> {
    const { seat } = this;
    if (seat === null) return null;
    const picks = this.picks.map((pick) => pick.move);
    try {
      const request: Request = { type: "why_not", seat, ply: this.state!.ply, move, picks };
      return (await this.connection.say<Extract<Answer, { type: "reason" }>>(request)).refusal;
    } catch (error) {
      return error instanceof Refused ? error.problem : null;
    }
  }

  /** The best choice by the server's judgement; null if there is none. */
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

  // ---- undo

  async undo(): Promise<void> {
    const { state } = this;
    if (this.picks.length > 0) return this.drop();
    if (!state?.undo || state.viewer === null || this.isSending) return;
    await this.#send({ type: "undo", seat: state.viewer, ply: state.ply, plies: state.undo.last_choice });
  }

  /** The plies that this browser can ask the others to undo. */
  get askable(): number {
    return this.state && this.table ? pliesToUndo(this.table, this.plies) : 0;
  }

  /** Ask the others to let this browser undo its last turn. */
  async askUndo(): Promise<void> {
    const { state, table, askable } = this;
    const seat = table?.seats.find((each) => each.mine)?.seat;
    if (!state || seat === undefined || askable === 0) return;
    await this.#send({ type: "ask_undo", seat, ply: state.ply, plies: askable });
  }

  /** Agree or not to an undo that somebody asked for. */
  async answerUndo({ seat, plies }: { seat: number; plies: number }, agree: boolean): Promise<void> {
    if (this.state) await this.#send({ type: "answer_undo", seat, ply: this.state.ply, plies, agree });
  }

  /** Ask for a pause or for its end, agree to it, or refuse it. */
  async pause(paused: boolean, agree: boolean): Promise<void> {
    await this.#send({ type: "pause", paused, agree });
  }

  /** Ask the others for the hand of an absent player, agree to that, or refuse it. */
  async askSeat(seat: number, agree: boolean): Promise<void> {
    await this.#send({ type: "ask_seat", seat, agree });
  }

  // ---- seats and the start

  /** Take a seat; a free one under your own name. */
  take(seat: number): Promise<unknown> {
    const isNamed = preferences.name !== "" && !this.table?.seats[seat]?.held;
    return this.#send({ type: "take", seat, ...(isNamed ? { name: preferences.name } : {}) });
  }

  /** Release a seat, resign, or let a bot play for it; returns whether that worked. */
  async change(type: "release" | "resign" | "stand_in", seat: number): Promise<boolean> {
    return (await this.#send({ type, seat })) !== null;
  }

  /** Mix into the shuffle, then begin the game; returns whether that worked. */
  async begin(): Promise<boolean> {
    await this.#mixShuffle();
    return this.table?.stage !== "waiting" || (await this.#send({ type: "begin" })) !== null;
  }

  /** The commitment to the shuffle that this browser saw first. */
  get commitment(): string | null {
    return this.#mix.commitment;
  }

  #mixShuffle(): Promise<void> {
    return this.#mix.mix(() => this.table);
  }

  /** Mix into the shuffle as soon as you sit at a table, and begin it when nobody is missing. */
  #beginOnceComplete(table: Table): void {
    const isOurs = table.is_creator || table.seats.some((seat) => seat.mine);
    if (this.#hasBegun || table.stage !== "waiting" || !isOurs) return;
    if (this.awaitsPeople) return void this.#mixShuffle();
    this.#hasBegun = this.isBeginning = true;
    void this.begin().then((isDone) => (this.isBeginning = isDone));
  }

  // ---- requests

  async #send(request: Request): Promise<Answer | null> {
    this.problem = null;
    try {
      return await this.#busy(async () => {
        const answer = await this.connection.say(request);
        if (answer.type === "ack") await this.#arrival(answer.ply);
        return answer;
      });
    } catch (error) {
      if (error instanceof Refused) this.problem = error.problem;
      this.#choice.forgetShown();
      return null;
    }
  }

  async #busy<T>(act: () => Promise<T>): Promise<T> {
    this.#openRequests += 1;
    this.isSending = true;
    try {
      return await act();
    } finally {
      this.#openRequests -= 1;
      this.isSending = this.#openRequests > 0;
    }
  }

  /** Resolves when a ply has arrived: an acknowledged request is complete only then. */
  #arrival(ply: number): Promise<void> {
    if (this.#received >= ply) return Promise.resolve();
    return new Promise((resolve) => this.#waiting.push({ ply, resolve }));
  }

  #resolveArrivals(): void {
    const arrived = this.#waiting.filter(({ ply }) => ply <= this.#received);
    this.#waiting = this.#waiting.filter(({ ply }) => ply > this.#received);
    for (const { resolve } of arrived) resolve();
  }

  // ---- messages

  /** Forget everything if the server was restored from a backup and has another history. */
  #checkEpoch(epoch: string): void {
    if (this.#epoch !== null && this.#epoch !== epoch) {
      this.#received = 0;
      this.isLooking = true;
      this.chat = [];
    }
    this.#epoch = epoch;
  }

  #receive(message: TableMessage): void {
    if (message.type === "table") this.#checkEpoch(message.epoch);
    const { table, state } = message;
    this.table = table;
    this.#mix.keepCommitment(table);
    this.deadline = momentIn(state.seconds_left);
    this.banks = state.bank_seconds;
    this.patience = momentIn(state.absence_seconds_left);
    this.chat = [...this.chat, ...message.chat.filter((line) => line.number > (this.chat.at(-1)?.number ?? 0))];
    const viewer = this.#viewerFor(table);
    if (viewer !== this.#viewer) return this.look(viewer);
    if (message.type === "update" && message.since !== this.#received) return this.connection.hello();
    this.#follow(message);
    this.#beginOnceComplete(table);
    this.#resolveArrivals();
  }

  /** Animate new plies; show anything else as it is. */
  #follow(message: TableMessage): void {
    const isBack = message.state.ply < this.#received;
    const plies = message.plies.filter((ply) => ply.ply > this.#received);
    this.#received = message.state.ply;
    if (this.state === null || isBack || this.isLooking) {
      this.isLooking = false;
      this.#queue.restart(message);
      this.#handOver();
    } else {
      void this.#queue.show({ ...message, plies }).then(() => this.isShowing || this.#handOver());
    }
  }
}

/** The seats that people have at this browser. */
function ownSeats(table: Table): number[] {
  return table.seats.filter((seat) => seat.mine && !seat.agent).map((seat) => seat.seat);
}

/** The moment in this many seconds, by `performance.now`. */
function momentIn(seconds: number | null): number | null {
  return seconds === null ? null : performance.now() + seconds * 1000;
}
