/**
 * The page is settled when nothing is under way: no request, no lazy load, no animation or transition, no gliding
 * camera, no deferred layout. Tests and screenshots wait for `whenSettled()` before they click or look.
 *
 * Whatever takes time outside the document is announced here, as a promise (`track`) or as a state (`busyWhile`).
 * Animations, pictures and changes of the document are found by looking. Nobody looks unless somebody waits.
 */

let pending = 0;
const sources = new Set<() => boolean>();

/** The page is not settled before a promise is. */
export function track<T>(work: Promise<T>): Promise<T> {
  const done = () => void (pending -= 1);
  pending += 1;
  work.then(done, done);
  return work;
}

/** The page is not settled as long as this holds; call the result to forget it. */
export function busyWhile(isBusy: () => boolean): () => void {
  sources.add(isBusy);
  return () => void sources.delete(isBusy);
}

/** Whether something is announced here that is not over. */
export function isWorking(): boolean {
  return pending > 0 || [...sources].some((isBusy) => isBusy());
}

declare global {
  interface Window {
    whenSettled: () => Promise<true>;
  }
}
window.whenSettled = async () => (await import("./whenSettled")).whenSettled();
