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
    from vaka.games.tongiaki.closed import (
        against_removing,
        finish_sailing,
        offer_removals,
        remove_island,
    )
    from vaka.games.tongiaki.constants import (
        BEGIN,
        BEGINNING,
        CROWNING,
        DRAW,
        DRAWING,
        EDGES,
        EXPAND,
        EXPANSION,
        FOUND,
        ISLANDS,
        LAND,
        LANDING,
        LAY,
        LAYING,
        MOVES,
        NOT_ITS_TIME,
        OVER,
        PASS,
        PLACE,
        PLACING,
        REENTER,
        REENTER_PAIR,
        REMOVE,
        SAIL,
        SAILING,
        SEATS,
        SETTING_UP,
        SETTLE,
        SETTLEMENT,
        T2_1,
        TAKE,
        TAKING,
        TILES,
        TURN,
        VOYAGE,
        WAIVE,
    )
    from vaka.games.tongiaki.end import owner_of, win_share
    from vaka.games.tongiaki.expand import (
        add,
        against_adding,
        against_expanding,
        against_passing,
        against_taking,
        expand,
        is_next_addition,
        offer_additions,
        offer_boats_to_take,
        pass_turn,
        take,
    )
    from vaka.games.tongiaki.land import (
        against_landing,
        is_landing_complete,
        is_next_landing,
        land,
        offer_landings,
    )
    from vaka.games.tongiaki.reentry import (
        against_entering_on,
        against_reentering,
        against_reentering_twice,
        enter_on,
        is_next_entry,
        offer_entries,
        reenter,
        reenter_twice,
    )
    from vaka.games.tongiaki.royal import against_founding, found, waive
    from vaka.games.tongiaki.sail import (
        after_landing,
        against_laying_ahead,
        against_sailing,
        explore,
        lay_ahead,
        offer_sailings,
        sail,
        sail_after_landing,
        sail_on,
    )
    from vaka.games.tongiaki.settle import (
        against_laying,
        against_settling_on,
        lay_freely,
        offer_cells,
        offer_settlements,
        settle,
        settle_on,
        take_in_hand,
    )
    from vaka.games.tongiaki.setup import (
        against_beginning,
        against_setting_up,
        begin,
        lay_out,
        offer_set_up,
        set_up,
    )
    from vaka.games.tongiaki.state import (
        State,
        cell_beyond,
        copy_state,
        is_in_pile,
        offer,
        tile_in_pile,
    )


NUMBERS = tuple(range(MOVES))
"""Every move as an object, so that listing moves makes no new ones."""


# ---- listing moves


def list_moves(s: State) -> int:
    """Put all legal moves into `s.offered`, ascending; how many there are."""
    s.offers = 0
    if s.phase == LANDING:
        offer_landings(s)
    elif s.phase == DRAWING:
        offer_tiles(s)
    elif s.phase == SAILING:
        offer_sailings(s)
        offer_removals(s)
    elif s.phase == PLACING:
        offer_placings(s)
    elif s.phase == TURN:
        offer_turn(s)
    elif s.phase == LAYING:
        offer_layings(s)
    elif s.phase == SETTING_UP:
        offer_set_up(s)
    elif s.phase == TAKING:
        offer_boats_to_take(s)
    elif s.phase == CROWNING:
        offer(s, FOUND + s.target)
        offer(s, WAIVE)
    elif s.phase == BEGINNING:
        for seat in range(s.seats):
            offer(s, BEGIN + seat)
    return s.offers


def offer_tiles(s: State) -> None:
    """T2.1  Any tile of the pile may be on top."""
    for tile in range(1, TILES):
        if against_drawing(s, tile) == 0:
            offer(s, DRAW + tile)


def against_drawing(s: State, tile: int) -> int:
    """T2.1  Only a tile of the pile can be turned."""
    return 0 if is_in_pile(s, tile) else T2_1


def offer_turn(s: State) -> None:
    """T3.1  Expand, found, settle, pass, or re-enter."""
    for island in range(ISLANDS):
        if s.on_island[island][s.active] and against_expanding(s, island) == 0:
            offer(s, EXPAND + island)
    for island in range(ISLANDS):
        if s.on_island[island][s.active] and against_founding(s, island) == 0:
            offer(s, FOUND + island)
    if s.on_map[s.active] == 0:
        for island in range(ISLANDS):
            if against_reentering(s, island) == 0:
                offer(s, REENTER + island)
        if against_reentering_twice(s) == 0:
            offer(s, REENTER_PAIR)
    offer(s, SETTLE)
    if against_passing(s) == 0:
        offer(s, PASS)


