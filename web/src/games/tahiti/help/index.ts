/** The help topics of Tahiti. */
import type { HelpTopics } from "../../../table/help/what/topics";
import { word } from "../texts/lazy";

const valued = (value: number) => `[data-face$=s${value}], [data-face=fruit${value}]`;

export const helpTopics: HelpTopics = {
  all: [
    { at: valued(2), name: "government", rule: "H3.3" },
    { at: valued(3), name: "builder", rule: "H3.3" },
    { at: valued(4), name: "aeroplane", rule: "H3.3" },
    { at: "[data-face=back]", name: "back", rule: "H7.1" },
    { at: "[data-face]", name: "card", rule: "H1.2" },
    { at: ".play", name: "medal", rule: "H3.3" },
    { at: ".hand", name: "hand", rule: "H5.2" },
    { at: ".fan", name: "fan", rule: "H7.1" },
    { at: ".eighth", name: "eighth", rule: "H8.3" },
    { at: ".centre", name: "centre", rule: "H3.3" },
    { at: ".volcano", name: "volcano", rule: "H3.5" },
    { at: "[data-deck]", name: "deck", rule: "H2.2" },
    { at: "[data-discards]", name: "discards", rule: "H2.2" },
    { at: "[data-suit] .sum", name: "sum", rule: "H4.3" },
    { at: "[data-suit]", name: "suit", rule: "H4.1" },
    { at: "[data-aside]", name: "aside", rule: "H6.2" },
    { at: ".time, .brief", name: "time", rule: "H3.1" },
    { at: ".first", name: "first", rule: "H5.3" },
    { at: "[data-twos]", name: "twos", rule: "H4.2" },
    { at: ".panel:has([data-picture=summary])", name: "summary", rule: "H1.3" },
    { at: ".panel:has([data-centre])", name: "sheet", rule: "H3.5" },
    { at: "[data-points]", name: "points", rule: "H6.2" },
    { at: ".seat, .seat-strip .chip", name: "seat", rule: "H7.1" },
    { at: ".player, .own", name: "player", rule: "H4.1" },
    { at: ".prompt [data-move^=play]", name: "medal", rule: "H3.3" },
    { at: ".prompt [data-move^=done]", name: "done", rule: "H3.3" },
    { at: ".prompt [data-move^=end]", name: "end", rule: "H3.4" },
    { at: ".prompt [data-move^=pass]", name: "pass", rule: "H4.1" },
    { at: ".mat", name: "mat", rule: "H7.1" },
  ],
  within: ":scope > [data-face]",
  say: (name) => word(`thing.${name}`, ""),
};
