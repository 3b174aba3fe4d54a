/** Lines of a log about one event: what a seat did, and what followed from it. */
import type { Part, PersonKey, Values } from "../lib/i18n";
import type { Table } from "../lib/protocol";
import type { LogText } from "./log";
import { addressed, isYours } from "./players";

interface LogLines<Key extends string> {
  /** What the seat did; in the second person if it is yours. */
  action(key: PersonKey<Key>, more?: Values): LogText;
  /** What followed from it. */
  consequence(key: Key, more?: Values): LogText;
}

/** `word`: the active seat; `values`: what all texts about the event can contain. */
export function eventLogLines<Key extends string>(
  parts: (key: Key, values?: Values) => Part[],
  table: Table,
  word: string | null,
  values: Values,
): LogLines<Key> {
  const isYou = word !== null && isYours(table, word);
  return {
    action: (key, more) => ({ word, parts: parts(addressed(key, isYou) as unknown as Key, { ...values, ...more }) }),
    consequence: (key, more) => ({ word: null, parts: parts(key, { ...values, ...more }) }),
  };
}
