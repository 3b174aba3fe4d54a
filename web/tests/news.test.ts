/** What happened to what one owns, and what was won: told to those whom it concerns. */
import { beforeAll, describe, expect, test } from "vitest";
import { game as tahiti } from "../src/games/tahiti/table";
import { game as tongiaki } from "../src/games/tongiaki/table";
import { plain } from "../src/lib/i18n";
import type { GameDefinition } from "../src/table/game";
import type { Ply } from "../src/lib/protocol";
import { standing } from "../src/table/log";
import { freshOf } from "../src/table/news/awards";
import { newsFor } from "../src/table/news/news";
import { moment, replays, serve, type Moment } from "./serverResponses";

beforeAll(async () => {
  serve();
  await Promise.all([tongiaki.load?.(), tahiti.load?.()]);
});

/** The last ply that a seat chose. */
const lastOf = (plies: Ply[], seat: number) => plies.findLast((ply) => ply.kind === "move" && ply.seat === seat)?.ply ?? 0;

async function news(game: GameDefinition, { table, plies }: Moment, seat = 0) {
  const found = newsFor([seat], lastOf(plies, seat), plies, table, game.createLogWriter(table), await game.news!());
  return found.map(({ parts, event }) => ({ text: plain(parts), event: event! }));
}

describe("news", () => {
  test("a chain that carried one's boats is told beach by beach, in the order they sailed", async () => {
    const told = await news(tongiaki, moment("chain"));
    const { isNumbered } = await tongiaki.news!();
    const numbered = told.filter(({ event }) => isNumbered!(event));
    expect(numbered.length).toBeGreaterThan(1);
    for (const { text, event } of numbered) {
      expect(event.boats).toContain("blue");
      expect(text).toMatch(/^A beach of .+ was full: its boats sailed/);
    }
    const plies = numbered.map(({ event }) => moment("chain").plies.findIndex(({ events }) => events.includes(event)));
    expect(plies).toEqual(plies.toSorted((a, b) => a - b));
  });

  test("an eruption is told to whom it struck", async () => {
    const texts = (await news(tahiti, moment("eruption-that-struck"))).map(({ text }) => text);
    expect(texts[0]).toMatch(/^The volcano erupted/);
    expect(texts.length).toBeGreaterThan(1);
  });

  test("an eruption that struck no card of one's own is no news", async () => {
    const struckOthers = moment("eruption-that-struck-others");
    const since = lastOf(struckOthers.plies, 0);
    expect(struckOthers.plies.filter(({ ply }) => ply > since).flatMap(({ events }) => events.map(({ kind }) => kind))).toContain("erupted");
    expect((await news(tahiti, struckOthers)).filter(({ event }) => event.kind === "erupted")).toEqual([]);
  });

  test("what one did oneself is no news, unless a voyage went wrong", async () => {
    const { isForDoer } = await tongiaki.news!();
    for (const { plies, table, name } of replays("tongiaki")) {
      for (const seat of table.seats.map(({ seat }) => seat)) {
        const found = newsFor([seat], 0, plies, table, tongiaki.createLogWriter(table), await tongiaki.news!());
        for (const { ply, event } of found) {
          if (plies[ply - 1]!.active === seat) expect(isForDoer!(event!), `${name}, ply ${ply}`).toBe(true);
        }
      }
    }
  });

  test.each(["timeout", "absent"] as const)("a bot that moved for somebody since one's last choice is news (%s)", async (bot) => {
    const { plies, table } = replays("tongiaki")[0]!;
    const since = plies.find(({ kind, seat, turn_number }) => kind === "move" && seat === 0 && turn_number > table.seats.length)!.ply;
    const told = async (from: number) => {
      const marked = plies.map((ply) => (ply.kind === "move" && ply.ply > from ? { ...ply, bot } : ply));
      const until = marked.filter(({ turn_number }) => turn_number <= plies[since - 1]!.turn_number + 2 * table.seats.length);
      return newsFor([0], since, until, table, tongiaki.createLogWriter(table), await tongiaki.news!());
    };
    const notes = (await told(since)).filter(({ isBotNote }) => isBotNote);
    expect(new Set(notes.map(({ ply }) => plies[ply - 1]!.seat))).toEqual(new Set(table.seats.map(({ seat }) => seat)));
    for (const { ply } of notes) expect(ply).toBeGreaterThan(since);
    expect((await told(Infinity)).filter(({ isBotNote }) => isBotNote)).toEqual([]);
    const before = newsFor([0], since, plies.map((ply) => (ply.ply <= since ? { ...ply, bot } : ply)), table, tongiaki.createLogWriter(table), await tongiaki.news!());
    expect(before.filter(({ isBotNote }) => isBotNote)).toEqual([]);
  });

  test("what was taken back is no news", async () => {
    for (const { plies, table } of replays("tongiaki")) {
      const stands = new Set(standing(plies).map(({ ply }) => ply));
      const found = newsFor([0], 0, plies, table, tongiaki.createLogWriter(table), await tongiaki.news!());
      for (const { ply } of found) expect(stands.has(ply)).toBe(true);
    }
  });
});

describe("awards", () => {
  test("every year is told once, and the last minute after it", async () => {
    const awards = await tahiti.awards!();
    for (const { plies } of replays("tahiti")) {
      const all = awards.of(plies);
      const titles = all.map(({ title }) => title);
      const years = titles.flatMap((title) => /^Year (\d): who won what$/.exec(title)?.[1] ?? []);
      expect(years).toEqual([...new Set(years)].sort());
      // Where nobody had a card left, nothing was won in the last minute.
      expect([[], ["Last minute, all hands laid down: who won what"]]).toContainEqual(titles.slice(years.length));
      for (const { ply, events } of all) {
        expect(events.some(({ kind }) => kind === "awarded_two")).toBe(true);
        for (const event of events) expect(plies[ply - 1]!.events).toContain(event);
      }
    }
  });

  test("the last one is news until whoever looks has chosen something, or all have had a turn", async () => {
    const awards = await tahiti.awards!();
    const { plies, table } = replays("tahiti")[0]!;
    const [first] = awards.of(plies);
    const until = (ply: number) => plies.slice(0, ply);
    expect(freshOf([first!], until(first!.ply), [0], table.seats.length)).toBe(first);
    const own = plies.find(({ ply, kind, seat }) => ply > first!.ply && kind === "move" && seat === 0)!;
    expect(freshOf([first!], until(own.ply), [0], table.seats.length)).toBeNull();
    const later = plies.find(({ turn_number }) => turn_number > first!.turn + table.seats.length)!;
    expect(freshOf([first!], until(later.ply), [], table.seats.length)).toBeNull();
  });
});
