"""Reasons for or against a choice, with exact numbers: each tile left is tried, and the routes of
others over known tiles are searched. `sentences` has the texts.

A reason that cannot be proved quickly is left out.
"""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction

from vaka.core.choice_reason import Reason, percent
from vaka.core.game import CHANCE, JSON
from vaka.games.tongiaki.rules.constants import (
    EV_LANDED,
    EXPAND,
    FOUND,
    ONCE,
    REENTER,
    REENTER_PAIR,
    REMOVE,
    SAIL,
    SAILING,
    SETTLE,
)
from vaka.games.tongiaki.rules.engine import Tongiaki
from vaka.games.tongiaki.rules.tiles import (
    COLOURS,
    ISLAND_TILES,
    NAMES,
    beaches_of_piers,
    island_title,
    islands_of_beaches,
)
from vaka.games.tongiaki.rules.voyage_odds import pier_prospect, sailing_prospects, voyage_odds
from vaka.games.tongiaki.text.json_view import score_view, table_view
from vaka.games.tongiaki.text.notation import beach_text
from vaka.games.tongiaki.text.position_reader import read_position
from vaka.games.tongiaki.text.position_writer import write_position

MOST_WALKED = 2000
"""How many positions are searched at most to find out whether a seat can land on an island."""

_ISLAND_OF = islands_of_beaches()
_BEACH_OF = beaches_of_piers()


def shown(parameters: Mapping[str, int | str]) -> dict[str, int | str]:
    """The parameters of a reason as English readers know them: `Fidschi` is Fiji."""
    return {
        key: island_title(str(value)) if key == "island" else value
        for key, value in parameters.items()
    }


def reasons(view: JSON, moves: Sequence[int]) -> list[Reason]:
    """The reasons for or against a complete choice of the seat to move, most important first."""
    before = read_position(view["position"])
    after = before.copy()
    for move in moves:
        after.play(move)
    first = moves[0]
    if SAIL <= first < REMOVE:
        return [*_sailing(before, first - SAIL), *_end(after)]
    if first == SETTLE:
        return [*_settling(before), *_end(after)]
    if FOUND <= first < REENTER:
        return [*_founding(before, after, first - FOUND), *_standing(after)]
    return [*_filling(before, after), *_points(before, after), *_standing(after)]


# ---- voyages


def _sailing(before: Tongiaki, pier: int) -> Iterator[Reason]:
    """Where a group goes."""
    found = pier_prospect(before, pier)
    match found["end"]:
        case "lands":
            yield Reason("lands", {"island": found["island"]})
        case "turned_back":
            yield Reason("turns_back", {"island": found["island"]})
        case "strands":
            yield Reason("strands", {})
        case "fails":
            last = found["route"][-1]
            numbers = {"number": last["number"], "colours": found["colours"]}
            yield Reason("sinks", {"ocean": last["ocean"], **numbers})
        case _:
            ends = voyage_odds(before, pier) if found["odds"]["passes"] else None
            yield from _next_tile(found["odds"], ends)
            yield from _whole_voyage(ends)


Ends = dict[str, Fraction] | None
"""How a voyage ends, if the next tile does not decide it and the end can be computed."""


def _next_tile(odds: dict[str, int], ends: Ends) -> Iterator[Reason]:
    """What the next tile can do to a group."""
    if odds["fails"] == 0:
        yield _no_failure(odds, ends)
    elif odds["fails"] == odds["tiles"]:
        yield Reason("every_tile_sinks", {"n": odds["tiles"]})
    else:
        yield _of_tiles("tile_sinks", odds["fails"], odds["tiles"])
    if odds["strands"]:
        yield _of_tiles("tile_strands", odds["strands"], odds["tiles"])


def _no_failure(odds: dict[str, int], ends: Ends) -> Reason:
    """No next tile makes the voyage fail, but later tiles can."""
    if odds["passes"] == 0 or (ends and ends["fails"] == 0):
        return Reason("no_tile_sinks", {"n": odds["tiles"]})
    return Reason("next_tile_safe", {})


def _of_tiles(key: str, count: int, tiles: int) -> Reason:
    return Reason(key, {"n": count, "tiles": tiles, "percent": percent(Fraction(count, tiles))})


