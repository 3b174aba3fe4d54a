/**
 * The log: events as sentences, turn by turn. A game writes the lines about its events; the rest is the same for all.
 */
import { parts, t, type Part } from "../lib/i18n";
import type { Json, Ply, Table } from "../lib/protocol";
import { addressed, isYours, nameOf } from "./players";

export interface LogText {
  /** The word of the seat that did it; null for consequences. */
  word: string | null;
  parts: Part[];
  /** Emblems of seats, shown beside the text. */
  signs?: string[];
  /** Belongs to the set-up, before the first turn. */
  isSetup?: boolean;
  /** Says that a bot made the moves after it for a person. */
  isBotNote?: boolean;
}

export interface LogLine extends LogText {
  ply: number;
  /** The event; null for lines that no game writes. */
  event: Json | null;
  /** The ply that took it back; infinity if it stands. */
  undoneAt: number;
}

export interface Turn {
  /** The set-up is 0, and the first turn after it is 1. */
  turn: number;
  /** Its number in the record, which also counts the turns of the set-up; for the set-up, that of its last turn. */
  recorded: number;
  active: number;
  lines: LogLine[];
}

/** Writes one line after another, and remembers what it needs from earlier events. */
export interface LogWriter {
  /** An event as a line; null if another line covers it. `view`: the view on the board, if known. */
  write(event: Json, view: Json | null): LogText | null;
  /** Another turn begins. */
  newTurn(): void;
}

/** The whole log, by turn; undone lines stay, struck through. */
export function logOf(plies: Ply[], table: Table, logWriter: LogWriter): Turn[] {
  const undone = undoings(plies);
  const turns: Turn[] = [];
  const seats = seatLines(table);
  for (const [index, ply] of plies.entries()) {
    let turn = turns.at(-1);
    if (!turn || turn.recorded !== ply.turn_number || (turn.active !== ply.active && ply.turn_number > 0)) {
      turn = { turn: ply.turn_number, recorded: ply.turn_number, active: ply.active, lines: [] };
      turns.push(turn);
      logWriter.newTurn();
    }
    if (index === 0) turn.lines.push(...(seats.get(0) ?? []));
    const undoneAt = undone.get(ply.ply) ?? Infinity;
    const lines =
      ply.kind === "undo" || ply.kind === "resign"
        ? [{ event: null, line: otherLine(ply, table) }]
        : [...botNote(ply, plies.slice(0, index), table), ...ply.events.map((event) => ({ event, line: logWriter.write(event, null) }))];
    turn.lines.push(...lines.flatMap(({ event, line }) => (line ? [{ ...line, event, ply: ply.ply, undoneAt }] : [])));
    turn.lines.push(...(seats.get(ply.ply) ?? []));
  }
  return joinSetup(turns.filter((turn) => turn.lines.length > 0));
}

/** Who took or left a seat, by the ply before it. */
function seatLines(table: Table): Map<number, LogLine[]> {
  const lines = new Map<number, LogLine[]>();
  for (const { ply, seat, kind } of table.seat_changes) {
    const line = {
      word: table.seats[seat]!.word,
      parts: parts(addressed(`log.seat.${kind}`, isYours(table, seat)), { who: nameOf(table, seat) }),
      ply,
      event: null,
      undoneAt: Infinity,
    };
    lines.set(ply, [...(lines.get(ply) ?? []), line]);
  }
  return lines;
}

/** Which ply took back which. */
function undoings(plies: Ply[]): Map<number, number> {
  const undone = new Map<number, number>();
  const standing: number[] = [];
  for (const ply of plies) {
    if (isMove(ply)) standing.push(ply.ply);
    else if (ply.kind === "undo") for (const number of standing.splice(-ply.plies!)) undone.set(number, ply.ply);
  }
  return undone;
}

/** The plies that were not taken back. */
export function standing(plies: Ply[]): Ply[] {
  const undone = undoings(plies);
  return plies.filter((ply) => isMove(ply) && !undone.has(ply.ply));
}

/** Whether a ply is a move or a draw: these are taken back. */
function isMove({ kind }: Ply): boolean {
  return kind === "move" || kind === "draw";
}

/** An undo or a resignation. */
function otherLine(ply: Ply, table: Table): LogText {
  const key = ply.kind === "undo" ? "log.undo" : "log.seat.resigned";
  return aboutSeat(key, ply.seat, table);
}

/** A line that a bot moves for an absent or late player, once per turn, or once per game after a resignation. */
function botNote(ply: Ply, earlier: Ply[], table: Table): { event: null; line: LogText }[] {
  const { bot, seat, turn_number, active } = ply;
  if (!bot || bot === "resigned") return [];
  const last = earlier.findLast(({ kind, seat: mover }) => kind !== "draw" && (kind !== "move" || mover === seat));
  if (last?.bot === bot && last.turn_number === turn_number && last.active === active) return [];
  const key = bot === "timeout" ? "log.bot.timeout" : "log.bot.absent";
  return [{ event: null, line: { ...aboutSeat(key, seat, table), isBotNote: true } }];
}

function aboutSeat(key: "log.undo" | "log.seat.resigned" | "log.bot.timeout" | "log.bot.absent", seat: number, table: Table): LogText {
  const word = table.seats[seat]?.word ?? null;
  return { word, parts: parts(addressed(key, isYours(table, seat)), { who: nameOf(table, seat) }), isSetup: true };
}

/** The turns before the first action are one: the set-up. */
function joinSetup(turns: Turn[]): Turn[] {
  const isSetup = (turn: Turn) => turn.lines.every((line) => line.isSetup);
  const end = turns.findIndex((turn) => !isSetup(turn));
  const first = turns.slice(0, end < 0 ? turns.length : end);
  if (first.length === 0) return turns;
  const { recorded } = first.at(-1)!;
  const setup = { turn: 0, recorded, active: -1, lines: first.flatMap((turn) => turn.lines) };
  return [setup, ...turns.slice(first.length).map((turn) => ({ ...turn, turn: turn.recorded - recorded }))];
}

/** The number of a turn without those of the set-up; 0 or less within it. */
export function numberOf(turns: Turn[], recorded: number): number {
  return recorded - (turns[0]?.turn === 0 ? turns[0].recorded : 0);
}

/** The heading of a turn. */
export function titleOf(turn: Turn): string {
  return turn.turn > 0 ? t("table.turn", { n: turn.turn }) : t("table.setupTurn");
}
