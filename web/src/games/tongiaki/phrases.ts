/** What the server names in notation, as people say it: moves, beaches, islands. */
import { list } from "../../lib/i18n";
import { bearing, isIsland, title, wind, windOf, type Drawing } from "./drawing";
import { findTile, islandOf, type Colour, type View } from "./model";
import { read, type Choice } from "./notation";
import { t } from "./texts";

/** A run of moves. */
export function phraseOf(run: string, view: View, drawing: Drawing): string {
  const said = run.split("; ").map((text) => moveOf(read({ move: -1, text }), view, drawing));
  return list(said);
}

/** A parameter of a sentence. */
export function wordOf(name: string, value: string, view: View, drawing: Drawing): string {
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

function moveOf(choice: Choice, view: View, drawing: Drawing): string {
  const island = choice.island ? title(choice.island) : "";
  const beach = choice.beach ? beachOf(choice.beach, view, drawing) : "";
  switch (choice.verb) {
    case "begin":
      return t("say.begin", { seat: t(`colour.${choice.text.split(" ")[1] as Colour}`) });
    case "draw":
      return choice.tile && isIsland(choice.tile) ? t("say.drawIsland", { island: title(choice.tile) }) : t("say.drawOcean");
    case "reenter":
      return t(choice.isPair ? "say.reenterPair" : "say.reenter", { island });
    case "sail": {
      const rotation = findTile(view, choice.island!)?.rotation ?? 0;
      return t("say.sail", { beach, wind: t(`wind.${windOf(choice.edge!, rotation)}`) });
    }
    case "land":
      return t("say.land", { beach, colour: t(`colour.${choice.colour!}`) });
    default:
      return t(`say.${choice.verb}`, { island, beach });
  }
}

function beachOf(beach: string, view: View, drawing: Drawing): string {
  const island = islandOf(beach);
  const towards = wind(bearing(drawing, beach, findTile(view, island)?.rotation ?? 0));
  return t("choice.beachOf", { island: title(island), wind: t(`wind.${towards}`) });
}
