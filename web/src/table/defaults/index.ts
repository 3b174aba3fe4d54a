/** The defaults for what a game does not provide; loaded only for such a game. */
import { ChoiceBuilder } from "../choiceBuilder.svelte";
import type { GameDefaults } from "../game";
import Choices from "./Choices.svelte";
import Heading from "./Heading.svelte";
import { ViewAnimator } from "./viewAnimator.svelte";

export const defaults: GameDefaults = {
  createAnimator: () => new ViewAnimator(),
  createChoiceBuilder: (session) => new ChoiceBuilder(session),
  Heading,
  Choices,
};
