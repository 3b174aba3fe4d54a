/** Pebbles before a table is open. */
import { withTexts } from "../../table/profileTexts";
import SeatEmblem from "./SeatEmblem.svelte";
import { t, word } from "./texts";
import Vignette from "./Vignette.svelte";

export const profile = withTexts(t, {
  Emblem: SeatEmblem,
  Vignette,
  seatName: (seat) => word(`colour.${seat}`, seat),
});
