/** The texts of a game's profile, which every game has under the same keys. */
import type { GameProfile } from "./game";

type Text = "title" | "tagline" | "blurb" | "playNote" | "setUpNote";
type Key = "game.title" | "game.tagline" | "game.blurb" | "game.playNote" | "game.setUpNote";

/** A profile with its texts, looked up when they are shown: the language may change. */
export function withTexts(t: (key: Key) => string, rest: Omit<GameProfile, Text>): GameProfile {
  return {
    ...rest,
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
      return t("game.setUpNote");
    },
  };
}
