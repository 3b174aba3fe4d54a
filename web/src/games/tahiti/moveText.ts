/** Notation as sentences: moves, cards, suits. */
import { list } from "../../lib/i18n";
import type { View } from "./model";
import { seatName, shortName, suitName } from "./names";
import { read } from "./notation";
import { t } from "./texts";

/** A sequence of moves; `done` is left out. */
export function movesText(run: string, view: View, who: (seat: string) => string): string {
  if (run === "done" && view.phase === "renovate") return t("say.keepNone");
  const said = run.split("; ").map((text) => moveOf(text, who));
  return list(said.length > 1 ? said.filter((text) => text !== t("say.done")) : said);
}

/** A parameter of a sentence. */
export function valueText(name: string, value: string): string {
  switch (name) {
    case "seat":
      return seatName(value);
    case "suit":
      return suitName(value);
    case "card":
      return shortName(value);
    default:
      return value;
  }
}

function moveOf(text: string, who: (seat: string) => string): string {
  const { verb, card } = read({ move: -1, text });
  if (verb === "begin") return t("say.begin", { seat: who(card ?? "") });
  return t(`say.${verb}`, { card: card ? shortName(card) : "" });
}
