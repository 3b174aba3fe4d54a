/** Notation as sentences: moves, beaches, islands. */
import { list } from "../../lib/i18n";
import { bearing, isIsland, title, wind, windOf, type Drawing } from "./drawing";
import { findTile, islandOf, type Colour, type View } from "./model";
import { read, type Choice } from "./notation";
import { t } from "./texts";
import { cellName } from "./mapText";

type Who = (seat: string) => string;

/** A sequence of moves. Boats that land or moor on one island share a sentence, and so do drawn oceans. */
export function movesText(run: string, view: View, drawing: Drawing, who: Who): string {
  const groups: Choice[][] = [];
  for (const text of run.split("; ")) {
    const choice = read({ move: -1, text });
    const last = groups.at(-1);
    if (last && isAlike(last[0]!, choice)) last.push(choice);
    else groups.push([choice]);
  }
  return list(groups.map((group) => groupOf(group, view, drawing, who)));
}

function isAlike(one: Choice, other: Choice): boolean {
  if (isSea(one)) return isSea(other);
  return ["land", "place"].includes(one.verb) && one.verb === other.verb && one.island === other.island;
}

function isSea({ verb, tile }: Choice): boolean {
  return verb === "draw" && tile !== undefined && !isIsland(tile);
}

function groupOf(group: Choice[], view: View, drawing: Drawing, who: Who): string {
  const [first] = group as [Choice];
  if (group.length === 1) return moveOf(first, view, drawing, who);
  if (isSea(first)) return t("say.drawOceans", { n: group.length });
  const island = title(first.island!);
  const winds = group.map(({ beach }) => windAt(beach!, view, drawing));
  if (first.verb === "place") return t("say.placeOn", { island, winds: list(winds) });
  const boats = group.map(({ colour }, place) => t("say.landAt", { colour: t(`colour.${colour!}`), wind: winds[place]! }));
  return t("say.landOn", { island, boats: list(boats) });
}

/** A parameter of a sentence. */
export function valueText(name: string, value: string, view: View, drawing: Drawing): string {
  switch (name) {
    case "seat":
      return t(`colour.${value as Colour}`);
    case "island":
      return title(value);
    case "beach":
      return beachOf(value, view, drawing);
    default:
      return value;
  }
}

function moveOf(choice: Choice, view: View, drawing: Drawing, who: Who): string {
  const island = choice.island ? title(choice.island) : "";
  const beach = choice.beach ? beachOf(choice.beach, view, drawing) : "";
  switch (choice.verb) {
    case "begin":
      return t("say.begin", { seat: who(choice.text.split(" ")[1]!) });
    case "draw":
      return isSea(choice) ? t("say.drawOcean") : t("say.drawIsland", { island: title(choice.tile!) });
    case "reenter":
      return t(choice.isPair ? "say.reenterPair" : "say.reenter", { island });
    case "sail": {
      const rotation = findTile(view, choice.island!)?.rotation ?? 0;
      return t("say.sail", { beach, wind: t(`wind.${windOf(choice.edge!, rotation)}`) });
    }
    case "land":
      return t("say.land", { beach, colour: t(`colour.${choice.colour!}`) });
    case "lay":
      return t("say.lay", { cell: cellName(choice.cell!, view) });
    default:
      return t(`say.${choice.verb}`, { island, beach });
  }
}

function beachOf(beach: string, view: View, drawing: Drawing): string {
  return t("choice.beachOf", { island: title(islandOf(beach)), wind: windAt(beach, view, drawing) });
}

/** The position of a beach on its island. */
function windAt(beach: string, view: View, drawing: Drawing): string {
  const towards = wind(bearing(drawing, beach, findTile(view, islandOf(beach))?.rotation ?? 0));
  return t(`wind.${towards}`);
}
