/** A choice as it is offered in words. */

/** What can be chosen, and what was picked and can be taken back, on the page. */
export const PICKS = "[data-move], [data-pick]";

/** What waits for a word, before any choice. */
const QUESTION = [".sure .loud", ".row .loud"].map((button) => `.ask ${button}`).join();

/** Where the keyboard begins: a question, else a choice on the page. */
export function firstAsked(): HTMLElement | null {
  return document.querySelector<HTMLElement>(QUESTION) ?? document.querySelector<HTMLElement>(PICKS);
}

export interface Offer {
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
