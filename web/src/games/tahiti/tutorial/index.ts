/** The first steps of Tahiti: the last building of a year, the opening and the renovation. */
import type { Lesson, Tutorial } from "../../../table/learn/tutorial";
import { record } from "./record";
import { word } from "../texts/lazy";

const lessons: readonly Lesson[] = [
  { name: "goal", rule: "H6.2", looks: ["[data-seat=purple]", "[data-chip=purple]", ".hand"] },
  { name: "aeroplane", rule: "H3.3", verb: "play", meant: ["play boats4"] },
  { name: "put", rule: "H3.3", verb: "put", meant: ["put pearls1"] },
  { name: "take", rule: "H3.3", verb: "take", meant: ["take flowers8", "take pearls8"] },
  { name: "both", rule: "H3.3", verb: "done", after: "take", meant: ["take flowers8", "take pearls8", "done"] },
  { name: "volcano", rule: "H3.5", looks: [".volcano"] },
  { name: "finish", rule: "H3.4", verb: "end", meant: ["end"], events: ["erupted"] },
  { name: "others", rule: "H7.1", looks: [".log"], isPause: true },
  { name: "open", rule: "H4.1", verb: "lay", meant: ["lay fruit12", "lay fruit9"] },
  { name: "two", rule: "H4.2", after: "open", looks: ["[data-twos]", ".own .piles"] },
  { name: "keep", rule: "H5.1", verb: "keep" },
  { name: "end", rule: "H6.1" },
];

export const tutorial: Tutorial = {
  record,
  lessons,
  selectorsOf: () => [], // a card is chosen where it lies
  say: (name, values) => word(`lesson.${name}`, "", values) || null,
};
