/** What one plays for in Tahiti, for who has never heard of it. */
import { t } from "./texts";

export const aim = () => t("aim");
