/** The piers that can be sailed from, as arrows on the map. */
import { centre, direction, facing, plus, polar, type Cell, type Point } from "../hexGeometry";
import { findTile, type View } from "../model";
import type { Choice } from "../notation";

export interface Pier {
  choice: Choice;
  /** The centre of the island, and the angle of the arrow around it. */
  from: Point;
  angle: number;
}

/** The distance of an arrow from the centre of its island. */
export const ARROW = 90;
/** An arrow nearer than this, horizontally and vertically, would cover a name in the water. */
const NEAR = { x: 60, y: 25 };

export function piersOf(choices: readonly Choice[], view: View): Pier[] {
  return choices.flatMap((choice) => {
    const island = choice.verb === "sail" ? findTile(view, choice.island!) : undefined;
    return island
      ? [{ choice, from: centre(island), angle: facing(direction(choice.edge!, island.rotation)) }]
      : [];
  });
}

/** Whether an arrow covers a name written this far south of the centre of a tile. */
export function isCovered(piers: readonly Pier[], tile: Cell, south: number): boolean {
  const name = plus(centre(tile), { x: 0, y: south });
  return piers.some(({ from, angle }) => {
    const arrow = plus(from, polar(ARROW, angle));
    return Math.abs(arrow.x - name.x) < NEAR.x && Math.abs(arrow.y - name.y) < NEAR.y;
  });
}
