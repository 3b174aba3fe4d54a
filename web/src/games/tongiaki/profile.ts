/** Tongiaki before a table is open. */
import type { GameProfile } from "../../table/game";
import { load } from "./drawing";
import type { Colour } from "./model";
import SeatEmblem from "./SeatEmblem.svelte";
import { t } from "./texts";
import Vignette from "./Vignette.svelte";

// Signs and picture appear as soon as the drawing is there; whoever needs it says that it is not.
load().catch(() => undefined);

export const profile: GameProfile = {
  get title() {
    return t("game.title");
  },
  get tagline() {
    return t("game.tagline");
  },
  get blurb() {
    return t("game.blurb");
  },
  get playNote() {
    return t("game.playNote");
  },
  get setUpNote() {
    return t("game.setNote");
  },
  Emblem: SeatEmblem,
  Vignette,
  seatName: (word) => t(`colour.${word as Colour}`),
  tutorial: async () => (await import("./tutorial")).tutorial,
  goal: async () => (await import("./goal")).goal(),
  keys: async (isReplay) => (await import("./keys")).keys(isReplay),
  helpTopics: async () => (await import("./help")).helpTopics,
};
