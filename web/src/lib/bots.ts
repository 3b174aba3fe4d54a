/** The bots, by name and level. */
import { word } from "./i18n";
import type { GameInfo, LevelInfo } from "./protocol";

export const BOT_NAMES: readonly string[] = ["Mata", "Teva", "Heimana", "Losa", "Tiare"];

const USUAL = "medium";

/** The bot that plays by default. */
export function botOf(game: GameInfo): string {
  return game.levels.some((level) => level.name === USUAL) ? USUAL : (game.agents[0]?.name ?? "");
}

/** A level by its name, with one star more than the level below it. */
export function levelName(game: GameInfo, level: LevelInfo): string {
  const stars = game.levels.indexOf(level) + 1;
  return `${word(`level.${level.name}`, level.title)} ${"★".repeat(stars)}${"☆".repeat(game.levels.length - stars)}`;
}

/** A bot in one line; empty for a person and for bots that are not a level. */
export function characterOf(game: GameInfo, kind: string): string {
  const level = game.levels.find(({ name }) => name === kind);
  return level ? word(`level.${level.name}.is`, level.description) : "";
}

/** A name for a bot that is not in use yet. */
export function newBotName(taken: string[]): string {
  return BOT_NAMES.find((name) => !taken.includes(name)) ?? BOT_NAMES[0]!;
}
