/** What is shown of Tongiaki step by step: boats on their routes, in the order they sailed, to the server's own view. */
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { MapAnimator } from "../../src/games/tongiaki/animator.svelte";
import { load, loaded, routeOf } from "../../src/games/tongiaki/drawing";
import { centre, distance, type Point } from "../../src/games/tongiaki/hexGeometry";
import { islandOf, tilesOf, type Event, type View } from "../../src/games/tongiaki/model";
import { berthsAfter } from "../../src/games/tongiaki/scene";
import { prefer } from "../../src/lib/preferences.svelte";
import type { Ply } from "../../src/lib/protocol";
import { standing } from "../../src/table/log";
import { between, replays, serve, shownAt, stateAt, type Replay } from "../serverResponses";

const RECORDS = replays("tongiaki");
const eventsOf = (ply: Ply) => ply.events as unknown as Event[];
const has = (kind: Event["kind"]) => (ply: Ply) => eventsOf(ply).some((event) => event.kind === kind);

beforeAll(async () => {
  serve();
  await load();
});

/** What lies on the map and beside it, as far as events tell of it. */
function onTheMap(view: View) {
  return {
    tiles: Object.fromEntries(tilesOf(view).map(({ name, q, r, rotation }) => [name, [q, r, rotation]])),
    royal: view.islands.filter(({ royal }) => royal).map(({ name, royal }) => `${name} ${royal}`).sort(),
    boats: Object.fromEntries(view.islands.flatMap(({ beaches }) => beaches).map(({ name, boats }) => [name, [...boats].sort()])),
    supplies: view.seats.map(({ supply }) => supply),
  };
}

/** By this rule boats go home, and no event names the beach that they leave. */
const ENDLESS = "T11.3";

/** Whether events tell everything: what is taken back is not shown backwards. */
function isTold(plies: Ply[]): boolean {
  const isSilent = (event: Event) => event.kind === "sent_back" && event.rule === ENDLESS;
  return plies.every((ply) => ply.kind !== "undo" && !eventsOf(ply).some(isSilent));
}

const animatorAt = (replay: Replay, index: number) => shownAt(new MapAnimator(loaded()), replay, index);

describe.each(RECORDS)("$name", (replay) => {
  test("step by step it becomes what the server says", async () => {
    prefer({ speed: "instant" });
    const animator = animatorAt(replay, 0);
    for (let index = 0; index < replay.views.length - 1; index++) {
      const plies = between(replay, index);
      await animator.animate(plies, 0);
      const { ply, view } = replay.views[index + 1]!;
      if (isTold(plies)) expect(onTheMap(animator.scene!.view), `ply ${ply}`).toEqual(onTheMap(view as unknown as View));
      animator.set(stateAt(replay, index + 1));
    }
  });

  test("a page that is loaded anew shows every boat where it lay", async () => {
    prefer({ speed: "instant" });
    const animator = animatorAt(replay, 0);
    const { moorings } = loaded();
    for (let index = 0; index < replay.views.length - 1; index++) {
      const [plies, played] = [between(replay, index), replay.plies.slice(0, replay.views[index + 1]!.ply)];
      await animator.animate(plies, 0);
      // After an undo, a table gives the animator all plies, as here.
      animator.set(stateAt(replay, index + 1), plies.some(({ kind }) => kind === "undo") ? played : undefined);
      const told = standing(played).flatMap(eventsOf);
      const known = berthsAfter(told, moorings);
      for (const [beach, places] of Object.entries(animator.scene!.berths)) {
        if (places.some((boat) => boat !== null)) expect(known[beach], beach).toEqual(places);
      }
    }
  });
});

