/** A choice as text. */

/** Elements that can be chosen, or picked elements that can be taken back. */
export const CHOICES = "[data-move], [data-pick]";

/** Questions that come first; of a confirmation, the answer that changes nothing. */
const QUESTION = [".confirm .button", ".row .primary"].map((button) => `.prompt ${button}`).join();

/** Where the keyboard starts: at a question, else at a choice on the page. */
export function firstQuestion(): HTMLElement | null {
  return document.querySelector<HTMLElement>(QUESTION) ?? document.querySelector<HTMLElement>(CHOICES);
}

export interface ChoiceLabel {
  title: string;
  /** Its effect, or its advantage, in a few words. */
  note: string;
  /** Its result. */
  outcome?: { text: string; tone: "good" | "bad" | "open" };
}

export interface Section<C> {
  title: string | null;
  /** The effect of all its choices. */
  note?: string;
  /** Null for a choice that is gone: its place stays empty, so that nothing moves under a finger. */
  choices: (C | null)[];
}
