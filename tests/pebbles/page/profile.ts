/** Pebbles before a table is open. */
import { withTexts } from "../../table/profileTexts";
import SeatEmblem from "./SeatEmblem.svelte";
import { t, word } from "./texts";
import StartPicture from "./StartPicture.svelte";

export const profile = withTexts(t, {
  Emblem: SeatEmblem,
  StartPicture,
  seatName: (seat) => word(`colour.${seat}`, seat),
});
