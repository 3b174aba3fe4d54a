/** The preferences of this browser: stored here, never sent. */

export type Theme = "auto" | "light" | "dark";
export type Speed = "slow" | "normal" | "fast" | "instant";
export type Motion = "auto" | "less";

export interface Preferences {
  theme: Theme;
  speed: Speed;
  motion: Motion;
  /** Whether a choice is shown first, and played when it is confirmed. */
  confirm: boolean;
  /** Whether boats show the mark of their seat at every size. */
  marks: boolean;
  /** Empty: the language of the browser. */
  language: string;
  /** Whether there are sounds, and results are animated on the table. */
  sound: boolean;
  /** Whether the browser also shows a notification while you are on another page. */
  notify: boolean;
  /** The name of the person at this browser, and the game chosen last. */
  name: string;
  game: string;
}

const KEY = "vaka.preferences";
const DEFAULTS: Preferences = {
  theme: "auto",
  speed: "normal",
  motion: "auto",
  confirm: false,
  marks: false,
  language: "",
  sound: true,
  notify: false,
  name: "",
  game: "",
};

export const THEMES: readonly Theme[] = ["auto", "light", "dark"];
export const MOTIONS: readonly Motion[] = ["auto", "less"];
export const SPEEDS: readonly Speed[] = ["slow", "normal", "fast", "instant"];
/** How much faster than the normal animation each speed is. */
export const PACE: Record<Speed, number> = { slow: 0.6, normal: 1, fast: 2.2, instant: Infinity };

export function remembered<T>(key: string, fallback: T): T {
  try {
    const text = localStorage.getItem(key);
    return text === null ? fallback : (JSON.parse(text) as T);
  } catch {
    return fallback;
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // a browser without storage can still play
  }
}

export const preferences = $state<Preferences>({ ...DEFAULTS, ...remembered(KEY, {}) });

const night = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)");
const system = $state({ night: night.matches, still: still.matches });
night.addEventListener("change", (event) => (system.night = event.matches));
still.addEventListener("change", (event) => (system.still = event.matches));

export function isDark(): boolean {
  return preferences.theme === "auto" ? system.night : preferences.theme === "dark";
}

export function isStill(): boolean {
  return preferences.motion === "less" || system.still;
}

export function prefer(change: Partial<Preferences>): void {
  Object.assign(preferences, change);
  remember(KEY, $state.snapshot(preferences));
  paint();
}

/** Apply theme and motion to the page; called before anything is drawn. */
export function paint(): void {
  const { dataset } = document.documentElement;
  dataset.theme = isDark() ? "dark" : "light";
  dataset.motion = isStill() ? "less" : "full";
  // The bars of the system follow the theme of the page, which may differ from that of the system.
  const page = getComputedStyle(document.documentElement).getPropertyValue("--page").trim();
  for (const tag of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) if (page) tag.content = page;
}
