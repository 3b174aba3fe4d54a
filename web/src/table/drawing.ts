/** The drawing of a game as the server sends it: symbols and geometry, loaded once. */
import { api } from "../lib/api";
import type { Json } from "../lib/protocol";

export class DrawingLoader<D> {
  /** The drawing; null until it is loaded. */
  current: D | null = null;
  #loading: Promise<D> | null = null;

  /** `read` takes what it needs from the symbols before they go into the page, and returns the drawing. */
  constructor(
    readonly game: string,
    readonly read: (symbols: Element, geometry: Json) => D,
  ) {}

  /** Load the drawing; its symbols go into the page, where each `use` finds them. A failed attempt can be repeated. */
  load = (): Promise<D> => {
    this.#loading ??= this.#fetch().catch((error: unknown) => {
      this.#loading = null;
      throw error;
    });
    return this.#loading;
  };

  /** The drawing, which must have been loaded. */
  loaded = (): D => {
    if (this.current === null) throw new Error("the drawing is not loaded");
    return this.current;
  };

  async #fetch(): Promise<D> {
    const { symbols, geometry } = await api.drawing(this.game);
    const svg = new DOMParser().parseFromString(symbols, "image/svg+xml").documentElement;
    svg.setAttribute("class", "hidden");
    svg.setAttribute("aria-hidden", "true");
    this.current = this.read(svg, geometry);
    document.body.prepend(document.importNode(svg, true));
    return this.current;
  }
}
