/** Which tables of this browser are tutorials, and how far each has come. */
import { remember, remembered } from "../../lib/preferences.svelte";

const key = (table: string) => `vaka.lessons.${table}`;

/** The lessons that were done at a table; null if it is none for learning, or not any more. */
export function lessonsDone(table: string): string[] | null {
  return remembered<string[] | null>(key(table), null);
}

export function keepLessons(table: string, done: string[] | null): void {
  remember(key(table), done);
}
