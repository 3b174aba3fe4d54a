/** What things of this game are. */
import { speaker } from "../../../../lib/i18n";
import type en from "./en.json";

const files = import.meta.glob("./*.json", { import: "default" });
export const { word } = await speaker<keyof typeof en>(files);
