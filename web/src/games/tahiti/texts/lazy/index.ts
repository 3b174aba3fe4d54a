/** The texts of Tahiti that are not needed to open a table, and all others. */
import { speaker } from "../../../../lib/i18n";
import { find } from "..";
import type own from "../en.json";
import type en from "./en.json";

const files = import.meta.glob("./*.json", { import: "default" });
export const { t, word } = await speaker<keyof typeof en | keyof typeof own>(files, find);
