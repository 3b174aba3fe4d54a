/** Another game with the same players. */
import { api } from "../../lib/api";
import { list } from "../../lib/i18n";
import type { Table } from "../../lib/protocol";
import { nameOf } from "../players";

/** Whether others have to agree to a rematch. */
export function isAgreedOn(table: Table): boolean {
  return table.seats.some((seat) => seat.mine) && table.seats.some((seat) => seat.held && !seat.mine);
}

/**
 * Offer or accept a rematch, or decline it, and return the id of its table once all have accepted; a spectator gets a
 * new table with the same set-up.
 */
export async function rematch(table: Table, agree = true): Promise<string | null> {
  if (table.seats.some((seat) => seat.mine)) return (await api.rematch(table.id, agree)).rematch;
  const players = table.players.map(({ name, agent }) => (agent ? { name, agent } : { name }));
  const seats = table.seats.map((seat) => seat.word);
  const { game, options, allow_hints } = table;
  return (await api.createTable({ game, players, seats, options, allow_hints, begin: false })).id;
}

/** Whether this browser has still to answer an offer. */
export function isAsked(table: Table): boolean {
  return table.offer?.waiting_for.some((seat) => table.seats[seat]!.mine) ?? false;
}

/** The people who have not answered an offer yet. */
export function waitsFor(table: Table): string {
  return list([...new Set(table.offer?.waiting_for.map((seat) => nameOf(table, seat)))]);
}
