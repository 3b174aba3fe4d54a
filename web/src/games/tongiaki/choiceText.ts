/** The choices of Tongiaki as text. */
import { list } from "../../lib/i18n";
import type { ChoiceLabel } from "../../table/choiceLabel";
import { bearing, title, wind, windOf, type Drawing, type Wind } from "./drawing";
import { findBeach, findIsland, findTile, type Prospect, type View } from "./model";
import type { Choice } from "./notation";
import { t } from "./texts";

const ENDS = ["lands", "passes", "fails", "strands"] as const;

/**
 * `isMany`: whether there are choices on several islands, so that each must be named; `isDouble`: on several beaches of
 * one island, so that each pier names its beach.
 */
export function choiceLabel(
  choice: Choice,
  view: View,
  drawing: Drawing,
  prospect: Prospect | null,
  isMany: boolean,
  isDouble: boolean,
): ChoiceLabel {
  const island = choice.island ? findTile(view, choice.island) : undefined;
  const name = choice.island ? title(choice.island) : "";
  const points = choice.island ? (drawing.geometry.islands[choice.island]?.points ?? 0) : 0;
  switch (choice.verb) {
    case "expand":
      return { title: name, note: t("choice.mine", { n: boatsOn(choice.island!, view) }) };
    case "reenter":
      return {
        title: choice.island === "Tonga" ? t(choice.isPair ? "choice.pair" : "choice.single") : name,
        note: t("choice.worth", { points }),
      };
    case "found":
      return { title: t("choice.found", { island: name }), note: foundingOf(choice.island!, points, view) };
    case "remove":
      return { title: t("ask.removeButton", { island: name }), note: t("ask.removeNote") };
    case "settle":
      return { title: t("choice.settle"), note: t(hasBoats(view) ? "choice.settleNote" : "choice.settleFree") };
    case "pass":
      return { title: t("choice.pass"), note: t("choice.passNote") };
    case "waive":
      return { title: t("choice.waive"), note: t("choice.waiveNote") };
    case "place":
    case "take":
    case "land":
      return {
        title: placeOf(wind(bearing(drawing, choice.beach!, island?.rotation ?? 0)), isMany ? name : null),
        note: choice.verb === "take" ? lossOf(choice.island!, view) : roomOf(choice.beach!, view, drawing),
      };
    case "sail":
      return {
        title: isDouble
          ? pierOf(choice, island?.rotation ?? 0, drawing, isMany ? name : null)
          : placeOf(windOf(choice.edge!, island?.rotation ?? 0), isMany ? name : null),
        ...voyageOf(prospect),
      };
    default:
      return { title: choice.text, note: "" };
  }
}

function placeOf(towards: Wind, island: string | null): string {
  return island === null ? t(`Wind.${towards}`) : t("choice.beachOf", { island, wind: t(`wind.${towards}`) });
}

/** A pier by its beach. */
function pierOf({ beach, edge }: Choice, rotation: number, drawing: Drawing, island: string | null): string {
  const from = t(`wind.${wind(bearing(drawing, beach!, rotation))}`);
  const pier = t("choice.pierAt", { beach: from, wind: t(`wind.${windOf(edge!, rotation)}`) });
  return island === null ? pier.charAt(0).toUpperCase() + pier.slice(1) : t("choice.beachOf", { island, wind: pier });
}

/** How many boats the active seat has on an island. */
export function boatsOn(island: string, view: View): number {
  const boats = findIsland(view, island)?.beaches.flatMap((beach) => beach.boats) ?? [];
  return boats.filter((boat) => boat === view.active).length;
}

/** What a royal island brings and costs: one boat stays there, all others return. */
function foundingOf(island: string, points: number, view: View): string {
  const boats = findIsland(view, island)?.beaches.flatMap((beach) => beach.boats) ?? [];
  return boats.length > 1 ? t("choice.foundNote", { points, n: boats.length - 1 }) : t("choice.foundAlone", { points });
}

/** Whether a new settlement takes boats of the active seat off the map. */
export function hasBoats({ active, islands, options }: View): boolean {
  const isTaken = options.settlement_royal !== "kept";
  return islands.some(
    ({ royal, beaches }) => (isTaken && royal === active) || beaches.some(({ boats }) => boats.includes(active)),
  );
}

/** What is lost with a lifted boat, if it is the last one there. */
function lossOf(island: string, view: View): string {
  const points = view.score.seats[view.active]?.islands[island] ?? 0;
  return points > 0 && boatsOn(island, view) === 1 ? t("choice.lastBoat", { n: points }) : "";
}

function roomOf(beach: string, view: View, drawing: Drawing): string {
  const free = (drawing.moorings[beach] ?? 0) - (findBeach(view, beach)?.boats.length ?? 0);
  return free === 1 ? t("choice.fills") : t("choice.moorings", { n: free });
}

function voyageOf(prospect: Prospect | null): Pick<ChoiceLabel, "note" | "outcome"> {
  if (!prospect) return { note: "" };
  const needed = Math.max(0, ...prospect.route.map((passage) => passage.number));
  const known =
    prospect.route.length === 0
      ? t("choice.straight")
      : needed > 0
        ? t("choice.needs", { n: needed, has: prospect.colours })
        : t("choice.calm");
  switch (prospect.end) {
    case "lands":
      return { note: known, outcome: { text: t("choice.sailTo", { island: title(prospect.island!) }), tone: "good" } };
    case "fails":
      return { note: known, outcome: { text: t("choice.fails"), tone: "bad" } };
    case "turned_back":
      return {
        note: known,
        outcome: { text: t("choice.turnedBack", { island: title(prospect.island!) }), tone: "bad" },
      };
    case "strands":
      return { note: known, outcome: { text: t("choice.strands"), tone: "bad" } };
    default:
      return { note: oddsOf(prospect), outcome: { text: chanceOf(prospect.odds!), tone: "open" } };
  }
}

/** What the remaining tiles would do besides reaching land, without outcomes that none of them has. */
function oddsOf({ route, odds }: Prospect): string {
  const found = ENDS.filter((end) => odds![end] > 0);
  const others = found.filter((end) => end !== "lands");
  const ends = (others.length > 0 ? others : found).map((end) => t(`ends.${end}`, { n: odds![end] }));
  const values = { tiles: t("choice.tiles", { n: odds!.tiles }), ends: list(ends) };
  return t(route.length > 0 ? "choice.oddsAfter" : "choice.odds", values);
}

/**
 * How many tiles reach land at once. A share of those that do not fail could be mistaken for the chance of the
 * voyage.
 */
function chanceOf({ tiles, lands }: NonNullable<Prospect["odds"]>): string {
  return lands > 0 ? t("choice.unknown", { n: lands, tiles }) : t("choice.unknownNone", { tiles });
}
