/**
 * The drawing as the server makes it: symbols by id, and their colours by day and by night. What is
 * there once uses its symbol; cards, which are many, are pictures of their own, each made once.
 */
import { api } from "../../lib/api";
import { Pictures, type Palette } from "./pictures";
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
  palette: Palette;
}

/** Where a card stands in its symbol. */
const CARD = [-55, -77, 110, 154] as const;
/** What is only seen in pictures: the page would carry it for nothing. */
const PICTURED = "symbol[id^=card-], symbol[id^=tourists-]";

let drawing: Drawing | null = null;
let pictures: Pictures | null = null;
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
  svg.setAttribute("aria-hidden", "true");
  drawing = geometry as unknown as Drawing;
  pictures = new Pictures(svg, drawing.palette);
  for (const card of svg.querySelectorAll(PICTURED)) card.remove();
  document.body.prepend(document.importNode(svg, true));
  follow(drawing.palette);
  return drawing;
}

/** The colours of the cards follow day and night. */
function follow(palette: Palette): void {
  $effect.root(() => {
    $effect(() => {
      const { style } = document.documentElement;
      for (const [name, colour] of Object.entries(palette[isDark() ? "dark" : "light"])) {
        style.setProperty(`--${name}`, colour);
      }
    });
  });
}

/** The address of the picture of a card: its symbol, and tourists at its foot. */
export function picture(face: string, tourists: number | null = null): string {
  const { foot } = loaded();
  const guests = tourists === null ? "" : `<use href="#tourists-${tourists}" x="${foot.x}" y="${foot.y}"/>`;
  return pictures!.of(`<use href="#card-${face}"/>${guests}`, CARD);
}
