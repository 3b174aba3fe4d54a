/** What is fixed lies where it is told only outside of all that is moved or zoomed. */
export function onTop(element: HTMLElement): () => void {
  document.body.append(element);
  return () => element.remove();
}
