"""What is counted in games of Tongiaki, for its guide."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from benchmarks.strategy_guide.tally import Tally
from vaka.core.dice import Dice
from vaka.core.game import CHANCE, JSON
from vaka.core.transition import Transition
from vaka.games.tongiaki import GAME
from vaka.games.tongiaki.rules.tiles import ISLAND_TILES, NAMES, OCEAN_TILES
from vaka.games.tongiaki.text.position_writer import VERSION

PLAYERS = (2, 3, 4, 5, 6)
USUAL = 4
"""The number of players of numbers that depend on it."""

MOST = 4
"""No route needs more colours."""

VOYAGES = 10_000
"""How many first voyages are tried."""

_TILES = len(NAMES) - 1
_ENDS = {"failed": True, "reached": False, "turned_back": False}


def count(plies: Sequence[Transition], tally: Tally) -> None:
    """Count what happened in a game."""
    score = GAME.score(plies[-1].after)
    _count_voyages(plies, tally)
    _count_royal_islands(plies, score, tally)
    _count_result(plies, score, tally)


def _count_voyages(plies: Sequence[Transition], tally: Tally) -> None:
    """How voyages end that turn a tile, by the number of their colours."""
    group: list[str] = []
    turned = False
    sailings = 0
    for ply in plies:
        active = GAME.view(ply.before, None)["active"]
        for event in ply.events(GAME, None):
            kind = event["kind"]
            if kind == "sailed":
                group, turned, sailings = event["boats"], False, sailings + 1
            elif kind == "turned":
                turned = True
            elif kind in _ENDS and group:
                if turned:
                    tally.add(f"fail_{min(len(set(group)), MOST)}", _ENDS[kind])
                if _ENDS[kind]:
                    tally.add("lost_boats", len(group))
                    tally.add("lost_of_others", sum(boat != active for boat in group))
                group = []
        if ply.after.is_turn_start:
            if sailings:
                tally.add("chain", sailings > 1)
            sailings = 0


def _count_royal_islands(plies: Sequence[Transition], score: JSON, tally: Tally) -> None:
    """Which chances to found a royal island are taken, and what happens to the others."""
    drawn = 0
    founded: Counter[int] = Counter()
    for ply in plies:
        state = ply.before
        if state.turn == CHANCE:
            drawn += 1
        elif state.is_turn_start:
            chosen = GAME.move_text(state, ply.move)
            holders = score["seats"][GAME.seat_words[state.turn]]["islands"]
            for move in state.moves():
                verb, _, island = GAME.move_text(state, move).partition(" ")
                if verb != "found":
                    continue
                points = ISLAND_TILES[NAMES.index(island)].points
                tally.add(f"taken_{points}", chosen == f"found {island}")
                if chosen != f"found {island}":
                    part = "early" if drawn * 2 < _TILES else "late"
                    tally.add(f"kept_{part}", island in holders)
            founded[state.turn] += chosen.startswith("found ")
            if any(GAME.move_text(state, move).startswith("expand ") for move in state.moves()):
                tally.add("settlement", chosen == "settle")
    if len(score["players"]) == USUAL:
        for player in range(USUAL):
            tally.add(f"royal_{founded[player]}", player in score["winners"])


def _count_result(plies: Sequence[Transition], score: JSON, tally: Tally) -> None:
    players = len(score["players"])
    tally.add("games")
    tally.add("end_ocean", score["reason"] == "last_ocean")
    tally.add("end_island", score["reason"] == "last_island")
    turns = sum(ply.before.is_turn_start and ply.before.turn >= 0 for ply in plies) - 2 * players
    tally.add(f"turns_{players}", round(turns / players))
    winner = score["players"][score["winners"][0]]
    tally.add(f"points_{players}", winner["points"])
    tally.add(f"islands_{players}", winner["islands"])


def _first_voyages_failed(colours: int) -> int:
    """The share of first voyages that fail, in percent, for a group with this number of colours."""
    group = "brg"[:colours].rjust(3, "b")
    start = GAME.parse_position(
        f"{VERSION} seats=blue,red,green options=- map=Tonga@0,0/0[{group}|||||] gone=-"
        " founded=0,0,0 sea=0,0,0 lost=0,0,0 quiet=0 turn=blue fresh=0 sailings=0 removal=0"
        " now=sail"
    )
    dice = Dice(f"first voyage {colours}")
    failed = 0
    for _ in range(VOYAGES):
        state = start.copy()
        state.play(state.moves()[0])
        while state.turn == CHANCE:
            state.play(dice.choose(state.moves()))
        failed += GAME.view(state, None)["phase"] == "turn"
    return round(100 * failed / VOYAGES)


def numbers(tally: Tally) -> JSON:
    """The numbers of the guide."""
    routes = [route for ocean in OCEAN_TILES for route in ocean.routes]
    entries = [
        next(route.colours or 0 for route in ocean.routes if 0 in route.edges)
        for ocean in OCEAN_TILES
    ]
    return {
        "routes": len(routes),
        "free_routes": sum(not route.colours for route in routes),
        "oceans": len(OCEAN_TILES),
        **{f"open_{n}": sum(need <= n for need in entries) for n in range(1, MOST + 1)},
        "voyages": VOYAGES,
        **{f"first_{n}": _first_voyages_failed(n) for n in (1, 2, 3)},
        **{f"fail_{n}": tally.percent(f"fail_{n}") for n in range(1, MOST + 1)},
        "lost_of_others": tally.part("lost_of_others", "lost_boats"),
        "chain": tally.percent("chain"),
        **{f"taken_{n}": tally.percent(f"taken_{n}") for n in (2, 3, 4, 5)},
        "kept_early": tally.percent("kept_early"),
        "kept_late": tally.percent("kept_late"),
        **{f"royal_{n}": tally.percent(f"royal_{n}") for n in (0, 1, 2)},
        "settlement": tally.percent("settlement"),
        "end_ocean": tally.percent("end_ocean"),
        "end_island": tally.percent("end_island"),
        **{
            f"{what}_{n}": tally.mean(f"{what}_{n}")
            for what in ("turns", "points", "islands")
            for n in PLAYERS
        },
    }
