/** What happened to the cards of a seat while others played. */
import type { News } from "../../table/news";
import type { Event } from "./model";
import { t } from "./texts";

const ABOUT: readonly Event["kind"][] = ["lost", "became_first", "drew"];

export const news: News = {
  title: () => t("news.title"),
  concerning: (seat) => (told) => {
    const event = told as unknown as Event;
    return event.kind === "erupted" || (ABOUT.includes(event.kind) && "seat" in event && event.seat === seat);
  },
};
