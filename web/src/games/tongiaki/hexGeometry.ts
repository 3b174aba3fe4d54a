/** Geometry of the map: a tile has circumradius 100; y grows downwards; edge 0 faces south. */

export interface Point {
  x: number;
  y: number;
}

export interface Cell {
  q: number;
  r: number;
}

export const RADIUS = 100;
/** From the centre of a tile to the middle of an edge. */
export const REACH = (RADIUS * Math.sqrt(3)) / 2;
const STEPS: readonly Cell[] = [
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
  { q: 1, r: 0 },
];
/** How far a route runs straight from an edge, by the number of edges it turns. */
const HANDLES: readonly number[] = [0, 38.5, 43, 58];
const SWAY = 11;

export function polar(radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
}

export function plus(a: Point, b: Point): Point {
  return { x: a.x + b.x, y: a.y + b.y };
}

export function mix(a: Point, b: Point, share: number): Point {
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

export function centre({ q, r }: Cell): Point {
  return { x: 1.5 * RADIUS * q, y: 2 * REACH * (r + q / 2) };
}

/** The angle that a direction of the map faces. */
export function facing(direction: number): number {
  return 90 + 60 * direction;
}

/** The direction that an edge of a turned tile faces. */
export function direction(edge: number, rotation: number): number {
  return (edge + rotation) % 6;
}

export function neighbour({ q, r }: Cell, direction: number): Cell {
  const step = STEPS[direction % 6]!;
  return { q: q + step.q, r: r + step.r };
}

export function neighbours(cell: Cell): Cell[] {
  return STEPS.map((_, direction) => neighbour(cell, direction));
}

export function key({ q, r }: Cell): string {
  return `${q},${r}`;
}

/** Coordinates are on a grid that wraps around after this many cells. */
const AROUND = 33;

/** The unwrapped position of a cell: next to one that is known. */
export function beside(cell: Cell, taken: ReadonlySet<string>): Cell {
  const turns = [0, AROUND, -AROUND];
  const spots = turns.flatMap((dq) => turns.map((dr) => ({ q: cell.q + dq, r: cell.r + dr })));
  return spots.find((spot) => neighbours(spot).some((near) => taken.has(key(near)))) ?? cell;
}

/** Cells laid out flat: each next to another one, starting from the first. */
export function flat<T extends Cell>(cells: readonly T[]): T[] {
  const taken = new Set<string>();
  const placed: T[] = [];
  let left = [...cells];
  while (left.length > 0) {
    const found = left.flatMap((cell) => {
      const spot = beside(cell, taken);
      return neighbours(spot).some((near) => taken.has(key(near))) ? [{ cell, spot }] : [];
    });
    const [first] = left;
    for (const { cell, spot } of found.length > 0 ? found : [{ cell: first!, spot: first! }]) {
      placed.push(spot.q === cell.q && spot.r === cell.r ? cell : { ...cell, ...spot });
      taken.add(key(spot));
      left = left.filter((other) => other !== cell);
    }
  }
  return placed;
}

/** The middle of an edge of a cell, by the direction it faces. */
export function gate(cell: Cell, direction: number): Point {
  return plus(centre(cell), polar(REACH, facing(direction)));
}

/** The middle line of a route across a cell, between two directions, as points. */
export function crossing(cell: Cell, from: number, to: number, steps = 24): Point[] {
  const turn = (to - from + 6) % 6;
  const handle = REACH - HANDLES[Math.min(turn, 6 - turn)]!;
  const middle = centre(cell);
  const [a, b] = [facing(from), facing(to)];
  const ends = [polar(REACH, a), polar(handle, a), polar(handle, b), polar(REACH, b)];
  return Array.from({ length: steps + 1 }, (_, step) => {
    const t = step / steps;
    const weights = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
    return ends.reduce(
      (sum, end, i) => ({ x: sum.x + weights[i]! * end.x, y: sum.y + weights[i]! * end.y }),
      middle,
    );
  });
}

export function line(points: Point[]): string {
  return points.map((p, i) => `${i ? "L" : "M"}${p.x.toFixed(1)} ${p.y.toFixed(1)}`).join("");
}

/** The wavy outline that every tile has, about the origin. */
export const OUTLINE = outline();

function outline(): string {
  const point = (p: Point) => `${p.x.toFixed(1)} ${p.y.toFixed(1)}`;
  let path = "";
  for (let edge = 0; edge < 6; edge++) {
    const a = polar(RADIUS, 60 + 60 * edge);
    const b = polar(RADIUS, 120 + 60 * edge);
    const n = polar(SWAY, 90 + 60 * edge);
    const first = { x: a.x + (b.x - a.x) / 3 + n.x, y: a.y + (b.y - a.y) / 3 + n.y };
    const second = { x: a.x + ((b.x - a.x) * 2) / 3 - n.x, y: a.y + ((b.y - a.y) * 2) / 3 - n.y };
    path += `${edge ? "" : `M${point(a)}`}C${point(first)} ${point(second)} ${point(b)}`;
  }
  return `${path}Z`;
}

/** A line through points: the place and the direction after some distance along it. */
export class Polyline {
  readonly #far: number[] = [0];

  constructor(readonly points: Point[]) {
    for (let i = 1; i < points.length; i++) {
      this.#far.push(this.#far[i - 1]! + distance(points[i - 1]!, points[i]!));
    }
  }

  get length(): number {
    return this.#far[this.#far.length - 1]!;
  }

  /** Beyond its ends the line goes straight on. */
  at(way: number, aside = 0): Point & { angle: number } {
    const { points } = this;
    let i = 1;
    while (i < points.length - 1 && this.#far[i]! < way) i++;
    const a = points[i - 1]!;
    const b = points[i] ?? a;
    const span = distance(a, b) || 1;
    const share = (way - this.#far[i - 1]!) / span;
    const p = mix(a, b, share);
    const [ux, uy] = [(b.x - a.x) / span, (b.y - a.y) / span];
    const angle = (Math.atan2(uy, ux) * 180) / Math.PI;
    return { x: p.x - uy * aside, y: p.y + ux * aside, angle };
  }
}

/** A point as a transform. */
export function moveTo(p: Point): string {
  return `translate(${p.x.toFixed(1)} ${p.y.toFixed(1)})`;
}
