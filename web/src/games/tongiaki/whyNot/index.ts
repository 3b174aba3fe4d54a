/** The answer to a click on the sea while an island must be chosen. */
import type { Problem } from "../../../lib/protocol";
import { said } from "../../../table/advice/whyNot";
import { t } from "../texts/lazy";

export const sea = (): Problem => said(t("why.sea"), "T5.5");
export const unknown = (): Problem => said(t("why.unknown"), "T5.3");
