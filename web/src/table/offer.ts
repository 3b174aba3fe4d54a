/** A choice as it is offered in words. */

/** What can be chosen, and what was picked and can be taken back, on the page. */
export const PICKS = "[data-move], [data-pick]";

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
