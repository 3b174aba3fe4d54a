/** The game that a table of this browser branches from. */
import { remember, remembered } from "../../lib/preferences.svelte";

interface Origin {
  table: string;
  ply: number;
  /** The names of its players. */
  players: string[];
}

const key = (table: string) => `vaka.origin.${table}`;

export function keepOrigin(table: string, origin: Origin): void {
  remember(key(table), origin);
}

/** Null if the table branches from no other one. */
export function originOf(table: string): Origin | null {
  return remembered<Origin | null>(key(table), null);
}
