"""Combines the chapters of the rules: lists, checks and plays moves."""

from __future__ import annotations

from collections.abc import Sequence

try:
    import cython
except ImportError:
    from vaka.core import cython

from vaka.core.errors import IllegalMove, NotNow
from vaka.core.observation import Bytes

if not cython.compiled:
    from vaka.core.bits import count_bits, nth_bit
    from vaka.core.byte_arrays import fill_zero, mark_moves, pack_moves, writable
    from vaka.core.dice import Dice, roll
    from vaka.core.struct_fields import copy_state
    from vaka.games.tahiti.rules.award import award_then_renovate
    from vaka.games.tahiti.rules.build import (
        against_putting,
        against_stopping,
        against_taking,
        begin_next_turn,
        begin_year,
        draw_last_card,
        end_turn,
        go_on_building,
        kinds_to_put,
        kinds_to_take,
        put_down,
        start_turn,
        swap,
        take,
    )
    from vaka.games.tahiti.rules.constants import (
        BEGIN,
        BEGINNING,
        BUILDING,
        CLEARING,
        CUT,
        DEALING,
        DISCARD,
        DONE,
        DRAW,
        END,
        KEEP,
        LAY,
        MOVE_BYTES,
        MOVES,
        NONE,
        NOT_ITS_TIME,
        NOTE,
        ONCE,
        OPENING,
        OVER,
        PASS,
        PLAY,
        PROCEEDING,
        PUT,
        RENOVATING,
        SEATS,
        TAKE,
        TAKING,
        TO_AWARD,
        TO_BUILD,
        TO_CLEAR,
        TO_GRANT,
        TO_LAST_CARD,
        TO_OPENING,
        TO_RENOVATION,
        TO_START,
        TO_TURN,
        TO_VOLCANO,
        TURNING,
        VALUES,
    )
    from vaka.games.tahiti.rules.deck import (
        add_top,
        against_drawing,
        must_turn,
        random_card,
        renew,
        turn_up,
    )
    from vaka.games.tahiti.rules.end import win_share
    from vaka.games.tahiti.rules.observation import SIZES, write_observation
    from vaka.games.tahiti.rules.opening import (
        against_laying,
        kinds_to_lay,
        lay,
        open_next,
        pass_opening,
    )
    from vaka.games.tahiti.rules.piles import count_in
    from vaka.games.tahiti.rules.renovation import (
        against_cutting,
        against_finishing,
        against_keeping,
        cut,
        grant,
        is_next_cut,
        keep,
        kinds_to_cut,
        kinds_to_keep,
        renovate,
        renovate_next,
    )
    from vaka.games.tahiti.rules.setup import against_beginning, begin, deal, receiver
    from vaka.games.tahiti.rules.special_cards import (
        against_clearing,
        against_playing,
        begin_clearing,
        choose_to_clear,
        clear_centre,
        kinds_to_clear,
        kinds_to_play,
        play_special,
    )
    from vaka.games.tahiti.rules.state import (
        Position,
        State,
        clear,
        count_earned,
        offer,
        offer_cards,
    )
    from vaka.games.tahiti.rules.volcano import look_at_volcano


NUMBERS = tuple(range(MOVES))
"""Every move as an `int` object, so that listing moves creates none."""


# ---- listing moves


