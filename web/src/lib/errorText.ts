/** Error messages. Those of the server's refusals are loaded on demand. */
import { t } from "./i18n";
import type { Problem } from "./protocol";
import { track } from "./settled";

let texts: typeof import("./errors") | null = null;

/** Load the messages of the server's errors; ignores a failure. */
export async function loadErrorTexts(): Promise<void> {
  texts ??= await track(import("./errors")).catch(() => null);
}

/** An error as a sentence. Errors of the page itself bring their text. */
export function errorText(problem: Problem): string {
  const isOwn = problem.kind === "away" || problem.kind === "said";
  return isOwn ? problem.message : (texts?.errorText(problem) ?? t("error.title"));
}

/** An error as a sentence, with the field at fault if the server names one. */
export function errorTextWithPlace(problem: Problem): string {
  return problem.where && texts ? texts.errorTextWithPlace(problem) : errorText(problem);
}
