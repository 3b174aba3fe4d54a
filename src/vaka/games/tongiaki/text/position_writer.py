"""The whole position on one line. `docs/records.md` describes every field.

Equal texts mean equal states: fields that no rule can use any more are left out. `position_reader`
reads the text back.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from vaka.core import cython

from vaka.games.tongiaki.rules.options import OPTIONS, option_words
from vaka.games.tongiaki.rules.tiles import COLOURS, NAMES
from vaka.games.tongiaki.text.notation import LETTERS, beach_text, cell_text

if not cython.compiled:
    from vaka.games.tongiaki.rules.constants import (
        BEGINNING,
        CROWNING,
        DRAWING,
        EDGES,
        EXPANSION,
        ISLANDS,
        LAND,
        LANDING,
        LAYING,
        OVER,
        PLACE,
        PLACING,
        SAILING,
        SEATS,
        SETTING_UP,
        SETTLEMENT,
        TAKING,
        TILES,
        TURN,
        VOYAGE,
    )
    from vaka.games.tongiaki.rules.state import Position, State, is_in_pile, is_laid
    from vaka.games.tongiaki.rules.tile_arrays import FIRST_BEACH

VERSION = "tongiaki/2"
FIELDS = "seats options map gone founded sea lost quiet turn fresh sailings removal now".split()
PURPOSES = ("expand", "reenter", "pair", "settle", "voyage", "refound")
REASONS = ("", "last_island", "last_ocean", "stalemate")
INITIALS = "brgyop"


def write_position(state: State) -> str:
    """The position as text."""
    s = state.position
    seats = range(s.seats)
    values = (
        ",".join([COLOURS[s.colour[seat]] for seat in seats]),
        _options_text(option_values(s)),
        ";".join([_tile_text(s, tile) for tile in range(TILES) if is_laid(s, tile)]) or "-",
        _gone_text(s),
        ",".join([str(s.founded[seat]) for seat in seats]),
        ",".join([str(s.at_sea[seat]) for seat in seats]),
        ",".join([str(s.lost[seat]) for seat in seats]),
        str(s.quiet),
        COLOURS[s.colour[s.active]],
        _fresh_text(s),
        str(s.sailings),
        str(s.removal),
        _now_text(s),
    )
    return " ".join((VERSION, *map("=".join, zip(FIELDS, values, strict=True))))


def option_values(s: Position) -> dict[str, str]:
    """The options that a game is played with."""
    numbers = (
        s.other_full_beaches,
        s.royal_timing,
        s.last_ocean,
        s.reentry_settlement,
        s.closed_way,
        s.enclosed_when,
        s.reentry_boat,
        s.relocate_from,
        s.refound_boat,
        s.settlement_royal,
        s.two_colours,
        s.free_exploration,
    )
    return option_words(numbers)


def _options_text(options: dict[str, str]) -> str:
    changed = (option for option in OPTIONS if options[option.name] != option.default)
    return ",".join(f"{option.name}:{options[option.name]}" for option in changed) or "-"


def boats_text(s: Position, beach: int) -> str:
    """The boats on a beach, one letter each: bbr."""
    return "".join([INITIALS[s.colour[seat]] * s.boats[beach][seat] for seat in range(s.seats)])


def group_text(s: Position) -> str:
    """The boats of the group, one letter each."""
    return "".join([INITIALS[s.colour[seat]] * s.group[seat] for seat in range(s.seats)])


def _tile_text(s: Position, tile: int) -> str:
    text = f"{NAMES[tile]}@{cell_text(s.cell[tile])}/{s.rotation[tile]}"
    if tile >= ISLANDS:
        return text
    if s.royal[tile]:
        return f"{text}[*{INITIALS[s.colour[s.royal[tile] - 1]]}]"
    boats = [boats_text(s, beach) for beach in range(FIRST_BEACH[tile], FIRST_BEACH[tile + 1])]
    return f"{text}[{'|'.join(boats)}]"


def _gone_text(s: Position) -> str:
    gone = [NAMES[tile] for tile in range(ISLANDS) if is_gone(s, tile)]
    return ",".join(gone) or "-"


def is_gone(s: Position, tile: int) -> bool:
    """Whether a tile was removed from the game (T9.3)."""
    if is_laid(s, tile) or is_in_pile(s, tile):
        return False
    return not (s.phase == LAYING and s.hand == tile)


def _port_text(port: int) -> str:
    return f"{NAMES[port // EDGES]}.{port % EDGES}"


def _fresh_text(s: Position) -> str:
    """Whether a tile was turned in this turn. While both kinds have run out and the game goes on,
    the one that ran out first: nothing else tells the reason of the end (T9.7)."""
    if s.islands_left + s.oceans_left == 0 and s.phase != OVER:
        return REASONS[s.reason]
    return str(s.fresh)


def _now_text(s: Position) -> str:
    """What the position waits for, with the current choice."""
    if s.phase == BEGINNING:
        return "begin"
    if s.phase == SETTING_UP:
        return "setup"
    if s.phase == TURN:
        return "turn"
    if s.phase == SAILING:
        return f"sail:{NAMES[s.target]}" if s.other_full_beaches else "sail"
    if s.phase == TAKING:
        return f"take:{NAMES[s.target]}"
    if s.phase == PLACING:
        return f"place:{PURPOSES[s.purpose]}:{NAMES[s.target]}:{s.to_place}:{_placed_text(s)}"
    if s.phase == DRAWING:
        return f"draw:{PURPOSES[s.purpose]}{_voyage_text(s)}"
    if s.phase == LAYING:
        return f"lay:{PURPOSES[s.purpose]}:{NAMES[s.hand]}{_voyage_text(s)}"
    if s.phase == LANDING:
        return _landing_text(s)
    if s.phase == CROWNING:
        return f"crown:{NAMES[s.target]}"
    return f"over:{REASONS[s.reason]}"


def _placed_text(s: Position) -> str:
    """The beaches of this run that have their boat: all of an expansion, otherwise the last."""
    if s.purpose == EXPANSION:
        return "".join([LETTERS[i] for i in range(EDGES) if (s.used >> i) & 1]) or "-"
    if s.purpose == SETTLEMENT or s.last == 0:
        return "-"
    return beach_text(s.last - PLACE)[-1]


def _voyage_text(s: Position) -> str:
    """The voyage that needs a tile: home, port, whether it turned a tile before, boats."""
    if s.purpose != VOYAGE:
        return ""
    turned = 1 if s.tiles_turned > 0 else 0
    return f":{NAMES[s.group_home]}:{_port_text(s.group_port)}:{turned}:{group_text(s)}"


def _landing_text(s: Position) -> str:
    """The landing: island, whether it may be crowned, boats left, boats landed, the last one."""
    crown = 1 if s.group_is_mine and not s.group_turned_back else 0
    count = FIRST_BEACH[s.target + 1] - FIRST_BEACH[s.target]
    landed = ",".join([str(s.landed[i]) for i in range(count)])
    last = "-"
    if s.last:
        beach = (s.last - LAND) // SEATS
        seat = (s.last - LAND) % SEATS
        last = beach_text(beach)[-1] + INITIALS[s.colour[seat]]
    return f"land:{NAMES[s.target]}:{crown}:{group_text(s)}:{landed}:{last}"
