/** Dragging a card from its place to a drop target. A short drag counts as a click. */
import type { Attachment } from "svelte/attachments";
import type { CurrentCardChoice, CardArea } from "../currentChoice.svelte";
import type { Card } from "../model";

/** How far the pointer moves before it drags, in pixels. */
const FAR = 8;

export function draggable(currentChoice: CurrentCardChoice, card: Card, from: CardArea): Attachment<HTMLElement> {
  return (element) => {
    let start: { x: number; y: number } | null = null;

    function down(event: PointerEvent): void {
      if (event.button !== 0 || event.pointerType === "touch") return;
      start = { x: event.clientX, y: event.clientY };
      element.setPointerCapture(event.pointerId);
    }

    function move({ clientX: x, clientY: y }: PointerEvent): void {
      if (start && (currentChoice.held || Math.hypot(x - start.x, y - start.y) > FAR)) currentChoice.held = { card, from, x, y };
    }

    function up({ clientX, clientY }: PointerEvent): void {
      start = null;
      if (!currentChoice.held) return;
      element.addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => element.removeEventListener("click", swallow, { capture: true }));
      void currentChoice.drop(areaAt(clientX, clientY));
    }

    function cancel(): void {
      start = null;
      currentChoice.held = null;
    }

    element.addEventListener("pointerdown", down);
    element.addEventListener("pointermove", move);
    element.addEventListener("pointerup", up);
    element.addEventListener("pointercancel", cancel);
    return () => {
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("pointermove", move);
      element.removeEventListener("pointerup", up);
      element.removeEventListener("pointercancel", cancel);
    };
  };
}

/** The end of a drag is not a click. */
function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

function areaAt(x: number, y: number): CardArea | null {
  const under = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-drop-area]");
  return (under?.dataset.dropArea as CardArea | undefined) ?? null;
}
