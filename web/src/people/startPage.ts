/** The tables on the start page: those to go on with above all else, the others below. */
export { Lobby } from "./lobby.svelte";
export { default as OwnTables } from "./OwnTables.svelte";
export { default as TableList } from "./TableList.svelte";
