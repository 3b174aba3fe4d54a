/** What went wrong, as it is told to people. What the server refuses has its sentences elsewhere. */
import { t } from "./i18n";
import type { Problem } from "./protocol";
import { track } from "./settled";

let texts: typeof import("./errors") | null = null;

/** Have the sentences of the server's faults, as far as they can be had. */
export async function loadErrorTexts(): Promise<void> {
  texts ??= await track(import("./errors")).catch(() => null);
}

/** A sentence. What went wrong in the page itself has its words with it. */
export function errorText(problem: Problem): string {
  const isOwn = problem.kind === "away" || problem.kind === "said";
  return isOwn ? problem.message : (texts?.errorText(problem) ?? t("error.title"));
}

/** A sentence with the place in what was sent that is at fault, if one is named. */
export function errorTextWithPlace(problem: Problem): string {
  return problem.where && texts ? texts.errorTextWithPlace(problem) : errorText(problem);
}
