/** What a table has for people who are elsewhere. */
import type { Online } from "../table/online";
import Actions from "./Actions.svelte";
import Company from "./Company.svelte";

export const online: Online = { Company, Actions };
