/** How the tourists of a year, and those of the last minute, were won: from the server's events. */
import type { Json, Ply } from "../../../lib/protocol";
import type { Award, Awards } from "../../../table/news/awards";
import { standing } from "../../../table/log";
import type { Awarded, Event } from "../model";
import AwardTable from "./AwardTable.svelte";
import { t } from "../texts/lazy";

function isAward(event: Event): event is Awarded {
  return event.kind === "awarded" || event.kind === "awarded_two";
}

interface Run {
  events: Awarded[];
  /** Whether hands were laid down first, as in the last minute. */
  isLast: boolean;
}

/** Groups the events of one award: they follow each other. */
function runsOf(ply: Ply): Run[] {
  const runs: Run[] = [];
  let [isOpen, isLast] = [false, false];
  for (const event of ply.events as unknown as Event[]) {
    isLast ||= event.kind === "showed";
    if (!isAward(event)) isOpen = false;
    else if (isOpen) runs.at(-1)!.events.push(event);
    else {
      runs.push({ events: [event], isLast });
      isOpen = true;
    }
  }
  return runs;
}

function of(plies: Ply[]): Award[] {
  const years = new Set<number>();
  return standing(plies).flatMap((ply) =>
    runsOf(ply).map(({ events, isLast }) => {
      const { year } = events[0]!;
      // Perhaps nobody had a card to lay down; a second award in a year is the last minute, too.
      const title = isLast || years.has(year) ? t("award.last") : t("award.year", { n: year });
      years.add(year);
      return { ply: ply.ply, turn: ply.turn_number, title, events: events as unknown as Json[] };
    }),
  );
}

export const awards: Awards = { of, AwardTable: AwardTable as unknown as Awards["AwardTable"] };
