/** Who sits at a table, and where. */
import type { Seat, Table } from "../lib/protocol";
import { playerName } from "../table/players";
import { t } from "../lib/texts";

export const isFree = (seat: Seat): boolean => !seat.held && !seat.agent;

/** The seats of this person. */
export function ownSeats(table: Table): Seat[] {
  return table.seats.filter((seat) => seat.mine);
}

/** One seat each of the people elsewhere who play. */
export function others(table: Table): Seat[] {
  const isOther = (seat: Seat) => seat.held && !seat.mine;
  return table.seats.filter((seat) => isOther(seat) && table.players[seat.player]!.seats[0] === seat.seat);
}

/** How many players' seats are free. */
export function freeCount(table: Table): number {
  return table.players.filter((player) => isFree(table.seats[player.seats[0]!]!)).length;
}

/** The players as they are told: by name, or that the seat is free. */
export function playerNames(table: Table): string[] {
  return table.players.map(({ seats }, player) =>
    isFree(table.seats[seats[0]!]!) ? t("table.free") : playerName(table, player),
  );
}
