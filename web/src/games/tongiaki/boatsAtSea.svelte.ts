/** Boats at sea: the position of each boat of a group, and the route that the group has come. */
import { mix, plus, polar, Polyline, type Point } from "./hexGeometry";
import type { Mooring } from "./drawing";
import type { Colour } from "./model";

export interface BoatAtSea extends Point {
  id: number;
  colour: Colour;
  angle: number;
  scale: number;
  opacity: number;
}

const PIER_SCALE = 0.95;
const SEA_SCALE = 1.15;
/** How far each boat of a wedge lies beside the route. */
const STAGGER = [0, 12, -12, 0, 12, -12];

export class BoatsAtSea {
  boats = $state.raw<BoatAtSea[]>([]);
  #trail: Point[] = [];
  #way = 0;
  #ids = 0;

  empty(): void {
    this.boats = [];
    this.#trail = [];
    this.#way = 0;
  }

  /** Place a group in front of a point, bows towards it. */
  lie(group: Colour[], at: Point, outwards: number): void {
    this.#trail = [plus(at, polar(60, outwards)), at];
    this.#way = 60;
    const goals = this.#formation(group.length, this.#way);
    const known = [...this.boats];
    this.boats = group.map((colour, i) => {
      const same = known.findIndex((boat) => boat.colour === colour);
      const id = same < 0 ? this.#ids++ : known.splice(same, 1)[0]!.id;
      return { id, colour, ...goals[i]!, scale: SEA_SCALE, opacity: 1 };
    });
  }

  /** Sail from the moorings to the end of a pier; the result draws any part of it. */
  cast(from: (Mooring & { colour: Colour })[], pier: [Point, Point]): (t: number) => void {
    this.#trail = pier;
    this.#way = new Polyline(pier).length;
    const boats = from.map((start) => ({ ...start, id: this.#ids++ }));
    const goals = this.#formation(boats.length, this.#way);
    return (t) => {
      this.boats = boats.map((boat, i) => ({
        id: boat.id,
        colour: boat.colour,
        ...mix(boat, goals[i]!, t),
        angle: blend(boat.angle, goals[i]!.angle, t),
        scale: PIER_SCALE + (SEA_SCALE - PIER_SCALE) * t,
        opacity: 1,
      }));
    };
  }

  /** Sail on along some points, starting at the current one. */
  follow(points: Point[]): (t: number) => void {
    const start = this.#way;
    this.#trail = [...this.#trail, ...points.slice(1)];
    const end = new Polyline(this.#trail).length;
    this.#way = end;
    return (t) => this.#sailTo(start + (end - start) * t);
  }

  /** Sail back along the same route. */
  turnBack(): (t: number) => void {
    this.#trail = [...this.#trail].reverse();
    const end = new Polyline(this.#trail).length;
    this.#way = end;
    return (t) => this.#sailTo(end * t * 0.98);
  }

  /** The direction from a place to where the group came from last. */
  directionFrom(place: Point): number {
    const end = this.#trail[Math.max(0, this.#trail.length - 2)] ?? place;
    const angle = (Math.atan2(end.y - place.y, end.x - place.x) * 180) / Math.PI;
    return Math.round((((angle - 90) % 360) + 360) / 60) % 6;
  }

  /** Turn around and fade out. */
  scatter(): (t: number) => void {
    const from = this.boats;
    return (t) => {
      const turned = Math.min(1, t * 1.8);
      this.boats = from.map((boat, i) => {
        const away = polar(16 * t * t, boat.angle + 90 + 40 * ((i % 3) - 1));
        const angle = boat.angle + 180 * turned * (i % 2 ? 1 : -1);
        return { ...boat, ...plus(boat, away), angle, opacity: 1 - Math.max(0, t - 0.45) / 0.55 };
      });
    };
  }

  fade(): (t: number) => void {
    const from = this.boats;
    return (t) => {
      this.boats = from.map((boat) => ({ ...boat, opacity: 1 - 0.5 * t }));
    };
  }

  find(colour: Colour): BoatAtSea | undefined {
    return this.boats.find((boat) => boat.colour === colour);
  }

  /** Move one boat to its mooring. */
  land(boat: BoatAtSea, goal: Mooring): (t: number) => void {
    return (t) => {
      const angle = blend(boat.angle, goal.angle, t);
      const scale = SEA_SCALE + (PIER_SCALE - SEA_SCALE) * t;
      const moved = { ...boat, ...mix(boat, goal, t), angle, scale };
      this.boats = this.boats.map((other) => (other.id === boat.id ? moved : other));
    };
  }

  drop(boat: BoatAtSea): void {
    this.boats = this.boats.filter((other) => other.id !== boat.id);
  }

  #sailTo(way: number): void {
    const goals = this.#formation(this.boats.length, way);
    this.boats = this.boats.map((boat, i) => ({ ...boat, ...goals[i]! }));
  }

  /** A wedge on the route: one ahead, two beside, one behind. */
  #formation(count: number, way: number): (Point & { angle: number })[] {
    const trail = new Polyline(this.#trail);
    return Array.from({ length: count }, (_, i) => {
      const lag = 15 * Math.floor((i + 1) / 2) + (i > 3 ? 6 : 0);
      const at = trail.at(way - lag, STAGGER[i % STAGGER.length]);
      return { ...at, angle: at.angle + 90 };
    });
  }
}

function blend(from: number, to: number, t: number): number {
  const turn = ((((to - from) % 360) + 540) % 360) - 180;
  return from + turn * t;
}
