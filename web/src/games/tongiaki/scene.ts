/**
 * What the board shows: a view, and the mooring of each boat. A view says which boats are on a beach; the page
 * decides at which mooring each one lies, and keeps it there. `after` applies an event to a scene, so that events can
 * be shown step by step; in the end the server's view replaces it.
 */
import {
  findBeach,
  findIsland,
  islandOf,
  tilesOf,
  type Beach,
  type Colour,
  type Event,
  type Island,
  type Laid,
  type View,
} from "./model";
import { flat } from "./hexGeometry";

export type Berths = Record<string, (Colour | null)[]>;

export interface Scene {
  view: View;
  berths: Berths;
}

/** The scene of a view; boats keep the moorings they had before. */
export function sceneOf(told: View, moorings: Record<string, number>, before?: Berths): Scene {
  const view = unwrapped(told);
  const berths: Berths = {};
  for (const island of view.islands) {
    for (const beach of island.beaches) {
      berths[beach.name] = moor(beach, moorings[beach.name] ?? 0, before?.[beach.name]);
    }
  }
  return { view, berths };
}

/** Far from Tonga, coordinates may have wrapped around: unwrap them. */
function unwrapped(view: View): View {
  const FAR = 13;
  const tiles = tilesOf(view);
  if (tiles.every(({ q, r }) => Math.abs(q) < FAR && Math.abs(r) < FAR)) return view;
  const spots = new Map(flat(tiles).map((tile) => [tile.name, tile]));
  const put = <T extends Laid>(tile: T): T => ({ ...tile, q: spots.get(tile.name)!.q, r: spots.get(tile.name)!.r });
  return { ...view, islands: view.islands.map(put), oceans: view.oceans.map(put) };
}

function moor(beach: Beach, count: number, before?: (Colour | null)[]): (Colour | null)[] {
  const coming = [...beach.boats];
  const places: (Colour | null)[] = Array.from({ length: count }, (_, place) => {
    const was = before?.[place] ?? null;
    const index = was === null ? -1 : coming.indexOf(was);
    return index < 0 ? null : coming.splice(index, 1)[0]!;
  });
  for (const colour of coming) {
    const free = nextFree(places);
    if (free >= 0) places[free] = colour;
  }
  return places;
}

/** The mooring of the next boat on a beach: from the middle outwards. */
export function nextFree(places: (Colour | null)[]): number {
  const middle = (places.length - 1) / 2;
  const free = places.flatMap((boat, place) => (boat === null ? [place] : []));
  free.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle) || a - b);
  return free[0] ?? -1;
}

/** The moorings of all boats, derived from the plies, so that a reloaded page shows the same ones. */
export function berthsAfter(events: readonly Event[], moorings: Record<string, number>): Berths {
  const berths: Berths = {};
  const clear = (isMeant: (beach: string, boat: Colour | null) => boolean) => {
    for (const [beach, places] of Object.entries(berths)) {
      berths[beach] = places.map((boat) => (isMeant(beach, boat) ? null : boat));
    }
  };
  for (const event of events) {
    if (event.kind === "placed" || event.kind === "landed") {
      const places = (berths[event.beach] ??= Array<Colour | null>(moorings[event.beach] ?? 0).fill(null));
      const free = nextFree(places);
      if (free >= 0) places[free] = event.colour;
    } else if (event.kind === "taken") {
      const last = berths[event.beach]?.lastIndexOf(event.colour) ?? -1;
      if (last >= 0) berths[event.beach]![last] = null;
    } else if (event.kind === "sailed") clear((beach) => beach === event.beach);
    else if (event.kind === "settled") clear((_, boat) => boat === event.colour);
    else if (event.kind === "founded") clear((beach) => islandOf(beach) === event.island);
    // The boats of full beaches go home instead of sailing: T11.3 names no beach.
    else if (event.kind === "sent_back" && event.rule === "T11.3") clear((beach) => !berths[beach]!.includes(null));
  }
  return berths;
}

