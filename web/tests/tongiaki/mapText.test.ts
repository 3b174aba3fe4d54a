/** The map in words: what a screen reader announces of each tile. */
import { beforeAll, describe, expect, test } from "vitest";
import { load, loaded } from "../../src/games/tongiaki/drawing";
import { tileText } from "../../src/games/tongiaki/mapText";
import { tilesOf, type Beach, type Island, type View } from "../../src/games/tongiaki/model";
import { replays, serve } from "../serverResponses";

/** A view of the middle of each golden record, and its last one. */
const VIEWS = replays("tongiaki").flatMap(({ views }) =>
  [views.length >> 1, views.length - 1].map((index) => views[index]!.view as unknown as View),
);
const IN_THE = "beach in the ";

beforeAll(async () => {
  serve();
  await load();
});

/** What is announced of each island without a royal pier, and what lies there. */
function islands(): { island: Island; name: string; clauses: string[] }[] {
  return VIEWS.flatMap((view) =>
    view.islands.filter(({ royal }) => !royal).map((island) => {
      const [own] = tileText(island, view, loaded()).split(". ");
      const [, name, beaches] = /^(.+?), worth \d+: (.*?)\.?$/.exec(own!)!;
      return { island, name: name!, clauses: beaches!.split("; ") };
    }),
  );
}

const isEmpty = ({ boats }: Beach) => boats.length === 0;
const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);
const count = (text: string, pattern: RegExp) => sum([...text.matchAll(pattern)].map(([, n]) => Number(n)));

describe("An island", () => {
  test("announces its boats first, beach by beach", () => {
    let mixed = 0;
    for (const { island, clauses } of islands()) {
      const moored = island.beaches.filter((beach) => !isEmpty(beach));
      for (const [index, beach] of moored.entries()) {
        expect(clauses[index]!.startsWith(IN_THE)).toBe(true);
        expect(count(clauses[index]!, /(\d+) \w+ boats?\b/g), clauses[index]).toBe(beach.boats.length);
      }
      mixed += Number(moored.length > 0 && moored.length < island.beaches.length);
    }
    expect(mixed).toBeGreaterThan(20);
  });

  test("folds all its empty beaches into one part at the end", () => {
    let folded = 0;
    for (const { island, clauses } of islands()) {
      const empty = island.beaches.filter(isEmpty);
      const moored = island.beaches.length - empty.length;
      expect(clauses.length, clauses.join("; ")).toBe(moored + Math.min(1, empty.length));
      if (empty.length === 0) continue;
      const last = clauses.at(-1)!;
      const moorings = sum(empty.map(({ name }) => loaded().moorings[name]!));
      expect(last).toContain("no boats");
      expect(count(last, /(\d+) moorings? free/g), last).toBe(moorings);
      expect(last.slice(IN_THE.length, last.indexOf(", no boats")).split(/, and |, | and /)).toHaveLength(empty.length);
      folded += Number(empty.length > 1);
    }
    expect(folded).toBeGreaterThan(20);
  });
});

test("a royal island announces whose it is, and no beach", () => {
  const royal = VIEWS.flatMap((view) => view.islands.filter(({ royal }) => royal).map((island) => [island.royal, tileText(island, view, loaded())]));
  expect(royal.length).toBeGreaterThan(10);
  for (const [colour, text] of royal) {
    expect(text).toContain(`royal island of ${colour}`);
    expect(text).not.toContain(IN_THE);
  }
});

test("every tile announces its neighbours last", () => {
  for (const view of VIEWS) {
    for (const tile of tilesOf(view)) expect(tileText(tile, view, loaded())).toMatch(/\. Around it: [^.]+\.$/);
  }
});
