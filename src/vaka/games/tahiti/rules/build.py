"""Chapter 3: rounds and turns of building, and the swap."""

try:
    import cython
except ImportError:
    from vaka.core import cython

if not cython.compiled:
    from vaka.core.bits import bit
    from vaka.games.tahiti.rules.constants import (
        BUILDING,
        EV_PUT,
        EV_ROUND,
        EV_TOOK,
        EV_TURN_ENDED,
        H3_3,
        H3_4,
        MOST_TAKEN,
        ONCE,
        PROCEEDING,
        ROUNDS,
        TAKE,
        TAKING,
        TO_LAST_CARD,
        TO_OPENING,
        TO_START,
        TO_TURN,
        TO_VOLCANO,
        VALUES,
    )
    from vaka.games.tahiti.rules.deck import draw_top
    from vaka.games.tahiti.rules.piles import (
        holds,
        join_piles,
        kinds_of_value,
        kinds_up_to,
        more_than,
        part_piles,
    )
    from vaka.games.tahiti.rules.state import (
        Position,
        add,
        forget_choice,
        in_order_from,
        lose,
        note,
        note_cards,
        pick_card,
        seat_at,
    )

# ---- rounds and turns


def begin_year(s: Position) -> None:
    """H3.1  A year begins with four rounds of building."""
    s.year += 1
    s.round = 0
    s.place = s.seats
    s.then = TO_TURN


def begin_next_turn(s: Position) -> None:
    """H3.1  Each seat has one turn a round, in play order; building ends after four rounds."""
    if s.place == s.seats:
        if s.round == ROUNDS:
            end_building(s)
            return
        s.place = 0
        s.round += 1
        note(s, EV_ROUND, s.year, s.round, 0)
    open_turn(s)


def end_building(s: Position) -> None:
    """H3.1  After the fourth round comes the opening of attractions."""
    s.round = 0
    s.place = s.seats  # the round is over: the next step begins round 1
    s.then = TO_OPENING


def open_turn(s: Position) -> None:
    """H3.2  First, always, the top card of the deck goes to the centre."""
    s.owed = 1
    s.then = TO_START


def start_turn(s: Position) -> None:
    """H3.1  The turn of the seat at `place` starts."""
    s.active = seat_at(s, s.place)
    s.acted = 0
    s.taken = 0
    s.phase = BUILDING


def go_on_building(s: Position) -> None:
    s.phase = BUILDING


def end_turn(s: Position) -> None:
    note(s, EV_TURN_ENDED, s.active, 0, 0)
    s.acted = 0
    s.taken = 0
    s.then = TO_LAST_CARD
    s.phase = PROCEEDING


def draw_last_card(s: Position) -> None:
    """H3.4  A player with no card at the end of the turn takes the top card, before H3.5."""
    s.then = TO_VOLCANO
    if s.hand_size[s.active] == 0:
        draw_top(s, s.active, H3_4)


# ---- the swap


def kinds_to_put(s: Position) -> int:
    return s.hand[s.active][ONCE] if can_swap(s) else 0


def against_putting(s: Position, kind: int) -> int:
    """The lowest rule against putting down a card."""
    return 0 if can_swap(s) and holds(s.hand[s.active], kind) else H3_3


def can_swap(s: Position) -> bool:
    """H3.3  Once a turn, and only if the centre has a card to take."""
    return s.taken == 0 and s.centre_size > 0


def put_down(s: Position, kind: int) -> None:
    """H3.3  Before taking, one card from the hand goes to the centre."""
    s.put = kind
    s.phase = TAKING


def kinds_to_take(s: Position) -> int:
    return kinds_in_centre(s) & kinds_that_fit(s) & in_order_from(s, TAKE)


def against_taking(s: Position, kind: int) -> int:
    """The lowest rule against taking one more card."""
    return 0 if bit(kind) & kinds_in_centre(s) & kinds_that_fit(s) else H3_3


def kinds_in_centre(s: Position) -> int:
    """H3.3  From the centre: not the card just put down, which is not counted there yet."""
    return more_than(s.centre, s.picked)


def kinds_that_fit(s: Position) -> int:
    """H3.3  One card, or two of the same value, or any number with a total of at most 10."""
    if s.picks == 0:
        return kinds_up_to(VALUES)
    if s.picks == 1:
        return kinds_up_to(MOST_TAKEN - s.picked_sum) | kinds_of_value(s.picked_sum)
    return kinds_up_to(MOST_TAKEN - s.picked_sum)


def against_stopping(s: Position) -> int:
    """H3.3  At least one card is taken."""
    return 0 if s.picks else H3_3


def take(s: Position, kind: int) -> None:
    """H3.3  Pick one more card to take."""
    pick_card(s, kind)
    s.last = max(s.last, TAKE + kind)


def swap(s: Position) -> None:
    """H3.3  Complete the swap: put the card down, take the picked cards."""
    note(s, EV_PUT, s.active, s.put, 0)
    lose(s, s.active, s.put)
    note_cards(s, EV_TOOK, s.active, s.picked, 0)
    part_piles(s.centre, s.picked)
    s.centre_size -= s.picks
    join_piles(s.hand[s.active], s.picked)
    join_piles(s.known[s.active], s.picked)
    s.hand_size[s.active] += s.picks
    add(s, s.put)  # last, so that it was never among the cards to take
    forget_choice(s)
    s.acted = 1
    s.taken = 1
    s.phase = BUILDING
