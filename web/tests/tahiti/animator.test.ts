/** What is shown of Tahiti card by card: every card goes where the server says it lies. */
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { CardAnimator } from "../../src/games/tahiti/animator.svelte";
import { load } from "../../src/games/tahiti/drawing.svelte";
import type { Event, View } from "../../src/games/tahiti/model";
import { prefer } from "../../src/lib/preferences.svelte";
import type { Json, Ply } from "../../src/lib/protocol";
import { standing } from "../../src/table/log";
import { between, replays, serve, shownAt, stateAt, type Replay } from "../serverResponses";

const RECORDS = replays("tahiti");
const eventsOf = (ply: Ply) => ply.events as unknown as Event[];

beforeAll(async () => {
  serve();
  await load();
});

/** Where the cards lie, as far as events tell of it. */
function onTheTable(view: View, withHands: boolean) {
  return {
    centre: [...view.centre].sort(),
    discards: [...view.discards].sort(),
    top: view.top,
    deck: view.deck,
    first: view.first,
    hands: withHands && view.hands?.map((hand) => [...hand].sort()),
    seats: view.seats.map(({ hand, table, aside }) => [hand, [...table].sort(), aside]),
    tourists: view.score?.players.map(({ points }) => points),
  };
}

/** Whether somebody is dealt a card of which nobody else is told before the next view. */
function isHidden(event: Event): boolean {
  return event.kind === "dealt" && !event.card;
}

const animatorAt = (replay: Replay, index: number) => shownAt(new CardAnimator(), replay, index);

describe.each(RECORDS)("$name", (replay) => {
  beforeEach(() => prefer({ speed: "instant" }));

  test("card by card it becomes what the server says", async () => {
    const animator = animatorAt(replay, 0);
    for (let index = 0; index < replay.views.length - 1; index++) {
      const plies = between(replay, index);
      await animator.animate(plies);
      const { ply, view } = replay.views[index + 1]!;
      const isOpen = !plies.flatMap(eventsOf).some(isHidden);
      const meant = onTheTable(view as unknown as View, isOpen);
      const isForward = plies.every(({ kind }) => kind !== "undo"); // what is taken back is not shown backwards
      if (isForward) expect(onTheTable(animator.scene!.view, isOpen), `ply ${ply}`).toEqual(meant);
      animator.set(stateAt(replay, index + 1));
    }
  });

  test("no card is in two places, and what is set aside counts as soon as it is there", async () => {
    const animator = animatorAt(replay, 0);
    const piles = new Map<string, number>();
    for (const ply of standing(replay.plies)) {
      for (const event of ply.events) {
        await animator.animate([{ ...ply, events: [event] }]);
        const ids = [...animator.scene!.places.values()].flat().map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        animator.scene!.view.seats.forEach(({ aside }, seat) => {
          const tourists = animator.scene!.view.score!.players[seat]!.points;
          const known = piles.get(`${seat} ${aside}`) ?? tourists;
          expect(tourists, `${aside} cards of seat ${seat}`).toBe(known);
          piles.set(`${seat} ${aside}`, tourists);
        });
      }
    }
  });
});

describe("where something happens", () => {
  test("is the seat before which a card is opened, and the centre where one is put down", () => {
    const [replay] = RECORDS;
    for (const kind of ["laid", "put"] as const) {
      const ply = standing(replay!.plies).find((other) => eventsOf(other).some((event) => event.kind === kind))!;
      const event = eventsOf(ply).find((other) => other.kind === kind)!;
      const animator = new CardAnimator();
      animator.set(stateAt(replay!, 0), [...replay!.plies.slice(0, ply.ply - 1), { ...ply, events: [event as unknown as Json] }]);
      expect(animator.where).toBe(event.kind === "laid" ? event.seat : "centre");
    }
  });
});

describe("the end", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    prefer({ motion: "auto" });
  });

  /** How long the last thing that happens is seen, in milliseconds. */
  async function lasts(): Promise<number> {
    const [replay] = RECORDS;
    const last = replay!.plies.at(-1)!;
    const animator = animatorAt(replay!, replay!.views.length - 1);
    const start = performance.now();
    let isOver = false;
    void animator.animate([{ ...last, events: last.events.filter(({ kind }) => kind === "over") }]).then(() => (isOver = true));
    while (!isOver) await vi.advanceTimersByTimeAsync(20);
    return performance.now() - start;
  }

  test("is told over the table only after a moment, unless less motion is wanted", async () => {
    prefer({ speed: "normal" });
    expect(await lasts()).toBeGreaterThan(1100);
    prefer({ motion: "less" });
    expect(await lasts()).toBeLessThan(100);
  });
});
