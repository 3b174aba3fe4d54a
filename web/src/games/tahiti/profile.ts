/** Tahiti before a table is open. */
import { withTexts } from "../../table/profileTexts";
import SeatEmblem from "./SeatEmblem.svelte";
import { t, word } from "./texts";
import StartPicture from "./StartPicture.svelte";

export const profile = withTexts(t, {
  Emblem: SeatEmblem,
  StartPicture,
  minutes: [30, 45],
  pointsName: (n) => t("game.points", { n }),
  seatName: (seat) => word(`colour.${seat}`, seat),
  tutorial: async () => (await import("./tutorial")).tutorial,
  goal: async () => (await import("./goal")).goal(),
  helpTopics: async () => (await import("./help")).helpTopics,
});
