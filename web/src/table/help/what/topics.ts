/** What there is to ask about on the page, and the answers, as data. */
import { names } from "../../../lib/i18n";

export interface HelpTopic {
  /** The selector of its elements. */
  at: string;
  /** Its name among the texts, which say what it is called and what it is. */
  name: string;
  /** The rule that it comes from; without one it is a thing of the page, not of the game. */
  rule?: string;
}

/** What a game brings, or the page itself. Of several that an element is, the first counts. */
export interface HelpTopics {
  all: readonly HelpTopic[];
  /** What in an element that has the focus is meant by it, seen from there. */
  within?: string;
  /** The text of a name: a title and a line or two, parted by a bar. */
  say(name: string, element: Element): string;
}

export interface Answer {
  name: string;
  title: string;
  text: string;
  rule: string | null;
}

export interface Found {
  answer: Answer;
  element: Element;
}

/** The nearest thing around an element, and its own element. */
export function find(from: Element, known: readonly HelpTopics[]): Found | null {
  for (let element: Element | null = from; element; element = element.parentElement) {
    const answer = answerAt(element, known);
    if (answer) return { answer, element };
  }
  return null;
}

/** Everything that is seen on the page, each thing once, with its first element. */
export function seen(known: readonly HelpTopics[]): Found[] {
  const selectors = known.flatMap(({ all }) => all.map(({ at }) => at));
  const found = new Map<string, Found>();
  for (const element of document.querySelectorAll(selectors.join())) {
    const answer = answerAt(element, known)!;
    if (found.has(answer.name) || !element.checkVisibility({ visibilityProperty: true })) continue;
    found.set(answer.name, { answer, element });
  }
  return [...found.values()];
}

function answerAt(element: Element, known: readonly HelpTopics[]): Answer | null {
  for (const things of known) {
    const thing = things.all.find(({ at }) => element.matches(at));
    if (thing) return answerOf(thing, things, element);
  }
  return null;
}

function answerOf({ name, rule }: HelpTopic, things: HelpTopics, element: Element): Answer {
  const [title = "", text = ""] = names(things.say(name, element));
  return { name, title, text, rule: rule ?? null };
}
