/** From which ply on somebody plays at a table of this browser that others had begun. */
import { remember, remembered } from "../../lib/preferences.svelte";

const key = (table: string) => `vaka.joined.${table}`;

export function keepStartPly(table: string, ply: number): void {
  remember(key(table), ply);
}

/** What happened up to this ply happened to others. */
export function startPlyOf(table: string): number {
  return remembered(key(table), 0);
}
