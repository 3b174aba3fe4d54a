/** How tourists were won. */
import { speaker } from "../../../../lib/i18n";
import type en from "./en.json";

const files = import.meta.glob("./*.json", { import: "default" });
export const { t } = await speaker<keyof typeof en>(files);
