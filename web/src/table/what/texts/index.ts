/** What things of every table are. */
import { speaker } from "../../../lib/i18n";
import type en from "./en.json";

const files = import.meta.glob("./*.json", { import: "default" });
export const { t, word } = await speaker<keyof typeof en>(files);
