/** What a game gets that brings none of its own: loaded only for such a game. */
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
