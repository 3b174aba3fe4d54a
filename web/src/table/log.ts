/** What happened, in words, turn by turn. A game tells its events; the rest is the same for all. */
import { parts, t, type Part } from "../lib/i18n";
import type { Json, Ply, Table } from "../lib/protocol";

export interface Line {
  /** The word of the seat that did it; null for what follows from what a seat did. */
  word: string | null;
  parts: Part[];
  /** Signs of seats shown beside the words. */
  signs?: string[];
  /** Said while the table is set out, before the first turn. */
  isSetup?: boolean;
}

export interface LogLine extends Line {
  ply: number;
  /** What it tells; null for what no game tells. */
  event: Json | null;
  /** The ply that took it back; infinity if it stands. */
  undoneAt: number;
}

export interface Turn {
  /** The set-up is 0, and the first turn after it is 1. */
  turn: number;
  /** Its number in the record, which counts the turns of the set-up too; of the set-up that of its last. */
  recorded: number;
  active: number;
  lines: LogLine[];
}

/** Tells events one after the other, and remembers what it needs of those before. */
export interface Teller {
  /** One event as a line; null where another line says it. `view`: what is on the board, if known. */
  tell(event: Json, view: Json | null): Line | null;
  /** Another turn begins. */
  turn(): void;
}

export function nameOf(table: Table, seat: number): string {
  const player = table.seats[seat]?.player;
  return player === undefined ? "" : playerName(table, player);
}

/** What a table calls somebody who gave no name; each page says it in its own words. */
export const NAMELESS = "Guest";

/** A player as this page says it: who gave no name is "You" here and a guest elsewhere, or has a number. */
export function playerName(table: Table, player: number): string {
  const { name, seats } = table.players[player] ?? { name: "", seats: [] };
  if (name === NAMELESS) return t(seats.some((seat) => table.seats[seat]?.mine) ? "start.you" : "start.guest");
  const [, n] = /^player (\d+)$/.exec(name) ?? [];
  return n ? t("set.personNumber", { n: Number(n) }) : name;
}

/** Whether who holds the seat of a word is "You" on this page. */
export function isYou(table: Table, word: string): boolean {
  const seat = table.seats.find((other) => other.word === word);
  return seat !== undefined && nameOf(table, seat.seat) === t("start.you");
}

/** Who holds the seat of a word; who holds several is told with the word. */
export function ownerOf(table: Table, word: string, said: string): string {
  const seat = table.seats.find((other) => other.word === word);
  if (!seat) return said;
  const name = nameOf(table, seat.seat);
  const isDouble = (table.players[seat.player]?.seats.length ?? 1) > 1;
  return isDouble ? t("table.ofColour", { name, colour: said }) : name;
}

/** The whole log, by turn; what was taken back stays, struck. */
export function logOf(plies: Ply[], table: Table, teller: Teller): Turn[] {
  const undone = undoings(plies);
  const turns: Turn[] = [];
  for (const ply of plies) {
    let turn = turns.at(-1);
    if (!turn || turn.recorded !== ply.turn || (turn.active !== ply.active && ply.turn > 0)) {
      turn = { turn: ply.turn, recorded: ply.turn, active: ply.active, lines: [] };
      turns.push(turn);
      teller.turn();
    }
    const undoneAt = undone.get(ply.ply) ?? Infinity;
    const lines =
      ply.kind === "undo"
        ? [{ event: null, line: undoLine(ply, table) }]
        : ply.events.map((event) => ({ event, line: teller.tell(event, null) }));
    turn.lines.push(...lines.flatMap(({ event, line }) => (line ? [{ ...line, event, ply: ply.ply, undoneAt }] : [])));
  }
  return joinSetup(turns.filter((turn) => turn.lines.length > 0));
}

/** Which ply took back which. */
function undoings(plies: Ply[]): Map<number, number> {
  const undone = new Map<number, number>();
  const standing: number[] = [];
  for (const ply of plies) {
    if (ply.kind !== "undo") standing.push(ply.ply);
    else for (const number of standing.splice(-(ply.plies ?? 0))) undone.set(number, ply.ply);
  }
  return undone;
}

/** The plies that were not taken back. */
export function standing(plies: Ply[]): Ply[] {
  const undone = undoings(plies);
  return plies.filter(({ ply, kind }) => kind !== "undo" && !undone.has(ply));
}

function undoLine(ply: Ply, table: Table): Line {
  const word = table.seats[ply.seat]?.word ?? null;
  return { word, parts: parts("log.undo", { who: nameOf(table, ply.seat) }), isSetup: true };
}

/** The turns before the first in which something was done are one: the set-up. */
function joinSetup(turns: Turn[]): Turn[] {
  const isSetup = (turn: Turn) => turn.lines.every((line) => line.isSetup);
  const end = turns.findIndex((turn) => !isSetup(turn));
  const first = turns.slice(0, end < 0 ? turns.length : end);
  if (first.length === 0) return turns;
  const { recorded } = first.at(-1)!;
  const setup = { turn: 0, recorded, active: -1, lines: first.flatMap((turn) => turn.lines) };
  return [setup, ...turns.slice(first.length).map((turn) => ({ ...turn, turn: turn.recorded - recorded }))];
}

/** What a turn of the record is called, where the set-up does not count; 0 or less within it. */
export function numberOf(turns: Turn[], recorded: number): number {
  return recorded - (turns[0]?.turn === 0 ? turns[0].recorded : 0);
}

/** The name of a turn, as it is written above its lines. */
export function titleOf(turn: Turn): string {
  return turn.turn > 0 ? t("table.turn", { n: turn.turn }) : t("table.setupTurn");
}
