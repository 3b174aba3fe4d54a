/** The drawing from the server: symbols by id, and the layout of each tile. */
import { spoken, type Language } from "../../lib/i18n";
import { DrawingLoader } from "../../table/drawing";
import { centre, facing, direction, plus, type Cell, type Point } from "./hexGeometry";
import { islandOf } from "./model";
import { knowBeaches } from "./scene";

export interface Mooring extends Point {
  angle: number;
}

interface BeachShape {
  letter: string;
  centre: Point;
  arc: string;
  width: number;
  outline: string;
  moorings: Mooring[];
  piers: { edge: number }[];
}

interface Route {
  edges: [number, number];
  number: number;
  path: string;
  place: Point | null;
}

interface Geometry {
  detail: { full_from: number; plain_below: number };
  boat: { scale: number };
  islands: Record<string, { title: string; titles: Partial<Record<Language, string>>; points: number; name: Point; royal: { plinth: Point; name: Point }; beaches: BeachShape[] }>;
  oceans: Record<string, { routes: Route[] }>;
  outline: string;
}

export interface Drawing {
  geometry: Geometry;
  /** How many boats each beach holds. */
  moorings: Record<string, number>;
}

const loader = new DrawingLoader<Drawing>("tongiaki", (_, raw) => {
  const geometry = raw as unknown as Geometry;
  const moorings: Record<string, number> = {};
  const beaches: Record<string, number> = {};
  for (const [name, island] of Object.entries(geometry.islands)) {
    beaches[name] = island.beaches.length;
    for (const beach of island.beaches) moorings[`${name}.${beach.letter}`] = beach.moorings.length;
  }
  knowBeaches(beaches);
  return { geometry, moorings };
});
export const { load, loaded } = loader;

export function isIsland(tile: string): boolean {
  return loader.current !== null && tile in loader.current.geometry.islands;
}

/** The name on the printed tile of an island, if speakers of the language know the island by another one. */
export function printed(tile: string): string | undefined {
  const name = loader.current?.geometry.islands[tile]?.title;
  return name === title(tile) ? undefined : name;
}

/** The name of a tile in a language. */
export function title(tile: string): string {
  const island = loader.current?.geometry.islands[tile];
  return island?.titles[spoken()] ?? island?.title ?? tile;
}

export function shoreOf(drawing: Drawing, beach: string): BeachShape | undefined {
  const letter = beach.slice(-1);
  return drawing.geometry.islands[islandOf(beach)]?.beaches.find((shore) => shore.letter === letter);
}

/** The route of an ocean that begins or ends at an edge. */
export function routeOf(drawing: Drawing, ocean: string, edge: number): Route | undefined {
  return drawing.geometry.oceans[ocean]?.routes.find((route) => route.edges.includes(edge));
}

/** The other edge of a route. */
export function otherEnd(drawing: Drawing, ocean: string, edge: number): number | undefined {
  return routeOf(drawing, ocean, edge)?.edges.find((end) => end !== edge);
}

export function rotate(point: Point, sixths: number): Point {
  const angle = (sixths * Math.PI) / 3;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { x: point.x * cos - point.y * sin, y: point.x * sin + point.y * cos };
}

/** The place of a mooring on the map, and the direction of its boat. */
export function mooringPlace(
  drawing: Drawing,
  island: Cell & { rotation: number },
  beach: string,
  place: number,
): Mooring {
  const mooring = shoreOf(drawing, beach)?.moorings[place] ?? { x: 0, y: 0, angle: 0 };
  const at = plus(centre(island), rotate(mooring, island.rotation));
  return { ...at, angle: mooring.angle + 60 * island.rotation };
}

/** The angle of a beach around the centre of its island on the map. */
export function bearing(drawing: Drawing, beach: string, rotation: number): number {
  const middle = shoreOf(drawing, beach)?.centre ?? { x: 0, y: 1 };
  return (Math.atan2(middle.y, middle.x) * 180) / Math.PI + 60 * rotation;
}

const WINDS = ["e", "se", "s", "sw", "w", "nw", "n", "ne"] as const;
export type Wind = (typeof WINDS)[number];

/** The compass direction of an angle. */
export function wind(angle: number): Wind {
  return WINDS[Math.round((((angle % 360) + 360) % 360) / 45) % 8]!;
}

/** An angle as a bearing, clockwise from north. */
export function sinceNorth(angle: number): number {
  return (((angle + 90 + 22.5) % 360) + 360) % 360;
}

/** The compass direction of an edge of a laid tile. */
export function windOf(edge: number, rotation: number): Wind {
  return wind(facing(direction(edge, rotation)));
}
