/** What the end of a game shows. */
export { default as Ranking } from "./Ranking.svelte";
export { default as ScoreBreakdown } from "./ScoreBreakdown.svelte";
