/**
 * Shows what happened, step by step: a group sails its route, a tile is turned, a failure scatters,
 * a landing fills the moorings. A step carries the scene over one event and takes its time; a click
 * skips, a whole turn is capped, and who asked for less motion gets none.
 */
import { isStill, PACE, preferences } from "../../lib/preferences.svelte";
import type { Stage as Shown } from "../../lib/session.svelte";
import type { Composed, Ply, State } from "../../lib/protocol";
import type { Drawing } from "./drawing";
import { mooringPlace, otherEnd, rotate, routeOf } from "./drawing";
import { centre, crossing, direction, gate, mix, plus, polar, facing, Trail, type Point } from "./hex";
import { findTile, islandOf, type Colour, type Event, type View } from "./model";
import { after, nextFree, sceneOf, type Scene } from "./scene";

export interface Afloat {
  id: number;
  colour: Colour;
  x: number;
  y: number;
  angle: number;
  scale: number;
  opacity: number;
}

export interface Turning {
  name: string;
  q: number;
  r: number;
  rotation: number;
  /** From 0, face down, to 1, face up. */
  share: number;
}

export interface Ring extends Point {
  tone: "pass" | "fail";
  ripple: number;
}

const TIME = {
  placed: 160,
  cast: 360,
  sail: 420,
  turn: 320,
  land: 220,
  failed: 700,
  pause: 260,
  notice: 500,
} as const;
/** Events of a choice that lie on the board as soon as they are picked. */
const ON_BOARD: ReadonlySet<Event["kind"]> = new Set(["placed", "taken", "landed", "expanded", "reentered"]);
const LONGEST = 6000;
const PIER_SCALE = 0.95;
const SEA_SCALE = 1.15;
const STAGGER = [0, 12, -12, 0, 12, -12];

export class Stage implements Shown {
  scene = $state.raw<Scene | null>(null);
  fleet = $state.raw<Afloat[]>([]);
  turning = $state.raw<Turning | null>(null);
  rings = $state.raw<Ring[]>([]);
  wake = $state.raw<Point[]>([]);
  /** The event that is being shown, and by whom; for captions and for readers. */
  now = $state.raw<{ event: Event; active: number } | null>(null);
  isRunning = $state(false);

  #pace = 1;
  #isSkipping = false;
  #wakeUp: (() => void) | null = null;
  #trail: Point[] = [];
  #way = 0;
  #boatIds = 0;
  /** Where the group came ashore: the direction from the island's middle. */
  #shore: { island: string; direction: number } | null = null;
  #heading: { q: number; r: number; direction: number } | null = null;

  constructor(readonly drawing: Drawing) {}

  // ---- what the session asks for

  put(state: State, plies?: Ply[]): void {
    const view = state.view as unknown as View;
    if (plies) this.#recall(plies, view);
    this.scene = sceneOf(view, this.drawing.moorings, this.scene ?? undefined);
    this.turning = null;
    this.rings = [];
    this.now = null;
    this.#before = view;
    this.#settle(view);
  }

  sketch(state: State, composed: Composed | null): void {
    const view = (composed ? composed.view : state.view) as unknown as View;
    this.scene = sceneOf(view, this.drawing.moorings, this.scene ?? undefined);
    this.#settle(view);
  }

  async show(plies: Ply[], state: State, known: number): Promise<void> {
    if (!this.scene || plies.some((ply) => ply.kind === "undo")) return;
    const steps = plies.flatMap((ply, place) =>
      (ply.events as unknown as Event[]).map((event) => ({
        event,
        active: ply.active,
        isKnown: place < known && ON_BOARD.has(event.kind),
      })),
    );
    this.#begin(steps.filter((step) => !step.isKnown).map((step) => step.event));
    // The picks lie on the board already, perhaps in another order: go on from there.
    const lying = this.scene;
    if (known > 0) this.scene = sceneOf(this.#before ?? lying.view, this.drawing.moorings, lying);
    for (const { event, active, isKnown } of steps) {
      this.now = { event, active };
      const before = this.scene;
      if (isKnown) this.scene = this.#keep(after(before, event, this.drawing.moorings), lying);
      else await this.#step(event);
    }
    if (steps.some((step) => step.isKnown)) await this.#wait(TIME.placed);
    this.isRunning = false;
    void state;
  }

  /** Show the rest at once. */
  skip(): void {
    this.#isSkipping = true;
    this.#wakeUp?.();
  }

  // ---- a run of steps

  /** The last moment as the server told it, without any picks. */
  #before: View | null = null;

  #begin(events: Event[]): void {
    const asked = PACE[preferences.speed];
    const planned = events.reduce((sum, event) => sum + this.#planned(event), 0);
    this.#pace = Math.max(asked, planned / LONGEST);
    this.#isSkipping = this.#pace === Infinity || document.hidden;
    this.isRunning = true;
  }

  #planned(event: Event): number {
    const times: Partial<Record<Event["kind"], number>> = {
      placed: TIME.placed,
      sailed: TIME.cast,
      laid: TIME.turn + TIME.pause,
      passed_route: TIME.sail,
      failed: TIME.failed,
      landed: TIME.land,
      reached: TIME.pause,
      founded: TIME.notice,
      removed: TIME.notice,
      settled: TIME.notice,
    };
    return times[event.kind] ?? 0;
  }

