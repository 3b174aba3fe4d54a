/** The piers that can be sailed from, as arrows on the map. */
import { centre, direction, facing, plus, polar, type Cell, type Point } from "../hex";
import { findTile, type View } from "../model";
import type { Choice } from "../notation";

export interface Pier {
  choice: Choice;
  /** The middle of its island, and the angle at which its arrow lies around it. */
  from: Point;
  angle: number;
}

/** How far from the middle of its island an arrow lies. */
export const ARROW = 90;
/** An arrow that is nearer than this, across and along, lies on a name in the water. */
const NEAR = { x: 60, y: 25 };

export function piersOf(choices: readonly Choice[], view: View): Pier[] {
  return choices.flatMap((choice) => {
    const island = choice.verb === "sail" ? findTile(view, choice.island!) : undefined;
    return island
      ? [{ choice, from: centre(island), angle: facing(direction(choice.edge!, island.rotation)) }]
      : [];
  });
}

/** Whether an arrow lies on a name that is written so far south of the middle of a tile. */
export function isCovered(piers: readonly Pier[], tile: Cell, south: number): boolean {
  const name = plus(centre(tile), { x: 0, y: south });
  return piers.some(({ from, angle }) => {
    const arrow = plus(from, polar(ARROW, angle));
    return Math.abs(arrow.x - name.x) < NEAR.x && Math.abs(arrow.y - name.y) < NEAR.y;
  });
}
