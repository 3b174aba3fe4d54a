/** Keys that only a table of Tongiaki knows. */
import { t } from "../texts/lazy";

export function keys(isReplay: boolean): string {
  return isReplay ? t("keys.map") : `${t("keys.lay")}|${t("keys.map")}`;
}
