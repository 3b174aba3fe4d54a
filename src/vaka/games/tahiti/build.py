"""Chapter 3: rounds and turns of building, and the swap."""

try:
    import cython
except ImportError:
    from vaka.core import cython

if not cython.compiled:
    from vaka.games.tahiti.constants import (
        BUILDING,
        EV_PUT,
        EV_ROUND,
        EV_TOOK,
        EV_TURN_ENDED,
        H3_3,
        H3_4,
        KINDS,
        MOST_TAKEN,
        PROCEEDING,
        PUT,
        ROUNDS,
        TAKE,
        TAKING,
        TO_LAST_CARD,
        TO_OPENING,
        TO_START,
        TO_TURN,
        TO_VOLCANO,
    )
    from vaka.games.tahiti.deck import draw_top
    from vaka.games.tahiti.state import (
        State,
        add,
        forget_choice,
        give,
        lose,
        note,
        offer,
        offer_cards,
        pick_card,
        remove,
        seat_at,
        value,
    )

# ---- rounds and turns


def begin_year(s: State) -> None:
    """H3.1  A year begins with four rounds of building."""
    s.year += 1
    s.round = 0
    s.place = s.seats
    s.then = TO_TURN


def begin_next_turn(s: State) -> None:
    """H3.1  Everybody has one turn a round, in play order; after four rounds it is over."""
    if s.place == s.seats:
        if s.round == ROUNDS:
            end_building(s)
            return
        s.place = 0
        s.round += 1
        note(s, EV_ROUND, s.year, s.round, 0)
    open_turn(s)


def end_building(s: State) -> None:
    """H3.1  After the fourth round attractions are opened."""
    s.round = 0
    s.place = s.seats
    s.then = TO_OPENING


def open_turn(s: State) -> None:
    """H3.2  First, always, the top card of the deck goes to the centre."""
    s.owed = 1
    s.then = TO_START


def start_turn(s: State) -> None:
    """H3.1  It is the turn of the seat whose place it is."""
    s.active = seat_at(s, s.place)
    s.acted = 0
    s.taken = 0
    s.phase = BUILDING


def go_on_building(s: State) -> None:
    s.phase = BUILDING


def end_turn(s: State) -> None:
    note(s, EV_TURN_ENDED, s.active, 0, 0)
    s.acted = 0
    s.taken = 0
    s.then = TO_LAST_CARD
    s.phase = PROCEEDING


def draw_last_card(s: State) -> None:
    """H3.4  Who has no card at the end of the turn takes the top card, before H3.5."""
    s.then = TO_VOLCANO
    if s.hand_size[s.active] == 0:
        draw_top(s, s.active, H3_4)


# ---- the swap


def offer_swaps(s: State) -> None:
    if can_swap(s):
        offer_cards(s, PUT, s.hand[s.active])


def against_putting(s: State, kind: int) -> int:
    """The lowest rule against putting down a card."""
    return 0 if can_swap(s) and s.hand[s.active][kind] else H3_3


def can_swap(s: State) -> bool:
    """H3.3  Once a turn, and only where there is something to take."""
    return s.taken == 0 and s.centre_size > 0


def put_down(s: State, kind: int) -> None:
    """H3.3  Before taking, one card from the hand goes to the centre."""
    s.put = kind
    s.phase = TAKING


def offer_takings(s: State) -> None:
    for kind in range(KINDS):
        if s.centre[kind] and TAKE + kind >= s.last and against_taking(s, kind) == 0:
            offer(s, TAKE + kind)


def against_taking(s: State, kind: int) -> int:
    """The lowest rule against taking one more card."""
    return 0 if is_in_centre(s, kind) and fits(s, kind) else H3_3


def is_in_centre(s: State, kind: int) -> bool:
    """H3.3  From the centre: not the card just put down, which is not counted there yet."""
    return s.picked[kind] < s.centre[kind]


def fits(s: State, kind: int) -> bool:
    """H3.3  One card, or two of the same value, or any number of at most 10 in all."""
    if s.picks == 0 or s.picked_sum + value(kind) <= MOST_TAKEN:
        return True
    return s.picks == 1 and s.picked_sum == value(kind)


def against_stopping(s: State) -> int:
    """H3.3  At least one card is taken."""
    return 0 if s.picks else H3_3


def take(s: State, kind: int) -> None:
    """H3.3  One more card is to be taken."""
    pick_card(s, kind)
    s.last = max(s.last, TAKE + kind)


def swap(s: State) -> None:
    """H3.3  The swap is complete: the card is put down, the others are taken."""
    note(s, EV_PUT, s.active, s.put, 0)
    lose(s, s.active, s.put)
    for kind in range(KINDS):
        while s.picked[kind]:
            s.picked[kind] -= 1
            note(s, EV_TOOK, s.active, kind, 0)
            remove(s, kind)
            give(s, s.active, kind)
    add(s, s.put)
    forget_choice(s)
    s.acted = 1
    s.taken = 1
    s.phase = BUILDING
