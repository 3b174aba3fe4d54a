/**
 * Moves cards: a card that has changed its place glides there from where it was. A card has the same id on every
 * element that shows it, anywhere on the page.
 */

const CARDS = "[data-card-id]";
/** Shorter distances, in pixels, are not animated. */
const NEAR = 3;

type Places = Map<string, DOMRect>;

interface Way {
  element: HTMLElement;
  x: number;
  y: number;
  scale: number;
}

/** The current places of all cards. */
export function places(): Places {
  const found: Places = new Map();
  for (const element of document.querySelectorAll<HTMLElement>(CARDS)) {
    found.set(element.dataset.cardId!, element.getBoundingClientRect());
  }
  return found;
}

/** Moves all cards from their old to their new places, for a progress from 0 to 1. */
export function moving(before: Places): (share: number) => void {
  const ways = [...document.querySelectorAll<HTMLElement>(CARDS)].flatMap((element) => {
    const from = before.get(element.dataset.cardId!);
    const to = element.getBoundingClientRect();
    return from && from.width > 0 && to.width > 0 ? (wayOf(element, from, to) ?? []) : [];
  });
  return (share) => {
    for (const { element, x, y, scale } of ways) {
      const left = 1 - share;
      element.classList.toggle("moving", share < 1);
      element.style.transform =
        share < 1 ? `translate(${x * left}px, ${y * left}px) scale(${1 + (scale - 1) * left})` : "";
    }
  };
}

function wayOf(element: HTMLElement, from: DOMRect, to: DOMRect): Way | null {
  const x = from.x + from.width / 2 - to.x - to.width / 2;
  const y = from.y + from.height / 2 - to.y - to.height / 2;
  return Math.hypot(x, y) < NEAR ? null : { element, x, y, scale: from.width / to.width };
}
