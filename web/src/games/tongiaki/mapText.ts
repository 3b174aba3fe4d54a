/** The map as text for screen readers: each tile with its contents and its neighbours. */
import { clauses, list } from "../../lib/i18n";
import { bearing, isIsland, sinceNorth, title, wind, type Drawing } from "./drawing";
import { beside, centre, direction, distance, facing, key, neighbour, type Cell } from "./hexGeometry";
import { tilesOf, type Beach, type Island, type Laid, type View } from "./model";
import { t } from "./texts";

const DIRECTIONS = [0, 1, 2, 3, 4, 5];

export function tileAt(view: View, cell: Cell): Laid | undefined {
  return tilesOf(view).find((tile) => key(tile) === key(cell));
}

/** The kind of a tile. */
export function spotOf(tile: Laid): "tonga" | "royal" | "island" | "ocean" {
  if (!isIsland(tile.name)) return "ocean";
  if (tile.name === "Tonga") return "tonga";
  return (tile as Island).royal ? "royal" : "island";
}

/** A tile with all its contents and its neighbours. */
export function tileText(tile: Laid, view: View, drawing: Drawing): string {
  const island = view.islands.find((other) => other.name === tile.name);
  const here = island ? islandText(island, drawing) : oceanText(tile, drawing);
  return [here, aroundText(tile, view)].filter(Boolean).join(" ");
}

/** The position of a cell: its neighbours, in open sea also its distance from land. */
export function cellText(cell: Cell, view: View): string {
  const near = besides(cell, view);
  const isAshore = near.some(({ tile }) => isIsland(tile.name));
  const texts = [...(isAshore ? [] : [farFrom(cell, view)]), ...near.map(({ text }) => text)];
  return near.length > 0 ? list(texts) : t("ask.cell", { q: cell.q, r: cell.r });
}

/** The same in brief: the adjacent island, or the distance from the nearest one. */
export function cellName(cell: Cell, view: View): string {
  const mark = markOf(cell, view);
  return mark && isIsland(mark.tile.name) ? mark.text : farFrom(cell, view);
}

/** The position of a cell in open sea, relative to the nearest island. */
function farFrom(cell: Cell, view: View): string {
  const near = nearest(cell, view);
  if (!near) return key(cell);
  const place = t("board.beside", { wind: t(`side.${wind(near.angle)}`), tile: title(near.island.name) });
  return t("board.far", { place, n: near.steps });
}

/** The island nearest to a cell, the number of steps, and the direction from the island. */
function nearest(cell: Cell, view: View): { island: Island; steps: number; angle: number } | undefined {
  const spot = beside(cell, new Set(tilesOf(view).map(key)));
  const at = centre(spot);
  const all = view.islands.map((island) => {
    const [dq, dr] = [spot.q - island.q, spot.r - island.r];
    const from = centre(island);
    const angle = (Math.atan2(at.y - from.y, at.x - from.x) * 180) / Math.PI;
    return { island, steps: Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr)), far: distance(from, at), angle };
  });
  return all.toSorted((a, b) => a.steps - b.steps || a.far - b.far)[0];
}

/**
 * Cells in the order in which people look for their names: by island in the order of the score sheet, clockwise from
 * the north, then cells in open sea.
 */
export function inOrder(cells: readonly Cell[], view: View): Cell[] {
  const places = cells.map((cell) => {
    const mark = markOf(cell, view);
    if (mark && isIsland(mark.tile.name)) {
      return { cell, group: `1 ${title(mark.tile.name)}`, round: sinceNorth(facing(mark.from)) };
    }
    const near = nearest(cell, view);
    return { cell, group: near ? `2 ${title(near.island.name)}` : "", round: near ? sinceNorth(near.angle) : 0 };
  });
  return places.toSorted((a, b) => a.group.localeCompare(b.group) || a.round - b.round).map(({ cell }) => cell);
}

