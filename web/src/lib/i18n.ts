/** Texts by key. A text is a string with `{names}`, or its plural forms, chosen by `n`. */
import { en } from "../texts/en";

export type Key = keyof typeof en;
export type Plural = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };
export type Values = Record<string, string | number>;

const texts: Record<string, string | Plural> = en;
const locale = "en";
const plural = new Intl.PluralRules(locale);
const ordinals = new Intl.NumberFormat(locale);

/** The text of a key, before names are put in. */
function raw(key: string, values: Values): string {
  const text = texts[key];
  if (text === undefined) return key;
  if (typeof text === "string") return text;
  return text[plural.select(Number(values.n ?? 0))] ?? text.other;
}

/** The text of a key with its names put in. */
export function t(key: Key, values: Values = {}): string {
  return raw(key, values).replace(/\{(\w+)\}/g, (_, name: string) => shown(values[name]));
}

/** Like `t`, for keys made of words of the game; an unknown word stands for itself. */
export function word(key: string, fallback: string, values: Values = {}): string {
  return key in texts ? t(key as Key, values) : fallback;
}

export type Part = { text: string } | { name: string; value: string };

/** The text of a key in parts, so that names in it can be drawn in a way of their own. */
export function parts(key: Key, values: Values = {}): Part[] {
  return raw(key, values)
    .split(/(\{\w+\})/)
    .filter((part) => part !== "")
    .map((part) => {
      const name = /^\{(\w+)\}$/.exec(part)?.[1];
      return name ? { name, value: shown(values[name]) } : { text: part };
    });
}

function shown(value: string | number | undefined): string {
  if (value === undefined) return "";
  return typeof value === "number" ? ordinals.format(value) : value;
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
