/** Forks: a new table of yours that begins like another one. */
import { api } from "../../lib/api";
import { botOf } from "../../lib/bots";
import type { Table } from "../../lib/protocol";
import type { Game } from "../game";
import { keepOrigin } from "./forkOrigin";
import { keepStartPly } from "./startPly";

/** Create it, for one person and bots in place of the others. */
export async function forkTable(table: Table, ply: number): Promise<Table> {
  const { id, players, seats } = table;
  const bot = botOf((await api.games()).find(({ name }) => name === table.game)!);
  const own = seats.find((seat) => seat.mine)?.player ?? players.findIndex((player) => player.agent === null);
  const agents = players.map((player, index) => (index === Math.max(0, own) ? null : (player.agent ?? bot)));
  const made = await api.fork(id, ply, agents);
  keepStartPly(made.id, made.copied_plies);
  keepOrigin(made.id, { table: id, ply, players: players.map(({ name }) => name) });
  return made;
}

/** Whether this table may be forked now. */
export function isForkable({ stage, allow_forks: forks }: Table): boolean {
  return stage === "over" || stage === "frozen" || forks;
}

/** Whether a fork now gets sampled hands, because others are hidden. */
export function hasGuessedHands({ hasHiddenInfo }: Pick<Game, "hasHiddenInfo">, table: Table): boolean {
  return hasHiddenInfo === true && table.stage !== "over" && isForkable(table);
}
