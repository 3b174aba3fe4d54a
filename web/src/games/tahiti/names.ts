/** The names of cards, suits and seats. */
import { loaded } from "./drawing.svelte";
import { suitOf, touristsOf, valueOf, type Card, type View } from "./model";
import { t, word } from "./texts";

type Special = "government" | "builder" | "aeroplane";

export function seatName(seat: string): string {
  return word(`colour.${seat}`, seat);
}

/** A suit in a sentence. */
export function suitName(suit: string): string {
  return word(`suit.${suit}`, suit);
}

/** A card in a sentence: boats 7. */
export function shortName(card: Card): string {
  return t("card.short", { suit: suitName(suitOf(card)), value: valueOf(card) });
}

/** A card with everything it shows. */
export function cardName(view: View, card: Card): string {
  const special = specialOf(card);
  const name = t("card.name", { card: shortName(card), tourists: t("tourists", { n: touristsOf(view, card) }) });
  return special ? t("card.name", { card: name, tourists: t(`special.${special}`) }) : name;
}

/** The effect of a special card, in a few words. */
export function specialNote(card: Card): string | undefined {
  const special = specialOf(card);
  return special ? t("ask.turn", { name: t(`special.${special}`), ask: t(`choice.${special}`) }) : undefined;
}

/** What makes a card special. */
export function specialOf(card: Card): Special | null {
  return (loaded().specials[valueOf(card)] as Special | undefined) ?? null;
}
