/** Why nothing can be chosen now: it is somebody else's turn, or you are a spectator. */
import type { Problem } from "../../../lib/protocol";
import { nameOf } from "../../players";
import type { Session } from "../../play/session.svelte";
import { t } from "../../../lib/texts";

/** `rule`: the rule about the order of turns in this phase. */
export function notNow(session: Session, rule: string | undefined): Problem {
  const stage = session.table?.stage;
  if (stage === "over") return said(t("why.over"));
  if (stage === "waiting") return said(t("why.begin"));
  if (!session.table?.seats.some(({ mine }) => mine)) return said(t("why.look"));
  return said(t("why.turn", { name: nameOf(session.table, session.state?.turn ?? -1) }), rule);
}

/** A sentence of the page itself instead of a refusal. */
export function said(message: string, rule?: string): Problem {
  return { kind: "said", message, ...(rule ? { rule: { id: rule } } : {}) };
}
