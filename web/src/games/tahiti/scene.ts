/**
 * The cards on the table as objects with stable ids, so that they can be animated. The server only sends how many
 * cards lie where; equal cards are interchangeable.
 */
import { loaded } from "./drawing.svelte";
import { openHand, type Card, type View } from "./model";

export interface PlacedCard {
  id: number;
  /** Face down if null. */
  card: Card | null;
}

/** Where cards lie: `centre`, `top`, `discards`, and of each seat `hand 0`, `table 0`, `aside 0`. */
export type Place = "centre" | "top" | "discards" | `${"hand" | "table" | "aside"} ${number}`;

export interface Scene {
  view: View;
  places: ReadonlyMap<Place, readonly PlacedCard[]>;
  /** The centre, place by place. */
  spots: readonly Spot[];
}

/** A place in the centre, and the card on it. */
type Spot = PlacedCard | null;

/** How many cards of a pile set aside have their own id. */
const SEEN = 3;
let ids = 0;

export function at(scene: Scene, place: Place): readonly PlacedCard[] {
  return scene.places.get(place) ?? [];
}

/** The scene of a view; cards that lay there before keep their ids. */
export function sceneOf(view: View, before: Scene | null): Scene {
  const free = new Map([...(before?.places ?? [])].map(([place, cards]) => [place, [...cards]]));
  const places = new Map<Place, PlacedCard[]>();
  const wanted = [...faces(view)];
  for (const [place, cards] of wanted) places.set(place, staying(cards, free.get(place) ?? []));
  for (const [place, cards] of wanted) come(places.get(place)!, cards, free);
  for (const [place, cards] of places) {
    if (isHeap(place, view)) places.set(place, inOrder(cards, before?.places.get(place) ?? []));
  }
  return { view, places, spots: spotted(places.get("centre")!, before?.spots ?? []) };
}

/** Whether the last card lies on top: in the discards, and in the hidden hands of others. */
function isHeap(place: Place, view: View): boolean {
  return place === "discards" || (!view.hands && place.startsWith("hand") && place !== `hand ${view.seat}`);
}

/** The cards that lay there before, in their order; then the new ones. */
function inOrder(cards: PlacedCard[], before: readonly PlacedCard[]): PlacedCard[] {
  const place = new Map(before.map((lying, index) => [lying.id, index]));
  return cards.toSorted((a, b) => (place.get(a.id) ?? Infinity) - (place.get(b.id) ?? Infinity));
}

/** A card keeps its place, and a new one takes the first free place; the last place is for a full centre. */
function spotted(cards: readonly PlacedCard[], before: readonly Spot[]): Spot[] {
  const all = loaded().volcano.cards;
  const open = Math.max(all - 1, cards.length);
  const spots = Array<Spot>(Math.max(all, cards.length)).fill(null);
  for (const lying of cards) {
    const spot = before.findIndex((other) => other?.id === lying.id);
    if (spot >= 0 && spot < open) spots[spot] = lying;
  }
  for (const lying of cards) {
    if (!spots.includes(lying)) spots[spots.indexOf(null)] = lying;
  }
  return spots;
}

/** The cards at each place. */
function* faces(view: View): Generator<[Place, (Card | null)[]]> {
  yield ["centre", view.centre];
  yield ["top", view.top ? [view.top] : []];
  yield ["discards", view.discards];
  for (const [seat, own] of view.seats.entries()) {
    const hand = openHand(view, seat);
    yield [`hand ${seat}`, [...hand, ...Array<null>(Math.max(0, own.hand - hand.length)).fill(null)]];
    yield [`table ${seat}`, own.table];
    yield [`aside ${seat}`, Array<null>(Math.min(SEEN, own.aside)).fill(null)];
  }
}

/** The cards that stay: removed from the free ones, with gaps for the others. */
function staying(cards: (Card | null)[], free: PlacedCard[]): PlacedCard[] {
  return cards.map((card) => {
    const index = free.findIndex((other) => other.card === card);
    return index < 0 ? { id: -1, card } : free.splice(index, 1)[0]!;
  });
}

/** Fill the gaps: with the same card from another place, with a face-down card, or with a new one. */
function come(lying: PlacedCard[], cards: (Card | null)[], free: Map<Place, PlacedCard[]>): void {
  for (const [index, card] of cards.entries()) {
    if (lying[index]!.id >= 0) continue;
    const moved = taken(free, (other) => other.card === card) ?? taken(free, (other) => other.card === null || card === null);
    lying[index] = { id: moved?.id ?? ids++, card };
  }
}

function taken(free: Map<Place, PlacedCard[]>, fits: (lying: PlacedCard) => boolean): PlacedCard | undefined {
  for (const cards of free.values()) {
    const index = cards.findIndex(fits);
    if (index >= 0) return cards.splice(index, 1)[0];
  }
  return undefined;
}