describe("in motion", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    prefer({ speed: "normal" });
  });
  afterEach(() => vi.useRealTimers());

  /** Show one ply in frames, and look at each. */
  async function watch(animator: MapAnimator, plies: Ply[], look: () => void): Promise<void> {
    let isOver = false;
    const shown = animator.animate(plies, 0).then(() => (isOver = true));
    while (!isOver) {
      await vi.advanceTimersByTimeAsync(16);
      look();
    }
    await shown;
  }

  /** A record and its first ply of some kind, with the board as it lay before. */
  async function before(wanted: (ply: Ply) => boolean): Promise<{ animator: MapAnimator; ply: Ply }> {
    for (const replay of RECORDS) {
      const ply = standing(replay.plies).find(wanted);
      if (!ply) continue;
      const index = replay.views.findLastIndex((view) => view.ply < ply.ply);
      const animator = animatorAt(replay, index);
      prefer({ speed: "instant" });
      await animator.animate(replay.plies.slice(replay.views[index]!.ply, ply.ply - 1), 0);
      prefer({ speed: "normal" });
      return { animator, ply };
    }
    throw new Error("no record has such a ply");
  }

  /** How far from the line of its route a boat of a group is at most; a tile is 173 wide. */
  const ASIDE = 17;

  test("a group sails from tile to tile, along the line that is drawn there", async () => {
    const { animator, ply } = await before(
      (ply) =>
        eventsOf(ply)[0]?.kind === "sailed" &&
        eventsOf(ply).filter(({ kind }) => kind === "passed_route").length > 1 &&
        !has("turned_back")(ply),
    );
    const events = eventsOf(ply);
    const tiles = tilesOf(animator.scene!.view);
    const at = (name: string) => tiles.find((tile) => tile.name === name)!;
    const nearest = (point: Point) =>
      tiles.toSorted((a, b) => distance(centre(a), point) - distance(centre(b), point))[0]!.name;
    const lines = new Map<string, Point[]>();
    for (const event of events) {
      if (event.kind === "passed_route") lines.set(event.ocean, drawnLine(event.ocean, event.edge, at(event.ocean)));
    }
    const way: string[] = [];
    await watch(animator, [ply], () => {
      for (const boat of animator.fleet.boats) {
        const name = nearest(boat);
        if (!way.includes(name)) way.push(name);
        const line = lines.get(name);
        if (line) expect(Math.min(...line.map((point) => distance(point, boat))), name).toBeLessThan(ASIDE);
      }
    });
    const [first, last] = [events[0]!, events.at(-1)!];
    const home = first.kind === "sailed" ? islandOf(first.beach) : "";
    expect(way).toEqual([home, ...lines.keys(), "island" in last ? last.island : ""]);
  });

  /** The line of a route as the server draws it, on the chart. */
  function drawnLine(ocean: string, edge: number, tile: { q: number; r: number; rotation: number }): Point[] {
    const numbers = routeOf(loaded(), ocean, edge)!.path.match(/-?\d+\.?\d*/g)!.map(Number);
    const [x, y] = numbers as [number, number];
    const points = Array.from({ length: numbers.length / 2 }, (_, i) =>
      i === 0 ? { x, y } : { x: x + numbers[2 * i]!, y: y + numbers[2 * i + 1]! },
    );
    const angle = (tile.rotation * Math.PI) / 3;
    const middle = centre(tile);
    return Array.from({ length: 25 }, (_, step) => bezier(points, step / 24)).map(({ x, y }) => ({
      x: middle.x + x * Math.cos(angle) - y * Math.sin(angle),
      y: middle.y + x * Math.sin(angle) + y * Math.cos(angle),
    }));
  }

  /** A point of a curve with four points, or of the straight line between two. */
  function bezier(points: Point[], t: number): Point {
    if (points.length === 1) return points[0]!;
    const mixed = points.slice(1).map((point, i) => ({ x: points[i]!.x + (point.x - points[i]!.x) * t, y: points[i]!.y + (point.y - points[i]!.y) * t }));
    return bezier(mixed, t);
  }

  test("a failure scatters the boats, which fade, and the current that was too strong ripples", async () => {
    const { animator, ply } = await before(has("failed"));
    let [ripple, apart, isFading] = [0, 0, false];
    await watch(animator, [ply], () => {
      ripple = Math.max(ripple, ...animator.rings.filter(({ tone }) => tone === "fail").map((ring) => ring.ripple));
      const [one, other] = animator.fleet.boats;
      if (!one || !other || one.opacity >= 1) return;
      isFading = true;
      apart = Math.max(apart, Math.abs(one.angle - other.angle));
    });
    expect(isFading).toBe(true);
    expect(ripple).toBeGreaterThan(0);
    expect(apart).toBeGreaterThan(90);
    expect(animator.fleet.boats).toEqual([]);
  });

  test("less motion is none: nothing is seen between two places", async () => {
    prefer({ motion: "less" });
    const { animator, ply } = await before((ply) => has("sailed")(ply) && has("passed_route")(ply) && has("reached")(ply) && !has("turned_back")(ply));
    const places = new Set<string>();
    await watch(animator, [ply], () => animator.fleet.boats.forEach(({ x, y }) => places.add(`${x} ${y}`)));
    prefer({ motion: "auto" });
    const steps = eventsOf(ply).filter(({ kind }) => ["sailed", "passed_route", "reached"].includes(kind)).length;
    const boats = eventsOf(ply).flatMap((event) => (event.kind === "sailed" ? event.boats : [])).length;
    expect(places.size).toBeLessThanOrEqual(boats * steps);
  });

  test("what is shown can be skipped at any moment", async () => {
    const { animator, ply } = await before(has("passed_route"));
    const shown = animator.animate([ply], 0);
    await vi.advanceTimersByTimeAsync(50);
    expect(animator.isRunning).toBe(true);
    animator.skip();
    await vi.advanceTimersByTimeAsync(0);
    await shown;
    expect(animator.isRunning).toBe(false);
  });

  test("no run of plies takes longer than six seconds, however many there are", async () => {
    const replay = RECORDS[0]!;
    const animator = animatorAt(replay, 0);
    const start = performance.now();
    await watch(animator, replay.plies.filter(({ kind }) => kind !== "undo").slice(0, 150), () => undefined);
    expect(performance.now() - start).toBeLessThan(6500);
  });
});

