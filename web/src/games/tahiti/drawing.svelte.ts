/**
 * The drawing as the server makes it: symbols by id, and their colours by day and by night. What is
 * there once uses its symbol; cards, which are many, are pictures of their own, each made once.
 */
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

/** Where a card stands in its symbol. */
const CARD_BOX = "-55 -77 110 154";
/** What is only seen in pictures: the page would carry it for nothing. */
const PICTURED = "symbol[id^=card-], symbol[id^=tourists-]";

let drawing: Drawing | null = null;
/** Symbols and whatever else has an id, as text. */
const parts = new Map<string, string>();
const pictures = new Map<string, string>();
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
  const writer = new XMLSerializer();
  for (const part of svg.querySelectorAll("[id]")) parts.set(part.id, writer.serializeToString(part));
  for (const card of svg.querySelectorAll(PICTURED)) card.remove();
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

/** The address of the picture of a card: its symbol, and tourists at its foot. */
export function picture(face: string, tourists: number | null = null): string {
  const { palette, foot } = loaded();
  const theme = isDark() ? "dark" : "light";
  const key = `${face} ${tourists} ${theme}`;
  let address = pictures.get(key);
  if (!address) {
    const guests = tourists === null ? "" : `<use href="#tourists-${tourists}" x="${foot.x}" y="${foot.y}"/>`;
    const text = standalone(`<use href="#card-${face}"/>${guests}`, palette[theme]);
    address = URL.createObjectURL(new Blob([text], { type: "image/svg+xml" }));
    pictures.set(key, address);
  }
  return address;
}

/** A drawing with all that it uses, in fixed colours: an image knows nothing of the page around it. */
function standalone(drawn: string, palette: Record<string, string>): string {
  const used = new Map<string, string>();
  (function gather(text: string): void {
    for (const [, id] of text.matchAll(/#([\w-]+)["')]/g)) {
      const part = parts.get(id!);
      if (!part || used.has(id!)) continue;
      used.set(id!, part);
      gather(part);
    }
  })(drawn);
  const defs = [...used.values()].join("");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${CARD_BOX}" width="110" height="154"><defs>${defs}</defs>${drawn}</svg>`;
  return svg.replace(/var\(--([\w-]+),([^)]*)\)/g, (_, name: string, other: string) => palette[name] ?? other);
}
