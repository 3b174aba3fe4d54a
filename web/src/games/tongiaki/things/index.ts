/** What can be asked about at a table of Tongiaki. */
import type { Things } from "../../../table/what/things";
import "../board/Spots.svelte"; // there as soon as somebody asks
import { word } from "./texts";

export const things: Things = {
  all: [
    { at: "[data-spot=tonga]", name: "tonga", rule: "T2.3" },
    { at: "[data-spot=royal]", name: "royal", rule: "T7.3" },
    { at: "[data-spot=island]", name: "island", rule: "T9.8" },
    { at: "[data-spot=ocean]", name: "ocean", rule: "T5.6" },
    { at: "[data-spot=number]", name: "number", rule: "T5.5" },
    { at: "[data-spot=beach]", name: "beach", rule: "T5.1" },
    { at: "[data-spot=boat]", name: "boat", rule: "T4.2" },
    { at: "[data-spot=pier], [data-pier]", name: "pier", rule: "T5.2" },
    { at: "[data-spot=statue]", name: "statue", rule: "T1.2" },
    { at: "[data-spot=king]", name: "king", rule: "T7.1" },
    { at: "[data-spot=unknown], [data-cell]", name: "unknown", rule: "T5.3" },
    { at: ".mini, .zoom", name: "overview" },
    { at: ".frame", name: "map", rule: "T2.1" },
    { at: "[data-points]", name: "points", rule: "T9.8" },
    { at: ".fleet, [data-supply]", name: "supply", rule: "T4.2" },
    { at: "[data-foundings]", name: "foundings", rule: "T7.2" },
    { at: ".seat, .strip .chip", name: "seat", rule: "T3.1" },
    { at: ".tiles, [data-left-islands], [data-left-oceans]", name: "left", rule: "T9.7" },
    { at: ".pile", name: "pile", rule: "T2.1" },
    { at: ".sheet", name: "sheet", rule: "T9.8" },
    { at: ".tray", name: "tray", rule: "T6.1" },
    { at: ".ask [data-move^=expand]", name: "expand", rule: "T4.2" },
    { at: ".ask [data-move^=place]", name: "place", rule: "T4.3" },
    { at: ".ask [data-move^=found]", name: "found", rule: "T7.1" },
    { at: ".ask [data-move^=settle]", name: "settle", rule: "T8.1" },
    { at: ".ask [data-move^=reenter]", name: "reenter", rule: "T9.1" },
    { at: ".ask [data-move^=sail]", name: "sail", rule: "T5.2" },
    { at: ".ask [data-move^=land]", name: "land", rule: "T6.1" },
    { at: ".ask [data-move^=remove]", name: "remove", rule: "T9.3" },
    { at: ".ask [data-move^=take]", name: "take", rule: "T4.4" },
    { at: ".ask [data-move^=pass]", name: "pass", rule: "T4.4" },
    { at: ".ask [data-move^=waive]", name: "waive", rule: "T7.1" },
    { at: ".lay", name: "lay", rule: "T8.2" },
  ],
  within: ".here",
  say: (name) => word(`thing.${name}`, ""),
};
