/** Rules as people read them. */
import { t } from "./i18n";
import type { GameOption, Rulebook } from "./protocol";

/**
 * A text of a rulebook that names options and their values as records do, with the questions that are asked where a table
 * is set up, and the answers to them. A value is one of the option that was named last, if that has it.
 */
export function inWords(book: Rulebook, text: string): string {
  const options = book.chapters.flatMap((chapter) => chapter.options);
  let last: GameOption | undefined;
  return text.replace(/`(\w+)`/g, (code, name) => {
    const option = options.find((other) => other.name === name);
    last = option ?? last;
    const values = [...(last ? [last] : []), ...options].flatMap((other) => other.values);
    const words = option?.question ?? values.find(({ value }) => value === name)?.answer;
    return words ? `\`${t("why.quoted", { text: words })}\`` : code;
  });
}