/** A tile next to a cell, and the direction of the cell from there. */
interface Mark {
  tile: Laid;
  from: number;
  text: string;
}

/** The tile that a cell is named after. */
function markOf(cell: Cell, view: View): Mark | undefined {
  const near = besides(cell, view);
  return near.find(({ tile }) => isIsland(tile.name)) ?? near[0];
}

function besides(cell: Cell, view: View): Mark[] {
  return DIRECTIONS.flatMap((towards) => {
    const tile = tileAt(view, neighbour(cell, towards));
    const from = (towards + 3) % 6;
    return tile ? [{ tile, from, text: besideText(tile, t(`side.${wind(facing(from))}`)) }] : [];
  });
}

/** A cell by a tile next to it: north of Tonga, north of open sea. */
function besideText(tile: Laid, side: string): string {
  if (!isIsland(tile.name)) return t("board.besideSea", { wind: side });
  return t("board.beside", { wind: side, tile: title(tile.name) });
}

function islandText(island: Island, drawing: Drawing): string {
  const values = { island: title(island.name), points: island.points };
  if (island.royal) return t("board.royalIsland", { ...values, colour: t(`colour.${island.royal}`) });
  const [empty, moored] = [island.beaches.filter(isEmpty), island.beaches.filter((beach) => !isEmpty(beach))];
  const beaches = [...moored.map((beach) => beachText(island, beach, drawing)), ...emptyText(island, empty, drawing)];
  return t("board.island", { ...values, beaches: clauses(beaches) });
}

function isEmpty({ boats }: Beach): boolean {
  return boats.length === 0;
}

/** All empty beaches of an island in one part: their positions, and the sum of their moorings. */
function emptyText(island: Island, beaches: Beach[], drawing: Drawing): string[] {
  if (beaches.length === 0) return [];
  const winds = beaches.map(({ name }) => t(`wind.${wind(bearing(drawing, name, island.rotation))}`));
  const n = beaches.reduce((sum, { name }) => sum + (drawing.moorings[name] ?? 0), 0);
  return [t("board.beach", { wind: list(winds), boats: t("board.noBoats"), free: t("board.free", { n }) })];
}

function beachText(island: Island, beach: Beach, drawing: Drawing): string {
  const counts = new Map<string, number>();
  for (const boat of beach.boats) counts.set(boat, (counts.get(boat) ?? 0) + 1);
  const boats = [...counts].map(([colour, n]) => t("board.boats", { n, colour: t(`colour.${colour as "blue"}`) }));
  return t("board.beach", {
    wind: t(`wind.${wind(bearing(drawing, beach.name, island.rotation))}`),
    boats: boats.length > 0 ? list(boats) : t("board.noBoats"),
    free: t("board.free", { n: (drawing.moorings[beach.name] ?? 0) - beach.boats.length }),
  });
}

function oceanText(ocean: Laid, drawing: Drawing): string {
  const routes = drawing.geometry.oceans[ocean.name]?.routes ?? [];
  const said = routes.map(({ edges, number }) => {
    const [from, to] = edges.map((edge) => windTo(direction(edge, ocean.rotation))) as [string, string];
    return number > 0 ? t("board.route", { from, to, n: number }) : t("board.calmRoute", { from, to });
  });
  return t("board.ocean", { routes: clauses(said) });
}

function aroundText(tile: Laid, view: View): string {
  const around = DIRECTIONS.flatMap((towards) => {
    const other = tileAt(view, neighbour(tile, towards));
    return other ? [t("board.towards", { wind: windTo(towards), tile: nameOf(other, view) })] : [];
  });
  return around.length > 0 ? t("board.around", { tiles: list(around) }) : "";
}

function nameOf(tile: Laid, view: View): string {
  return view.islands.some((island) => island.name === tile.name) ? title(tile.name) : t("board.sea");
}

function windTo(towards: number): string {
  return t(`wind.${wind(facing(towards))}`);
}
