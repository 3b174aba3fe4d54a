/** What happened, in words: every event of the golden records, in every language. */
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { game as tahiti } from "../src/games/tahiti/table";
import { game as tongiaki } from "../src/games/tongiaki/table";
import { LANGUAGES, load, plain, type Language } from "../src/lib/i18n";
import type { Json, Ply, Table } from "../src/lib/protocol";
import { logOf, standing, titleOf, type LogLine } from "../src/table/log";
import { nameOf } from "../src/table/players";
import { replays, serve, type Replay } from "./serverResponses";

const GAMES = { tahiti, tongiaki };
/** Events that another line tells, or none: what only one may know, what is seen on the board alone. */
const SILENT: Record<keyof typeof GAMES, string[]> = {
  tahiti: ["dealt", "turned", "turn_ended", "lost"],
  tongiaki: ["placed", "landed", "turned", "turn_ended", "passed_route", "sent_back", "last_tile"],
};

beforeAll(async () => {
  serve();
  await Promise.all(Object.values(GAMES).map((game) => game.load?.()));
});
afterEach(() => load("en"));

function log(name: keyof typeof GAMES, { plies, table }: Pick<Replay, "plies" | "table">) {
  return logOf(plies, table, GAMES[name].createLogWriter(table));
}
const linesOf = (turns: { lines: LogLine[] }[]) => turns.flatMap(({ lines }) => lines);
const text = (line: LogLine) => plain(line.parts);

describe.each(Object.keys(GAMES) as (keyof typeof GAMES)[])("%s", (name) => {
  const records = replays(name);

  test.each(Object.keys(LANGUAGES) as Language[])("tells every event in %s, and leaves no gap in a sentence", async (language) => {
    await load(language);
    for (const replay of records) {
      for (const line of linesOf(log(name, replay))) {
        expect(text(line)).not.toMatch(/[{}]|\b(log|colour|wind)\.\w|undefined| {2}|^ | $/);
        expect(text(line)).not.toBe("");
      }
    }
  });

  test("leaves out only what another line tells", () => {
    for (const replay of records) {
      const told = new Set(linesOf(log(name, replay)).map(({ event }) => event));
      const left = replay.plies.flatMap(({ events }) => events).filter((event) => !told.has(event));
      expect([...new Set(left.map(({ kind }) => String(kind)))].filter((kind) => !SILENT[name].includes(kind))).toEqual([]);
    }
  });

  test("counts turns from the first after the set-up", () => {
    for (const replay of records.filter(({ plies }) => plies.every(({ kind }) => kind !== "undo"))) {
      const turns = log(name, replay);
      expect(titleOf(turns[0]!)).toBe("set-up");
      const numbers = turns.slice(1).map(({ turn }) => turn);
      expect(numbers[0]).toBe(1);
      expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
      expect(titleOf(turns[1]!)).toBe("turn 1");
    }
  });

  test("names people as the table does", () => {
    const [replay] = records;
    const said = (player: string, mine: boolean) => {
      const players = replay!.table.players.map((other, place) => (place === 0 ? { ...other, name: player } : other));
      const seats = replay!.table.seats.map((seat) => ({ ...seat, mine: mine && seat.player === 0 }));
      return linesOf(log(name, { ...replay!, table: { ...replay!.table, players, seats } })).map(text).join("\n");
    };
    expect(said("Anahera", false)).toContain("Anahera");
    expect(said("Guest", false)).toContain("Guest");
    expect(said("Guest", true)).toMatch(/^You /m);
  });

  test("strikes what was taken back, and says who took it back", () => {
    const undone = records.filter(({ plies }) => plies.some(({ kind }) => kind === "undo"));
    expect(undone.length).toBeGreaterThan(0);
    for (const replay of undone) {
      const lines = linesOf(log(name, replay));
      expect(lines.filter((line) => line.event === null).every((line) => text(line).includes("took back"))).toBe(true);
      const stands = new Set(standing(replay.plies).map(({ ply }) => ply));
      for (const { ply, event, undoneAt } of lines) if (event) expect(undoneAt === Infinity).toBe(stands.has(ply));
    }
  });
});

describe("Changes of seats", () => {
  const [replay] = replays("tongiaki");
  const KINDS = ["taken", "released", "resigned", "stand_in", "returned"] as const;
  const table: Table = { ...replay!.table, seat_changes: KINDS.map((kind, index) => ({ ply: 3 * index, seat: 1, kind })) };

  test.each(Object.keys(LANGUAGES) as Language[])("are lines of the log in %s, after the last ply before them", async (language) => {
    const silent = new Set(linesOf(log("tongiaki", replay!)).map(text));
    await load(language);
    const lines = linesOf(log("tongiaki", { plies: replay!.plies, table })).filter(({ event, undoneAt }) => !event && undoneAt === Infinity);
    const seats = lines.filter(({ ply }) => ply % 3 === 0 && ply <= 12);
    expect(seats.map(({ ply }) => ply)).toEqual([0, 3, 6, 9, 12]);
    for (const line of seats) {
      expect(text(line)).toContain(nameOf(table, 1));
      expect(silent).not.toContain(text(line));
    }
  });
});

