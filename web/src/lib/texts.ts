/** The texts of the page that are not part of the first load. */
import type en from "../texts/lazy/en.json";
import { speaker } from "./i18n";

const files = import.meta.glob("../texts/lazy/*.json", { import: "default" });
export const { t, word, parts } = await speaker<keyof typeof en>(files);
