/** Where tiles lie, and the lines that boats follow across them. */
import { describe, expect, test } from "vitest";
import { beside, centre, crossing, direction, distance, facing, flat, gate, key, neighbour, neighbours, OUTLINE, polar, REACH, Polyline } from "../../src/games/tongiaki/hexGeometry";

const ORIGIN = { q: 0, r: 0 };
const DIRECTIONS = [0, 1, 2, 3, 4, 5];

describe("cells", () => {
  test("a neighbour shares the edge that faces it", () => {
    for (const towards of DIRECTIONS) {
      const there = neighbour(ORIGIN, towards);
      const [out, back] = [gate(ORIGIN, towards), gate(there, (towards + 3) % 6)];
      expect(distance(out, back)).toBeCloseTo(0);
      expect(distance(centre(ORIGIN), centre(there))).toBeCloseTo(2 * REACH);
    }
  });

  test("six neighbours lie around a cell, the first in the south", () => {
    expect(new Set(neighbours(ORIGIN).map(key)).size).toBe(6);
    const south = centre(neighbour(ORIGIN, 0));
    expect(south.x).toBeCloseTo(0);
    expect(south.y).toBeGreaterThan(0);
    expect(facing(0)).toBe(90);
  });

  test("a turned tile turns its edges with it", () => {
    expect(direction(5, 0)).toBe(5);
    expect(direction(5, 2)).toBe(1);
  });

  test("a cell whose coordinates wrapped around lies beside its neighbour", () => {
    const taken = new Set([key({ q: 16, r: 0 })]);
    expect(beside({ q: -16, r: 0 }, taken)).toEqual({ q: 17, r: 0 });
    expect(beside({ q: 15, r: 0 }, taken)).toEqual({ q: 15, r: 0 });
  });

  test("a map that crosses the seam is laid out in one piece", () => {
    const cells = Array.from({ length: 20 }, (_, step) => ({ q: ((step + 16) % 33) - 16, r: 0 }));
    const placed = flat(cells);
    const columns = placed.map(({ q }) => q).sort((a, b) => a - b);
    expect(columns).toEqual(Array.from({ length: 20 }, (_, step) => columns[0]! + step));
  });
});

describe("routes", () => {
  test("a crossing leads from gate to gate, whichever way it turns", () => {
    for (const from of DIRECTIONS) {
      for (const to of DIRECTIONS.filter((other) => other !== from)) {
        const points = crossing(ORIGIN, from, to);
        expect(distance(points[0]!, gate(ORIGIN, from))).toBeCloseTo(0);
        expect(distance(points.at(-1)!, gate(ORIGIN, to))).toBeCloseTo(0);
        expect(Math.max(...points.map((point) => distance(point, centre(ORIGIN))))).toBeLessThanOrEqual(REACH + 1e-9);
      }
    }
  });

  test("a walk measures its way and looks ahead", () => {
    const walk = new Polyline([{ x: 0, y: 0 }, { x: 30, y: 0 }, { x: 30, y: 40 }]);
    expect(walk.length).toBe(70);
    expect(walk.at(10)).toMatchObject({ x: 10, y: 0, angle: 0 });
    expect(walk.at(50)).toMatchObject({ x: 30, y: 20, angle: 90 });
    expect(walk.at(10, 5)).toMatchObject({ x: 10, y: 5 });
    expect(walk.at(80)).toMatchObject({ x: 30, y: 50 });
    expect(walk.at(-10)).toMatchObject({ x: -10, y: 0 });
  });
});

test("the outline of a tile closes, and fits that of every neighbour", () => {
  const numbers = OUTLINE.match(/-?[\d.]+/g)!.map(Number);
  const points = Array.from({ length: numbers.length / 2 }, (_, i) => ({ x: numbers[2 * i]!, y: numbers[2 * i + 1]! }));
  expect(points).toHaveLength(19);
  expect(distance(points[0]!, points.at(-1)!)).toBeCloseTo(0, 0);
  for (const edge of [0, 1, 2]) {
    const away = centre(neighbour(ORIGIN, edge));
    const own = points.slice(3 * edge, 3 * edge + 4);
    const others = points.slice(3 * (edge + 3), 3 * (edge + 3) + 4).reverse();
    others.forEach(({ x, y }, i) => expect(distance({ x: x + away.x, y: y + away.y }, own[i]!)).toBeLessThan(0.2));
  }
  expect(polar(2, 90).y).toBeCloseTo(2);
});
