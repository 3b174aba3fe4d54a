/** The texts of the preferences, which are loaded with their dialog, and of the page. */
import { speaker } from "../../i18n";
import type en from "./en.json";

const files = import.meta.glob("./*.json", { import: "default" });
export const { t } = await speaker<keyof typeof en>(files);
