/** What went wrong, as it is told to people. What the server refuses has its sentences elsewhere. */
import { t } from "./i18n";
import type { Problem } from "./protocol";

let faults: typeof import("./faults") | null = null;

/** Have the sentences of the server's faults, as far as they can be had. */
export async function ready(): Promise<void> {
  faults ??= await import("./faults").catch(() => null);
}

/** A sentence. What went wrong in the page itself has its words with it. */
export function told(problem: Problem): string {
  const isOwn = problem.kind === "away" || problem.kind === "said";
  return isOwn ? problem.message : (faults?.told(problem) ?? t("error.title"));
}

/** The place in what was sent that is at fault; empty if none is named. */
export function placeOf(problem: Problem): string {
  return faults?.placeOf(problem) ?? "";
}
