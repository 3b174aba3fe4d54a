/** Tahiti before a table is open. */
import type { Front } from "../../table/game";
import Sail from "./Sail.svelte";
import { t, word } from "./texts";
import Vignette from "./Vignette.svelte";

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
  pointsName: (n) => t("game.points", { n }),
  seatName: (seat) => word(`colour.${seat}`, seat),
  tutorial: async () => (await import("./tutorial")).tutorial,
  aim: async () => (await import("./aim")).aim(),
  things: async () => (await import("./things")).things,
};
