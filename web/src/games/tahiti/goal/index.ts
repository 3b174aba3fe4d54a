/** The goal of Tahiti, for newcomers. */
import { t } from "../texts/lazy";

export const goal = () => t("aim");
