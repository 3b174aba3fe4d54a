/** What the server refuses, in the language of the page: loaded with the first fault. */
import type { Problem } from "../protocol";
import { t, word } from "./texts";

/** A sentence by the key of the fault, or by its kind. */
export function told({ kind, key = "", values }: Problem): string {
  return word(`error.key.${key}`, word(`error.kind.${kind}`, t("error.title")), values);
}

/** The place in what was sent that is at fault; empty if none is named. */
export function placeOf({ where = "" }: Problem): string {
  const [, line] = /^line (\d+)$/.exec(where) ?? [];
  if (line) return t("error.line", { n: Number(line) });
  return where ? t("error.where", { where }) : "";
}
