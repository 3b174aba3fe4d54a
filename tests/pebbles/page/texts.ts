/** The texts of the page and of Pebbles. */
import { speaker } from "../../lib/i18n";
import { en as page } from "../../texts/en";

const en = {
  "game.title": "Pebbles",
  "game.tagline": "A bag, a hand, a pond",
  "game.blurb": "Reach into the bag, drop two at once, and be worth most when the bag is empty.",
  "game.playNote": "You and two bots.",
  "game.setNote": "Two to four seats.",
  "ask.choose": "Reach into the bag, or drop two pebbles",
  "ask.second": "Drop a second pebble",
  "choice.reach": "Reach into the bag",
  "choice.drop": "Drop the {worth}",
  "bag": "{n} left in the bag",
  "hand": { one: "{n} pebble in hand", other: "{n} pebbles in hand" },
  "hand.yours": "Your hand",
  "hand.hidden": "Nobody looks into another's hand.",
  "pond.of": "Pond of {name}",
  "log.began": "{*who} begins",
  "log.reached": "{*who} reached into the bag",
  "log.drew": "{*who} drew a pebble worth {worth}",
  "log.drewUnseen": "{*who} drew a pebble",
  "log.dropped": "{*who} dropped a pebble worth {worth}",
  "log.ended": "The game is over",
  "end.bag": "The bag is empty.",
  "end.pond": "A pond is full.",
  "end.worth": "Worth",
};

export const { t, word, parts } = speaker({ ...page, ...en });
