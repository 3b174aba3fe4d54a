/** The tables on the start page: your own at the top, the others at the bottom. */
export { Lobby } from "./lobby.svelte";
export { default as OwnTables } from "./OwnTables.svelte";
export { default as TableList } from "./TableList.svelte";
