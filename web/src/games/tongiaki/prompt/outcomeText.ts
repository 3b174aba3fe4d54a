/** What happens once the last boat is moored or landed, shown before its beach is chosen. */
import type { Drawing } from "../drawing";
import { findIsland, islandOf, type View } from "../model";
import type { Choice } from "../notation";
import { t } from "../texts";

/** `boats`: the number of boats in hand. */
export function outcomeText(choices: readonly Choice[], boats: number, view: View, drawing: Drawing): string {
  const free = freeOn(choices[0]?.beach, view, drawing);
  if (Math.min(boats, free) > 1) return boats > free ? t("after.crowded", { n: free }) : t("after.all");
  if (boats > free) return t("after.crowdedOne");
  return t(hasFull(view) ? "after.sails" : "after.last");
}

/** The free moorings on the island of a beach. */
function freeOn(beach: string | undefined, view: View, drawing: Drawing): number {
  const island = beach ? findIsland(view, islandOf(beach)) : undefined;
  return (island?.beaches ?? []).reduce((free, { name, boats }) => free + (drawing.moorings[name] ?? 0) - boats.length, 0);
}

function hasFull(view: View): boolean {
  return view.islands.some(({ beaches }) => beaches.some(({ full }) => full));
}
