/** The help topics of Tongiaki. */
import type { HelpTopics } from "../../../table/help/what/topics";
import { t, word } from "../texts/lazy";

export const helpTopics: HelpTopics = {
  all: [
    { at: "[data-spot=tonga]", name: "tonga", rule: "T2.3" },
    { at: "[data-spot=royal]", name: "royal", rule: "T7.3" },
    { at: "[data-spot=island]", name: "island", rule: "T9.8" },
    { at: "[data-spot=ocean]", name: "ocean", rule: "T5.6" },
    { at: "[data-spot=number]", name: "number", rule: "T5.5" },
    { at: "[data-spot=beach]", name: "beach", rule: "T5.1" },
    { at: "[data-spot=boat]", name: "boat", rule: "T4.2" },
    { at: "[data-spot=pier], [data-pier]", name: "pier", rule: "T5.2" },
    { at: "[data-spot=order]", name: "order", rule: "T6.4" },
    { at: "[data-spot=statue]", name: "statue", rule: "T1.2" },
    { at: "[data-spot=king]", name: "king", rule: "T7.1" },
    { at: "[data-spot=unknown], [data-cell]", name: "unknown", rule: "T5.3" },
    { at: ".mini, .zoom", name: "overview" },
    { at: ".map-frame", name: "map", rule: "T2.1" },
    { at: "[data-points]", name: "points", rule: "T9.8" },
    { at: ".fleet, [data-supply]", name: "supply", rule: "T4.2" },
    { at: "[data-foundings]", name: "foundings", rule: "T7.2" },
    { at: ".seat, .seat-strip .chip", name: "seat", rule: "T3.1" },
    { at: ".tiles, [data-left-islands], [data-left-oceans]", name: "left", rule: "T9.7" },
    { at: ".pile", name: "pile", rule: "T2.1" },
    { at: ".sheet", name: "sheet", rule: "T9.8" },
    { at: "[data-tray=setup]", name: "first", rule: "T2.3" },
    { at: "[data-tray=place]", name: "moor", rule: "T4.3" },
    { at: ".tray", name: "tray", rule: "T6.1" },
    { at: ".prompt [data-move^=expand]", name: "expand", rule: "T4.2" },
    { at: ".prompt [data-move^=place]", name: "place", rule: "T4.3" },
    { at: ".prompt [data-move^=found]", name: "found", rule: "T7.1" },
    { at: ".prompt [data-move^=settle]", name: "settle", rule: "T8.1" },
    { at: ".prompt [data-move^=reenter]", name: "reenter", rule: "T9.1" },
    { at: ".prompt [data-move^=sail]", name: "sail", rule: "T5.2" },
    { at: ".prompt [data-move^=land]", name: "land", rule: "T6.1" },
    { at: ".prompt [data-move^=remove]", name: "remove", rule: "T9.3" },
    { at: ".prompt [data-move^=take]", name: "take", rule: "T4.4" },
    { at: ".prompt [data-move^=pass]", name: "pass", rule: "T4.4" },
    { at: ".prompt [data-move^=waive]", name: "waive", rule: "T7.1" },
    { at: ".lay", name: "lay", rule: "T8.2" },
  ],
  within: ".here",
  say(name, element) {
    const printed = element.getAttribute("data-printed");
    const text = word(`thing.${name}`, "");
    return printed ? `${text} ${t("island.printed", { name: printed })}` : text;
  },
};