  #keep(scene: Scene, lying: Scene): Scene {
    return sceneOf(scene.view, this.drawing.moorings, lying);
  }

  async #step(event: Event): Promise<void> {
    switch (event.kind) {
      case "placed":
      case "taken":
        this.#apply(event);
        return this.#wait(TIME.placed);
      case "sailed":
        return this.#cast(event);
      case "turned":
        return;
      case "laid":
        return this.#lay(event);
      case "passed_route":
        return this.#pass(event);
      case "failed":
        return this.#fail(event);
      case "reached":
        return this.#reach(event);
      case "turned_back":
        return this.#turnBack(event);
      case "landed":
        return this.#land(event);
      case "founded":
      case "abdicated":
      case "settled":
      case "removed":
        this.#apply(event);
        return this.#wait(TIME.notice);
      case "stranded":
      case "lost":
        this.#apply(event);
        await this.#fade();
        return;
      default:
        this.#apply(event);
    }
  }

  #apply(event: Event): void {
    this.scene = after(this.scene!, event, this.drawing.moorings);
  }

  // ---- boats

  async #cast(event: Extract<Event, { kind: "sailed" }>): Promise<void> {
    const { view, berths } = this.scene!;
    const island = findTile(view, islandOf(event.beach));
    if (!island) return this.#apply(event);
    const towards = direction(event.edge, island.rotation);
    const starts = (berths[event.beach] ?? []).flatMap((colour, place) =>
      colour ? [{ colour, ...mooringPlace(this.drawing, island, event.beach, place) }] : [],
    );
    const end = gate(island, towards);
    this.#heading = { q: island.q, r: island.r, direction: towards };
    this.#trail = [plus(centre(island), polar(30, facing(towards))), end];
    this.#way = new Trail(this.#trail).length;
    const boats = starts.map((start) => ({ ...start, id: this.#boatIds++ }));
    this.#apply(event);
    await this.#tween(TIME.cast, (t) => {
      const goals = this.#formation(boats.length, this.#way);
      this.fleet = boats.map((boat, i) => {
        const goal = goals[i]!;
        const at = mix(boat, goal, t);
        const angle = blend(boat.angle, goal.angle, t);
        const scale = PIER_SCALE + (SEA_SCALE - PIER_SCALE) * t;
        return { id: boat.id, colour: boat.colour, ...at, angle, scale, opacity: 1 };
      });
    });
  }

  async #pass(event: Extract<Event, { kind: "passed_route" }>): Promise<void> {
    const ocean = findTile(this.scene!.view, event.ocean);
    const route = routeOf(this.drawing, event.ocean, event.edge);
    if (!ocean || !route) return;
    const far = otherEnd(this.drawing, event.ocean, event.edge)!;
    const [from, to] = [direction(event.edge, ocean.rotation), direction(far, ocean.rotation)];
    if (event.number > 0) this.#ring(ocean, route.place, "pass");
    await this.#follow(crossing(ocean, from, to), TIME.sail);
    this.#heading = { q: ocean.q, r: ocean.r, direction: to };
  }

  async #follow(points: Point[], time: number): Promise<void> {
    const start = this.#way;
    this.#trail = [...this.#trail, ...points.slice(1)];
    const length = new Trail(this.#trail).length;
    await this.#tween(time, (t) => this.#sailTo(start + (length - start) * t), (t) => t);
    this.#way = length;
  }

  #sailTo(way: number): void {
    const goals = this.#formation(this.fleet.length, way);
    this.fleet = this.fleet.map((boat, i) => ({ ...boat, ...goals[i]! }));
  }

  /** A wedge on the route: one ahead, two beside, one behind. */
  #formation(count: number, way: number): (Point & { angle: number })[] {
    const trail = new Trail(this.#trail);
    return Array.from({ length: count }, (_, i) => {
      const lag = 15 * Math.floor((i + 1) / 2) + (i > 3 ? 6 : 0);
      const at = trail.at(way - lag, STAGGER[i % STAGGER.length]);
      return { ...at, angle: at.angle + 90 };
    });
  }

  async #fail(event: Extract<Event, { kind: "failed" }>): Promise<void> {
    const ocean = findTile(this.scene!.view, event.ocean);
    const route = routeOf(this.drawing, event.ocean, event.edge);
    if (!ocean) return;
    if (route) {
      const far = otherEnd(this.drawing, event.ocean, event.edge)!;
      const way = crossing(ocean, direction(event.edge, ocean.rotation), direction(far, ocean.rotation));
      await this.#follow(way.slice(0, 8), TIME.sail * 0.45);
      this.#ring(ocean, route.place, "fail");
    }
    const from = this.fleet;
    await this.#tween(TIME.failed, (t) => {
      const turned = Math.min(1, t * 1.8);
      this.fleet = from.map((boat, i) => {
        const away = polar(16 * t * t, boat.angle + 90 + 40 * ((i % 3) - 1));
        const angle = boat.angle + 180 * turned * (i % 2 ? 1 : -1);
        return { ...boat, ...plus(boat, away), angle, opacity: 1 - Math.max(0, t - 0.45) / 0.55 };
      });
      this.rings = this.rings.map((ring) => (ring.tone === "fail" ? { ...ring, ripple: t } : ring));
    });
    this.#empty();
    this.rings = [];
  }

  async #reach(event: Extract<Event, { kind: "reached" }>): Promise<void> {
    const island = findTile(this.scene!.view, event.island);
    if (!island) return;
    const from = this.#heading ? (this.#heading.direction + 3) % 6 : 0;
    this.#shore = { island: event.island, direction: from };
    const edge = gate(island, from);
    await this.#follow([edge, mix(edge, centre(island), 0.02)], TIME.pause);
    this.rings = [];
  }

  /** A royal island lets nobody land: home again, the way they came. */
  async #turnBack(event: Extract<Event, { kind: "turned_back" }>): Promise<void> {
    const home = findTile(this.scene!.view, event.home);
    this.rings = [];
    const way = [...this.#trail].reverse();
    this.#trail = way;
    this.#way = 0;
    await this.#tween(TIME.sail * 2, (t) => this.#sailTo(new Trail(way).length * t * 0.98));
    this.#way = new Trail(way).length;
    if (home) this.#shore = { island: event.home, direction: this.#directionTo(home) };
  }

  #directionTo(home: { q: number; r: number }): number {
    const end = this.#trail[Math.max(0, this.#trail.length - 2)]!;
    const middle = centre(home);
    const angle = (Math.atan2(end.y - middle.y, end.x - middle.x) * 180) / Math.PI;
    return Math.round((((angle - 90) % 360) + 360) / 60) % 6;
  }

  async #land(event: Extract<Event, { kind: "landed" }>): Promise<void> {
    const { view, berths } = this.scene!;
    const island = findTile(view, islandOf(event.beach));
    const index = this.fleet.findIndex((boat) => boat.colour === event.colour);
    const boat = this.fleet[index];
    const place = nextFree(berths[event.beach] ?? []);
    if (!island || !boat || place < 0) {
      this.#apply(event);
      return;
    }
    const goal = mooringPlace(this.drawing, island, event.beach, place);
    await this.#tween(TIME.land, (t) => {
      const at = mix(boat, goal, t);
      const scale = SEA_SCALE + (PIER_SCALE - SEA_SCALE) * t;
      const moved = { ...boat, ...at, angle: blend(boat.angle, goal.angle, t), scale };
      this.fleet = this.fleet.map((other) => (other.id === boat.id ? moved : other));
    });
    this.fleet = this.fleet.filter((other) => other.id !== boat.id);
    this.#apply(event);
  }

  async #fade(): Promise<void> {
    const from = this.fleet;
    await this.#tween(TIME.pause, (t) => {
      this.fleet = from.map((boat) => ({ ...boat, opacity: 1 - 0.5 * t }));
    });
  }

  #empty(): void {
    this.fleet = [];
    this.#trail = [];
    this.#way = 0;
  }

  #ring(at: { q: number; r: number; rotation: number }, place: Point | null, tone: Ring["tone"]): void {
    if (!place) return;
    const turned = rotate(place, at.rotation);
    this.rings = [...this.rings, { ...plus(centre(at), turned), tone, ripple: 0 }];
  }

  /** Where the last group came ashore, from what is known to have happened. */
  #recall(plies: Ply[], view: View): void {
    const events = plies.slice(-40).flatMap((ply) => ply.events as unknown as Event[]);
    const reached = events.findLastIndex((event) => event.kind === "reached");
    const before = events.slice(0, Math.max(0, reached)).findLast((event) => event.kind === "passed_route" || event.kind === "sailed");
    const arrived = events[reached];
    if (arrived?.kind !== "reached" || !before) return;
    const isRoute = before.kind === "passed_route";
    const tile = findTile(view, isRoute ? before.ocean : islandOf(before.beach));
    const edge = isRoute ? otherEnd(this.drawing, before.ocean, before.edge) : before.edge;
    if (!tile || edge === undefined) return;
    this.#shore = { island: arrived.island, direction: (direction(edge, tile.rotation) + 3) % 6 };
  }

  // ---- tiles

  async #lay(event: Extract<Event, { kind: "laid" }>): Promise<void> {
    const { tile: name, q, r, rotation } = event;
    this.turning = { name, q, r, rotation, share: 0 };
    await this.#tween(TIME.turn, (share) => (this.turning = { name, q, r, rotation, share }));
    this.#apply(event);
    this.turning = null;
    await this.#wait(TIME.pause);
  }

  // ---- the group that waits

  /** Where a waiting group lies when nothing moves. */
  #settle(view: View): void {
    const { group } = view;
    if (!group) {
      this.#empty();
      return;
    }
    const lying = this.#waiting(view);
    if (!lying) {
      this.#empty();
      return;
    }
    const { at, outwards } = lying;
    this.#trail = [plus(at, polar(60, outwards)), at];
    this.#way = 60;
    const goals = this.#formation(group.boats.length, 60);
    const known = [...this.fleet];
    this.fleet = group.boats.map((colour, i) => {
      const same = known.findIndex((boat) => boat.colour === colour);
      const id = same < 0 ? this.#boatIds++ : known.splice(same, 1)[0]!.id;
      return { id, colour, ...goals[i]!, scale: SEA_SCALE, opacity: 1 };
    });
  }

  #waiting(view: View): { at: Point; outwards: number } | null {
    const { group, choice } = view;
    if (group?.at) {
      const tile = findTile(view, group.at.tile);
      if (!tile) return null;
      const towards = direction(group.at.edge, tile.rotation);
      this.#heading = { q: tile.q, r: tile.r, direction: towards };
      return { at: gate(tile, towards), outwards: facing(towards) + 180 };
    }
    const island = choice?.island ? findTile(view, choice.island) : undefined;
    if (!island) return null;
    const from = this.#shore?.island === island.name ? this.#shore.direction : 0;
    const out = facing(from);
    return { at: plus(centre(island), polar(94, out)), outwards: out };
  }

  // ---- time

  #wait(time: number): Promise<void> {
    if (this.#isSkipping || isStill()) return this.#pause(this.#isSkipping ? 0 : time);
    return this.#pause(time / this.#pace);
  }

  #pause(time: number): Promise<void> {
    if (time <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(done, time);
      function done() {
        clearTimeout(timer);
        resolve();
      }
      this.#wakeUp = done;
    });
  }

  /** Call `draw` from 0 to 1 over some time; once with 1 where nothing is to move. */
  async #tween(time: number, draw: (t: number) => void, ease = inOut): Promise<void> {
    if (this.#isSkipping || isStill()) {
      draw(1);
      if (!this.#isSkipping) await this.#pause(Math.min(time, 120) * 2);
      return;
    }
    const length = time / this.#pace;
    await new Promise<void>((resolve) => {
      const start = performance.now();
      let frame = 0;
      const finish = () => {
        cancelAnimationFrame(frame);
        draw(1);
        resolve();
      };
      const next = (now: number) => {
        const t = Math.min(1, Math.max(0, (now - start) / length));
        draw(ease(t));
        if (t < 1 && !document.hidden) frame = requestAnimationFrame(next);
        else finish();
      };
      this.#wakeUp = finish;
      frame = requestAnimationFrame(next);
    });
  }
}

function inOut(t: number): number {
  return t < 0.5 ? 2 * t * t : 1 - (-2 * t + 2) ** 2 / 2;
}

function blend(from: number, to: number, t: number): number {
  const turn = ((((to - from) % 360) + 540) % 360) - 180;
  return from + turn * t;
}
