/** What a hand on the board is at: the parts of the drawing say it by `data-hit`. */
import type { BoardDesk } from "../desk.svelte";
import type { Cell } from "../hex";
import type { Choice } from "../notation";
import { islandOf } from "../model";

export interface Hit {
  beach?: string;
  island?: string;
  ocean?: string;
  cell?: Cell;
  /** Whether it is an empty cell beside the map. */
  isUnknown?: boolean;
  /** The text of the move that sails from a pier. */
  pier?: string;
}

export function hitOf(event: Event): Hit {
  const element = (event.target as Element).closest<SVGElement>("[data-hit]");
  const [kind, value = ""] = (element?.dataset.hit ?? "").split("|");
  switch (kind) {
    case "beach":
      return { beach: value, island: islandOf(value) };
    case "island":
      return { island: value };
    case "ocean":
      return { ocean: value };
    case "unknown":
      return { isUnknown: true };
    case "pier":
      return { pier: value };
    case "cell": {
      const [q, r] = value.split(",").map(Number) as [number, number];
      return { cell: { q, r } };
    }
    default:
      return {};
  }
}

/** The choice that is pointed at. */
export function choiceAt(desk: BoardDesk, { pier, beach, island }: Hit): Choice | null {
  if (pier) return desk.choices.find((choice) => choice.text === pier) ?? null;
  const there = beach ? desk.at(beach)[0] : undefined;
  return there ?? (island ? desk.of(island) : undefined) ?? null;
}

/** A hand moves over the board. */
export function point(desk: BoardDesk, hit: Hit, isOpen: boolean): void {
  if (!desk.isLaying) desk.point(isOpen ? choiceAt(desk, hit) : null, "board");
  else if (hit.cell) desk.hover(hit.cell);
}

/** Whether a hand is at something. */
export function isAny(hit: Hit): boolean {
  return Object.keys(hit).length > 0;
}

/** A click or a tap. What hovering shows to a mouse, a first tap shows to a finger. */
export async function click(desk: BoardDesk, hit: Hit, isTouch: boolean): Promise<void> {
  if (hit.pier) {
    const pier = choiceAt(desk, hit);
    if (!pier) return;
    if (isTouch && desk.pointed?.move !== pier.move) desk.point(pier, "board");
    else await desk.choose(pier);
  } else if (hit.cell) await desk.chooseCell(hit.cell);
  else if (hit.beach) await desk.chooseBeach(hit.beach);
  else if (hit.island) await desk.chooseIsland(hit.island);
  else if (hit.ocean) await desk.chooseOcean(hit.ocean);
  else if (hit.isUnknown) await desk.chooseUnknown();
  else desk.reason = null;
}
