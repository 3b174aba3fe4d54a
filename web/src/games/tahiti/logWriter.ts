/** The events of Tahiti as log lines. */
import { capital, list, type Values } from "../../lib/i18n";
import type { Json, Table } from "../../lib/protocol";
import type { LogText, LogWriter } from "../../table/log";
import { eventLines } from "../../table/eventLines";
import { ownerOf } from "../../table/players";
import type { Card, Event } from "./model";
import { seatName, shortName, specialOf, suitName } from "./names";
import { parts, t } from "./texts";

type Key = Parameters<typeof parts>[0];
/** The rule by which a seat with an empty hand draws at the end of a turn. */
const EMPTY_HAND = "H3.4";

/** What a seat does in a turn; without it, only the end of the turn names the seat. */
const ACTS: Event["kind"][] = ["put", "played", "set_aside"];

export class CardLogWriter implements LogWriter {
  #hasActed = false;

  constructor(readonly table: Table) {}

  newTurn(): void {
    this.#hasActed = false;
  }

  write(told: Json): LogText | null {
    const event = told as unknown as Event;
    this.#hasActed ||= ACTS.includes(event.kind);
    const word = "seat" in event ? event.seat : null;
    const values: Values = {
      who: word ? ownerOf(this.table, word, seatName(word)) : "",
      card: "card" in event && event.card ? shortName(event.card) : "",
      cards: "cards" in event ? named(event.cards) : "",
    };
    const { did, came } = eventLines<Key>(parts, this.table, word, values);
    switch (event.kind) {
      case "begun":
        return { ...did("log.begun"), isSetup: true };
      case "dealt":
        return null; // hidden from this viewer
      case "round_begun":
        return came("log.round", { year: event.year, round: event.round });
      case "turn_ended":
        return this.#hasActed ? null : did("log.ended");
      case "added":
        return came("log.added", { card: capital(shortName(event.card)) });
      case "put":
        return did("log.put");
      case "took":
        return did("log.took");
      case "played":
        return did("log.played", { special: t(`special.${specialOf(event.card)!}`) });
      case "set_aside":
        return did("log.setAside");
      case "cleared":
        return did(event.cards.length > 0 ? "log.cleared" : "log.clearedNone");
      case "drew":
        return did(event.rule === EMPTY_HAND ? "log.drewLast" : "log.drew");
      case "reshuffled":
        return came("log.reshuffled", { n: event.count });
      case "erupted":
        return came("log.erupted", { suit: suitName(event.suit) });
      case "spared":
        return came("log.spared");
      case "lost":
        return event.seat === null ? null : did("log.lost"); // the line about the eruption says it
      case "laid":
        return did("log.laid");
      case "passed":
        return did("log.passed");
      case "awarded":
        return did("log.awarded", { suit: capital(suitName(event.suit)), sum: event.sum });
      case "awarded_two":
        return did("log.awardedTwo", { sum: event.sum });
      case "kept":
        return did(event.cards.length > 0 ? "log.kept" : "log.keptNone");
      case "dropped":
        return did("log.dropped");
      case "became_first":
        return did("log.first");
      case "showed":
        return did("log.showed");
      case "over":
        return came("log.over");
      default:
        return null;
    }
  }
}

function named(cards: Card[]): string {
  return list(cards.map(shortName));
}