def offer_placings(s: State) -> None:
    if s.purpose == EXPANSION:
        offer_additions(s)
    elif s.purpose == SETTLEMENT:
        offer_settlements(s)
    else:
        offer_entries(s)


def offer_layings(s: State) -> None:
    if s.purpose == VOYAGE:
        for rotation in range(EDGES):
            offer(s, LAY + cell_beyond(s, s.group_port) * EDGES + rotation)
    else:
        offer_cells(s)


# ---- listing picks


def list_pickable(s: State) -> int:
    """Put all moves into `s.offered` that are legal in any order, ascending; how many there are."""
    if s.phase != PLACING and s.phase != LANDING:
        return list_moves(s)
    s.offers = 0
    if s.phase == PLACING:
        offer_in_any_order(s, PLACE, TAKE)
    else:
        offer_in_any_order(s, LAND, LAY)
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
    return -1 if s.phase in (DRAWING, BEGINNING) else s.active


def is_at_turn_start(s: State) -> bool:
    """Whether a turn begins here, or none will."""
    return s.phase == TURN or s.phase == SETTING_UP or s.phase == OVER


def is_in_choice(s: State) -> bool:
    """Whether a run of boats, placed or landed, has begun and is not complete."""
    if s.phase == PLACING:
        return s.purpose != SETTLEMENT
    return s.phase == TAKING or (s.phase == LANDING and s.last > 0)


# ---- judging a move


