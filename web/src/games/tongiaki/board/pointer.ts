/** Finds what the pointer is on: elements of the drawing name it in `data-hit`. */
import type { CurrentMapChoice } from "../currentChoice.svelte";
import type { Cell } from "../hexGeometry";
import type { Choice } from "../notation";
import { islandOf } from "../model";

interface Hit {
  beach?: string;
  island?: string;
  ocean?: string;
  cell?: Cell;
  /** Whether it is an empty cell next to the map. */
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
function choiceAt(currentChoice: CurrentMapChoice, { pier, beach, island }: Hit): Choice | null {
  if (pier) return currentChoice.choices.find((choice) => choice.text === pier) ?? null;
  const there = beach ? currentChoice.at(beach)[0] : undefined;
  return there ?? (island ? currentChoice.of(island) : undefined) ?? null;
}

/** The pointer moves over the board. */
export function point(currentChoice: CurrentMapChoice, hit: Hit, isOpen: boolean): void {
  if (!currentChoice.isLaying) currentChoice.point(isOpen ? choiceAt(currentChoice, hit) : null, "board");
  else if (hit.cell) currentChoice.hover(hit.cell);
}

/** Whether the pointer is on something. */
export function isAny(hit: Hit): boolean {
  return Object.keys(hit).length > 0;
}

/** A click or a tap. A first tap shows what a mouse shows by hovering. */
export async function click(currentChoice: CurrentMapChoice, hit: Hit, isTouch: boolean): Promise<void> {
  if (hit.pier) {
    const pier = choiceAt(currentChoice, hit);
    if (!pier) return;
    if (isTouch && currentChoice.pointed?.move !== pier.move) currentChoice.point(pier, "board");
    else await currentChoice.choose(pier);
  } else if (hit.cell) await currentChoice.chooseCell(hit.cell);
  else if (hit.beach) await currentChoice.chooseBeach(hit.beach);
  else if (hit.island) await currentChoice.chooseIsland(hit.island);
  else if (hit.ocean) await currentChoice.chooseOcean(hit.ocean);
  else if (hit.isUnknown) await currentChoice.chooseUnknown();
  else currentChoice.refusal = null;
}
