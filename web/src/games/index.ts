/** The games that this page can show: each a folder here. Nothing outside knows one by name. */
import { api, Refused } from "../lib/api";
import { t } from "../lib/i18n";
import { preferences } from "../lib/preferences.svelte";
import type { GameInfo } from "../lib/protocol";
import { load as loadSentences } from "../lib/sentences";
import type { Game, GameDefaults, GameDefinition, GameProfile } from "../table/game";

const profiles = import.meta.glob<GameProfile>("./*/profile.ts", { import: "profile" });
const tables = import.meta.glob<GameDefinition>("./*/table.ts", { import: "game" });

export class UnknownGame extends Refused {
  constructor(name: string) {
    super({ kind: "said", message: t("error.noGame", { name }) });
  }
}

/** What is seen of a game before a table is open. */
export function profileOf(name: string): Promise<GameProfile> {
  return find(profiles, name, "profile");
}

/** Those of all games, for who will want them soon. */
export function allProfiles(): Promise<GameProfile[]> {
  return Promise.all(Object.values(profiles).map((load) => load()));
}

/** A game, with everything ready that a table of it needs. */
export async function gameOf(name: string): Promise<Game> {
  const game = await find(tables, name, "table");
  const [complete] = await Promise.all([withDefaults(game), game.load?.(), loadSentences(name)]);
  return complete;
}

const DEFAULTS: (keyof GameDefaults)[] = ["createAnimator", "createChoiceBuilder", "Heading", "Choices"];

/** A game brings what it needs; the rest is loaded if something is missing. */
async function withDefaults(game: GameDefinition): Promise<Game> {
  if (DEFAULTS.every((name) => name in game)) return game as Game;
  return { ...(await import("../table/defaults")).defaults, ...game };
}

function find<T>(all: Record<string, () => Promise<T>>, name: string, file: string): Promise<T> {
  const load = all[`./${name}/${file}.ts`];
  return load ? load() : Promise.reject(new UnknownGame(name));
}

/** The games that both the server and this page know, in the server's order. */
export async function playable(): Promise<GameInfo[]> {
  const games = await api.games();
  return games.filter((game) => `./${game.name}/profile.ts` in profiles);
}

/** One of them: the one that is asked for, the one chosen last, or the first. */
export async function playableOf(name: string | null): Promise<GameInfo> {
  const games = await playable();
  const find = (wanted: string) => games.find((game) => game.name === wanted);
  const found = name === null ? (find(preferences.game) ?? games[0]) : find(name);
  if (!found) throw new UnknownGame(name ?? "");
  return found;
}
