/** Help topics and their answers, as data. */
import { names } from "../../../lib/i18n";

interface HelpTopic {
  /** The selector of its elements. */
  at: string;
  /** The key of its text: its name and an explanation. */
  name: string;
  /** The rule behind it; without one it belongs to the page, not to the game. */
  rule?: string;
}

/** The topics of a game, or of the page. If several match an element, the first counts. */
export interface HelpTopics {
  all: readonly HelpTopic[];
  /** The part of a focused element that is meant, as a selector. */
  within?: string;
  /** The text of a key: a title and a line or two, separated by a bar. */
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

/** The nearest topic around an element, with its element. */
export function find(from: Element, known: readonly HelpTopics[]): Found | null {
  for (let element: Element | null = from; element; element = element.parentElement) {
    const answer = answerAt(element, known);
    if (answer) return { answer, element };
  }
  return null;
}

/** All visible topics, each once, with its first element. */
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