def against(s: State, move: int, any_order: int) -> int:
    """0, or the number of the lowest rule against a move, or NOT_ITS_TIME."""
    if move < 0 or move >= MOVES or s.phase != phase_of(s, move):
        return NOT_ITS_TIME
    if move < BEGIN:
        return against_drawing(s, move - DRAW)
    if move < EXPAND:
        return against_beginning(s, move - BEGIN)
    if move < FOUND:
        return against_expanding(s, move - EXPAND)
    if move < REENTER:
        return against_founding(s, move - FOUND)
    if move < REENTER_PAIR:
        return against_reentering(s, move - REENTER)
    if move == REENTER_PAIR:
        return against_reentering_twice(s)
    if move in (SETTLE, WAIVE):
        return 0
    if move == PASS:
        return against_passing(s)
    if move < TAKE:
        return against_placing(s, move - PLACE, any_order)
    if move < SAIL:
        return against_taking(s, move - TAKE)
    if move < REMOVE:
        return against_sailing(s, move - SAIL)
    if move < LAND:
        return against_removing(s, move - REMOVE)
    if move < LAY:
        beach = (move - LAND) // SEATS
        seat = (move - LAND) % SEATS
        rule = against_landing(s, beach, seat)
        return rule if rule or any_order or is_next_landing(s, beach, seat) else NOT_ITS_TIME
    if s.purpose == VOYAGE:
        return against_laying_ahead(s, (move - LAY) // EDGES)
    return against_laying(s, (move - LAY) // EDGES)


def phase_of(s: State, move: int) -> int:
    """The phase in which a move has its time."""
    if move < BEGIN:
        return DRAWING
    if move < EXPAND:
        return BEGINNING
    if move < FOUND:
        return TURN
    if move < REENTER:
        return CROWNING if s.phase == CROWNING else TURN
    if move < WAIVE:
        return TURN
    if move == WAIVE:
        return CROWNING
    if move < TAKE:
        return SETTING_UP if s.phase == SETTING_UP else PLACING
    if move < SAIL:
        return TAKING
    if move < LAND:
        return SAILING
    return LANDING if move < LAY else LAYING


def against_placing(s: State, beach: int, any_order: int) -> int:
    """The lowest rule against a boat on a beach, for whatever reason it is placed."""
    if s.phase == SETTING_UP:
        return against_setting_up(s, beach)
    if s.purpose == SETTLEMENT:
        return against_settling_on(s, beach)
    if s.purpose == EXPANSION:
        rule = against_adding(s, beach)
        return rule if rule or any_order or is_next_addition(s, beach) else NOT_ITS_TIME
    rule = against_entering_on(s, beach)
    return rule if rule or any_order or is_next_entry(s, beach) else NOT_ITS_TIME


# ---- playing a move


def make(s: State, move: int) -> None:
    """Make a legal move; it is not judged again."""
    if move < BEGIN:
        draw(s, move - DRAW)
    elif move >= LAND:
        if move >= LAY:
            lay(s, (move - LAY) // EDGES, (move - LAY) % EDGES)
        else:
            land(s, (move - LAND) // SEATS, (move - LAND) % SEATS)
            if is_landing_complete(s):
                after_landing(s)
    elif move >= SAIL:
        if move >= REMOVE:
            remove_island(s, move - REMOVE)
            sail_on(s)
        else:
            sail(s, move - SAIL)
    elif move >= TAKE:
        take(s, move - TAKE)
    elif move >= PLACE:
        place(s, move - PLACE)
    else:
        take_turn(s, move)


def take_turn(s: State, move: int) -> None:
    """T3.1  The moves that a turn begins with."""
    if move < EXPAND:
        begin(s, move - BEGIN)
    elif move < FOUND:
        expand(s, move - EXPAND)
        sail_when_placed(s)
    elif move < REENTER:
        found(s, move - FOUND)
        finish_sailing(s)
    elif move < REENTER_PAIR:
        reenter(s, move - REENTER)
    elif move == REENTER_PAIR:
        reenter_twice(s)
    elif move == SETTLE:
        settle(s)
    elif move == PASS:
        pass_turn(s)
    else:
        waive(s)
        sail_after_landing(s)


def place(s: State, beach: int) -> None:
    if s.phase == SETTING_UP:
        set_up(s, beach)
    elif s.purpose == SETTLEMENT:
        settle_on(s, beach)
    else:
        if s.purpose == EXPANSION:
            add(s, beach)
        else:
            enter_on(s, beach)
        sail_when_placed(s)


def sail_when_placed(s: State) -> None:
    """T3.3  After the boats are placed, every full beach sails."""
    if s.phase == PLACING and s.to_place == 0:
        sail_on(s)


def draw(s: State, tile: int) -> None:
    if s.purpose == VOYAGE:
        explore(s, tile)
    else:
        take_in_hand(s, tile)


def lay(s: State, cell: int, rotation: int) -> None:
    if s.purpose == VOYAGE:
        lay_ahead(s, s.hand, rotation)
    else:
        lay_freely(s, cell, rotation)


# ---- playing at random


def play_out(s: State, dice: Dice) -> int:
    """Play at random to the end; how many decisions seats made."""
    decisions = 0
    while s.phase != OVER:
        if s.phase != DRAWING and s.phase != BEGINNING:
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
    """`moves()[dice.below(len(moves()))]`, without listing where there are many."""
    if s.phase == DRAWING:
        return DRAW + tile_in_pile(s, dice.below(s.islands_left + s.oceans_left))
    if s.phase == LAYING and s.purpose != VOYAGE:
        choice = dice.below(s.open_count * EDGES)
        return LAY + s.open_cells[choice // EDGES] * EDGES + choice % EDGES
    return s.offered[dice.below(list_moves(s))]


def rule_id(rule: int) -> str:
    """The id of a rule that goes by a number: 402 is T4.2."""
    return f"T{rule // 100}.{rule % 100}"


def refused(move: int, rule: int) -> Exception:
    """The error for a move that `against` refuses."""
    if rule == NOT_ITS_TIME:
        return NotNow(f"move {move} has no place at this point of the game")
    return IllegalMove(f"move {move} is against {rule_id(rule)}", rule_id(rule))


class Tongiaki(State):
    """A position of Tongiaki and how to go on from it: the lower floor of the contract."""

    def set_out(
        self, seats: int, options: Sequence[int], first: int, colours: Sequence[int]
    ) -> None:
        """T2.1 T2.2  Lay out the game; `first` is the seat that begins, or -1 to draw lots.

        The options are the numbers of their values, in the order of chapter 10."""
        self.set_options(options)
        lay_out(self, seats)
        self.players = 2 if self.two_colours else seats
        for seat in range(SEATS):
            self.colour[seat] = colours[seat]
        if first < 0:
            self.phase = BEGINNING
        else:
            begin(self, first)

    def set_options(self, options: Sequence[int]) -> None:
        self.other_full_beaches = options[0]
        self.royal_timing = options[1]
        self.last_ocean = options[2]
        self.reentry_boat = options[3]
        self.relocate_from = options[4]
        self.refound_boat = options[5]
        self.settlement_royal = options[6]
        self.two_colours = options[7]
        self.free_exploration = options[8]

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
        return [1] * list_moves(self)

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

    def assign(self, other: Tongiaki) -> None:
        copy_state(self, other)

    def copy(self) -> Tongiaki:
        twin = Tongiaki()
        copy_state(twin, self)
        return twin

    def returns(self) -> list[float]:
        return [win_share(self, player) for player in range(self.players)]

    def colours(self) -> list[int]:
        """The colour of each seat, then those that nobody plays."""
        return [self.colour[seat] for seat in range(SEATS)]

    def player_of(self, seat: int) -> int:
        return owner_of(self, seat)

    def playout(self, dice: Dice) -> int:
        with cython.nogil:
            decisions = play_out(self, dice)
        return decisions

    def playouts(self, games: int, dice: Dice) -> list[float]:
        scratch = Tongiaki()
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
