/**
 * The drawing as the server makes it: symbols by id, and their colours by day and by night. What is
 * there once uses its symbol; cards, which are many, are pictures of their own, each made once.
 */
import { PictureCache, type Palette } from "./pictureCache";
import { isDark } from "../../lib/preferences.svelte";
import { DrawingLoader } from "../../table/drawing";

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

let pictures: PictureCache | null = null;

export const { load, loaded } = new DrawingLoader<Drawing>("tahiti", (symbols, geometry) => {
  const drawing = geometry as unknown as Drawing;
  pictures = new PictureCache(symbols, drawing.palette);
  for (const card of symbols.querySelectorAll(PICTURED)) card.remove();
  follow(drawing.palette);
  return drawing;
});

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
