/** A choice as it is offered in words. */

export interface Offer {
  title: string;
  note: string;
  /** Instead of the note where there is little room; none if empty. */
  short?: string;
  /** What would come of it. */
  outcome?: { text: string; tone: "good" | "bad" | "open" };
}

export interface Section<C> {
  title: string | null;
  choices: C[];
}
