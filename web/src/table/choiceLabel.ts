/** A choice as it is offered in words. */

/** What can be chosen, and what was picked and can be taken back, on the page. */
export const CHOICES = "[data-move], [data-pick]";

/** Questions that come before any choice; of a confirmation, the answer that changes nothing. */
const QUESTION = [".confirm .button", ".row .primary"].map((button) => `.prompt ${button}`).join();

/** Where the keyboard begins: a question, else a choice on the page. */
export function firstQuestion(): HTMLElement | null {
  return document.querySelector<HTMLElement>(QUESTION) ?? document.querySelector<HTMLElement>(CHOICES);
}

export interface ChoiceLabel {
  title: string;
  /** What it does, or what speaks for it, in a few words. */
  note: string;
  /** What would come of it. */
  outcome?: { text: string; tone: "good" | "bad" | "open" };
}

export interface Section<C> {
  title: string | null;
  /** What its choices do, all of them. */
  note?: string;
  /** Null where one was that is gone: its place is kept, so that nothing moves under a finger. */
  choices: (C | null)[];
}
