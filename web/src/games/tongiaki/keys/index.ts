/** Keys that only work at a table of Tongiaki. */
import { t } from "../texts/lazy";

export function keys(isReplay: boolean): string {
  return isReplay ? t("keys.map") : `${t("keys.lay")}|${t("keys.map")}`;
}
