/** The events of Tongiaki as log lines. */
import type { Json, Table } from "../../lib/protocol";
import type { LogText, LogWriter } from "../../table/log";
import { eventLogLines } from "../../table/eventLogLines";
import { ownerOf } from "../../table/players";
import { bearing, isIsland, routeOf, title, wind, windOf, type Drawing } from "./drawing";
import { findTile, islandOf, type Colour, type Event, type Laid, type View } from "./model";
import { parts, t } from "./texts";

/** Boats that go home by these rules are covered by another line: the voyage failed, for example. */
const TOLD_OTHERWISE: readonly string[] = ["T5.7", "T8.1", "T7.1"];
const NO_MOORING = "T6.3";

export class MapLogWriter implements LogWriter {
  #tiles = new Map<string, Laid>();
  #isExpanding = false;
  /** The tile that was the last of its kind, once it is turned. */
  #last = "";

  constructor(
    readonly table: Table,
    readonly drawing: Drawing,
  ) {}

  newTurn(): void {
    this.#isExpanding = false;
  }

  write(told: Json, view: Json | null): LogText | null {
    const event = told as unknown as Event;
    if (event.kind === "laid") this.#tiles.set(event.tile, { ...event, name: event.tile });
    if (event.kind === "expanded" || event.kind === "reentered") this.#isExpanding = true;
    return this.#line(event, view as unknown as View | null);
  }

  #line(event: Event, view: View | null): LogText | null {
    const word = "colour" in event ? event.colour : null;
    const who = word ? this.#owner(word) : "";
    const boats = "boats" in event && typeof event.boats === "number" ? t("boats", { n: event.boats }) : "";
    const island = "island" in event ? title(event.island) : "beach" in event ? title(islandOf(event.beach)) : "";
    const { action, consequence } = eventLogLines<Key>(parts, this.table, word, { who, boats, island });
    switch (event.kind) {
      case "begun":
        return { ...action("log.begun"), isSetup: true };
      case "placed":
        if (this.#isExpanding) return null;
        return { ...action("log.placed", { wind: this.#side(event.beach, view) }), isSetup: true };
      case "taken":
        return action("log.taken");
      case "expanded":
        return action(event.boats > 0 ? "log.expanded" : "log.expandedNone");
      case "reentered":
        return action("log.reentered");
      case "sailed":
        return { ...consequence("log.sailed", { wind: this.#wind(event, view) }), signs: event.boats };
      case "laid": {
        const isLast = this.#last === event.tile;
        if (!isIsland(event.tile)) return consequence(isLast ? "log.lastOcean" : "log.laidOcean");
        return consequence(isLast ? "log.lastIsland" : "log.laidIsland", { island: title(event.tile) });
      }
      case "passed_route":
        return event.number > 0 ? consequence("log.passed", { n: event.number }) : null;
      case "failed": {
        const n = routeOf(this.drawing, event.ocean, event.edge)?.number ?? 0;
        return consequence("log.failed", { has: t("colours", { n: event.colours }), n });
      }
      case "reached":
        return consequence("log.reached", { n: event.boats });
      case "turned_back":
        return consequence("log.turnedBack", { home: title(event.home) });
      case "sent_back":
        if (TOLD_OTHERWISE.includes(event.rule)) return null;
        return action(event.rule === NO_MOORING ? "log.noMooring" : "log.sentHome");
      case "founded":
        return action("log.founded");
      case "waived":
        return action("log.waived");
      case "abdicated":
        return action("log.abdicated");
      case "settled":
        return action("log.settled");
      case "removed":
        return consequence("log.removed");
      case "stranded":
        return action("log.stranded");
      case "lost":
        return action("log.lost");
      case "last_tile":
        this.#last = event.tile; // the line about laying it says it
        return null;
      case "passed_turn":
        return action("log.passedTurn");
      case "over":
        return consequence("log.over");
      default:
        return null;
    }
  }

  #owner(colour: Colour): string {
    return ownerOf(this.table, colour, t(`colour.${colour}`));
  }

  /** The direction in which a group sailed. */
  #wind(event: Extract<Event, { kind: "sailed" }>, view: View | null): string {
    return t(`wind.${windOf(event.edge, this.#rotation(event.beach, view))}`);
  }

  /** The side of the island that a beach is on. */
  #side(beach: string, view: View | null): string {
    return t(`wind.${wind(bearing(this.drawing, beach, this.#rotation(beach, view)))}`);
  }

  /** The island of a beach with its position. */
  #rotation(beach: string, view: View | null): number {
    const name = islandOf(beach);
    return ((view && findTile(view, name)) ?? this.#tiles.get(name))?.rotation ?? 0;
  }
}

type Key = Parameters<typeof parts>[0];
