/**
 * Applies an event to a view, so that events can be shown card by card. It only follows where cards go: the next view
 * from the server replaces the result.
 */
import { seatOf, touristsOf, type Card, type Event, type Pile, type Seat, type View, type Word } from "./model";

/** The rule by which a hand is cut. */
const CUT = "H5.2";
/** The value of a card "2 tourists". */
const TWO = 2;

export function after(view: View, event: Event): View {
  switch (event.kind) {
    case "begun":
      return { ...view, first: event.seat, active: event.seat };
    case "dealt":
      return given({ ...view, deck: view.deck - 1 }, event.seat, event.card ? [event.card] : [], 1);
    case "turned":
      return { ...view, top: event.card, deck: view.deck - 1 };
    case "added":
      return added({ ...view, top: null }, [event.card]);
    case "reshuffled":
      return { ...view, discards: [], deck: event.count };
    case "round_begun":
      return { ...view, year: event.year, round: event.round };
    case "put":
      return added(lost(view, event.seat, [event.card]), [event.card]);
    case "took":
      return given(cleared(view, event.cards), event.seat, event.cards, event.cards.length);
    case "played":
      return discarded(lost(view, event.seat, [event.card]), [event.card]);
    case "set_aside":
      return piled(lost(view, event.seat, [event.card]), event.seat, event.card);
    case "cleared":
      return discarded(cleared(view, event.cards), event.cards);
    case "drew":
      return given({ ...view, top: null }, event.seat, [event.card], 1);
    case "lost":
      return discarded(
        event.seat === null ? cleared(view, [event.card]) : closed(view, event.seat, [event.card]),
        [event.card],
      );
    case "laid":
      return opened(lost({ ...view, active: event.seat }, event.seat, [event.card]), event.seat, [event.card]);
    case "passed":
      return changed(view, event.seat, () => ({ passed: true }));
    case "awarded":
      return piled(closed(awarding(view), event.seat, [event.card]), event.seat, event.card);
    case "awarded_two":
      return piled(awarding(view), event.seat, null);
    case "dropped":
      return discarded(dropped(view, event.seat, event.cards, event.rule), event.cards);
    case "became_first":
      return { ...view, first: event.seat };
    case "showed":
      return opened(lost(view, event.seat, event.cards), event.seat, event.cards);
    default:
      return view;
  }
}

// ---- the small changes that events consist of

function changed(view: View, word: Word, change: (seat: Seat) => Partial<Seat>): View {
  return { ...view, seats: view.seats.map((seat) => (seat.seat === word ? { ...seat, ...change(seat) } : seat)) };
}

/** A list without these cards, each once. */
function without(cards: readonly Card[], gone: readonly Card[]): Card[] {
  const left = [...cards];
  for (const card of gone) {
    const index = left.indexOf(card);
    if (index >= 0) left.splice(index, 1);
  }
  return left;
}

function isMine(view: View, word: Word): boolean {
  return view.hand !== null && view.seat === seatOf(view, word);
}

/** A change of the hands that the replay of a finished game shows. */
function revealed(view: View, word: Word, change: (hand: Card[]) => Card[]): View {
  const { hands } = view;
  return hands ? { ...view, hands: hands.map((hand, seat) => (seat === seatOf(view, word) ? change(hand) : hand)) } : view;
}

function given(view: View, word: Word, cards: Card[], count: number): View {
  const next = changed(revealed(view, word, (hand) => [...hand, ...cards]), word, (seat) => ({
    hand: seat.hand + count,
    known: view.phase === "deal" ? seat.known : [...seat.known, ...cards],
  }));
  return isMine(view, word) ? { ...next, hand: [...view.hand!, ...cards] } : next;
}

function lost(view: View, word: Word, cards: Card[]): View {
  const next = changed(revealed(view, word, (hand) => without(hand, cards)), word, (seat) => ({
    hand: seat.hand - cards.length,
    known: without(seat.known, cards),
  }));
  return isMine(view, word) ? { ...next, hand: without(view.hand!, cards) } : next;
}

function added(view: View, cards: Card[]): View {
  return { ...view, centre: [...view.centre, ...cards] };
}

function cleared(view: View, cards: Card[]): View {
  return { ...view, centre: without(view.centre, cards) };
}

function discarded(view: View, cards: Card[]): View {
  return { ...view, discards: [...view.discards, ...cards] };
}

function opened(view: View, word: Word, cards: Card[]): View {
  return changed(view, word, (seat) => ({ table: [...seat.table, ...cards] }));
}

function closed(view: View, word: Word, cards: Card[]): View {
  return changed(view, word, (seat) => ({ table: without(seat.table, cards) }));
}

/** Cards that were not kept come from the table; cards that were cut, from the hand. */
function dropped(view: View, word: Word, cards: Card[], rule: string): View {
  return rule === CUT ? lost(view, word, cards) : closed(view, word, cards);
}

/** A card (null for "2 tourists") goes to the pile set aside; its value counts at once for viewers who may see it. */
function piled(view: View, word: Word, card: Card | null): View {
  const seat = seatOf(view, word);
  const grown = (pile: Pile): Pile => ({
    points: pile.points + (card ? touristsOf(view, card) : TWO),
    cards: card ? [...pile.cards, card] : pile.cards,
    twos: pile.twos + (card ? 0 : 1),
  });
  const { aside, score } = view;
  return {
    ...changed(view, word, (own) => ({ aside: own.aside + 1 })),
    aside: aside && view.seat === seat ? grown(aside) : aside,
    score: score && { ...score, players: score.players.map((pile, player) => (player === seat ? grown(pile) : pile)) },
  };
}

/** From the first award of a year on, nobody leads any more. */
function awarding(view: View): View {
  return { ...view, leaders: [] };
}
