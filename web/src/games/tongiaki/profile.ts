/** Tongiaki before a table is open. */
import { withTexts } from "../../table/profileTexts";
import { load } from "./drawing";
import type { Colour } from "./model";
import SeatEmblem from "./SeatEmblem.svelte";
import { t } from "./texts";
import StartPicture from "./StartPicture.svelte";

// Emblems and picture appear when the drawing is loaded; components that need it report a failure.
load().catch(() => undefined);

export const profile = withTexts(t, {
  Emblem: SeatEmblem,
  StartPicture,
  minutes: [45],
  seatName: (word) => t(`colour.${word as Colour}`),
  tutorial: async () => (await import("./tutorial")).tutorial,
  goal: async () => (await import("./goal")).goal(),
  keys: async (isReplay) => (await import("./keys")).keys(isReplay),
  helpTopics: async () => (await import("./help")).helpTopics,
});
