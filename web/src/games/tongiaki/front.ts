/** Tongiaki before a table is open. */
import type { Front } from "../../table/game";
import type { Colour } from "./model";
import Sail from "./Sail.svelte";
import { t } from "./texts";
import Vignette from "./Vignette.svelte";

export const front: Front = {
  title: t("game.title"),
  tagline: t("game.tagline"),
  blurb: t("game.blurb"),
  playNote: t("game.playNote"),
  setNote: t("game.setNote"),
  Emblem: Sail,
  Vignette,
  seatName: (word) => t(`colour.${word as Colour}`),
};
