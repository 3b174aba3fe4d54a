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
  get setNote() {
    return t("game.setNote");
  },
  Emblem: Sail,
  Vignette,
  seatName: (word) => t(`colour.${word as Colour}`),
  tutorial: async () => (await import("./tutorial")).tutorial,
  aim: async () => (await import("./aim")).aim(),
  keys: async (isReplay) => (await import("./keys")).keys(isReplay),
  things: async () => (await import("./things")).things,
};
