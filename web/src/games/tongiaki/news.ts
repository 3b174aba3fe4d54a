/** What happened to the boats of a seat while others played. */
import type { News } from "../../table/news/news";
import type { Event } from "./model";
import { t } from "./texts";

/** Ends of a voyage after which the boats are no longer where they were last seen. */
const WRONG: readonly Event["kind"][] = ["failed", "turned_back", "stranded", "lost"];

export const news: News = {
  title: () => t("news.title"),
  isForDoer: (told) => WRONG.includes((told as unknown as Event).kind),
  isNumbered: (told) => (told as unknown as Event).kind === "sailed",
  concerning(colour) {
    /** Whether the group at sea has boats of the seat. */
    let isAfloat = false;
    return (told) => {
      const event = told as unknown as Event;
      switch (event.kind) {
        case "sailed":
          isAfloat = event.boats.some((boat) => boat === colour);
          return isAfloat;
        case "failed":
        case "reached":
        case "turned_back":
          return isAfloat;
        case "sent_back":
        case "stranded":
        case "lost":
          return event.colour === colour;
        default:
          return false;
      }
    };
  },
};
