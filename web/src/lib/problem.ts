/** What went wrong, as it is told to people. */
import { t, word } from "./i18n";
import type { Problem } from "./protocol";

/** A sentence: by its own key, or by its kind with what the server says, which is in English. */
export function told({ kind, key = "", message }: Problem): string {
  return word(`error.key.${key}`, word(`error.kind.${kind}`, message, { message }));
}

/** The place in what was sent that is at fault; empty if none is named. */
export function placeOf({ where = "" }: Problem): string {
  const [, line] = /^line (\d+)$/.exec(where) ?? [];
  if (line) return t("error.line", { n: Number(line) });
  return where ? t("error.where", { where }) : "";
}
