/** The drawing as the server makes it: cards by id, and their colours by day and by night. */
import { api } from "../../lib/api";
import { isDark } from "../../lib/preferences.svelte";

export interface Suit {
  name: string;
  title: string;
  colour: string;
}

export interface Drawing {
  card: { width: number; height: number };
  foot: { x: number; y: number };
  volcano: { box: [number, number, number, number]; cards: number; warning: number };
  suits: Suit[];
  specials: Record<string, string>;
  palette: Record<"light" | "dark", Record<string, string>>;
}

let drawing: Drawing | null = null;
let asked: Promise<Drawing> | null = null;

/** The drawing, fetched once; its symbols go into the page for every `use` to find. */
export function load(): Promise<Drawing> {
  asked ??= fetchDrawing().catch((error) => {
    asked = null;
    throw error;
  });
  return asked;
}

/** The drawing, which must have been loaded. */
export function loaded(): Drawing {
  if (!drawing) throw new Error("the drawing is not loaded");
  return drawing;
}

async function fetchDrawing(): Promise<Drawing> {
  const { symbols, geometry } = await api.drawing("tahiti");
  const svg = new DOMParser().parseFromString(symbols, "image/svg+xml").documentElement;
  svg.setAttribute("class", "hidden");
  document.body.prepend(document.importNode(svg, true));
  drawing = geometry as unknown as Drawing;
  follow(drawing.palette);
  return drawing;
}

/** The colours of the cards follow day and night. */
function follow(palette: Drawing["palette"]): void {
  $effect.root(() => {
    $effect(() => {
      const { style } = document.documentElement;
      for (const [name, colour] of Object.entries(palette[isDark() ? "dark" : "light"])) {
        style.setProperty(`--${name}`, colour);
      }
    });
  });
}
