/** The events of Tahiti as log lines. */
import { capital, list, type Values } from "../../lib/i18n";
import type { Json, Table } from "../../lib/protocol";
import type { LogText, LogWriter } from "../../table/log";
import { eventLogLines } from "../../table/eventLogLines";
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
    const { action, consequence } = eventLogLines<Key>(parts, this.table, word, values);
    switch (event.kind) {
      case "begun":
        return { ...action("log.begun"), isSetup: true };
      case "dealt":
        return null; // hidden from this viewer
      case "round_begun":
        return consequence("log.round", { year: event.year, round: event.round });
      case "turn_ended":
        return this.#hasActed ? null : action("log.ended");
      case "added":
        return consequence("log.added", { card: capital(shortName(event.card)) });
      case "put":
        return action("log.put");
      case "took":
        return action("log.took");
      case "played":
        return action("log.played", { special: t(`special.${specialOf(event.card)!}`) });
      case "set_aside":
        return action("log.setAside");
      case "cleared":
        return action(event.cards.length > 0 ? "log.cleared" : "log.clearedNone");
      case "drew":
        return action(event.rule === EMPTY_HAND ? "log.drewLast" : "log.drew");
      case "reshuffled":
        return consequence("log.reshuffled", { n: event.count });
      case "erupted":
        return consequence("log.erupted", { suit: suitName(event.suit) });
      case "spared":
        return consequence("log.spared");
      case "lost":
        return event.seat === null ? null : action("log.lost"); // the line about the eruption says it
      case "laid":
        return action("log.laid");
      case "passed":
        return action("log.passed");
      case "awarded":
        return action("log.awarded", { suit: capital(suitName(event.suit)), sum: event.sum });
      case "awarded_two":
        return action("log.awardedTwo", { sum: event.sum });
      case "kept":
        return action(event.cards.length > 0 ? "log.kept" : "log.keptNone");
      case "dropped":
        return action("log.dropped");
      case "became_first":
        return action("log.first");
      case "showed":
        return action("log.showed");
      case "over":
        return consequence("log.over");
      default:
        return null;
    }
  }
}

function named(cards: Card[]): string {
  return list(cards.map(shortName));
}
