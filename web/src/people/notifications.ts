/** A notification of the browser, for whoever wants one and looks at another page. */
import { prefer, preferences } from "../lib/preferences.svelte";

/** Whether this browser can show any: over plain HTTP from elsewhere it cannot. */
export const canNotify = isSecureContext && "Notification" in globalThis;

/** Ask the browser, on a click; whether it allows it. */
export async function allowNotifications(isWanted: boolean): Promise<boolean> {
  const isAllowed = isWanted && (await Notification.requestPermission()) === "granted";
  prefer({ notify: isAllowed });
  return isAllowed;
}

/** Say something to who looks elsewhere; a click on it comes back here. */
export function notify(title: string, body: string, tag: string): void {
  if (!preferences.notify || !canNotify || !document.hidden || Notification.permission !== "granted") return;
  try {
    const note = new Notification(title, { body, tag, icon: "/vaka.svg" });
    note.onclick = () => {
      focus();
      note.close();
    };
  } catch {
    // some phones have the name only
  }
}
