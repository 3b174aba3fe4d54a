/** Tongiaki before a table is open. */
import type { Front } from "../../table/game";
import { load } from "./drawing";
import type { Colour } from "./model";
import Sail from "./Sail.svelte";
import { t } from "./texts";
import Vignette from "./Vignette.svelte";

// Signs and picture appear as soon as the drawing is there; whoever needs it says that it is not.
load().catch(() => undefined);

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
