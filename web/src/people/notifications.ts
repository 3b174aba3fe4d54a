/** Notifications of the browser, for people who want them while they are on another page. */
import { prefer, preferences } from "../lib/preferences.svelte";

/** Whether this browser can show notifications: over plain HTTP it cannot, except on localhost. */
export const canNotify = isSecureContext && "Notification" in globalThis;

/** Ask the browser for permission, on a click; returns whether it is given. */
export async function allowNotifications(isWanted: boolean): Promise<boolean> {
  const isAllowed = isWanted && (await Notification.requestPermission()) === "granted";
  prefer({ notify: isAllowed });
  return isAllowed;
}

/** Show a notification while the page is hidden; a click on it comes back here. */
export function notify(title: string, body: string, tag: string): void {
  if (!preferences.notify || !canNotify || !document.hidden || Notification.permission !== "granted") return;
  try {
    const note = new Notification(title, { body, tag, icon: "/icon-192.png" });
    note.onclick = () => {
      focus();
      note.close();
    };
  } catch {
    // some phones define it, but cannot construct it
  }
}
