/** Another game with the same players. */
import { api } from "../../lib/api";
import type { Table } from "../../lib/protocol";

/** Create the table of a rematch and return its id; a spectator gets a new table with the same set-up. */
export async function rematch(table: Table): Promise<string> {
  if (table.seats.some((seat) => seat.mine)) return (await api.rematch(table.id)).id;
  const players = table.players.map(({ name, agent }) => (agent ? { name, agent } : { name }));
  const seats = table.seats.map((seat) => seat.word);
  const { game, options, allow_hints } = table;
  return (await api.createTable({ game, players, seats, options, allow_hints, begin: false })).id;
}
