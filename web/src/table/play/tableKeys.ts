/** The keys of a table that is played: undo, skip, cancel, and the way to the choices. */
import { isTaken } from "../../lib/keyboard";
import { CHOICES, firstQuestion } from "../choiceLabel";

interface TableActions {
  undo(): void;
  hint(): void;
  cancel(): void;
  /** Skip the animation; false if none is running. */
  skip(): boolean;
}

export class TableKeys {
  /** Whether the last input was a pointer: any key makes the focus visible, so `:focus-visible` does not tell. */
  #isPointed = false;

  constructor(readonly actions: TableActions) {}

  pointerDown(): void {
    this.#isPointed = true;
  }

  press(event: KeyboardEvent): void {
    if (!event.ctrlKey && !event.metaKey && !event.altKey && !isTaken(event)) this.#act(event);
    this.#isPointed = false;
  }

  #act(event: KeyboardEvent): void {
    if (event.key.startsWith("Arrow")) goToNext(event);
    else if (event.key === "Tab" && !event.shiftKey) this.#goToFirst(event);
    else if (event.key === "u") this.actions.undo();
    else if (event.key === "h") this.actions.hint();
    else if (event.key === "Escape" && !document.querySelector(":popover-open")) this.actions.cancel();
    else if (event.key === " " && this.actions.skip()) event.preventDefault();
  }

  /** When the page was just opened, or after a click, Tab goes to the question instead of everything before it. */
  #goToFirst(event: KeyboardEvent): void {
    const at = document.activeElement ?? document.body;
    const isClicked = at.closest(".board, .bottom-sheet") && !at.closest("[data-overlay]") && this.#isPointed;
    if (at !== document.body && !isClicked) return;
    const first = firstQuestion() ?? document.querySelector<HTMLElement>(".prompt button");
    if (!first) return;
    event.preventDefault();
    first.focus();
  }
}

/** The arrow keys go from choice to choice, anywhere on the page. */
function goToNext(event: KeyboardEvent): void {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  const at = event.target as HTMLElement;
  if (!step || !at.matches(CHOICES)) return;
  const all = [...document.querySelectorAll<HTMLElement>(CHOICES)];
  const next = all[all.indexOf(at) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
