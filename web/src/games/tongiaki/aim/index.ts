/** What one plays for in Tongiaki, for who has never heard of it. */
import { t } from "./texts";

export const aim = () => t("aim");
