/** Pebbles before a table is open. */
import type { GameProfile } from "../../table/game";
import SeatEmblem from "./SeatEmblem.svelte";
import { t, word } from "./texts";
import Vignette from "./Vignette.svelte";

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
  seatName: (seat) => word(`colour.${seat}`, seat),
};
