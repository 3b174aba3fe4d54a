/** Which tables of this browser are tutorials, and how far each has come. */
import { remember, remembered } from "../../lib/preferences.svelte";

const key = (table: string) => `vaka.lessons.${table}`;

/** The lessons that were done at a table; null if it is none for learning, or not any more. */
export function lessonsDone(table: string): string[] | null {
  return remembered<string[] | null>(key(table), null);
}

/** Whether a table began as a tutorial, told to its end or not. */
export function beganAsLesson(table: string): boolean {
  return remembered<string[] | null | undefined>(key(table), undefined) !== undefined;
}

export function keepLessons(table: string, done: string[] | null): void {
  remember(key(table), done);
}
