/** The clock of a table as text. */
import type { Table } from "../lib/protocol";
import { t } from "../lib/texts";
import { durationText } from "./durations";

/** "5 minutes per turn", "10 minutes each + 15 seconds per turn"; no limit without a clock. */
export function clockTerms({ clock, increment }: Table, language: string): string {
  if (!clock) return t("terms.noClock");
  const time = durationText(clock, language);
  return increment === null ? t("lobby.clock", { time }) : t("lobby.bank", { time, more: durationText(increment, language) });
}
