/** The preview of a voyage from a pier. */
import { rotate, routeOf, type Drawing } from "../drawing";
import { centre, crossing, direction, facing, gate, line, plus, polar, Polyline, type Cell, type Point } from "../hexGeometry";
import { findTile, type Colour, type Laid, type Prospect } from "../model";
import type { Choice } from "../notation";
import type { Scene } from "../scene";

export interface Voyage {
  path: string;
  end: (Point & { angle: number }) | null;
  rings: (Point & { number: number; passes: boolean })[];
  ghosts: (Point & { angle: number; colour: Colour })[];
  unknown: (Cell & { odds: Prospect["odds"]; turn: number }) | null;
}

/** The distance between boats on a route, and from its ends. */
const APART = 24;
const FIRST = 30;
const LAST = 14;

export function voyageOf(choice: Choice, prospect: Prospect | null, scene: Scene, drawing: Drawing): Voyage | null {
  const island = choice.island ? findTile(scene.view, choice.island) : undefined;
  if (!prospect || !island || choice.edge === undefined) return null;
  const towards = direction(choice.edge, island.rotation);
  const known = followed(prospect, scene, drawing, gate(island, towards), towards);
  const trail = new Polyline(known.points);
  const sails = known.points.length > 1;
  return {
    path: sails ? line(known.points) : "",
    end: prospect.end === "fails" ? null : sails ? trail.at(trail.length) : { ...known.points[0]!, angle: facing(towards) },
    rings: known.rings,
    ghosts: lined(trail, (scene.berths[choice.beach!] ?? []).filter((boat) => boat !== null)),
    unknown:
      prospect.end === "unknown"
        ? { q: prospect.q!, r: prospect.r!, odds: prospect.odds, turn: (known.heading + 3) % 6 }
        : null,
  };
}

/** The known route: its points, its numbers, and where it leads. */
function followed(prospect: Prospect, scene: Scene, drawing: Drawing, start: Point, towards: number) {
  const points: Point[] = [start];
  const rings: Voyage["rings"] = [];
  let heading = towards;
  for (const { ocean: name, from, to, number, passes } of prospect.route) {
    const ocean = findTile(scene.view, name);
    if (!ocean) break;
    heading = direction(to, ocean.rotation);
    const way = crossing(ocean, direction(from, ocean.rotation), heading);
    points.push(...way.slice(1, passes ? undefined : 9));
    const at = numberPlace(ocean, from, drawing);
    if (at && number > 0) rings.push({ ...at, number, passes });
  }
  return { points, rings, heading };
}

function numberPlace(ocean: Laid, edge: number, drawing: Drawing): Point | null {
  const place = routeOf(drawing, ocean.name, edge)?.place;
  return place ? plus(centre(ocean), rotate(place, ocean.rotation)) : null;
}

/** A line of boats on the route, as many as there is room for. */
function lined(trail: Polyline, boats: Colour[]): Voyage["ghosts"] {
  const room = Math.max(0, Math.min(boats.length, Math.floor((trail.length - 20) / APART)));
  const first = Math.min(trail.length - LAST, FIRST + APART * (room - 1));
  return boats.slice(0, room).map((colour, i) => {
    const { x, y, angle } = trail.at(first - APART * i);
    return { x, y, angle: angle + 90, colour };
  });
}

/** A ring of three arcs: lands, sails on, fails. */
export function arcs(odds: NonNullable<Prospect["odds"]>, radius: number): { d: string; tone: string }[] {
  const shares: [number, string][] = [
    [odds.lands, "good"],
    [odds.passes, "accent"],
    [odds.fails + odds.strands, "danger"],
  ];
  const point = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  let from = -90;
  return shares
    .filter(([count]) => count > 0)
    .map(([count, tone]) => {
      const to = from + Math.min(359.9, (360 * count) / odds.tiles);
      const [a, b] = [polar(radius, from), polar(radius, to)];
      const d = `M${point(a)}A${radius} ${radius} 0 ${to - from > 180 ? 1 : 0} 1 ${point(b)}`;
      from = to;
      return { d, tone };
    });
}
