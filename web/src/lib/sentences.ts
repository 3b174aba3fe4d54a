/** Sentences of games by key and parameters, reasons and refusals: the server has these texts. */
import { api } from "./api";
import { fill, plain, spoken, type Texts, type Values } from "./i18n";

const known = new Map<string, Texts>();

/** Load the sentences of a game in the language of the page. */
export async function load(game: string): Promise<void> {
  known.set(`${game} ${spoken()}`, await api.texts(game));
}

/** A sentence without a full stop; null if the game has none for the key. */
export function sentence(game: string, key: string, values?: Values): string | null {
  const text = known.get(`${game} ${spoken()}`)?.[key];
  return text === undefined ? null : plain(fill(text, values));
}
