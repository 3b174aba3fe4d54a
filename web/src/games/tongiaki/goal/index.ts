/** What one plays for in Tongiaki, for who has never heard of it. */
import { t } from "../texts/lazy";

export const goal = () => t("aim");
