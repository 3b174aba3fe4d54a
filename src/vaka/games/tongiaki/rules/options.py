"""Chapter 10: the options, their presets, and the checks of a set-up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from vaka.core.errors import InvalidSetup
from vaka.core.game import Option
from vaka.games.tongiaki.rules.tiles import COLOURS

# The first value of each option is its default; the rules know a value by its place here.
OPTIONS = (
    Option("other_full_beaches", ("sail", "wait"), "sail"),
    Option("royal_timing", ("instead_of_turn", "on_landing"), "instead_of_turn"),
    Option("last_ocean", ("stay_at_sea", "removed", "sail_on"), "stay_at_sea"),
    Option("reentry_settlement", ("always", "last_resort"), "always"),
    Option("closed_way", ("forbidden", "allowed"), "forbidden"),
    Option("enclosed_when", ("sailing", "expanding"), "sailing"),
    Option("reentry_boat", ("any_island", "not_tonga", "new_settlement"), "any_island"),
    Option("relocate_from", ("other_island", "any_island"), "other_island"),
    Option("refound_boat", ("none", "one"), "none"),
    Option("settlement_royal", ("removed", "kept"), "removed"),
    Option("two_colours", ("off", "once", "each"), "off", former={"on": "each"}),
    Option("free_exploration", ("off", "on"), "off"),
)

_HOUSE_VARIANTS_OFF = {"two_colours": "off", "free_exploration": "off"}

PRESETS: Mapping[str, Mapping[str, str]] = {
    "S0": {
        "other_full_beaches": "sail",
        "royal_timing": "on_landing",
        "last_ocean": "stay_at_sea",
        "reentry_settlement": "always",
        "closed_way": "forbidden",
        "enclosed_when": "sailing",
        "reentry_boat": "any_island",
        "relocate_from": "any_island",
        "refound_boat": "none",
        "settlement_royal": "removed",
        **_HOUSE_VARIANTS_OFF,
    },
    "S1": {
        "other_full_beaches": "sail",
        "royal_timing": "instead_of_turn",
        "last_ocean": "stay_at_sea",
        "reentry_settlement": "always",
        "closed_way": "forbidden",
        "enclosed_when": "expanding",
        "reentry_boat": "new_settlement",
        "relocate_from": "other_island",
        "refound_boat": "none",
        "settlement_royal": "removed",
        **_HOUSE_VARIANTS_OFF,
    },
    "S2": {
        "other_full_beaches": "sail",
        "royal_timing": "instead_of_turn",
        "last_ocean": "sail_on",
        "reentry_settlement": "last_resort",
        "closed_way": "forbidden",
        "enclosed_when": "sailing",
        "reentry_boat": "not_tonga",
        "relocate_from": "any_island",
        "refound_boat": "none",
        "settlement_royal": "removed",
        **_HOUSE_VARIANTS_OFF,
    },
    "S3": {
        "other_full_beaches": "wait",
        "royal_timing": "instead_of_turn",
        "last_ocean": "removed",
        "reentry_settlement": "always",
        "closed_way": "allowed",
        "enclosed_when": "sailing",
        "reentry_boat": "any_island",
        "relocate_from": "other_island",
        "refound_boat": "one",
        "settlement_royal": "kept",
        **_HOUSE_VARIANTS_OFF,
    },
}

PLAYER_COUNTS = range(2, 7)
"""T1.1  2 to 6 players."""


def option_numbers(options: Mapping[str, str]) -> list[int]:
    """The indexes of the values in `OPTIONS`, as the rules use them."""
    return [option.values.index(options[option.name]) for option in OPTIONS]


def option_words(numbers: Sequence[int]) -> dict[str, str]:
    """The values as words."""
    return {
        option.name: option.values[number] for option, number in zip(OPTIONS, numbers, strict=True)
    }


def check_player_count(players: int) -> None:
    """T1.1  2 to 6 players."""
    if players not in PLAYER_COUNTS:
        message = f"Tongiaki is for 2 to 6 players, not {players} (T1.1)"
        raise InvalidSetup(message, "players", {"n": players})


def seat_count(players: int, options: Mapping[str, str]) -> int:
    """T11.12  A seat is a colour; a player owns one, or two under `two_colours`."""
    check_player_count(players)
    if options["two_colours"] == "off":
        return players
    if players != 2:
        value = options["two_colours"]
        raise InvalidSetup(
            f"option two_colours={value} is for 2 players, not {players} (T11.12)", "two_colours"
        )
    return 4


def checked_colours(seats: int, colours: Sequence[str] | None) -> tuple[str, ...]:
    """T1.1  A colour for each seat: the given ones, or the first of `COLOURS`."""
    chosen = tuple(COLOURS[:seats] if colours is None else colours)
    for colour in chosen:
        if colour not in COLOURS:
            message = f"there are no {colour} boats (colours: {', '.join(COLOURS)})"
            raise InvalidSetup(message, "no_sign", {"sign": colour})
    if len(set(chosen)) != len(chosen):
        message = f"a colour can be taken once only: {', '.join(chosen)}"
        raise InvalidSetup(message, "same_sign")
    if len(chosen) != seats:
        message = f"{seats} seats need {seats} colours, not {len(chosen)}"
        raise InvalidSetup(message, "signs", {"n": seats})
    return chosen


def colour_numbers(seats: Sequence[str]) -> list[int]:
    """The colours of the seats as indexes, then the unused ones in the order of `COLOURS`."""
    free = [colour for colour in COLOURS if colour not in seats]
    return [COLOURS.index(colour) for colour in (*seats, *free)]
