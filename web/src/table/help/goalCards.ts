/** The goal of a game beside the board, and on a phone. */
export { default as GoalCard } from "./GoalCard.svelte";
export { default as GoalRow } from "./GoalRow.svelte";
