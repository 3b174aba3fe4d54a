/** Rules as people read them. */
import type { GameOption, Rulebook } from "./protocol";
import { t } from "./texts";

export interface Source {
  id: string;
  text: string;
}

/** What a source is called, without what else is said of it; our own decisions are those of Vaka. */
export function nameOf(sources: readonly Source[], id: string): string {
  const text = /\d/.test(id) ? sources.find((source) => source.id === id)?.text : undefined;
  return text?.split(/[,、]/)[0] ?? id;
}

/** A text that names sources by their ids, with their names. */
export function withNames(sources: readonly Source[], text: string): string {
  return text.replace(/\bS\d\b/g, (id) => {
    const name = nameOf(sources, id);
    return name === id ? id : t("why.quoted", { text: name });
  });
}

/**
 * A text of a rulebook that names options and their values as records do, with the questions that are asked where a table
 * is set up, and the answers to them. A value is one of the option that was named last, if that has it. Sources have
 * their names.
 */
export function inWords(book: Rulebook, text: string): string {
  const options = book.chapters.flatMap((chapter) => chapter.options);
  let last: GameOption | undefined;
  return withNames(book.sources, text).replace(/`(\w+)`/g, (code, name) => {
    const option = options.find((other) => other.name === name);
    last = option ?? last;
    const values = [...(last ? [last] : []), ...options].flatMap((other) => other.values);
    const words = option?.question ?? values.find(({ value }) => value === name)?.answer;
    return words ? `\`${t("why.quoted", { text: words })}\`` : code;
  });
}