def list_moves(s: Position) -> int:
    """Fill `s.offered` with all legal moves, ascending. Return how many there are."""
    # Ascending because each branch offers its ranges in the order of `constants`.
    s.offers = 0
    if s.phase == TURNING or s.phase == DEALING:
        offer_cards(s, DRAW, s.deck[ONCE])
    elif s.phase == BUILDING:
        offer_cards(s, PUT, kinds_to_put(s))
        offer_cards(s, PLAY, kinds_to_play(s))
        offer(s, END)
    elif s.phase == TAKING:
        offer_cards(s, TAKE, kinds_to_take(s))
        if against_stopping(s) == 0:
            offer(s, DONE)
    elif s.phase == OPENING:
        offer_cards(s, LAY, kinds_to_lay(s))
        offer(s, PASS)
    elif s.phase == CLEARING:
        offer_cards(s, DISCARD, kinds_to_clear(s))
        offer(s, DONE)
    elif s.phase == RENOVATING:
        offer_cards(s, KEEP, kinds_to_keep(s))
        offer_cards(s, CUT, kinds_to_cut(s))
        if against_finishing(s) == 0:
            offer(s, DONE)
    elif s.phase == BEGINNING:
        for seat in range(s.seats):
            offer(s, BEGIN + seat)
    return s.offers


# ---- listing picks


def list_pickable(s: Position) -> int:
    """Fill `s.offered` with all moves that are legal in any order. Return how many there are."""
    if s.phase != TAKING and s.phase != CLEARING and s.phase != RENOVATING:
        return list_moves(s)
    s.offers = 0
    if s.phase == TAKING:
        offer_in_any_order(s, TAKE, PLAY)
    elif s.phase == CLEARING:
        offer_in_any_order(s, DISCARD, LAY)
    else:
        offer_in_any_order(s, KEEP, DONE)
    offer_in_any_order(s, DONE, END)
    return s.offers


def offer_in_any_order(s: Position, first: int, end: int) -> None:
    for move in range(first, end):
        if against(s, move, 1) == 0:
            offer(s, move)


# ---- whose move it is


def whose_turn(s: Position) -> int:
    """The seat to move, -1 for chance, -2 once the game is over."""
    if s.phase == OVER:
        return -2
    return -1 if s.phase <= TURNING else s.active  # the phases of chance come first


def is_in_choice(s: Position) -> bool:
    """Whether a run of cards put, taken, discarded, kept or cut has begun and is not complete."""
    if s.phase == TAKING:
        return True
    return (s.phase == CLEARING or s.phase == RENOVATING) and s.last > 0


def is_at_turn_start(s: Position) -> bool:
    """Whether a turn begins: of building, of opening, of renovation; or the game is over."""
    if s.phase == BUILDING:
        return s.acted == 0
    if s.phase == RENOVATING:
        return s.last == 0
    return s.phase == OPENING or s.phase == OVER


def is_seen_by(s: Position, move: int, seat: int) -> bool:
    """H7.1  Only its receiver sees a card that is dealt; only the active seat sees its picks before
    the choice is complete. A spectator is seat -1."""
    if s.phase == DEALING:
        return seat == receiver(s)
    return seat == s.active or not is_pick(move)


def is_pick(move: int) -> bool:
    """Whether a move is part of a choice of several cards, before it is done."""
    return PUT <= move < PLAY or DISCARD <= move < LAY or KEEP <= move < DONE


# ---- checking a move


def against(s: Position, move: int, any_order: int) -> int:
    """0, or the number of the lowest rule against a move, or NOT_ITS_TIME."""
    # After this check the ranges below yield a valid kind of card or seat.
    if move < 0 or move >= MOVES or not is_its_time(s, move):
        return NOT_ITS_TIME
    if move < BEGIN:
        return against_drawing(s, move - DRAW)
    if move < PUT:
        return against_beginning(s, move - BEGIN)
    if move < TAKE:
        return against_putting(s, move - PUT)
    if move < PLAY:
        return in_order(s, move, any_order, against_taking(s, move - TAKE))
    if move < DISCARD:
        return against_playing(s, move - PLAY)
    if move < LAY:
        return in_order(s, move, any_order, against_clearing(s, move - DISCARD))
    if move < KEEP:
        return against_laying(s, move - LAY)
    if move < CUT:
        return in_order(s, move, any_order, against_keeping(s, move - KEEP))
    if move < DONE:
        rule = against_cutting(s, move - CUT)
        return rule if rule or any_order or is_next_cut(s, move - CUT) else NOT_ITS_TIME
    if move == DONE and s.phase == TAKING:
        return against_stopping(s)
    if move == DONE and s.phase == RENOVATING:
        return against_finishing(s)
    return 0


