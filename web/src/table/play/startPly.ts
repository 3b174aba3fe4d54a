/** The ply at which this browser joined a table that others had begun. */
import { remember, remembered } from "../../lib/preferences.svelte";

const key = (table: string) => `vaka.joined.${table}`;

export function keepStartPly(table: string, ply: number): void {
  remember(key(table), ply);
}

/** Plies up to this one happened to others. */
export function startPlyOf(table: string): number {
  return remembered(key(table), 0);
}
