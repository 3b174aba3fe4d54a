/** Who plays where no person does. */
import type { GameInfo } from "./protocol";

export const BOT_NAMES: readonly string[] = ["Mata", "Teva", "Heimana", "Losa", "Tiare"];

const USUAL = "greedy";

/** The kind of bot that plays where nobody chose one. */
export function botOf(game: GameInfo): string {
  return game.agents.some((agent) => agent.name === USUAL) ? USUAL : (game.agents[0]?.name ?? "");
}

/** A name for a bot that none of these has. */
export function newBotName(taken: string[]): string {
  return BOT_NAMES.find((name) => !taken.includes(name)) ?? BOT_NAMES[0]!;
}
