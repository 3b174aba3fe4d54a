/**
 * The drawing from the server: symbols by id, with their colours in both themes. A piece that exists once uses its
 * symbol; cards, of which there are many, are separate images, each rendered once.
 */
import { PictureCache, type Palette } from "./pictureCache";
import { isDark } from "../../lib/preferences.svelte";
import { DrawingLoader } from "../../table/drawing";

interface Suit {
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

/** The position of a card in its symbol. */
const CARD = [-55, -77, 110, 154] as const;
/** Symbols used in images only: the page itself does not need them. */
const PICTURED = "symbol[id^=card-], symbol[id^=tourists-]";

let pictures: PictureCache | null = null;

export const { load, loaded } = new DrawingLoader<Drawing>("tahiti", (symbols, geometry) => {
  const drawing = geometry as unknown as Drawing;
  pictures = new PictureCache(symbols, drawing.palette);
  for (const card of symbols.querySelectorAll(PICTURED)) card.remove();
  follow(drawing.palette);
  return drawing;
});

/** The colours of the cards in the current theme. */
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

/** The URL of a card's image: its symbol, with tourists at its foot. */
export function picture(face: string, tourists: number | null = null): string {
  const { foot } = loaded();
  const guests = tourists === null ? "" : `<use href="#tourists-${tourists}" x="${foot.x}" y="${foot.y}"/>`;
  return pictures!.of(`<use href="#card-${face}"/>${guests}`, CARD);
}
