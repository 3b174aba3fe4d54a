/**
 * Texts by key. A text is a string with `{names}`, or its plural forms, chosen by `n`. What comes in
 * place of `{*name}` is emphasised where it can be.
 */
import { en } from "../texts/en";

export type Plural = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };
export type Texts = Record<string, string | Plural>;
export type Values = Record<string, string | number>;
export interface Part {
  text: string;
  isName: boolean;
}

const locale = "en";
const plural = new Intl.PluralRules(locale);
const numbers = new Intl.NumberFormat(locale);

export interface Speaker<Key extends string> {
  /** The text of a key with its names put in. */
  t(key: Key, values?: Values): string;
  /** Like `t`, for keys made of words of a game; an unknown word stands for itself. */
  word(key: string, fallback: string, values?: Values): string;
  /** The text of a key in parts, so that names in it can be emphasised. */
  parts(key: Key, values?: Values): Part[];
}

/** Who speaks with some texts: the page with its own, a game with the page's and its own. */
export function speaker<T extends Texts>(texts: T): Speaker<keyof T & string> {
  function parts(key: string, values: Values = {}): Part[] {
    return formOf(texts[key] ?? key, values)
      .split(/(\{\*?\w+\})/)
      .filter((part) => part !== "")
      .map((part) => {
        const [, star, name] = /^\{(\*?)(\w+)\}$/.exec(part) ?? [];
        return name ? { text: shown(values[name]), isName: star !== "" } : { text: part, isName: false };
      });
  }
  const t = (key: string, values?: Values) => plain(parts(key, values));
  return { t, word: (key, fallback, values) => (key in texts ? t(key, values) : fallback), parts };
}

export const { t, word, parts } = speaker(en);

/** Parts put together again. */
export function plain(all: Part[]): string {
  return all.map((part) => part.text).join("");
}

/** The form of a text that fits the number in it. */
function formOf(text: string | Plural, values: Values): string {
  if (typeof text === "string") return text;
  return text[plural.select(Number(values.n ?? 0))] ?? text.other;
}

function shown(value: string | number | undefined): string {
  if (value === undefined) return "";
  return typeof value === "number" ? numbers.format(value) : value;
}

export function percent(share: number): string {
  const digits = share > 0 && share < 0.1 ? 1 : 0;
  return new Intl.NumberFormat(locale, {
    style: "percent",
    maximumFractionDigits: digits,
  }).format(share);
}

/** "a, b and c" as the language writes it. */
export function list(words: string[]): string {
  return new Intl.ListFormat(locale, { type: "conjunction" }).format(words);
}

/** Some names of a text that lists them. */
export function names(text: string): string[] {
  return text.split("|");
}