/** The scene after an event; what the board does not show is left to the next view. */
export function after(scene: Scene, event: Event, moorings: Record<string, number>): Scene {
  const view = viewAfter(scene.view, event);
  return view === scene.view ? scene : sceneOf(view, moorings, scene.berths);
}

function viewAfter(view: View, event: Event): View {
  switch (event.kind) {
    case "placed":
      return withSupply(withBoats(view, event.beach, (boats) => [...boats, event.colour]), event.colour, -1);
    case "landed":
      return withBoats(view, event.beach, (boats) => [...boats, event.colour]);
    case "taken":
      return withSupply(
        withBoats(view, event.beach, (boats) => without(boats, event.colour)),
        event.colour,
        1,
      );
    case "sailed":
      return withBoats(view, event.beach, () => []);
    case "laid":
      return withTile(view, event);
    case "sent_back":
      return withSupply(view, event.colour, event.boats);
    case "settled":
      return { ...view, islands: view.islands.map((island) => cleared(island, event.colour)) };
    case "founded":
      return withIsland(view, event.island, (island) => ({ ...cleared(island), royal: event.colour }));
    case "abdicated":
      return withSupply(withIsland(view, event.island, (island) => ({ ...island, royal: null })), event.colour, 1);
    case "removed":
      return {
        ...view,
        islands: view.islands.filter((island) => island.name !== event.island),
        removed: [...view.removed, event.island],
      };
    default:
      return view;
  }
}

function withIsland(view: View, name: string, change: (island: Island) => Island): View {
  if (!findIsland(view, name)) return view;
  const islands = view.islands.map((island) => (island.name === name ? change(island) : island));
  return { ...view, islands };
}

function withBoats(view: View, name: string, change: (boats: Colour[]) => Colour[]): View {
  if (!findBeach(view, name)) return view;
  return withIsland(view, islandOf(name), (island) => ({
    ...island,
    beaches: island.beaches.map((beach) =>
      beach.name === name ? { ...beach, boats: change(beach.boats), full: false } : beach,
    ),
  }));
}

function withSupply(view: View, colour: Colour, boats: number): View {
  const seats = view.seats.map((seat) =>
    seat.colour === colour ? { ...seat, supply: seat.supply + boats } : seat,
  );
  return { ...view, seats };
}

function withTile(view: View, event: Extract<Event, { kind: "laid" }>): View {
  const { tile: name, q, r, rotation } = event;
  const pile = {
    islands: view.pile.islands.filter((other) => other !== name),
    oceans: view.pile.oceans.filter((other) => other !== name),
  };
  if (!(name in counts)) {
    return { ...view, pile, oceans: [...view.oceans, { name, q, r, rotation }] };
  }
  // Points and beaches come with the next view; until then the island is empty.
  const island: Island = { name, q, r, rotation, points: 0, royal: null, beaches: beachesOf(name) };
  return { ...view, pile, islands: [...view.islands, island] };
}

const LETTERS = "abcdef";
let counts: Record<string, number> = {};

/** How many beaches each island has, set once by the drawing. */
export function knowBeaches(beaches: Record<string, number>): void {
  counts = beaches;
}

function beachesOf(island: string): Beach[] {
  return Array.from({ length: counts[island] ?? 0 }, (_, place) => ({
    name: `${island}.${LETTERS[place]}`,
    boats: [],
    full: false,
  }));
}

function cleared(island: Island, colour?: Colour): Island {
  const keeps = (boat: Colour) => colour !== undefined && boat !== colour;
  return {
    ...island,
    beaches: island.beaches.map((beach) => ({ ...beach, boats: beach.boats.filter(keeps) })),
  };
}

function without(boats: Colour[], colour: Colour): Colour[] {
  const index = boats.indexOf(colour);
  return index < 0 ? boats : [...boats.slice(0, index), ...boats.slice(index + 1)];
}
