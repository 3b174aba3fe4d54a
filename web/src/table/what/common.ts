/** What is the same at every table, whatever is played. */
import { word } from "./texts";
import type { Things } from "./things";

export const common: Things = {
  all: [
    { at: ".clock", name: "clock" },
    { at: ".company .pill", name: "company" },
    { at: ".chat", name: "chat" },
    { at: "[data-chance]", name: "chance" },
    { at: ".chances .points", name: "turning" },
    { at: ".chances", name: "graph" },
    { at: ".scrubber input", name: "slider" },
    { at: ".scrubber .rest", name: "share" },
    { at: ".scrubber", name: "replay" },
    { at: "[data-what=hint]", name: "hint" },
    { at: "[data-what=undo]", name: "undo" },
    { at: ".why .hint", name: "advice" },
    { at: ".why .reason", name: "refusal" },
    { at: ".ask", name: "prompt" },
    { at: "[data-points]", name: "points" },
    { at: ".seat, .strip .chip", name: "seat" },
    { at: ".news", name: "news" },
    { at: ".log", name: "log" },
    { at: ".proof", name: "proof" },
    { at: ".menu", name: "menu" },
  ],
  say: (name) => word(`what.${name}`, ""),
};
