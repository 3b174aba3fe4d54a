/** What happened, in words. */
import type { Json, Table } from "../../lib/protocol";
import type { LogText, LogWriter } from "../../table/log";
import { nameOf } from "../../table/players";
import type { PebbleEvent } from "./model";
import { parts } from "./texts";

export class PebbleLogWriter implements LogWriter {
  constructor(private table: Table) {}

  write(json: Json): LogText | null {
    const event = json as unknown as PebbleEvent;
    if (event.kind === "ended") return { word: null, parts: parts("log.ended") };
    const word = this.table.seats[event.seat]?.word ?? null;
    const who = nameOf(this.table, event.seat);
    const isUnseen = event.kind === "drew" && event.worth === undefined;
    const key = isUnseen ? "log.drewUnseen" : (`log.${event.kind}` as const);
    const worth = "worth" in event ? (event.worth ?? "") : "";
    return { word, parts: parts(key, { who, worth }), isSetup: event.kind === "began" };
  }

  newTurn(): void {}
}
