/** What happened and what may be done, in words: keys and what goes into them. */
import { list, t, type Key, type Values } from "../../lib/i18n";
import type { Ply, Table } from "../../lib/protocol";
import { bearing, isIsland, routeOf, title, wind, windOf, type Drawing } from "./drawing";
import {
  findTile,
  islandOf,
  type Colour,
  type Event,
  type Laid,
  type Prospect,
  type View,
} from "./model";
import type { Choice } from "./notation";

export interface Line {
  colour: Colour | null;
  key: Key;
  values: Values;
  /** Boats shown beside the words. */
  boats?: Colour[];
}

export interface LogLine extends Line {
  ply: number;
  /** The ply that took it back; infinity if it stands. */
  undoneAt: number;
}

export interface Turn {
  turn: number;
  active: number;
  lines: LogLine[];
}

export function nameOf(table: Table, seat: number): string {
  const player = table.seats[seat]?.player;
  return player === undefined ? "" : (table.players[player]?.name ?? "");
}

export function ownerOf(table: Table, colour: Colour): string {
  const seat = table.seats.find((other) => other.word === colour);
  if (!seat) return t(`colour.${colour}`);
  const name = nameOf(table, seat.seat);
  const isDouble = (table.players[seat.player]?.seats.length ?? 1) > 1;
  return isDouble ? `${name} (${t(`colour.${colour}`)})` : name;
}

/** The whole log, by turn; what was taken back stays, struck. */
export function logOf(plies: Ply[], table: Table, drawing: Drawing): Turn[] {
  const undone = new Map<number, number>();
  const standing: number[] = [];
  for (const ply of plies) {
    if (ply.kind !== "undo") standing.push(ply.ply);
    else for (const number of standing.splice(-(ply.plies ?? 0))) undone.set(number, ply.ply);
  }
  const tiles = new Map<string, Laid>();
  const turns: Turn[] = [];
  let inExpansion = false;
  for (const ply of plies) {
    let turn = turns.at(-1);
    if (!turn || turn.turn !== ply.turn || (turn.active !== ply.active && ply.turn > 0)) {
      turn = { turn: ply.turn, active: ply.active, lines: [] };
      turns.push(turn);
      inExpansion = false;
    }
    if (ply.kind === "undo") {
      const colour = table.seats[ply.seat]?.word as Colour;
      turn.lines.push({
        colour,
        key: "log.undo",
        values: { who: ownerOf(table, colour) },
        ply: ply.ply,
        undoneAt: Infinity,
      });
      continue;
    }
    for (const event of ply.events as unknown as Event[]) {
      if (event.kind === "laid") tiles.set(event.tile, { ...event, name: event.tile });
      if (event.kind === "expanded" || event.kind === "reentered") inExpansion = true;
      const line = lineOf(event, table, drawing, tiles, inExpansion);
      if (line) turn.lines.push({ ...line, ply: ply.ply, undoneAt: undone.get(ply.ply) ?? Infinity });
    }
  }
  return joinSetup(turns.filter((turn) => turn.lines.length > 0));
}

/** The turns in which only first boats are moored are the set-up. */
function joinSetup(turns: Turn[]): Turn[] {
  const isSetup = (turn: Turn) =>
    turn.lines.every(({ key }) => key === "log.placed" || key === "log.begun" || key === "log.undo");
  const end = turns.findIndex((turn) => !isSetup(turn));
  const first = turns.slice(0, end < 0 ? turns.length : end);
  if (first.length === 0) return turns;
  const setup = { turn: 0, active: -1, lines: first.flatMap((turn) => turn.lines) };
  return [setup, ...turns.slice(first.length)];
}

/** One event as a line; null where another line says it already. */
export function lineOf(
  event: Event,
  table: Table,
  drawing: Drawing,
  tiles: Map<string, Laid>,
  inExpansion = false,
): Line | null {
  const who = "colour" in event ? ownerOf(table, event.colour) : "";
  const own = "colour" in event ? event.colour : null;
  const boats = "boats" in event && typeof event.boats === "number" ? t("boats", { n: event.boats }) : "";
  switch (event.kind) {
    case "begun":
      return { colour: own, key: "log.begun", values: { who } };
    case "placed":
      if (inExpansion) return null;
      return { colour: own, key: "log.placed", values: { who, island: title(islandOf(event.beach)) } };
    case "taken":
      return { colour: null, key: "log.taken", values: { island: title(islandOf(event.beach)) } };
    case "expanded":
      return {
        colour: own,
        key: event.boats > 0 ? "log.expanded" : "log.expandedNone",
        values: { who, island: title(event.island), boats },
      };
    case "reentered":
      return { colour: own, key: "log.reentered", values: { who, island: title(event.island), boats } };
    case "sailed": {
      const island = islandOf(event.beach);
      const rotation = tiles.get(island)?.rotation ?? 0;
      const towards = t(`wind.${windOf(event.edge, rotation)}`);
      return {
        colour: null,
        key: "log.sailed",
        values: { island: title(island), wind: towards },
        boats: event.boats,
      };
    }
    case "laid":
      return isIsland(event.tile)
        ? { colour: null, key: "log.laidIsland", values: { island: title(event.tile) } }
        : { colour: null, key: "log.laidOcean", values: {} };
    case "passed_route":
      return event.number > 0
        ? { colour: null, key: "log.passed", values: { n: event.number } }
        : null;
    case "failed": {
      const number = routeOf(drawing, event.ocean, event.edge)?.number ?? 0;
      return {
        colour: null,
        key: "log.failed",
        values: { has: t("colours", { n: event.colours }), n: number },
      };
    }
    case "reached":
      return { colour: null, key: "log.reached", values: { island: title(event.island), boats } };
    case "turned_back":
      return {
        colour: null,
        key: "log.turnedBack",
        values: { island: title(event.island), home: title(event.home) },
      };
    case "sent_back":
      if (event.rule === "T5.7" || event.rule === "T8.1" || event.rule === "T7.1") return null;
      return {
        colour: own,
        key: event.rule === "T6.3" ? "log.noMooring" : "log.sentHome",
        values: { who, boats },
      };
    case "founded":
      return { colour: own, key: "log.founded", values: { who, island: title(event.island) } };
    case "waived":
      return { colour: own, key: "log.waived", values: { who, island: title(event.island) } };
    case "abdicated":
      return { colour: own, key: "log.abdicated", values: { who, island: title(event.island) } };
    case "settled":
      return { colour: own, key: "log.settled", values: { who } };
    case "removed":
      return { colour: null, key: "log.removed", values: { island: title(event.island) } };
    case "stranded":
      return { colour: own, key: "log.stranded", values: { who, boats } };
    case "lost":
      return { colour: own, key: "log.lost", values: { who, boats } };
    case "last_tile":
      return { colour: null, key: "log.lastTile", values: {} };
    case "passed_turn":
      return { colour: own, key: "log.passedTurn", values: { who } };
    case "over":
      return { colour: null, key: "log.over", values: {} };
    default:
      return null;
  }
}

