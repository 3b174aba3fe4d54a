/** What happened to the cards of a seat while others played. */
import type { Json } from "../../lib/protocol";
import type { News } from "../../table/news/news";
import type { Event } from "./model";
import { t } from "./texts";

const ABOUT: readonly Event["kind"][] = ["lost", "became_first", "drew"];

export const news: News = {
  title: () => t("news.title"),
  /** The volcano is the reason for lost cards: without a loss it is no news. */
  concerning: (seat) => (told, among) =>
    (told as unknown as Event).kind === "erupted" ? among.some((each) => isOf(seat, each, ["lost"])) : isOf(seat, told, ABOUT),
};

function isOf(seat: string, told: Json, kinds: readonly Event["kind"][]): boolean {
  const event = told as unknown as Event;
  return kinds.includes(event.kind) && "seat" in event && event.seat === seat;
}
