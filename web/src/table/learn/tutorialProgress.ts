/** The tables of this browser that are tutorials, with their progress. */
import { remember, remembered } from "../../lib/preferences.svelte";

const key = (table: string) => `vaka.lessons.${table}`;

/** The lessons completed at a table; null if it is no tutorial, or no longer one. */
export function lessonsDone(table: string): string[] | null {
  return remembered<string[] | null>(key(table), null);
}

/** Whether a table began as a tutorial, finished or not. */
export function beganAsLesson(table: string): boolean {
  return remembered<string[] | null | undefined>(key(table), undefined) !== undefined;
}

export function keepLessons(table: string, done: string[] | null): void {
  remember(key(table), done);
}