describe("A bot that moves for a person", () => {
  const [replay] = replays("tongiaki");
  const [name, other] = [nameOf(replay!.table, 0), nameOf(replay!.table, 1)];
  const ply = (kind: Ply["kind"], seat: number, rest: Partial<Ply> = {}): Ply => ({ ply: 0, kind, seat, turn_number: 2, active: 0, events: [], ...rest });
  const notes = (...plies: Ply[]) =>
    linesOf(log("tongiaki", { table: replay!.table, plies: plies.map((each, index) => ({ ...each, ply: index + 1 })) }))
      .filter(({ isBotNote }) => isBotNote)
      .map(text);
  const late = { bot: "timeout" } as const;

  test("appears after a draw within the turn", () => {
    expect(notes(ply("move", 0), ply("draw", -1), ply("move", 0, late))).toEqual([expect.stringContaining(name)]);
  });

  test("appears once per turn and person", () => {
    const first = [ply("move", 0, late), ply("draw", -1), ply("move", 0, late), ply("move", 1, late), ply("move", 0, late)];
    expect(notes(...first)).toEqual([expect.stringContaining(name), expect.stringContaining(other)]);
    expect(notes(...first, ply("move", 0, { ...late, turn_number: 3 }))).toHaveLength(3);
  });

  test("appears again after an undo, and after an own move", () => {
    expect(notes(ply("move", 0, late), ply("undo", 0, { plies: 1 }), ply("move", 0, late))).toHaveLength(2);
    expect(notes(ply("move", 0, late), ply("move", 0), ply("move", 0, late))).toHaveLength(2);
  });
});

test("A resignation takes nothing back", () => {
  const [{ table, plies }] = replays("tongiaki") as [Replay];
  const { ply, turn_number, active } = plies.at(-1)!;
  const resigned: Ply = { ply: ply + 1, kind: "resign", seat: 1, turn_number, active, events: [] };
  expect(standing([...plies, resigned])).toEqual(standing(plies));
  const struck = (of: Ply[]) => linesOf(log("tongiaki", { table, plies: of })).filter(({ undoneAt }) => undoneAt < Infinity).length;
  expect(struck([...plies, resigned])).toBe(struck(plies));
});

describe.each(["timeout", "absent"] as const)("A bot that moves for somebody (%s)", (bot) => {
  const SAID = { timeout: "Time was up: a bot moved for", absent: "A bot moved for" };

  test.each(Object.keys(GAMES) as (keyof typeof GAMES)[])("appears before its moves, once in each turn of %s", (name) => {
    const [replay] = replays(name);
    const { table, plies } = replay!;
    const turns = log(name, { table, plies: plies.map((ply) => (ply.kind === "move" && ply.seat === 1 ? { ...ply, bot } : ply)) });
    const isOfBot = ({ ply }: LogLine) => plies[ply - 1]?.kind === "move" && plies[ply - 1]!.seat === 1;
    let notes = 0;
    for (const { turn, lines } of turns) {
      const own = lines.filter(isOfBot);
      const told = own.filter(({ isBotNote }) => isBotNote);
      if (turn > 0) expect(told.length, `turn ${turn}`).toBe(own.length > 0 ? 1 : 0);
      if (turn > 0 && told.length > 0) expect(own[0]).toBe(told[0]);
      for (const line of told) expect(text(line)).toContain(`${SAID[bot]} ${nameOf(table, 1)}`);
      notes += told.length;
    }
    expect(notes).toBeGreaterThan(5);
  });

  test("addresses the person it moved for as you", () => {
    const [{ table, plies }] = replays("tongiaki") as [Replay];
    const seats = table.seats.map((seat) => ({ ...seat, mine: seat.seat === 1 }));
    const players = table.players.map((player) => ({ ...player, name: "Guest" }));
    const own = plies.map((ply) => (ply.kind === "move" && ply.seat === 1 ? { ...ply, bot } : ply));
    const notes = linesOf(log("tongiaki", { table: { ...table, seats, players }, plies: own })).filter(({ isBotNote }) => isBotNote);
    expect(text(notes[0]!)).toMatch(bot === "absent" ? /for you while you were away$/ : /^Time was up: .* for you$/);
  });
});

describe("Tongiaki in words", () => {
  const TABLE = {
    players: [{ name: "Ana", agent: null, seats: [0] }],
    seats: [{ seat: 0, word: "blue", player: 0, mine: true }],
    seat_changes: [],
  } as unknown as Table;
  const told = (table: Table, ...events: Json[]) =>
    linesOf(logOf([{ ply: 1, kind: "move", seat: 0, turn_number: 1, active: 0, events }], table, tongiaki.createLogWriter(table))).map(text);

  test("tells of a voyage what came of it", () => {
    const laid = { kind: "laid", tile: "Tonga", q: 0, r: 0, rotation: 0 };
    expect(
      told(
        TABLE,
        laid,
        { kind: "sailed", beach: "Tonga.a", edge: 0, boats: ["blue", "red", "red"] },
        { kind: "reached", island: "Rarotonga", boats: 3 },
        { kind: "founded", colour: "blue", island: "Rarotonga" },
      ).slice(1),
    ).toEqual(["A beach of Tonga was full: its boats sailed south", "3 boats reached Rarotonga", "Ana founded the royal island Rarotonga"]);
  });

  test("speaks to whoever gave no name", () => {
    const own = { ...TABLE, players: [{ name: "Guest", agent: null, seats: [0] }] } as unknown as Table;
    expect(told(own, { kind: "settled", colour: "blue" })).toEqual(["You made a new settlement: all your boats returned to the supply"]);
    expect(told(own, { kind: "begun", colour: "blue" })).toEqual(["You go first"]);
    expect(told(TABLE, { kind: "begun", colour: "blue" })).toEqual(["Ana goes first"]);
    expect(told(TABLE, { kind: "settled", colour: "blue" })[0]).toMatch(/^Ana made a new settlement/);
  });

  test("names the colour of somebody who plays two", () => {
    const two = {
      players: [{ name: "Ana", agent: null, seats: [0, 1] }],
      seats: [
        { seat: 0, word: "blue", player: 0 },
        { seat: 1, word: "red", player: 0 },
      ],
      seat_changes: [],
    } as unknown as Table;
    expect(told(two, { kind: "taken", colour: "red", beach: "Tonga.a" })[0]).toContain("Ana (red)");
  });
});