def in_order(s: Position, move: int, any_order: int, rule: int) -> int:
    """The rule against a move of a run, or NOT_ITS_TIME if it breaks the canonical order."""
    return rule if rule or any_order or move >= s.last else NOT_ITS_TIME


def is_its_time(s: Position, move: int) -> bool:
    """Whether a move belongs to the current phase."""
    if move < BEGIN:
        return s.phase == TURNING or s.phase == DEALING
    if move < PUT:
        return s.phase == BEGINNING
    if move < TAKE:
        return s.phase == BUILDING
    if move < PLAY:
        return s.phase == TAKING
    if move < DISCARD:
        return s.phase == BUILDING
    if move < LAY:
        return s.phase == CLEARING
    if move < KEEP:
        return s.phase == OPENING
    if move < DONE:
        return s.phase == RENOVATING
    if move == DONE:
        return s.phase == TAKING or s.phase == CLEARING or s.phase == RENOVATING
    return s.phase == BUILDING if move == END else s.phase == OPENING


# ---- playing a move


def make(s: Position, move: int) -> None:
    """Make a legal move, without checking it again, and all that follows automatically."""
    if move < BEGIN:
        draw(s, move - DRAW)
    elif move < PUT:
        begin(s, move - BEGIN)
    elif move < TAKE:
        put_down(s, move - PUT)
    elif move < PLAY:
        take(s, move - TAKE)
    elif move < DISCARD:
        play_special(s, move - PLAY)
    elif move < LAY:
        choose_to_clear(s, move - DISCARD)
    elif move < KEEP:
        lay(s, move - LAY)
    elif move < CUT:
        keep(s, move - KEEP)
    elif move < DONE:
        cut(s, move - CUT)
    elif move == DONE:
        complete(s)
    elif move == END:
        end_turn(s)
    else:
        pass_opening(s)
    go_on(s)


def draw(s: Position, kind: int) -> None:
    """Chance draws a card for a hand, or turns up the top card of the deck."""
    if s.phase == DEALING:
        deal(s, kind)
    else:
        turn_up(s, kind)


def complete(s: Position) -> None:
    """Complete the current choice."""
    if s.phase == TAKING:
        swap(s)
    elif s.phase == CLEARING:
        clear_centre(s)
    else:
        renovate(s)


def go_on(s: Position) -> None:
    """H2.2  Everything that follows automatically; the deck is in order before every step."""
    # Ends: each pass leaves PROCEEDING, pays a card that is owed, or takes the next step of the
    # year; every year reaches a decision, a chance move or the end of the game.
    while s.phase == PROCEEDING:
        renew(s)
        if must_turn(s):
            s.phase = TURNING
        elif s.owed > 0:
            add_top(s)
        else:
            step(s)


def step(s: Position) -> None:
    """Take the next step of the game."""
    if s.then == TO_START:
        start_turn(s)
    elif s.then == TO_BUILD:
        go_on_building(s)
    elif s.then == TO_LAST_CARD:
        draw_last_card(s)
    elif s.then == TO_VOLCANO:
        look_at_volcano(s)
    elif s.then == TO_TURN:
        begin_next_turn(s)
    elif s.then == TO_CLEAR:
        begin_clearing(s)
    elif s.then == TO_OPENING:
        open_next(s)
    elif s.then == TO_AWARD:
        award_then_renovate(s)
    elif s.then == TO_RENOVATION:
        renovate_next(s)
    elif s.then == TO_GRANT:
        grant(s)
    else:
        begin_year(s)


# ---- playing at random


