/** The tables on the start page: those to go on with above all else, the others below. */
export { Lobby } from "./lobby.svelte";
export { default as Running } from "./Running.svelte";
export { default as Shelves } from "./Shelves.svelte";
