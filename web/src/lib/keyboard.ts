/** Keys that work anywhere on a page. */

const FIELDS = "input, textarea, select";

/** Whether a key is typed into a field, or belongs to an open dialog. */
export function isTaken(event: KeyboardEvent, fields = FIELDS): boolean {
  return (event.target as Element).matches(fields) || document.querySelector("dialog:modal") !== null;
}