def play_out(s: Position, dice: Dice) -> int:
    """Play at random to the end. Return how many decisions the seats made."""
    decisions = 0
    while s.phase != OVER:
        if s.phase > TURNING:
            decisions += 1
        make(s, random_move(s, dice))
    return decisions


def play_outs(start: Position, scratch: Position, games: int, dice: Dice) -> None:
    """Play many games at random from `start`, and sum up the wins in `scratch.won`."""
    clear_wins(scratch)
    for _game in range(games):
        copy_state(scratch, start)
        play_out(scratch, dice)
        for player in range(scratch.players):
            scratch.won[player] += win_share(scratch, player)


def clear_wins(s: Position) -> None:
    """Set `won` to zero: a scratch field, which `copy_state` leaves alone."""
    for player in range(SEATS):
        s.won[player] = 0.0


def random_move(s: Position, dice: Dice) -> int:
    """`moves()[dice.below(len(moves()))]`; chance draws a kind in proportion to its cards."""
    # The same moves in the same order as in `list_moves`, without listing them.
    if s.phase == TURNING or s.phase == DEALING:
        return DRAW + random_card(s, dice)
    if s.phase == BUILDING:
        return one_of(dice, PUT, kinds_to_put(s), PLAY, kinds_to_play(s), END)
    if s.phase == TAKING:
        last = DONE if against_stopping(s) == 0 else NONE
        return one_of(dice, TAKE, kinds_to_take(s), 0, 0, last)
    if s.phase == OPENING:
        return one_of(dice, LAY, kinds_to_lay(s), 0, 0, PASS)
    if s.phase == CLEARING:
        return one_of(dice, DISCARD, kinds_to_clear(s), 0, 0, DONE)
    if s.phase == RENOVATING:
        last = DONE if against_finishing(s) == 0 else NONE
        return one_of(dice, KEEP, kinds_to_keep(s), CUT, kinds_to_cut(s), last)
    return BEGIN + roll(dice, s.seats)


def weight_of(s: Position, move: int) -> int:
    """How many cards lead to an outcome of chance; one lot for each seat."""
    return count_in(s.deck, move - DRAW) if move < BEGIN else 1


def one_of(dice: Dice, move: int, kinds: int, then: int, more_kinds: int, last: int) -> int:
    """A random move: `move` with one of `kinds`, `then` with one of `more_kinds`, or `last`, unless
    that is NONE."""
    count = count_bits(kinds)
    more = count_bits(more_kinds)
    index = roll(dice, count + more + (last != NONE))
    if index < count:
        return move + nth_bit(kinds, index)
    if index < count + more:
        return then + nth_bit(more_kinds, index - count)
    return last


def rule_id(rule: int) -> str:
    """The id of a rule from its number: 303 is H3.3."""
    return f"H{rule // 100}.{rule % 100}"


def refused(move: int, rule: int) -> Exception:
    """The error for a move that `against` refuses."""
    if rule == NOT_ITS_TIME:
        return NotNow(f"move {move} has no place at this point of the game")
    return IllegalMove(f"move {move} is against {rule_id(rule)}", rule_id(rule))


