/** What one plays for in Tahiti, for who has never heard of it. */
import { t } from "../texts/lazy";

export const goal = () => t("aim");
