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
    from vaka.core.bits import count_bits, lowest_bit, nth_bit
    from vaka.core.byte_arrays import fill_zero, mark_moves, pack_moves, writable
    from vaka.core.dice import Dice, roll
    from vaka.core.struct_fields import copy_state
    from vaka.games.tongiaki.rules.closed_routes import (
        against_removing,
        finish_sailing,
        is_removed_by_expanding,
        offer_removals,
        remove_by_expanding,
        remove_island,
        survey_ways,
    )
    from vaka.games.tongiaki.rules.constants import (
        BEGIN,
        BEGINNING,
        CROWNING,
        DRAW,
        DRAWING,
        EDGES,
        EXPAND,
        EXPANSION,
        FOUND,
        LAND,
        LANDING,
        LAY,
        LAYING,
        MOVE_BYTES,
        MOVES,
        NOT_ITS_TIME,
        NOTE,
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
    from vaka.games.tongiaki.rules.end import count_up, counted_share, owner_of, win_share
    from vaka.games.tongiaki.rules.expand import (
        add,
        against_adding,
        against_expanding,
        against_passing,
        against_taking,
        beaches_to_add_on,
        expand,
        is_next_addition,
        islands_to_expand,
        may_pass_turn,
        offer_additions,
        offer_boats_to_take,
        pass_turn,
        take,
    )
    from vaka.games.tongiaki.rules.land import (
        against_landing,
        is_landing_complete,
        is_next_landing,
        land,
        offer_landings,
    )
    from vaka.games.tongiaki.rules.observation import SIZES, write_observation
    from vaka.games.tongiaki.rules.reentry import (
        against_entering_on,
        against_reentering,
        against_reentering_twice,
        against_settling,
        enter_on,
        is_next_entry,
        islands_to_reenter,
        offer_entries,
        reenter,
        reenter_twice,
    )
    from vaka.games.tongiaki.rules.royal_islands import (
        against_founding,
        found,
        islands_to_found,
        waive,
    )
    from vaka.games.tongiaki.rules.sail import (
        after_landing,
        against_laying_ahead,
        against_sailing,
        explore,
        lay_ahead,
        offer_sailings,
        sail,
        sail_on,
        sail_on_elsewhere,
    )
    from vaka.games.tongiaki.rules.settle import (
        against_laying,
        against_settling_on,
        lay_freely,
        offer_cells,
        offer_settlements,
        settle,
        settle_on,
        take_in_hand,
    )
    from vaka.games.tongiaki.rules.setup import (
        against_beginning,
        against_setting_up,
        begin,
        lay_out,
        offer_set_up,
        set_up,
    )
    from vaka.games.tongiaki.rules.state import (
        Position,
        State,
        cell_beyond,
        is_in_pile,
        nth_open_cell,
        offer,
        tile_in_pile,
    )
    from vaka.games.tongiaki.rules.tile_arrays import FIRST_BEACH
    from vaka.games.tongiaki.rules.turn import must_reenter


NUMBERS = tuple(range(MOVES))
"""Every move as an `int` object, so that listing moves creates none."""


# ---- listing moves


def list_moves(s: Position) -> int:
    """Fill `s.offered` with all legal moves, ascending. Return how many there are."""
    # Ascending because each branch offers its ranges in the order of `constants`.
    s.offers = 0
    if s.phase == LANDING:
        offer_landings(s)
    elif s.phase == DRAWING:
        offer_tiles(s)
    elif s.phase == SAILING:
        survey_ways(s)
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


def offer_tiles(s: Position) -> None:
    """T2.1  Any tile of the pile may be on top."""
    for tile in range(1, TILES):
        if against_drawing(s, tile) == 0:
            offer(s, DRAW + tile)


def against_drawing(s: Position, tile: int) -> int:
    """T2.1  Only a tile of the pile can be turned."""
    return 0 if is_in_pile(s, tile) else T2_1


def offer_turn(s: Position) -> None:
    """T3.1  Expand, found, settle, pass, or re-enter."""
    offer_islands(s, EXPAND, islands_to_expand(s))
    offer_islands(s, FOUND, islands_to_found(s))
    if must_reenter(s):
        offer_islands(s, REENTER, islands_to_reenter(s))
        if against_reentering_twice(s) == 0:
            offer(s, REENTER_PAIR)
    if against_settling(s) == 0:
        offer(s, SETTLE)
    if against_passing(s) == 0:
        offer(s, PASS)


def offer_islands(s: Position, move: int, islands: int) -> None:
    """Offer a move with each island of a set."""
    while islands:
        offer(s, move + lowest_bit(islands))
        islands &= islands - 1


def offer_placings(s: Position) -> None:
    if s.purpose == EXPANSION:
        offer_additions(s)
    elif s.purpose == SETTLEMENT:
        offer_settlements(s)
    else:
        offer_entries(s)


def offer_layings(s: Position) -> None:
    if s.purpose == VOYAGE:
        for rotation in range(EDGES):
            offer(s, LAY + cell_beyond(s, s.group_port) * EDGES + rotation)
    else:
        offer_cells(s)


# ---- listing picks


def offer_in_any_order(s: Position, first: int, end: int) -> None:
    for move in range(first, end):
        if against(s, move, 1) == 0:
            offer(s, move)


def list_pickable(s: Position) -> int:
    """Fill `s.offered` with all moves that are legal in any order. Return how many there are."""
    if s.phase != PLACING and s.phase != LANDING:
        return list_moves(s)
    s.offers = 0
    if s.phase == PLACING:
        offer_in_any_order(s, PLACE, TAKE)
    else:
        offer_in_any_order(s, LAND, LAY)
    return s.offers


# ---- whose move it is


def whose_turn(s: Position) -> int:
    """The seat to move, -1 for chance, -2 once the game is over."""
    if s.phase == OVER:
        return -2
    return -1 if s.phase in (DRAWING, BEGINNING) else s.active


def is_at_turn_start(s: Position) -> bool:
    """Whether a turn begins here, or none will."""
    return s.phase == TURN or s.phase == SETTING_UP or s.phase == OVER


def is_in_choice(s: Position) -> bool:
    """Whether a run of boats, placed or landed, has begun and is not complete."""
    if s.phase == PLACING:
        return s.purpose != SETTLEMENT
    return s.phase == TAKING or (s.phase == LANDING and s.last > 0)


# ---- checking a move


def against(s: Position, move: int, any_order: int) -> int:
    """0, or the number of the lowest rule against a move, or NOT_ITS_TIME."""
    # After this check the ranges below yield valid tiles, islands, beaches, piers and cells.
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
    if move == SETTLE:
        return against_settling(s)
    if move == WAIVE:
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


def phase_of(s: Position, move: int) -> int:
    """The phase that a move belongs to."""
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


def against_placing(s: Position, beach: int, any_order: int) -> int:
    """The lowest rule against placing a boat on a beach, whatever its purpose."""
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


def make(s: Position, move: int) -> None:
    """Make a legal move, without checking it again."""
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
            sail_on_elsewhere(s)
        else:
            sail(s, move - SAIL)
    elif move >= TAKE:
        take(s, move - TAKE)
    elif move >= PLACE:
        place(s, move - PLACE)
    else:
        take_turn(s, move)


def take_turn(s: Position, move: int) -> None:
    """T3.1  The moves that begin a turn."""
    if move < EXPAND:
        begin(s, move - BEGIN)
    elif move < FOUND:
        begin_expansion(s, move - EXPAND)
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
        sail_on(s)


def begin_expansion(s: Position, island: int) -> None:
    if is_removed_by_expanding(s, island):
        remove_by_expanding(s, island)
        sail_on_elsewhere(s)
    else:
        expand(s, island)
        sail_when_placed(s)


def place(s: Position, beach: int) -> None:
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


def sail_when_placed(s: Position) -> None:
    """T3.3  After the boats are placed, every full beach sails."""
    if s.phase == PLACING and s.to_place == 0:
        sail_on(s)


def draw(s: Position, tile: int) -> None:
    if s.purpose == VOYAGE:
        explore(s, tile)
    else:
        take_in_hand(s, tile)


def lay(s: Position, cell: int, rotation: int) -> None:
    if s.purpose == VOYAGE:
        lay_ahead(s, s.hand, rotation)
    else:
        lay_freely(s, cell, rotation)


# ---- playing at random


def clear_wins(s: Position) -> None:
    """Set `won` to zero: a scratch field, which `copy_state` leaves alone."""
    for player in range(SEATS):
        s.won[player] = 0.0


def play_out(s: Position, dice: Dice) -> int:
    """Play at random to the end. Return how many decisions the seats made."""
    decisions = 0
    while s.phase != OVER:
        if s.phase != DRAWING and s.phase != BEGINNING:
            decisions += 1
        make(s, random_move(s, dice))
    return decisions


def random_move(s: Position, dice: Dice) -> int:
    """`moves()[dice.below(len(moves()))]`, without listing the moves if there can be many."""
    # All shortcuts count through the moves in the order in which `list_moves` offers them.
    if s.phase == DRAWING:
        return DRAW + tile_in_pile(s, roll(dice, s.islands_left + s.oceans_left))
    if s.phase == LAYING and s.purpose != VOYAGE:
        choice = roll(dice, s.open_count * EDGES)
        return LAY + nth_open_cell(s, choice // EDGES) * EDGES + choice % EDGES
    if s.phase == TURN and not must_reenter(s):
        return random_turn(s, dice)
    if s.phase == PLACING and s.purpose == EXPANSION:
        beaches = beaches_to_add_on(s)
        index = roll(dice, count_bits(beaches))
        return PLACE + FIRST_BEACH[s.target] + nth_bit(beaches, index)
    return s.offered[roll(dice, list_moves(s))]


def random_turn(s: Position, dice: Dice) -> int:
    """A random one of the moves of `offer_turn`, for a player with boats on the map."""
    to_expand = islands_to_expand(s)
    to_found = islands_to_found(s)
    count = count_bits(to_expand)
    more = count_bits(to_found)
    index = roll(dice, count + more + (2 if may_pass_turn(s) else 1))
    if index < count:
        return EXPAND + nth_bit(to_expand, index)
    if index < count + more:
        return FOUND + nth_bit(to_found, index - count)
    return SETTLE if index == count + more else PASS


def play_outs(start: Position, scratch: Position, games: int, dice: Dice) -> None:
    """Play many games at random from `start`, and sum up the wins in `scratch.won`."""
    clear_wins(scratch)
    for _game in range(games):
        copy_state(scratch, start)
        play_out(scratch, dice)
        count_up(scratch)
        for player in range(scratch.players):
            scratch.won[player] += counted_share(scratch, player)


def rule_id(rule: int) -> str:
    """The id of a rule from its number: 402 is T4.2."""
    return f"T{rule // 100}.{rule % 100}"


def refused(move: int, rule: int) -> Exception:
    """The error for a move that `against` refuses."""
    if rule == NOT_ITS_TIME:
        return NotNow(f"move {move} has no place at this point of the game")
    return IllegalMove(f"move {move} is against {rule_id(rule)}", rule_id(rule))


class Tongiaki(State):
    """A position of Tongiaki with its rules: the `State` of the game contract."""

    def start_game(
        self, seats: int, options: Sequence[int], first: int, colours: Sequence[int]
    ) -> None:
        """T2.1 T2.2  Set up a game; `first` is the seat that begins, or -1 to draw lots.

        `options` are the indexes of the values, in the order of chapter 10."""
        self.set_options(options)
        lay_out(self.position, seats)
        self.position.players = 2 if self.position.two_colours else seats
        for seat in range(SEATS):
            self.position.colour[seat] = colours[seat]
        if first < 0:
            self.position.phase = BEGINNING
        else:
            begin(self.position, first)

    def set_options(self, options: Sequence[int]) -> None:
        s = self.position
        s.other_full_beaches = options[0]
        s.royal_timing = options[1]
        s.last_ocean = options[2]
        s.reentry_settlement = options[3]
        s.closed_way = options[4]
        s.enclosed_when = options[5]
        s.reentry_boat = options[6]
        s.relocate_from = options[7]
        s.refound_boat = options[8]
        s.settlement_royal = options[9]
        s.two_colours = options[10]
        s.free_exploration = options[11]

    def assign(self, other: Tongiaki) -> None:
        copy_state(self.position, other.position)

    def copy(self) -> Tongiaki:
        twin = Tongiaki()
        copy_state(twin.position, self.position)
        return twin

    def playouts(self, games: int, dice: Dice) -> list[float]:
        scratch = Tongiaki()  # no other thread knows it; `self` is only read
        with cython.nogil:
            play_outs(self.position, scratch.position, games, dice)
        return [scratch.position.won[player] for player in range(self.position.players)]

    def playout(self, dice: Dice) -> int:
        # Safe without the GIL if no other thread uses this state or these dice.
        with cython.nogil:
            decisions = play_out(self.position, dice)
        return decisions

    @property
    def is_mid_choice(self) -> bool:
        return is_in_choice(self.position)

    @property
    def is_turn_start(self) -> bool:
        return is_at_turn_start(self.position)

    @property
    def turn(self) -> int:
        return whose_turn(self.position)

    @property
    def is_over(self) -> bool:
        return bool(self.position.phase == OVER)

    def player_of(self, seat: int) -> int:
        return owner_of(self.position, seat)

    def colours(self) -> tuple[int, ...]:
        """The colour of each seat, then the colours that nobody plays."""
        return tuple([self.position.colour[seat] for seat in range(SEATS)])

    def returns(self) -> list[float]:
        return [win_share(self.position, player) for player in range(self.position.players)]

    def refusal(self, move: int, any_order: bool = False) -> int:
        if not 0 <= move < MOVES:  # it may have more bits than a C integer
            return NOT_ITS_TIME
        return against(self.position, move, any_order)

    def weights(self) -> list[int]:
        return [1] * list_moves(self.position)

    def pickable(self) -> list[int]:
        count = list_pickable(self.position)
        return [NUMBERS[self.position.offered[i]] for i in range(count)]

    def moves(self) -> list[int]:
        count = list_moves(self.position)
        return [NUMBERS[self.position.offered[i]] for i in range(count)]

    def pick(self, move: int) -> None:
        rule = self.refusal(move, True)
        if rule:
            raise refused(move, rule)
        make(self.position, move)

    def play(self, move: int) -> None:
        rule = self.refusal(move)
        if rule:
            raise refused(move, rule)
        make(self.position, move)

    def collected_events(self) -> list[tuple[int, ...]]:
        s = self.position
        starts = range(0, NOTE * s.noted, NOTE)
        return [(s.notes[i], s.notes[i + 1], s.notes[i + 2], s.notes[i + 3]) for i in starts]

    def collect_events(self, listening: bool) -> None:
        self.position.listening = listening
        self.position.noted = 0

    def write_bits(self, out: Bytes) -> None:
        s = self.position
        bits = writable(out, MOVE_BYTES)
        fill_zero(bits, MOVE_BYTES)
        pack_moves(bits, s.offered, list_moves(s))

    def observe(self, seat: int, out: Bytes) -> None:
        s = self.position
        if not 0 <= seat < s.seats:
            raise ValueError(f"seats are 0 to {s.seats - 1}, not {seat}")
        write_observation(s, seat, writable(out, SIZES[s.seats]))

    def write_mask(self, out: Bytes) -> None:
        mask = writable(out, MOVES)
        fill_zero(mask, MOVES)
        mark_moves(mask, self.position.offered, list_moves(self.position))
