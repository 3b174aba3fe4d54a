/** The people at a table, by the names the page uses for them. */
import { t } from "../lib/i18n";
import type { Table } from "../lib/protocol";

export function nameOf(table: Table, seat: number): string {
  const player = table.seats[seat]?.player;
  return player === undefined ? "" : playerName(table, player);
}

/** The name of a player who gave none; each page translates it. */
export const NAMELESS = "Guest";

/** A player by name: without a name, "You" on this page and a guest on others, or a number. */
export function playerName(table: Table, player: number): string {
  const name = table.players[player]?.name ?? "";
  if (name === NAMELESS) return t(isYou(table, player) ? "start.you" : "start.guest");
  const [, n] = /^player (\d+)$/.exec(name) ?? [];
  return n ? t("set.personNumber", { n: Number(n) }) : name;
}

/** Whether this page calls a player "You". */
export function isYou(table: Table, player: number): boolean {
  const { name, seats } = table.players[player] ?? { name: "", seats: [] };
  return name === NAMELESS && seats.some((seat) => table.seats[seat]?.mine);
}

/** Whether this page calls the person on a seat "You"; the seat by number or word. */
export function isYours(table: Table, at: number | string): boolean {
  const seat = table.seats.find(({ seat, word }) => at === seat || at === word);
  return seat !== undefined && isYou(table, seat.player);
}

/** The key of a text about somebody: in the second person for "You". */
export function addressed<Key extends string>(key: Key, isYou: boolean): Key | `${Key}.you` {
  return isYou ? `${key}.you` : key;
}

/** The person on the seat of a word; if they have several seats, with the word. */
export function ownerOf(table: Table, word: string, said: string): string {
  const seat = table.seats.find((other) => other.word === word);
  if (!seat) return said;
  const name = nameOf(table, seat.seat);
  const isDouble = (table.players[seat.player]?.seats.length ?? 1) > 1;
  return isDouble ? t("table.ofColour", { name, colour: said }) : name;
}
