/**
 * The page is settled when nothing is under way: no request, no lazy load, no animation or transition, no gliding
 * camera, no deferred layout. Tests and screenshots wait for `whenSettled()` before they click or look. Work outside
 * the document is registered here, as a promise (`track`) or as a state (`busyWhile`). Animations, images and changes
 * of the document are found by inspection, and only while somebody waits.
 */

let pending = 0;
const sources = new Set<() => boolean>();

/** The page is not settled until this promise is. */
export function track<T>(work: Promise<T>): Promise<T> {
  const done = () => void (pending -= 1);
  pending += 1;
  work.then(done, done);
  return work;
}

/** The page is not settled while this holds; call the result to unregister it. */
export function busyWhile(isBusy: () => boolean): () => void {
  sources.add(isBusy);
  return () => void sources.delete(isBusy);
}

/** Whether registered work is unfinished. */
export function isWorking(): boolean {
  return pending > 0 || [...sources].some((isBusy) => isBusy());
}

declare global {
  interface Window {
    whenSettled: () => Promise<true>;
  }
}
window.whenSettled = async () => (await import("./whenSettled")).whenSettled();