// ---- choices

export interface Offer {
  title: string;
  note: string;
  /** The note where there is little room. */
  short?: string;
  outcome?: { text: string; tone: "good" | "bad" | "open" };
}

export function offerOf(choice: Choice, view: View, drawing: Drawing, prospect: Prospect | null, isMany: boolean): Offer {
  const island = choice.island ? findTile(view, choice.island) : undefined;
  const name = choice.island ? title(choice.island) : "";
  const points = choice.island ? (drawing.geometry.islands[choice.island]?.points ?? 0) : 0;
  switch (choice.verb) {
    case "expand": {
      const mine = view.islands
        .find((other) => other.name === choice.island)!
        .beaches.flatMap((beach) => beach.boats)
        .filter((boat) => boat === view.active).length;
      return { title: name, note: t("choice.mine", { n: mine }), short: t("boats", { n: mine }) };
    }
    case "reenter":
      return {
        title: choice.isPair ? t("choice.pair") : name,
        note: choice.isPair ? "" : t("choice.worth", { points }),
        short: choice.isPair ? "" : t("choice.worth", { points }),
      };
    case "found":
      return {
        title: t("choice.found", { island: name }),
        note: t("choice.foundNote", { points }),
        short: t("choice.worth", { points }),
      };
    case "remove":
      return { title: t("ask.removeButton", { island: name }), note: "" };
    case "settle":
      return { title: t("choice.settle"), note: t("choice.settleNote"), short: "" };
    case "pass":
      return { title: t("choice.pass"), note: t("choice.passNote"), short: "" };
    case "waive":
      return { title: t("choice.waive"), note: t("choice.waiveNote"), short: "" };
    case "place":
    case "take":
    case "land": {
      const where = wind(bearing(drawing, choice.beach!, island?.rotation ?? 0));
      const beach = view.islands
        .find((other) => other.name === choice.island)
        ?.beaches.find((other) => other.name === choice.beach);
      const free = (drawing.moorings[choice.beach!] ?? 0) - (beach?.boats.length ?? 0);
      const note =
        choice.verb === "take"
          ? ""
          : free === 1
            ? t("choice.fills")
            : t("choice.moorings", { n: free });
      return {
        title: isMany
          ? t("choice.beachOf", { island: name, wind: t(`wind.${where}`) })
          : t("choice.beach", { wind: t(`Wind.${where}`) }),
        note,
      };
    }
    case "sail": {
      const towards = windOf(choice.edge!, island?.rotation ?? 0);
      const heading = isMany
        ? t("choice.beachOf", { island: name, wind: t(`wind.${towards}`) })
        : t(`Wind.${towards}`);
      return { title: heading, ...voyageOf(prospect) };
    }
    default:
      return { title: choice.text, note: "" };
  }
}

function voyageOf(prospect: Prospect | null): Pick<Offer, "note" | "outcome"> {
  if (!prospect) return { note: "" };
  const oceans = list(prospect.route.map((passage) => passage.ocean));
  const needed = Math.max(0, ...prospect.route.map((passage) => passage.number));
  const known =
    prospect.route.length === 0
      ? t("choice.straight")
      : needed > 0
        ? t("choice.needs", { oceans, n: needed, has: prospect.colours })
        : t("choice.calm", { oceans });
  switch (prospect.end) {
    case "lands":
      return { note: known, outcome: { text: t("choice.sailTo", { island: title(prospect.island!) }), tone: "good" } };
    case "fails":
      return { note: known, outcome: { text: t("choice.fails"), tone: "bad" } };
    case "turned_back":
      return {
        note: known,
        outcome: { text: t("choice.turnedBack", { island: title(prospect.island!) }), tone: "bad" },
      };
    default: {
      const { tiles, lands, passes, fails, strands } = prospect.odds!;
      const values = { oceans, tiles, lands, passes, fails };
      const share = tiles > 0 ? (lands + passes) / tiles : 0;
      const key: Key = prospect.route.length > 0 ? "choice.oddsAfter" : "choice.odds";
      return {
        note: t(key, values) + (strands > 0 ? t("choice.strands", { n: strands }) : ""),
        outcome: {
          text: t("choice.unknown", { share: `${Math.round(100 * share)} %` }),
          tone: "open",
        },
      };
    }
  }
}
