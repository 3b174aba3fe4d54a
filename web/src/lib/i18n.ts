/**
 * Texts by key, in the current language. A text is a string with `{names}`, or its plural forms, chosen by `n`. The
 * value of `{*name}` is emphasised where possible. A folder of texts has one file per language. Only the current
 * language is loaded; a folder that lacks it uses English.
 */
import type own from "../texts/en.json";
import { preferences } from "./preferences.svelte";

/** The languages by their own names. */
export const LANGUAGES = {
  en: "English",
  de: "Deutsch",
  fr: "Français",
  it: "Italiano",
  ja: "日本語",
} as const;
export type Language = keyof typeof LANGUAGES;

type Plural = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };
export type Texts = Record<string, string | Plural>;
export type Values = Record<string, string | number>;
export interface Part {
  text: string;
  isName: boolean;
}

type Find = (key: string) => string | Plural | undefined;
/** The files of a folder of texts, by path. */
type Files = Record<string, () => Promise<unknown>>;
type PageKey = keyof typeof own;
/** Keys of texts about a person: each also has a form in the second person, `key.you`. */
export type PersonKey<Key extends string, All = Key> = Key extends `${infer Base}.you` ? Extract<All, Base> : never;

interface Speaker<Key extends string> {
  /** The text of a key with its parameters filled in. */
  t(key: Key, values?: Values): string;
  /** Like `t`, for keys built from words of a game; an unknown word is returned as it is. */
  word(key: string, fallback: string, values?: Values): string;
  /** The text of a key in parts, so that names in it can be emphasised. */
  parts(key: Key, values?: Values): Part[];
  /** A text as it is in its file. */
  find: Find;
}

/** The locale for numbers, dates and lists. */
let writing = writingOf(preferredLanguage());

/** The language that was chosen, or the first of the browser's languages that the page has. */
function preferredLanguage(): Language {
  const tags = [preferences.language, ...navigator.languages].map((tag) => tag.slice(0, 2).toLowerCase());
  return tags.find((tag): tag is Language => tag in LANGUAGES) ?? "en";
}

function writingOf(language: Language) {
  document.documentElement.lang = language;
  return {
    language,
    plural: new Intl.PluralRules(language),
    number: new Intl.NumberFormat(language),
    percent: new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 }),
    smallPercent: new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 1 }),
    list: new Intl.ListFormat(language, { type: "conjunction" }),
    moment: new Intl.DateTimeFormat(navigator.languages.find((tag) => tag.startsWith(language)) ?? language, { dateStyle: "medium", timeStyle: "short" }),
  };
}

const folders: { files: Files; texts: Texts }[] = [];

/** The texts of a folder. A missing key is looked up elsewhere, by default in the page's first texts. */
export async function speaker<Key extends string>(files: Files, elsewhere: Find = page.find): Promise<Speaker<Key | PageKey>> {
  const folder = { files, texts: await readCurrent(files) };
  folders.push(folder);
  const find = (key: string) => folder.texts[key] ?? elsewhere(key);
  const parts = (key: string, values?: Values) => fill(find(key) ?? key, values);
  const t = (key: string, values?: Values) => plain(parts(key, values));
  return { t, word: (key, fallback, values) => (find(key) ? t(key, values) : fallback), parts, find };
}

/** Load all texts of a language, then switch to it. */
export async function load(language: Language): Promise<void> {
  const texts: Texts[] = [];
  while (texts.length < folders.length) {
    // More folders may be opened meanwhile.
    texts.push(...(await Promise.all(folders.slice(texts.length).map(({ files }) => read(files, language)))));
  }
  texts.forEach((found, index) => (folders[index]!.texts = found));
  writing = writingOf(language);
}

/** The texts of a folder in the current language, even if another one is chosen meanwhile. */
async function readCurrent(files: Files): Promise<Texts> {
  const { language } = writing;
  const texts = await read(files, language);
  return language === writing.language ? texts : readCurrent(files);
}

async function read(files: Files, language: Language): Promise<Texts> {
  const find = (wanted: Language) => Object.keys(files).find((path) => path.endsWith(`/${wanted}.json`));
  return (await files[find(language) ?? find("en")!]!()) as Texts;
}

const page = await speaker<PageKey>(import.meta.glob("../texts/*.json", { import: "default" }), () => undefined);
export const { t, word, parts } = page;

/** A text with its names put in. */
export function fill(text: string | Plural, values: Values = {}): Part[] {
  return formOf(text, values)
    .split(/(\{\*?\w+\})/)
    .filter((part) => part !== "")
    .map((part) => {
      const [, star, name] = /^\{(\*?)(\w+)\}$/.exec(part) ?? [];
      return name ? { text: shown(name, values[name]), isName: star !== "" } : { text: part, isName: false };
    });
}

/** Join parts to a text. */
export function plain(all: Part[]): string {
  return all.map((part) => part.text).join("");
}

/** The plural form for a number. */
function formOf(text: string | Plural, values: Values): string {
  if (typeof text === "string") return text;
  return text[writing.plural.select(Number(values.n ?? 0))] ?? text.other;
}

function shown(name: string, value: string | number | undefined): string {
  if (value === undefined) return "";
  if (name === "percent") return percent(Number(value) / 100);
  return typeof value === "number" ? writing.number.format(value) : value;
}

/** Format a decimal number that came as text for the language; other text stays as it is. */
export function written(text: string): string {
  const [, decimals] = /^\d+\.(\d+)$/.exec(text) ?? [];
  if (!decimals) return text;
  return Number(text).toLocaleString(writing.language, { minimumFractionDigits: decimals.length });
}

/** The current language. */
export function spoken(): Language {
  return writing.language;
}

export function percent(share: number): string {
  return (share > 0 && share < 0.1 ? writing.smallPercent : writing.percent).format(share);
}

/** Capitalise a sentence that may begin with a name. */
export function capital(text: string): string {
  const [first = "", ...rest] = text;
  return first.toLocaleUpperCase(writing.language) + rest.join("");
}

/** "a, b and c" in the language. */
export function list(words: string[]): string {
  return writing.list.format(words);
}

/** Parts of a sentence, separated as the language does: "a; b; c". */
export function clauses(parts: string[]): string {
  return parts.join({ ja: "；", fr: "\u00a0; " }[writing.language as string] ?? "; ");
}

/** A day and a time of day. */
export function moment(time: string): string {
  return writing.moment.format(new Date(time));
}

/** The items of a text that lists some names. */
export function names(text: string): string[] {
  return text.split("|");
}
