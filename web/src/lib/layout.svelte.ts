/**
 * How a table is laid out. Four layouts, by the size of the window:
 *
 *   desktop   columns left and right of the board, the prompt over the board
 *   tablet    no columns: seats above the board, the prompt over it, the rest in a drawer
 *   phone     a sheet with seats and prompt below the board
 *   short     the same sheet beside the board, for screens that are wider than high and low
 *
 * Components use the same limits in their media queries; `isCompact` is phone or short.
 */
import { MediaQuery } from "svelte/reactivity";

const narrow = new MediaQuery("(max-width: 719px)");
const short = new MediaQuery("(max-height: 559px) and (orientation: landscape)");
const wide = new MediaQuery("(min-width: 1100px)");

export const layout = {
  get isShort(): boolean {
    return short.current;
  },
  get isCompact(): boolean {
    return narrow.current || short.current;
  },
  /** Whether columns stand left and right of the board. */
  get isDesktop(): boolean {
    return wide.current && !short.current;
  },
};
