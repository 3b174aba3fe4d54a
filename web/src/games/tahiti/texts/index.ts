/** The texts of the page and of Tahiti. */
import { speaker } from "../../../lib/i18n";
import { en as page } from "../../../texts/en";
import { en } from "./en";

export const { t, word, parts } = speaker({ ...page, ...en });
