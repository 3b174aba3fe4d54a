/** The defaults for what a game does not provide; loaded only for such a game. */
import { CurrentChoice } from "../currentChoice.svelte";
import type { GameDefaults } from "../game";
import Choices from "./Choices.svelte";
import Heading from "./Heading.svelte";
import { ViewAnimator } from "./viewAnimator.svelte";

export const defaults: GameDefaults = {
  createAnimator: () => new ViewAnimator(),
  createCurrentChoice: (session) => new CurrentChoice(session),
  Heading,
  Choices,
};