def _whole_voyage(ends: Ends) -> Iterator[Reason]:
    """In how many cases a voyage finally lands."""
    if ends:
        share = ends["lands"]
        yield Reason("voyage_lands", {"percent": percent(share), "share": str(share)})


def _filling(before: Tongiaki, after: Tongiaki) -> Iterator[Reason]:
    """The beaches that this choice lets sail, each by its safest pier."""
    if before.phase == SAILING or after.phase != SAILING:
        return
    full = _full_beaches(before)
    safest: dict[str, JSON] = {}
    for found in sailing_prospects(after):
        beach = beach_text(_BEACH_OF[found["move"] - SAIL])
        if beach not in full and (beach not in safest or _risk(found) < _risk(safest[beach])):
            safest[beach] = found
    for beach, found in safest.items():
        yield _filled(beach, found)


def _full_beaches(state: Tongiaki) -> set[str]:
    islands = table_view(state)["islands"]
    return {beach["name"] for island in islands for beach in island["beaches"] if beach["full"]}


def _risk(found: JSON) -> tuple[Fraction, bool]:
    """The share of outcomes, now or by the next tile, in which a group is lost; among equal shares
    a known landing on another island comes first."""
    if found["end"] == "unknown":
        odds = found["odds"]
        return Fraction(odds["fails"] + odds["strands"], odds["tiles"]), True
    return Fraction(found["end"] in ("fails", "strands")), found["end"] == "turned_back"


def _filled(beach: str, found: JSON) -> Reason:
    if found["end"] == "unknown":
        return _filled_unknown(beach, found["odds"])
    if found["end"] == "lands":
        return Reason("fills_known", {"beach": beach, "island": found["island"]})
    if found["end"] == "turned_back":
        return Reason("fills_back", {"beach": beach, "island": found["island"]})
    return Reason("fills_lost", {"beach": beach})


def _filled_unknown(beach: str, odds: dict[str, int]) -> Reason:
    """Only the next tile counts: the voyage can still fail after it."""
    wrong = odds["fails"] + odds["strands"]
    if not wrong:
        return Reason("fills_safe", {"beach": beach})
    of = _of_tiles("fills_unknown", wrong, odds["tiles"])
    return Reason(of.key, {"beach": beach, **of.parameters})


def _end(after: Tongiaki) -> Iterator[Reason]:
    """Whether the tile to be turned can be the last one."""
    last = (after.islands_left == 1) + (after.oceans_left == 1)
    tiles = after.islands_left + after.oceans_left
    if after.turn == CHANCE and last == tiles:
        yield Reason("next_tile_ends", {})
    elif after.turn == CHANCE and last:
        yield _of_tiles("last_tile", last, tiles)


# ---- royal islands and settlements


def _founding(before: Tongiaki, after: Tongiaki, island: int) -> Iterator[Reason]:
    """What a royal island keeps, and from whom."""
    kept: dict[str, int | str] = {"island": NAMES[island], "n": ISLAND_TILES[island].points}
    rivals = (seat for seat in _rivals(before) if can_land_next_turn(before, seat, island))
    rival = next(rivals, None)
    if rival is None:
        yield Reason("keeps", kept)
    else:
        yield Reason("keeps_from", {**kept, "seat": _colour(before, rival)})
    left = _foundings_left(after, before.active)
    yield Reason("founding_left" if left else "no_founding_left", {})
    yield from _points(before, after)


def _rivals(state: Tongiaki) -> list[int]:
    """The seats of other players, in turn order; the two colours of one player are no rivals
    (T11.12)."""
    mover = state.player_of(state.active)
    others = ((state.active + ahead) % state.seats for ahead in range(1, state.seats))
    return [seat for seat in others if state.player_of(seat) != mover]


def can_land_next_turn(state: Tongiaki, seat: int, island: int, most: int = MOST_WALKED) -> bool:
    """Whether a seat, if it were its turn on this map, could land a boat on an island over laid
    tiles alone. Short routes are searched first; False if none is found in time."""
    if _is_last_turn(state):
        return False
    start = _turn_of(state, seat)
    waiting, seen = deque([start]), {write_position(start)}
    while waiting:
        here = waiting.popleft()
        for move in _ways(here):
            there = here.copy()
            there.collect_events(True)
            there.play(move)
            if any(_lands(note, seat, island) for note in there.collected_events()):
                return True
            key = write_position(there)
            if key not in seen and len(seen) < most and there.turn == seat:
                seen.add(key)
                if not there.is_turn_start:
                    waiting.append(there)
    return False


