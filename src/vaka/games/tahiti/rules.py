"""The rules put together: which chapter lists, judges and plays the move at hand."""

from __future__ import annotations

from collections.abc import Sequence

try:
    import cython
except ImportError:
    from vaka.core import cython

from vaka.core.errors import IllegalMove, NotNow

if not cython.compiled:
    from vaka.core.dice import Dice
    from vaka.games.tahiti.award import award_then_renovate
    from vaka.games.tahiti.build import (
        against_putting,
        against_stopping,
        against_taking,
        begin_next_turn,
        begin_year,
        draw_last_card,
        end_turn,
        go_on_building,
        offer_swaps,
        offer_takings,
        put_down,
        start_turn,
        swap,
        take,
    )
    from vaka.games.tahiti.constants import (
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
        MOVES,
        NOT_ITS_TIME,
        OPENING,
        OVER,
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
    from vaka.games.tahiti.deck import (
        add_top,
        against_drawing,
        deck_card,
        must_turn,
        offer_deck,
        renew,
        turn_up,
    )
    from vaka.games.tahiti.end import win_share
    from vaka.games.tahiti.opening import (
        against_laying,
        lay,
        offer_openings,
        open_next,
        pass_opening,
    )
    from vaka.games.tahiti.renovation import (
        against_cutting,
        against_finishing,
        against_keeping,
        cut,
        grant,
        is_next_cut,
        keep,
        offer_renovation,
        renovate,
        renovate_next,
    )
    from vaka.games.tahiti.setup import against_beginning, begin, deal, receiver
    from vaka.games.tahiti.special import (
        against_clearing,
        against_playing,
        begin_clearing,
        choose_to_clear,
        clear_centre,
        offer_clearings,
        offer_specials,
        play_special,
    )
    from vaka.games.tahiti.state import State, clear, copy_state, offer
    from vaka.games.tahiti.volcano import look_at_volcano


NUMBERS = tuple(range(MOVES))
"""Every move as an object, so that listing moves makes no new ones."""


# ---- listing moves


def list_moves(s: State) -> int:
    """Put all legal moves into `s.offered`, ascending; how many there are."""
    s.offers = 0
    if s.phase == TURNING or s.phase == DEALING:
        offer_deck(s)
    elif s.phase == BUILDING:
        offer_swaps(s)
        offer_specials(s)
        offer(s, END)
    elif s.phase == TAKING:
        offer_takings(s)
        if against_stopping(s) == 0:
            offer(s, DONE)
    elif s.phase == OPENING:
        offer_openings(s)
    elif s.phase == CLEARING:
        offer_clearings(s)
        offer(s, DONE)
    elif s.phase == RENOVATING:
        offer_renovation(s)
    elif s.phase == BEGINNING:
        for seat in range(s.seats):
            offer(s, BEGIN + seat)
    return s.offers


# ---- listing picks


def list_pickable(s: State) -> int:
    """Put all moves into `s.offered` that are legal in any order, ascending; how many there are."""
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


def offer_in_any_order(s: State, first: int, end: int) -> None:
    for move in range(first, end):
        if against(s, move, 1) == 0:
            offer(s, move)


# ---- whose move it is


def whose_turn(s: State) -> int:
    """The seat to move, -1 for chance, -2 once the game is over."""
    if s.phase == OVER:
        return -2
    return -1 if s.phase <= TURNING else s.active


def is_in_choice(s: State) -> bool:
    """Whether a run of cards put, taken, discarded, kept or cut has begun and is not complete."""
    if s.phase == TAKING:
        return True
    return (s.phase == CLEARING or s.phase == RENOVATING) and s.last > 0


def is_at_turn_start(s: State) -> bool:
    """Whether a turn begins: of building, of opening, of renovation; or the game is over."""
    if s.phase == BUILDING:
        return s.acted == 0
    if s.phase == RENOVATING:
        return s.last == 0
    return s.phase == OPENING or s.phase == OVER


def is_seen_by(s: State, move: int, seat: int) -> bool:
    """H7.1  A card dealt is seen by who is dealt it; a pick, before the choice is complete, by who
    makes it. A spectator is seat -1."""
    if s.phase == DEALING:
        return seat == receiver(s)
    return seat == s.active or not is_pick(move)


def is_pick(move: int) -> bool:
    """Whether a move is part of a choice of several cards, before it is done."""
    return PUT <= move < PLAY or DISCARD <= move < LAY or KEEP <= move < DONE


# ---- judging a move


def against(s: State, move: int, any_order: int) -> int:
    """0, or the number of the lowest rule against a move, or NOT_ITS_TIME."""
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


def in_order(s: State, move: int, any_order: int, rule: int) -> int:
    """What is wrong with a move of a run: a rule, or else its place in the canonical order."""
    return rule if rule or any_order or move >= s.last else NOT_ITS_TIME


def is_its_time(s: State, move: int) -> bool:
    """Whether a move belongs to the phase at hand."""
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


def make(s: State, move: int) -> None:
    """Make a legal move, which is not judged again, and all that follows by itself."""
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


def draw(s: State, kind: int) -> None:
    """What chance turns up: a card for a hand, or the top card of the deck."""
    if s.phase == DEALING:
        deal(s, kind)
    else:
        turn_up(s, kind)


def complete(s: State) -> None:
    """The choice at hand is complete."""
    if s.phase == TAKING:
        swap(s)
    elif s.phase == CLEARING:
        clear_centre(s)
    else:
        renovate(s)


def go_on(s: State) -> None:
    """H2.2  What follows by itself, step by step; the deck is in order before every step."""
    while s.phase == PROCEEDING:
        renew(s)
        if must_turn(s):
            s.phase = TURNING
        elif s.owed > 0:
            add_top(s)
        else:
            step(s)


def step(s: State) -> None:
    """The next step of the game."""
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


def play_out(s: State, dice: Dice) -> int:
    """Play at random to the end; how many decisions seats made."""
    decisions = 0
    while s.phase != OVER:
        if s.phase > TURNING:
            decisions += 1
        make(s, random_move(s, dice))
    return decisions


def play_outs(start: State, scratch: State, games: int, dice: Dice) -> None:
    """Play many games at random from `start`, and sum up the wins in `scratch.won`."""
    for player in range(SEATS):
        scratch.won[player] = 0.0
    for _game in range(games):
        copy_state(scratch, start)
        play_out(scratch, dice)
        for player in range(scratch.players):
            scratch.won[player] += win_share(scratch, player)


def random_move(s: State, dice: Dice) -> int:
    """`moves()[dice.below(len(moves()))]`; a card of the deck as often as there are twins."""
    if s.phase == TURNING or s.phase == DEALING:
        return DRAW + deck_card(s, dice.below(s.deck_size))
    return s.offered[dice.below(list_moves(s))]


def rule_id(rule: int) -> str:
    """The id of a rule that goes by a number: 303 is H3.3."""
    return f"H{rule // 100}.{rule % 100}"


def refused(move: int, rule: int) -> Exception:
    """The error for a move that `against` refuses."""
    if rule == NOT_ITS_TIME:
        return NotNow(f"move {move} has no place at this point of the game")
    return IllegalMove(f"move {move} is against {rule_id(rule)}", rule_id(rule))


class Tahiti(State):
    """A position of Tahiti and how to go on from it: the lower floor of the contract."""

    def set_out(
        self, seats: int, first: int, words: Sequence[int], tourists: Sequence[int]
    ) -> None:
        """H2.1  Set the table; `first` is the first player, or -1 to draw lots.

        `words` are the numbers of the words of the seats, then of those that nobody goes by."""
        clear(self, seats)
        self.dress(words, tourists)
        if first < 0:
            self.phase = BEGINNING
        else:
            begin(self, first)

    def dress(self, words: Sequence[int], tourists: Sequence[int]) -> None:
        """What the table is called and what its cards count (H8.1)."""
        for seat in range(SEATS):
            self.word[seat] = words[seat]
        for number in range(VALUES):
            self.tourists[number] = tourists[number]

    @property
    def turn(self) -> int:
        return whose_turn(self)

    @property
    def is_over(self) -> bool:
        return bool(self.phase == OVER)

    @property
    def is_turn_start(self) -> bool:
        return is_at_turn_start(self)

    @property
    def is_mid_choice(self) -> bool:
        return is_in_choice(self)

    def moves(self) -> list[int]:
        count = list_moves(self)
        return [NUMBERS[self.offered[i]] for i in range(count)]

    def pickable(self) -> list[int]:
        count = list_pickable(self)
        return [NUMBERS[self.offered[i]] for i in range(count)]

    def weights(self) -> list[int]:
        count = list_moves(self)
        if self.phase == BEGINNING:
            return [1] * count
        return [self.deck[self.offered[i] - DRAW] for i in range(count)]

    def refusal(self, move: int, any_order: bool = False) -> int:
        return against(self, move, any_order)

    def play(self, move: int) -> None:
        rule = against(self, move, 0)
        if rule:
            raise refused(move, rule)
        make(self, move)

    def pick(self, move: int) -> None:
        rule = against(self, move, 1)
        if rule:
            raise refused(move, rule)
        make(self, move)

    def assign(self, other: Tahiti) -> None:
        copy_state(self, other)

    def copy(self) -> Tahiti:
        twin = Tahiti()
        copy_state(twin, self)
        return twin

    def returns(self) -> list[float]:
        return [win_share(self, player) for player in range(self.players)]

    def words(self) -> list[int]:
        """The word of each seat, then those that nobody goes by."""
        return [self.word[seat] for seat in range(SEATS)]

    def is_seen(self, move: int, seat: int) -> bool:
        """Whether a seat (-1: a spectator) may know that a move is made."""
        return is_seen_by(self, move, seat)

    def player_of(self, seat: int) -> int:
        return seat

    def playout(self, dice: Dice) -> int:
        with cython.nogil:
            decisions = play_out(self, dice)
        return decisions

    def playouts(self, games: int, dice: Dice) -> list[float]:
        scratch = Tahiti()
        with cython.nogil:
            play_outs(self, scratch, games, dice)
        return [scratch.won[player] for player in range(self.players)]

    def listen(self, listening: bool) -> None:
        self.listening = listening
        self.noted = 0

    def heard(self) -> list[tuple[int, ...]]:
        return [
            (self.notes[i][0], self.notes[i][1], self.notes[i][2], self.notes[i][3])
            for i in range(self.noted)
        ]
