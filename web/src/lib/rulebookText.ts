/** Rulebook texts as the page shows them. */
import { clauses } from "./i18n";
import type { GameInfo, GameOption, Rulebook } from "./protocol";
import { t } from "./texts";

interface Source {
  id: string;
  text: string;
}

/** The name of a source, without details; our own decisions are called Vaka. */
export function nameOf(sources: readonly Source[], id: string): string {
  const text = /\d/.test(id) ? sources.find((source) => source.id === id)?.text : undefined;
  return text?.split(/[,、]/)[0] ?? id;
}

/** A text with names of sources instead of their ids, and its semicolons as the language writes them. */
export function withNames(sources: readonly Source[], text: string): string {
  return text.replace(/(?<=\S); /g, clauses(["", ""])).replace(/\bS\d\b/g, (id) => {
    const name = nameOf(sources, id);
    return name === id ? id : t("why.quoted", { text: name });
  });
}

/**
 * A rulebook text with the questions and answers of the set-up page instead of option names and values. A value
 * belongs to the option named last, if that has it. Sources are named.
 */
export function inWords(book: Rulebook | GameInfo, text: string): string {
  const options = "chapters" in book ? book.chapters.flatMap((chapter) => chapter.options) : book.options;
  let last: GameOption | undefined;
  return withNames(book.sources, text).replace(/`(\w+)`/g, (code, name) => {
    const option = options.find((other) => other.name === name);
    last = option ?? last;
    const values = [...(last ? [last] : []), ...options].flatMap((other) => other.values);
    const words = option?.question ?? values.find(({ value }) => value === name)?.answer;
    return words ? `\`${t("why.quoted", { text: words })}\`` : code;
  });
}
