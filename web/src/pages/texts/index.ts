/** Texts of pages that are loaded when they are wanted, and those of the page. */
import { speaker } from "../../lib/i18n";
import type en from "./en.json";

const files = import.meta.glob("./*.json", { import: "default" });
export const { t, word } = await speaker<keyof typeof en>(files);
