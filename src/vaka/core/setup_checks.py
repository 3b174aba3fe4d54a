"""Checks of a set-up that all games share: players, words of the seats and the first seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from vaka.core.errors import InvalidSetup


def checked_players(
    players: int | Sequence[str], check_count: Callable[[int], None]
) -> tuple[str, ...]:
    """The names of the players. A number of players gives `player 1`, `player 2`, ..."""
    if isinstance(players, str):
        raise InvalidSetup(f"players is a number or a list of names, not {players[:40]!r}")
    if isinstance(players, int):
        check_count(players)
        return tuple(f"player {number}" for number in range(1, players + 1))
    check_count(len(players))
    return tuple(players)


def checked_words(known: Sequence[str], count: int, words: Sequence[str] | None) -> tuple[str, ...]:
    """A word for each seat: the given ones, or the first of the known ones."""
    chosen = tuple(known[:count] if words is None else words)
    for word in chosen:
        if word not in known:
            message = f"there is no seat {word!r} (seats: {', '.join(known)})"
            raise InvalidSetup(message, "no_sign", {"sign": word})
    if len(set(chosen)) != len(chosen):
        raise InvalidSetup(f"a seat can be taken once only: {', '.join(chosen)}", "same_sign")
    if len(chosen) != count:
        message = f"{count} players need {count} seats, not {len(chosen)}"
        raise InvalidSetup(message, "signs", {"n": count})
    return chosen


def checked_first_seat(first: int | None, seats: int, rule: str) -> int | None:
    """Return the seat that begins, or None for a lot. `rule` is the id for the error message."""
    if first is not None and not isinstance(first, int):
        raise InvalidSetup(f"first is the number of a seat, from 0, or None, not {first!r}")
    if first is not None and not 0 <= first < seats:
        source = f" ({rule})" if rule else ""
        message = f"seat {first + 1} cannot begin: there are {seats} seats{source}"
        raise InvalidSetup(message, "no_first", {"n": seats})
    return first
