/** The goal of Tongiaki, for newcomers. */
import { t } from "../texts/lazy";

export const goal = () => t("aim");
