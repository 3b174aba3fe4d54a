/** The texts of Tahiti and of the page. */
import { speaker } from "../../../lib/i18n";
import type en from "./en.json";

const files = import.meta.glob("./*.json", { import: "default" });
export const { t, word, parts, find } = await speaker<keyof typeof en>(files);