class Tahiti(State):
    """A position of Tahiti with its rules: the `State` of the game contract."""

    def start_game(
        self,
        seats: int,
        first: int,
        words: Sequence[int],
        tourists: Sequence[int],
        volcano: int = 0,
    ) -> None:
        """H2.1  Set up a game; `first` is the first player, or -1 to draw lots.

        `words` are the indexes of the words of the seats, then of the unused words; `volcano` is
        the index of the value of that option."""
        clear(self.position, seats)
        self.set_options(words, tourists)
        self.set_volcano(volcano)
        if first < 0:
            self.position.phase = BEGINNING
        else:
            begin(self.position, first)

    def set_options(self, words: Sequence[int], tourists: Sequence[int]) -> None:
        """Set the words of the seats, and the tourists of the cards (H8.1)."""
        for seat in range(SEATS):
            self.position.word[seat] = words[seat]
        for number in range(VALUES):
            self.position.tourists[number] = tourists[number]
        for seat in range(SEATS):
            count_earned(self.position, seat)

    def set_volcano(self, volcano: int) -> None:
        """H8.3  Set the option `volcano`: 1 is `exactly_8`."""
        self.position.volcano = volcano

    @property
    def turn(self) -> int:
        return whose_turn(self.position)

    @property
    def is_over(self) -> bool:
        return bool(self.position.phase == OVER)

    @property
    def is_turn_start(self) -> bool:
        return is_at_turn_start(self.position)

    @property
    def is_mid_choice(self) -> bool:
        return is_in_choice(self.position)

    def moves(self) -> list[int]:
        count = list_moves(self.position)
        return [NUMBERS[self.position.offered[i]] for i in range(count)]

    def pickable(self) -> list[int]:
        count = list_pickable(self.position)
        return [NUMBERS[self.position.offered[i]] for i in range(count)]

    def weights(self) -> list[int]:
        count = list_moves(self.position)
        s = self.position
        return [weight_of(s, s.offered[i]) for i in range(count)]

    def refusal(self, move: int, any_order: bool = False) -> int:
        if not 0 <= move < MOVES:  # it may have more bits than a C integer
            return NOT_ITS_TIME
        return against(self.position, move, any_order)

    def play(self, move: int) -> None:
        rule = self.refusal(move)
        if rule:
            raise refused(move, rule)
        make(self.position, move)

    def pick(self, move: int) -> None:
        rule = self.refusal(move, True)
        if rule:
            raise refused(move, rule)
        make(self.position, move)

    def assign(self, other: Tahiti) -> None:
        copy_state(self.position, other.position)

    def copy(self) -> Tahiti:
        twin = Tahiti()
        copy_state(twin.position, self.position)
        return twin

    def returns(self) -> list[float]:
        return [win_share(self.position, player) for player in range(self.position.players)]

    def words(self) -> tuple[int, ...]:
        """The word of each seat, then the unused words."""
        return tuple([self.position.word[seat] for seat in range(SEATS)])

    def is_seen(self, move: int, seat: int) -> bool:
        """Whether a seat (-1: a spectator) may see a move."""
        return is_seen_by(self.position, move, seat)

    def player_of(self, seat: int) -> int:
        return seat

    def playout(self, dice: Dice) -> int:
        # Safe without the GIL if no other thread uses this state or these dice.
        with cython.nogil:
            decisions = play_out(self.position, dice)
        return decisions

    def playouts(self, games: int, dice: Dice) -> list[float]:
        scratch = Tahiti()  # no other thread knows it; `self` is only read
        with cython.nogil:
            play_outs(self.position, scratch.position, games, dice)
        return [scratch.position.won[player] for player in range(self.position.players)]

    def observe(self, seat: int, out: Bytes) -> None:
        if not 0 <= seat < self.position.seats:
            raise ValueError(f"seats are 0 to {self.position.seats - 1}, not {seat}")
        write_observation(self.position, seat, writable(out, SIZES[self.position.seats]))

    def write_mask(self, out: Bytes) -> None:
        mask = writable(out, MOVES)
        fill_zero(mask, MOVES)
        mark_moves(mask, self.position.offered, list_moves(self.position))

    def write_bits(self, out: Bytes) -> None:
        bits = writable(out, MOVE_BYTES)
        fill_zero(bits, MOVE_BYTES)
        pack_moves(bits, self.position.offered, list_moves(self.position))

    def collect_events(self, listening: bool) -> None:
        self.position.listening = listening
        self.position.noted = 0

    def collected_events(self) -> list[tuple[int, ...]]:
        s = self.position
        return [
            (s.notes[at], s.notes[at + 1], s.notes[at + 2], s.notes[at + 3])
            for at in range(0, NOTE * s.noted, NOTE)
        ]
