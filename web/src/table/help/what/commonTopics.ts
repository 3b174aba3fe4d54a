/** Help topics that are the same at every table. */
import { word } from "../../../lib/texts";
import type { HelpTopics } from "./topics";

export const common: HelpTopics = {
  all: [
    { at: ".clock", name: "clock" },
    { at: ".people-bar .pill", name: "company" },
    { at: ".chat", name: "chat" },
    { at: "[data-chance]", name: "chance" },
    { at: ".chances .points", name: "turning" },
    { at: ".chances", name: "graph" },
    { at: ".scrubber input", name: "slider" },
    { at: ".scrubber .rest", name: "share" },
    { at: ".scrubber", name: "replay" },
    { at: "[data-control=hint]", name: "hint" },
    { at: "[data-control=undo]", name: "undo" },
    { at: ".side-panel .hint-card", name: "advice" },
    { at: ".side-panel .refusal-card", name: "refusal" },
    { at: ".prompt", name: "prompt" },
    { at: "[data-points]", name: "points" },
    { at: ".seat, .seat-strip .chip", name: "seat" },
    { at: ".news", name: "news" },
    { at: ".log", name: "log" },
    { at: ".proof", name: "proof" },
    { at: ".menu", name: "menu" },
  ],
  say: (name) => word(`what.${name}`, ""),
};
