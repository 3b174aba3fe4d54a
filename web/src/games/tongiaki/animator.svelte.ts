/**
 * Animates events step by step: a group sails its route, a tile is turned, a failure scatters the boats, a landing
 * fills moorings. Each step applies one event to the scene and takes its time.
 */
import type { Composed, Json, Ply, State } from "../../lib/protocol";
import { standing } from "../../table/log";
import { BoardAnimator } from "../../table/animator.svelte";
import { Chain } from "./chainReaction.svelte";
import { mooringPlace, otherEnd, rotate, routeOf, type Drawing } from "./drawing";
import { BoatsAtSea } from "./boatsAtSea.svelte";
import { centre, crossing, direction, facing, gate, mix, plus, polar, type Point } from "./hexGeometry";
import { findTile, islandOf, type Event, type Laid, type View } from "./model";
import { after, berthsAfter, nextFree, sceneOf, type Berths, type Scene } from "./scene";

export interface Turning extends Laid {
  /** From 0, face down, to 1, face up. */
  share: number;
}

interface Ring extends Point {
  tone: "pass" | "fail";
  ripple: number;
}

type Of<K extends Event["kind"]> = Extract<Event, { kind: K }>;

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
/** The duration of an event; events not listed here take none. */
const PLANNED: Partial<Record<Event["kind"], number>> = {
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
/** Events of a choice that are shown as soon as they are picked. */
const ON_BOARD: ReadonlySet<Event["kind"]> = new Set(["placed", "taken", "landed", "expanded", "reentered"]);
const even = (t: number) => t;

export class MapAnimator extends BoardAnimator {
  scene = $state.raw<Scene | null>(null);
  turning = $state.raw<Turning | null>(null);
  rings = $state.raw<Ring[]>([]);
  readonly fleet = new BoatsAtSea();
  readonly chain = new Chain();

  /** The last position from the server, without picks. */
  #before: View | null = null;
  /** Where the group came ashore, as a direction from the middle of the island. */
  #shore: { island: string; direction: number } | null = null;
  /** The direction in which the group left the last tile. */
  #heading: number | null = null;

  constructor(readonly drawing: Drawing) {
    super();
  }

  get view(): Json | null {
    return (this.scene?.view ?? null) as Json | null;
  }

  // ---- what the session asks for

  set(state: State, plies?: Ply[]): void {
    const view = state.view as unknown as View;
    if (plies) {
      this.#recall(plies, view);
      this.chain.recall(plies);
    }
    this.chain.rest(state.turn_number);
    this.#see(view, plies && this.#berthsAfter(plies));
    this.turning = null;
    this.rings = [];
    this.currentEvent = null;
    this.#before = view;
  }

  override markEvents(events: readonly Json[]): void {
    this.chain.mark((events as unknown as Event[]).flatMap((event) => (event.kind === "sailed" ? event.beach : [])));
  }

  preview(state: State, composed: Composed | null): void {
    this.#see((composed ? composed.view : state.view) as unknown as View);
  }

  async animate(plies: Ply[], known: number): Promise<void> {
    if (!this.scene || plies.some((ply) => ply.kind === "undo")) return plies.forEach((ply) => this.chain.follow(ply));
    const steps = plies.flatMap((ply, place) =>
      (ply.events as unknown as Event[]).map((event, index) => ({
        event,
        begun: index === 0 ? ply : null,
        isKnown: place < known && ON_BOARD.has(event.kind),
      })),
    );
    this.start(steps.reduce((sum, { event, isKnown }) => sum + (isKnown ? 0 : (PLANNED[event.kind] ?? 0)), 0));
    // The picks are on the board already, perhaps in another order: continue from there.
    const lying = this.scene;
    if (known > 0) this.scene = this.#sceneOf(this.#before ?? lying.view, lying.berths);
    for (const { event, begun, isKnown } of steps) {
      if (begun) this.chain.follow(begun);
      this.currentEvent = event as unknown as Json;
      if (isKnown) {
        this.#apply(event);
        this.scene = this.#sceneOf(this.scene.view, lying.berths);
      } else await this.#step(event);
    }
    if (steps.some((step) => step.isKnown)) await this.wait(TIME.placed);
    this.finish();
  }

  // ---- steps

  async #step(event: Event): Promise<void> {
    switch (event.kind) {
      case "placed":
      case "taken":
        this.#apply(event);
        return this.wait(TIME.placed);
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
        return this.wait(TIME.notice);
      case "stranded":
      case "lost":
        this.#apply(event);
        return this.tween(TIME.pause, this.fleet.fade());
      default:
        this.#apply(event);
    }
  }

  #apply(event: Event): void {
    this.scene = after(this.scene!, event, this.drawing.moorings);
  }

  #sceneOf(view: View, before: Berths | undefined): Scene {
    return sceneOf(view, this.drawing.moorings, before);
  }

  async #cast(event: Of<"sailed">): Promise<void> {
    const { view, berths } = this.scene!;
    const island = findTile(view, islandOf(event.beach));
    if (!island) return this.#apply(event);
    const towards = direction(event.edge, island.rotation);
    const boats = (berths[event.beach] ?? []).flatMap((colour, place) =>
      colour ? [{ colour, ...mooringPlace(this.drawing, island, event.beach, place) }] : [],
    );
    this.#heading = towards;
    this.chain.sail(event.beach);
    const pier = plus(centre(island), polar(30, facing(towards)));
    const draw = this.fleet.cast(boats, [pier, gate(island, towards)]);
    this.#apply(event);
    await this.tween(TIME.cast, draw);
  }

  async #pass(event: Of<"passed_route">): Promise<void> {
    const ocean = findTile(this.scene!.view, event.ocean);
    const way = ocean && this.#across(ocean, event.edge);
    if (!way) return;
    if (event.number > 0) this.#ring(ocean, event.edge, "pass");
    await this.tween(TIME.sail, this.fleet.follow(way), even);
    this.#heading = direction(otherEnd(this.drawing, event.ocean, event.edge)!, ocean.rotation);
  }

  async #fail(event: Of<"failed">): Promise<void> {
    const ocean = findTile(this.scene!.view, event.ocean);
    const way = ocean && this.#across(ocean, event.edge);
    if (way) {
      await this.tween(TIME.sail * 0.45, this.fleet.follow(way.slice(0, 8)), even);
      this.#ring(ocean, event.edge, "fail");
    }
    const scatter = this.fleet.scatter();
    await this.tween(TIME.failed, (t) => {
      scatter(t);
      this.rings = this.rings.map((ring) => (ring.tone === "fail" ? { ...ring, ripple: t } : ring));
    });
    this.fleet.empty();
    this.rings = [];
  }

  async #reach(event: Of<"reached">): Promise<void> {
    const island = findTile(this.scene!.view, event.island);
    if (!island) return;
    const from = this.#heading === null ? 0 : (this.#heading + 3) % 6;
    this.#shore = { island: event.island, direction: from };
    const edge = gate(island, from);
    await this.tween(TIME.pause, this.fleet.follow([edge, mix(edge, centre(island), 0.02)]), even);
    this.rings = [];
  }

  /** Nobody lands on a royal island. */
  async #turnBack(event: Of<"turned_back">): Promise<void> {
    const home = findTile(this.scene!.view, event.home);
    this.rings = [];
    await this.tween(TIME.sail * 2, this.fleet.turnBack());
    if (home) this.#shore = { island: event.home, direction: this.fleet.directionFrom(centre(home)) };
  }

  async #land(event: Of<"landed">): Promise<void> {
    const { view, berths } = this.scene!;
    const island = findTile(view, islandOf(event.beach));
    const boat = this.fleet.find(event.colour);
    const place = nextFree(berths[event.beach] ?? []);
    if (island && boat && place >= 0) {
      await this.tween(TIME.land, this.fleet.land(boat, mooringPlace(this.drawing, island, event.beach, place)));
      this.fleet.drop(boat);
    }
    this.#apply(event);
  }

  async #lay(event: Of<"laid">): Promise<void> {
    const { tile: name, q, r, rotation } = event;
    await this.tween(TIME.turn, (share) => (this.turning = { name, q, r, rotation, share }));
    this.#apply(event);
    this.turning = null;
    await this.wait(TIME.pause);
  }

  /** The route across an ocean from an edge. */
  #across(ocean: Laid, edge: number): Point[] | undefined {
    const far = otherEnd(this.drawing, ocean.name, edge);
    if (far === undefined) return undefined;
    return crossing(ocean, direction(edge, ocean.rotation), direction(far, ocean.rotation));
  }

  #ring(ocean: Laid, edge: number, tone: Ring["tone"]): void {
    const place = routeOf(this.drawing, ocean.name, edge)?.place;
    if (!place) return;
    const at = plus(centre(ocean), rotate(place, ocean.rotation));
    this.rings = [...this.rings, { ...at, tone, ripple: 0 }];
  }

  // ---- without animation

  /** Where the last group came ashore, derived from the events so far. */
  #recall(plies: Ply[], view: View): void {
    const events = plies.slice(-40).flatMap((ply) => ply.events as unknown as Event[]);
    const reached = events.findLastIndex((event) => event.kind === "reached");
    const before = events
      .slice(0, Math.max(0, reached))
      .findLast((event) => event.kind === "passed_route" || event.kind === "sailed");
    const arrived = events[reached];
    if (arrived?.kind !== "reached" || !before) return;
    const isRoute = before.kind === "passed_route";
    const tile = findTile(view, isRoute ? before.ocean : islandOf(before.beach));
    const edge = isRoute ? otherEnd(this.drawing, before.ocean, before.edge) : before.edge;
    if (!tile || edge === undefined) return;
    this.#shore = { island: arrived.island, direction: (direction(edge, tile.rotation) + 3) % 6 };
  }

  /** The moorings of the boats, derived from the events so far. */
  #berthsAfter(plies: Ply[]): Berths {
    const events = standing(plies).flatMap((ply) => ply.events as unknown as Event[]);
    return berthsAfter(events, this.drawing.moorings);
  }

  /** Put a view on the board, with a waiting group at its place. */
  #see(view: View, before = this.scene?.berths): void {
    this.scene = this.#sceneOf(view, before);
    const lying = view.group && this.#waiting(this.scene.view);
    if (lying) this.fleet.lie(view.group!.boats, lying.at, lying.outwards);
    else this.fleet.empty();
  }

  #waiting(view: View): { at: Point; outwards: number } | null {
    const { group, choice } = view;
    if (group?.at) {
      const tile = findTile(view, group.at.tile);
      if (!tile) return null;
      const towards = direction(group.at.edge, tile.rotation);
      this.#heading = towards;
      return { at: gate(tile, towards), outwards: facing(towards) + 180 };
    }
    const island = choice?.island ? findTile(view, choice.island) : undefined;
    if (!island) return null;
    const out = facing(this.#shore?.island === island.name ? this.#shore.direction : 0);
    return { at: plus(centre(island), polar(94, out)), outwards: out };
  }
}
