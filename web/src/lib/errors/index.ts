/** The server's errors in the language of the page; loaded with the first error. */
import type { Problem } from "../protocol";
import { t, word } from "../texts";

/** A sentence by the key of the error, or by its kind. */
export function errorText({ kind, key = "", values }: Problem): string {
  return word(`error.key.${key}`, word(`error.kind.${kind}`, t("error.title")), values);
}

/** The same with the field at fault, if the server names one. */
export function errorTextWithPlace(problem: Problem): string {
  const { where = "" } = problem;
  const [, line] = /^line (\d+)$/.exec(where) ?? [];
  const place = line ? t("error.line", { n: Number(line) }) : where && t("error.where", { where });
  const text = errorText(problem);
  return place ? t("error.placed", { text: text.replace(/[.。]$/, ""), place }) : text;
}
