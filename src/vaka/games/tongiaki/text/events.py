"""Events as JSON, from the numbers that the rules collect.

Every event has a `kind`, a verb in past tense; colours, islands, beaches and cells are written as
in the notation.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from vaka.games.tongiaki.rules import constants as c
from vaka.games.tongiaki.rules.engine import rule_id
from vaka.games.tongiaki.rules.state import State
from vaka.games.tongiaki.rules.tiles import NAMES, coordinates, numbers, ports_of_piers
from vaka.games.tongiaki.text.json_view import colour_of, score_view
from vaka.games.tongiaki.text.notation import beach_text
from vaka.games.tongiaki.text.position_writer import REASONS

_PORTS = ports_of_piers()
_NUMBERS = numbers()
_Words = Callable[[State, int, int, int], dict[str, Any]]


def event_words(s: State, heard: Iterable[tuple[int, ...]]) -> list[dict[str, Any]]:
    """Events as JSON; the boats of a group are part of its sailing."""
    events: list[dict[str, Any]] = []
    for kind, a, b, d in heard:
        if kind == c.EV_GROUP:
            events[-1]["boats"] += [colour_of(s, a)] * b
        else:
            name, words = _KINDS[kind]
            events.append({"kind": name, **words(s, a, b, d)})
    return events


def _seat(s: State, seat: int, *_: int) -> dict[str, Any]:
    return {"colour": colour_of(s, seat)}


def _seat_and_beach(s: State, seat: int, beach: int, _: int) -> dict[str, Any]:
    return {"colour": colour_of(s, seat), "beach": beach_text(beach)}


def _seat_and_island(s: State, seat: int, island: int, _: int) -> dict[str, Any]:
    return {"colour": colour_of(s, seat), "island": NAMES[island]}


def _seat_island_and_boats(s: State, seat: int, island: int, boats: int) -> dict[str, Any]:
    return {"colour": colour_of(s, seat), "island": NAMES[island], "boats": boats}


def _seat_and_boats(s: State, seat: int, boats: int, _: int) -> dict[str, Any]:
    return {"colour": colour_of(s, seat), "boats": boats}


def _tile(s: State, tile: int, *_: int) -> dict[str, Any]:
    return {"tile": NAMES[tile]}


def _sailed(s: State, beach: int, pier: int, _: int) -> dict[str, Any]:
    return {"beach": beach_text(beach), "edge": _PORTS[pier] % c.EDGES, "boats": []}


def _laid(s: State, tile: int, cell: int, rotation: int) -> dict[str, Any]:
    q, r = coordinates(cell)
    return {"tile": NAMES[tile], "q": q, "r": r, "rotation": rotation}


def _route(s: State, ocean: int, port: int, number: int) -> dict[str, Any]:
    return {"ocean": NAMES[ocean], "edge": port % c.EDGES, "number": number}


def _failed(s: State, ocean: int, port: int, colours: int) -> dict[str, Any]:
    route = _route(s, ocean, port, _NUMBERS[port])
    return {**route, "colours": colours, "rule": "T5.7"}


def _reached(s: State, island: int, boats: int, _: int) -> dict[str, Any]:
    return {"island": NAMES[island], "boats": boats}


def _sent_back(s: State, seat: int, boats: int, rule: int) -> dict[str, Any]:
    return {"colour": colour_of(s, seat), "boats": boats, "rule": rule_id(rule)}


def _turned_back(s: State, royal: int, home: int, _: int) -> dict[str, Any]:
    return {"island": NAMES[royal], "home": NAMES[home], "rule": "T7.4"}


def _over(s: State, reason: int, *_: int) -> dict[str, Any]:
    return {"reason": REASONS[reason], "score": score_view(s)}


def _removed(s: State, island: int, *_: int) -> dict[str, Any]:
    return {"island": NAMES[island], "rule": "T9.3"}


_KINDS: dict[int, tuple[str, _Words]] = {
    c.EV_BEGUN: ("begun", _seat),
    c.EV_PLACED: ("placed", _seat_and_beach),
    c.EV_TAKEN: ("taken", _seat_and_beach),
    c.EV_EXPANDED: ("expanded", _seat_island_and_boats),
    c.EV_SAILED: ("sailed", _sailed),
    c.EV_TURNED: ("turned", _tile),
    c.EV_LAID: ("laid", _laid),
    c.EV_PASSED: ("passed_route", _route),
    c.EV_FAILED: ("failed", _failed),
    c.EV_REACHED: ("reached", _reached),
    c.EV_LANDED: ("landed", _seat_and_beach),
    c.EV_SENT_BACK: ("sent_back", _sent_back),
    c.EV_TURNED_BACK: ("turned_back", _turned_back),
    c.EV_FOUNDED: ("founded", _seat_and_island),
    c.EV_SETTLED: ("settled", _seat),
    c.EV_ABDICATED: ("abdicated", _seat_and_island),
    c.EV_REMOVED: ("removed", _removed),
    c.EV_AT_SEA: ("stranded", _seat_and_boats),
    c.EV_LOST: ("lost", _seat_and_boats),
    c.EV_LAST_TILE: ("last_tile", _tile),
    c.EV_PASSED_TURN: ("passed_turn", _seat),
    c.EV_REENTERED: ("reentered", _seat_island_and_boats),
    c.EV_TURN_ENDED: ("turn_ended", _seat),
    c.EV_WAIVED: ("waived", _seat_and_island),
    c.EV_OVER: ("over", _over),
}

KINDS = tuple(name for name, _ in _KINDS.values())
"""All kinds of events."""
