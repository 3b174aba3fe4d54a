/** The people at a table and their seats. */
import type { Seat, Table } from "../lib/protocol";
import { playerName } from "../table/players";
import { t } from "../lib/texts";

export const isFree = (seat: Seat): boolean => !seat.held && !seat.agent;

/** The seats of this person. */
export function ownSeats(table: Table): Seat[] {
  return table.seats.filter((seat) => seat.mine);
}

/** One seat of each person on another device. */
export function others(table: Table): Seat[] {
  const isOther = (seat: Seat) => seat.held && !seat.mine;
  return table.seats.filter((seat) => isOther(seat) && table.players[seat.player]!.seats[0] === seat.seat);
}

/** How many players' seats are free. */
export function freeCount(table: Table): number {
  return table.players.filter((player) => isFree(table.seats[player.seats[0]!]!)).length;
}

/** The players by name; free seats are called free. */
export function playerNames(table: Table): string[] {
  return table.players.map(({ seats }, player) =>
    isFree(table.seats[seats[0]!]!) ? t("table.free") : playerName(table, player),
  );
}

/** Whether nobody but this person sits at a table. */
export function isSolo(table: Table): boolean {
  return table.seats.every((seat) => !seat.held || seat.mine);
}
