/** The texts of what the server refuses, and of the page. */
import { speaker } from "../../i18n";
import type en from "./en.json";

const files = import.meta.glob("./*.json", { import: "default" });
export const { t, word } = await speaker<keyof typeof en>(files);
