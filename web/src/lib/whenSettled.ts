/** Waits until the page is settled; loaded on demand. */
import { isWorking } from "./settled";

/** An observer may change the document two frames after a change; after this many quiet frames no change follows. */
const QUIET_FRAMES = 3;
/** A page in the background gets no frames; there, a frame lasts this long, in milliseconds. */
const LONGEST_FRAME = 250;
const CHANGES = { subtree: true, childList: true, attributes: true, characterData: true };

/** Resolves as soon as the page is settled. */
export async function whenSettled(): Promise<true> {
  let isChanged = false;
  const observer = new MutationObserver((changes) => (isChanged ||= !changes.every(isTick)));
  observer.observe(document, CHANGES);
  for (let quiet = 0; quiet < QUIET_FRAMES; ) {
    await nextFrame();
    quiet = isChanged || isBusy() ? 0 : quiet + 1;
    isChanged = false;
  }
  observer.disconnect();
  await Promise.all(pictures().map((picture) => picture.decode().catch(() => undefined)));
  return true;
}

function isBusy(): boolean {
  return isWorking() || isMoving() || pictures().some(({ complete }) => !complete);
}

/** Whether a finite animation or transition is running. */
function isMoving(): boolean {
  const animations = document.getAnimations().filter(({ playState }) => playState === "running");
  return animations.some(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
}

/** The countdown of a clock does not count. */
function isTick({ target }: MutationRecord): boolean {
  const element = target instanceof Element ? target : target.parentElement;
  return element?.closest("[role=timer]") != null;
}

/** All images except those that load when they are scrolled into view. */
function pictures(): HTMLImageElement[] {
  return [...document.images].filter(({ complete, loading }) => complete || loading !== "lazy");
}

/** Resolves after the layout of the next frame. */
function nextFrame(): Promise<void> {
  return new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done));
    setTimeout(done, LONGEST_FRAME);
  });
}