describe("a chain reaction", () => {
  /** The turn of a record in which most beaches sailed. */
  const [replay, chain] = RECORDS.flatMap((replay) => {
    const plies = standing(replay.plies);
    return [...new Set(plies.map(({ turn_number }) => turn_number))].map((turn) => [replay, plies.filter((ply) => ply.turn_number === turn)] as const);
  }).toSorted(([, a], [, b]) => sailings(b).length - sailings(a).length)[0]!;

  function sailings(plies: Ply[]): string[] {
    return plies.flatMap(eventsOf).flatMap((event) => (event.kind === "sailed" ? event.beach : []));
  }

  test("numbers the beaches in the order they sailed, from the second on", async () => {
    prefer({ speed: "instant" });
    const sailed = sailings(chain);
    expect(sailed.length).toBeGreaterThan(4);
    const index = replay.views.findLastIndex(({ ply }) => ply < chain[0]!.ply);
    const animator = animatorAt(replay, index);
    await animator.animate(replay.plies.slice(replay.views[index]!.ply, chain[0]!.ply - 1), 0);
    const orders: (readonly string[])[] = [];
    for (const ply of chain) {
      await animator.animate([ply], 0);
      if (animator.chain.beaches.length !== orders.at(-1)?.length) orders.push(animator.chain.beaches);
    }
    expect(orders.at(-1)).toEqual(sailed);
    for (const order of orders) expect(order).toEqual(sailed.slice(0, order.length));
    const next = standing(replay.plies).find((ply) => ply.ply > chain.at(-1)!.ply && ply.turn_number !== chain[0]!.turn_number);
    if (next) await animator.animate([next], 0);
    expect(animator.chain.beaches.length).toBeLessThan(2);
  });

  test("has the same numbers for who comes to that moment by a link", () => {
    const animator = new MapAnimator(loaded());
    const plies = replay.plies.slice(0, chain.at(-1)!.ply);
    const state = { ...stateAt(replay, replay.views.length - 1), turn_number: chain[0]!.turn_number };
    animator.set(state, plies);
    expect(animator.chain.beaches).toEqual(sailings(chain));
  });
});