def _is_last_turn(state: Tongiaki) -> bool:
    """Whether there is no next turn, because a kind of tile has run out (T9.7)."""
    return state.islands_left == 0 or state.oceans_left == 0


def _turn_of(state: Tongiaki, seat: int) -> Tongiaki:
    """The same map at the beginning of a turn of a seat."""
    fields = {"turn": _colour(state, seat), "fresh": 0, "sailings": 0, "removal": 0, "now": "turn"}
    text = write_position(state)
    for name, value in fields.items():
        text = re.sub(rf" {name}=\S+", f" {name}={value}", text)
    return read_position(text)


def _ways(state: Tongiaki) -> list[int]:
    """The moves that can make boats sail, and those that continue such a turn."""
    if not state.is_turn_start:
        return state.moves()
    return [
        move for move in state.moves() if EXPAND <= move < FOUND or REENTER <= move <= REENTER_PAIR
    ]


def _lands(note: tuple[int, ...], seat: int, island: int) -> bool:
    return note[0] == EV_LANDED and note[1] == seat and _ISLAND_OF[note[2]] == island


def _foundings_left(state: Tongiaki, seat: int) -> int:
    """How many foundings a seat has left, of two in a game (T7.2)."""
    founded = re.search(r" founded=(\S+)", write_position(state))
    return 2 - int(founded[1].split(",")[seat]) if founded else 0


def _settling(before: Tongiaki) -> Iterator[Reason]:
    """What a new settlement gives up, and what it can find."""
    trial = before.copy()
    trial.play(SETTLE)
    mover = before.player_of(before.active)
    given = _total(before, mover) - _total(trial, mover)
    if given:
        yield Reason("gives_up", {"n": given})
    left = [
        ISLAND_TILES[tile].points for tile in range(1, len(ISLAND_TILES)) if _is_left(trial, tile)
    ]
    if left:
        mean = f"{float(round(Fraction(sum(left), len(left)), 1)):.1f}"
        yield Reason("islands_left", {"n": len(left), "mean": mean, "most": max(left)})


def _is_left(state: Tongiaki, tile: int) -> bool:
    return bool(state.pile >> (tile - 1) & 1)


# ---- points


def _points(before: Tongiaki, after: Tongiaki) -> Iterator[Reason]:
    """Points that a choice brings its player at once, and those that it takes from others."""
    mover = before.player_of(before.active)
    gained = _total(after, mover) - _total(before, mover)
    if gained > 0:
        yield Reason("gains", {"n": gained})
    if gained < 0:
        yield Reason("gives_up", {"n": -gained})
    lost = [_total(before, player) - _total(after, player) for player in range(before.players)]
    for seat in sorted(_rivals(before)):
        taken = _points_of(before, seat) - _points_of(after, seat)
        if before.two_colours == ONCE:  # what the other colour still holds is not lost
            taken = min(taken, lost[before.player_of(seat)])
            lost[before.player_of(seat)] -= max(taken, 0)
        if taken > 0:
            yield Reason("takes", {"n": taken, "seat": _colour(before, seat)})


def _standing(after: Tongiaki) -> Iterator[Reason]:
    """Who leads, once a turn is over."""
    if not after.is_turn_start:
        return
    points = [player["points"] for player in score_view(after)["players"]]
    order = sorted(range(len(points)), key=lambda player: -points[player])
    lead = points[order[0]] - points[order[1]]
    if lead:
        yield Reason("leads", {"n": lead, "seat": _colour(after, order[0])})
    elif points[order[0]]:
        yield Reason("level", {})


def _points_of(state: Tongiaki, seat: int) -> int:
    points: int = score_view(state)["seats"][_colour(state, seat)]["points"]
    return points


def _total(state: Tongiaki, player: int) -> int:
    """The points of a player, over all colours."""
    points: int = score_view(state)["players"][player]["points"]
    return points


def _colour(state: Tongiaki, seat: int) -> str:
    return COLOURS[state.colours()[seat]]
