/**
 * Moves an element to the end of the document: `position: fixed` only refers to the window outside of transformed or
 * zoomed elements.
 */
export function onTop(element: HTMLElement): () => void {
  document.body.append(element);
  return () => element.remove();
}
