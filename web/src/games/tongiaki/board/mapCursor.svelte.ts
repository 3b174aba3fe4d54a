/** A cursor that the keyboard moves over the map, from tile to tile. */
import { key, neighbour, type Cell } from "../hexGeometry";
import type { Laid } from "../model";

/**
 * The neighbours that a key leads to: the first one that exists. A tile has one neighbour in the north and in the
 * south, and two on each side; the keys around the arrows cover all six.
 */
const WAYS: Record<string, readonly number[]> = {
  ArrowUp: [3],
  ArrowDown: [0],
  ArrowLeft: [2, 1],
  ArrowRight: [4, 5],
  Home: [2],
  PageUp: [4],
  End: [1],
  PageDown: [5],
};

export class MapCursor {
  /** The position of the cursor; null if it is not in use. */
  cell = $state.raw<Cell | null>(null);

  /** Put the cursor on a tile. */
  begin(tiles: readonly Laid[]): void {
    const stays = tiles.some((tile) => this.cell && key(tile) === key(this.cell));
    if (!stays) this.cell = tiles[0] ?? null;
  }

  end(): void {
    this.cell = null;
  }

  /** Move by a key; returns whether the key means a direction. */
  go(pressed: string, tiles: readonly Laid[]): boolean {
    const ways = WAYS[pressed];
    if (!ways || !this.cell) return false;
    const [from, laid] = [this.cell, new Set(tiles.map(key))];
    this.cell = ways.map((way) => neighbour(from, way)).find((cell) => laid.has(key(cell))) ?? from;
    return true;
  }
}
