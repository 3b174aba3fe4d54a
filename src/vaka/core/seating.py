"""Who sits down and who begins, as every game asks: names, numbers, and what is wrong with them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from vaka.core.errors import InvalidSetup


def player_names(
    players: int | Sequence[str], check_count: Callable[[int], None]
) -> tuple[str, ...]:
    """The players as they are called; a number of players are called by their numbers."""
    if isinstance(players, str):
        raise InvalidSetup(f"players is a number or a list of names, not {players[:40]!r}")
    if isinstance(players, int):
        check_count(players)
        return tuple(f"player {number}" for number in range(1, players + 1))
    check_count(len(players))
    return tuple(players)


def first_seat(first: int | None, seats: int, rule: str) -> int | None:
    """The seat that begins, by the rule that says who may; None to draw lots."""
    if first is not None and not isinstance(first, int):
        raise InvalidSetup(f"first is the number of a seat, from 0, or None, not {first!r}")
    if first is not None and not 0 <= first < seats:
        message = f"seat {first + 1} cannot begin: there are {seats} seats ({rule})"
        raise InvalidSetup(message, "no_first", {"n": seats})
    return first
