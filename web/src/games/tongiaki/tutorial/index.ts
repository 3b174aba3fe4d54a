/** The tutorial of Tongiaki: a turn from the first boat to the landing, and the turns after it. */
import type { Lesson, Tutorial } from "../../../table/learn/tutorial";
import type { View } from "../model";
import { selectorsOf } from "../moveSelectors";
import { record } from "./record";
import { word } from "../texts/lazy";

const lessons: readonly Lesson[] = [
  { name: "goal", rule: "T9.8", looks: ["[data-seat=blue]", "[data-chip=blue]"] },
  { name: "expand", rule: "T4.2", verb: "expand", meant: ["expand Rarotonga"] },
  { name: "place", rule: "T5.1", verb: "place", meant: ["place Rarotonga.b"] },
  { name: "sail", rule: "T5.5", verb: "sail", events: ["failed", "reached", "laid"] },
  { name: "land", rule: "T6.1", verb: "land" },
  { name: "others", rule: "T6.4", looks: [".log"], isPause: true },
  { name: "else", rule: "T3.1", turns: 1, looks: ['[data-move="settle"]', '[data-move^="found"]'] },
  { name: "end", rule: "T9.7", turns: 2 },
];

export const tutorial: Tutorial = {
  record,
  lessons,
  selectorsOf,
  left(view) {
    const { group, choice } = view as unknown as View;
    return group?.boats.length ?? choice?.boats ?? 0;
  },
  say: (name, values) => word(`lesson.${name}`, "", values) || null,
};
