/** The events of Tongiaki as log lines. */
import type { Json, Table } from "../../lib/protocol";
import type { LogText, LogWriter } from "../../table/log";
import { eventLines } from "../../table/eventLines";
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
    const { did, came } = eventLines<Key>(parts, this.table, word, { who, boats, island });
    switch (event.kind) {
      case "begun":
        return { ...did("log.begun"), isSetup: true };
      case "placed":
        if (this.#isExpanding) return null;
        return { ...did("log.placed", { wind: this.#side(event.beach, view) }), isSetup: true };
      case "taken":
        return did("log.taken");
      case "expanded":
        return did(event.boats > 0 ? "log.expanded" : "log.expandedNone");
      case "reentered":
        return did("log.reentered");
      case "sailed":
        return { ...came("log.sailed", { wind: this.#wind(event, view) }), signs: event.boats };
      case "laid": {
        const isLast = this.#last === event.tile;
        if (!isIsland(event.tile)) return came(isLast ? "log.lastOcean" : "log.laidOcean");
        return came(isLast ? "log.lastIsland" : "log.laidIsland", { island: title(event.tile) });
      }
      case "passed_route":
        return event.number > 0 ? came("log.passed", { n: event.number }) : null;
      case "failed": {
        const n = routeOf(this.drawing, event.ocean, event.edge)?.number ?? 0;
        return came("log.failed", { has: t("colours", { n: event.colours }), n });
      }
      case "reached":
        return came("log.reached", { n: event.boats });
      case "turned_back":
        return came("log.turnedBack", { home: title(event.home) });
      case "sent_back":
        if (TOLD_OTHERWISE.includes(event.rule)) return null;
        return did(event.rule === NO_MOORING ? "log.noMooring" : "log.sentHome");
      case "founded":
        return did("log.founded");
      case "waived":
        return did("log.waived");
      case "abdicated":
        return did("log.abdicated");
      case "settled":
        return did("log.settled");
      case "removed":
        return came("log.removed");
      case "stranded":
        return did("log.stranded");
      case "lost":
        return did("log.lost");
      case "last_tile":
        this.#last = event.tile; // the line about laying it says it
        return null;
      case "passed_turn":
        return did("log.passedTurn");
      case "over":
        return came("log.over");
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
