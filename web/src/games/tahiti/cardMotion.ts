/**
 * Cards that move: whatever lies somewhere else than a moment ago goes there from where it was. A
 * card is known by its id on every element that shows it, wherever on the page.
 */

const CARDS = "[data-card-id]";
/** Shorter ways than this, in pixels, are not worth moving. */
const NEAR = 3;

type Places = Map<string, DOMRect>;

interface Way {
  element: HTMLElement;
  x: number;
  y: number;
  scale: number;
}

/** Where all cards lie now. */
export function places(): Places {
  const found: Places = new Map();
  for (const element of document.querySelectorAll<HTMLElement>(CARDS)) {
    found.set(element.dataset.cardId!, element.getBoundingClientRect());
  }
  return found;
}

/** How to move all cards from where they lay to where they lie: from 0 to 1. */
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
