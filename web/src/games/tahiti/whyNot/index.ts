/** Answers to clicks on cards that cannot be chosen, where the rules would only say that something else is due. */
import type { Problem } from "../../../lib/protocol";
import { said } from "../../../table/advice/whyNot";
import type { Phase } from "../model";
import { t } from "../texts/lazy";

/** The same card could be chosen elsewhere, by the rule of the phase. */
export function twin(phase: Phase): Problem {
  const rules: Partial<Record<Phase, string>> = { open: "H4.1", renovate: "H5.1" };
  return said(t("why.twin"), rules[phase] ?? "H3.3");
}

/** A card of the centre, clicked before a card was put down. */
export function putFirst(): Problem {
  return said(t("why.putFirst"), "H3.3");
}
