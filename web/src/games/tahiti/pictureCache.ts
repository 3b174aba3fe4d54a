/**
 * Pieces as images. The browser clones a symbol wherever it is used, and every style change visits all clones; an
 * image is rendered once per look.
 */
import { isDark } from "../../lib/preferences.svelte";

export type Palette = Record<"light" | "dark", Record<string, string>>;
/** x, y, width, height. */
export type Box = readonly [number, number, number, number];

export class PictureCache {
  /** Symbols and other elements with an id, as text. */
  #parts = new Map<string, string>();
  #addresses = new Map<string, string>();

  constructor(
    symbols: Element,
    readonly palette: Palette,
  ) {
    const writer = new XMLSerializer();
    for (const part of symbols.querySelectorAll("[id]")) this.#parts.set(part.id, writer.serializeToString(part));
  }

  /** The URL of an image in one theme; `settings` are custom properties other than colours. */
  of(drawn: string, box: Box, settings: Record<string, string> = {}): string {
    const values = { ...this.palette[isDark() ? "dark" : "light"], ...settings };
    const key = `${drawn} ${isDark()} ${Object.values(settings).join()}`;
    let address = this.#addresses.get(key);
    if (!address) {
      const [, , width, height] = box;
      const svg =
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(" ")}" width="${width}" height="${height}">` +
        `<defs>${this.#used(drawn)}</defs>${drawn}</svg>`;
      const fixed = svg.replace(/var\(--([\w-]+),([^)]*)\)/g, (_, name: string, other: string) => values[name] ?? other);
      address = URL.createObjectURL(new Blob([fixed], { type: "image/svg+xml" }));
      this.#addresses.set(key, address);
    }
    return address;
  }

  /** Everything that a drawing refers to, directly or indirectly. */
  #used(drawn: string): string {
    const used = new Map<string, string>();
    const texts = [drawn];
    for (let text = texts.pop(); text !== undefined; text = texts.pop()) {
      for (const [, id] of text.matchAll(/#([\w-]+)["')]/g)) {
        const part = this.#parts.get(id!);
        if (part === undefined || used.has(id!)) continue;
        used.set(id!, part);
        texts.push(part);
      }
    }
    return [...used.values()].join("");
  }
}
