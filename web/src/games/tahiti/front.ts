/** Tahiti before a table is open. */
import type { Front } from "../../table/game";
import Sail from "./Sail.svelte";
import { t, word } from "./texts";
import Vignette from "./Vignette.svelte";

export const front: Front = {
  title: t("game.title"),
  tagline: t("game.tagline"),
  blurb: t("game.blurb"),
  playNote: t("game.playNote"),
  setNote: t("game.setNote"),
  Emblem: Sail,
  Vignette,
  pointsName: (n) => t("game.points", { n }),
  seatName: (seat) => word(`colour.${seat}`, seat),
};
