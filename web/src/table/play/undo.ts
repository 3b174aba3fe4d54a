/** How far a player can undo, counted in plies of the record. */
import type { Ply, Table } from "../../lib/protocol";
import { standing } from "../log";

/** The plies back to the start of this browser's last turn, if an undo needs the consent of others; else 0. */
export function pliesToUndo(table: Table, plies: readonly Ply[]): number {
  const isAlone = table.seats.every((seat) => seat.mine || (seat.agent && !seat.held));
  if (table.stage !== "playing" || isAlone) return 0;
  const last = plies.findLast((ply) => ply.kind === "move" && table.seats[ply.seat]?.mine);
  const start = last && plies.findIndex((ply) => ply.turn_number === last.turn_number && ply.seat === last.seat);
  if (start === undefined || plies.slice(start).some((ply) => ply.kind === "undo")) return 0;
  return plies.length - start;
}

/** How many turns the last `count` plies that were not undone belong to. */
export function turnsOf(plies: Ply[], count: number): number {
  return new Set(standing(plies).slice(-count).map((ply) => ply.turn_number)).size;
}
