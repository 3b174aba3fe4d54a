/** The result of a table: it counts resignations, which the position knows nothing of. */
import { t } from "../lib/i18n";
import type { State, Table } from "../lib/protocol";
import { playerName } from "./players";

/** The `turn` of a game that is over. */
const NOBODY = -2;

export function isOver(state: State | null): boolean {
  return state?.turn === NOBODY;
}

/** The players who have won. */
export function winnersOf(table: Table): number[] {
  return table.players.map((_, player) => player).filter((player) => (table.result?.shares[player] ?? "0") !== "0");
}

/** Sorts winners before all others, and people who resigned last. */
export function byResult(table: Table): (one: number, other: number) => number {
  const winners = winnersOf(table);
  const rank = (player: number) => Number(winners.includes(player)) - Number(hasResigned(table, player));
  return (one, other) => rank(other) - rank(one);
}

export function hasResigned(table: Table, player: number): boolean {
  return table.players[player]!.seats.some((seat) => table.seats[seat]!.resigned);
}

/** The names of the players who resigned. */
export function resignedNames(table: Table): string[] {
  return table.players.map((_, player) => player).filter((player) => hasResigned(table, player)).map((player) => playerName(table, player));
}

/** A player in a ranking, who may have resigned. */
export function rankedName(table: Table, player: number): string {
  return [playerName(table, player), resignedNote(table, player)].join(" ").trim();
}

/** What stands behind the name of a player who resigned. */
export function resignedNote(table: Table, player: number): string {
  return hasResigned(table, player) ? t("table.ofColour", { name: "", colour: t("table.resigned") }).trim() : "";
}
