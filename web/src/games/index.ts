/** The games of this page, one folder each. Nothing outside knows a game by name. */
import { api, Refused } from "../lib/api";
import { t } from "../lib/i18n";
import { preferences } from "../lib/preferences.svelte";
import type { GameInfo } from "../lib/protocol";
import { load as loadSentences } from "../lib/sentences";
import type { Game, GameDefaults, GameDefinition, GameProfile } from "../table/game";

const profiles = import.meta.glob<GameProfile>("./*/profile.ts", { import: "profile" });
const tables = import.meta.glob<GameDefinition>("./*/table.ts", { import: "game" });

class UnknownGame extends Refused {
  constructor(name: string) {
    super({ kind: "said", message: t("error.noGame", { name }) });
  }
}

/** The profile of a game: what is shown before a table is open. */
export function profileOf(name: string): Promise<GameProfile> {
  return find(profiles, name, "profile");
}

/** Preload the profiles of all games. */
export function allProfiles(): Promise<GameProfile[]> {
  return Promise.all(Object.values(profiles).map((load) => load()));
}

/** Load a game with everything that its table needs. */
export async function gameOf(name: string): Promise<Game> {
  const game = await find(tables, name, "table");
  const [complete] = await Promise.all([withDefaults(game), game.load?.(), loadSentences(name)]);
  return complete;
}

const DEFAULTS: (keyof GameDefaults)[] = ["createAnimator", "createCurrentChoice", "Heading", "Choices"];

/** Fill in the defaults, which are loaded only if the game lacks something. */
async function withDefaults(game: GameDefinition): Promise<Game> {
  if (DEFAULTS.every((name) => name in game)) return game as Game;
  return { ...(await import("../table/fallback")).defaults, ...game };
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

/** The wanted game if it exists, else the one chosen last, else the first. */
export async function playableOf(name: string | null): Promise<GameInfo> {
  const games = await playable();
  const find = (wanted: string) => games.find((game) => game.name === wanted);
  const found = name === null ? (find(preferences.game) ?? games[0]) : find(name);
  if (!found) throw new UnknownGame(name ?? "");
  return found;
}
