/** A cursor that the keyboard moves over the map, from tile to tile. */
import { key, neighbour, type Cell } from "../hex";
import type { Laid } from "../model";

/**
 * Which neighbours a key goes to: the first that lies there. Tiles have neighbours in the north and
 * in the south, and two at each side; the block of keys around the arrows has one for each.
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
  /** Where the walker stands; null while nobody walks. */
  cell = $state.raw<Cell | null>(null);

  /** Stand on a tile. */
  begin(tiles: readonly Laid[]): void {
    const stays = tiles.some((tile) => this.cell && key(tile) === key(this.cell));
    if (!stays) this.cell = tiles[0] ?? null;
  }

  end(): void {
    this.cell = null;
  }

  /** Go where a key leads; whether it is a key that leads anywhere. */
  go(pressed: string, tiles: readonly Laid[]): boolean {
    const ways = WAYS[pressed];
    if (!ways || !this.cell) return false;
    const [from, laid] = [this.cell, new Set(tiles.map(key))];
    this.cell = ways.map((way) => neighbour(from, way)).find((cell) => laid.has(key(cell))) ?? from;
    return true;
  }
}
