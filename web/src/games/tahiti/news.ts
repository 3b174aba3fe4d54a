/** What happened to the cards of a seat while others played. */
import type { News } from "../../table/news";
import type { Event } from "./model";
import { t } from "./texts";

const ABOUT: readonly Event["kind"][] = ["lost", "became_first", "drew"];

/** How a year was won concerns everybody. */
const OF_ALL: readonly Event["kind"][] = ["awarded", "awarded_two"];

export const news: News = {
  title: () => t("news.title"),
  concerning: (seat) => (told) => {
    const event = told as unknown as Event;
    return event.kind === "erupted" || (ABOUT.includes(event.kind) && "seat" in event && event.seat === seat);
  },
  isForAll: (told) => OF_ALL.includes((told as unknown as Event).kind),
};
