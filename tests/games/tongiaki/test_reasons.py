"""Every number in a reason agrees with brute force over all tiles, orders and rotations."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from itertools import permutations
from math import factorial
from typing import Any

import pytest

from tests.games.tongiaki.test_voyage_odds import outcome
from tests.scenarios.tongiaki.table import Table, table
from vaka.analysis.reason_sentences import reason_sentence
from vaka.core import build_mode
from vaka.core.choice import choices
from vaka.core.choice_reason import Reason, percent
from vaka.core.dice import Dice
from vaka.core.game import CHANCE
from vaka.games.tongiaki import GAME, Tongiaki
from vaka.games.tongiaki.rules.tiles import ISLAND_TILES, NAMES
from vaka.games.tongiaki.rules.voyage_odds import voyage_odds
from vaka.games.tongiaki.text.reasons import can_land_next_turn, reasons

SAIL = GAME.parse_move(table("Tonga@0,0/0[|||||]").state, "sail Tonga.a 0")


def given(state: Tongiaki, *moves: str | int) -> dict[str, dict[str, Any]]:
    """The reasons for a choice, by key."""
    run = [GAME.parse_move(state, move) if isinstance(move, str) else move for move in moves]
    found = reasons(GAME.view(state, state.turn), run)
    assert all(reason_sentence(GAME, reason) for reason in found)
    return {reason.key: dict(reason.parameters) for reason in found}


def small_piles(games: int) -> list[Tongiaki]:
    """Positions of random games in which a beach sails and few tiles are left."""
    return [state.copy() for seed in range(games) for state in small_pile(seed)]


@cache
def small_pile(seed: int) -> list[Tongiaki]:
    """Those of one game."""
    found = []
    dice = Dice(f"small pile {seed}")
    last_ocean = dice.choose(["stay_at_sea", "removed", "sail_on"])
    state = GAME.initial_state(GAME.setup(2 + seed % 3, options={"last_ocean": last_ocean}))
    while not state.is_over:
        left = GAME.view(state, None)["pile"]
        if GAME.prospects(state) and 2 <= len(left["islands"]) + len(left["oceans"]) <= 5:
            found.append(state.copy())
        moves = [m for m in state.moves() if GAME.move_text(state, m) != "settle"]
        state.play(dice.choose(moves or state.moves()))
    return found


# ---- voyages


def ends_over_all_orders(state: Tongiaki, move: int) -> dict[str, Fraction]:
    """How a voyage ends in each order of the pile, by playing every one of them."""
    waiting = state.copy()
    waiting.play(move)
    tiles = waiting.moves()
    ends = dict.fromkeys(("lands", "fails", "strands"), 0)
    for order in permutations(tiles):
        trial, end = waiting.copy(), "passes"
        for tile in order:
            end = outcome(GAME.play(trial, tile))
            if end != "passes":
                break
        ends[end] += 1
    return {end: Fraction(count, factorial(len(tiles))) for end, count in ends.items()}


def test_a_voyage_ends_as_it_does_over_all_orders_of_the_pile() -> None:
    met: set[str] = set()
    checked = 0
    for state in small_piles(60 if build_mode.is_compiled() else 6):
        for prospect in GAME.prospects(state):
            if prospect["end"] == "unknown":
                ends = voyage_odds(state, prospect["move"] - SAIL)
                assert ends == ends_over_all_orders(state, prospect["move"])
                assert sum(ends.values()) == 1
                met |= {end for end, share in ends.items() if share}
                checked += 1
    assert checked > (100 if build_mode.is_compiled() else 3)
    if build_mode.is_compiled():
        assert met == {"lands", "fails", "strands"}


def test_the_reasons_for_a_pier_are_counted_tile_by_tile() -> None:
    keys: set[str] = set()
    for state in small_piles(90 if build_mode.is_compiled() else 6):
        for prospect in GAME.prospects(state):
            found = given(state, prospect["move"])
            keys |= found.keys()
            waiting = state.copy()
            waiting.play(prospect["move"])
            if waiting.turn != CHANCE:
                continue
            tries = [(waiting.copy(), tile) for tile in waiting.moves()]
            events = [GAME.play(trial, tile) for trial, tile in tries]
            became = [outcome(event) for event in events]
            check_next_tile(found, became, ends_over_all_orders(state, prospect["move"]))
            last = sum(any(e["kind"] == "last_tile" for e in event) for event in events)
            assert found.get("last_tile", {"n": last})["n"] == last
            assert ("next_tile_ends" in found) == (last == len(events))
            assert ("last_tile" in found) == (0 < last < len(events))
            if "voyage_lands" in found:
                lands = ends_over_all_orders(state, prospect["move"])["lands"]
                assert found["voyage_lands"] == {"percent": percent(lands), "share": str(lands)}
    if build_mode.is_compiled():
        wanted = {"tile_sinks", "tile_strands", "no_tile_sinks", "every_tile_sinks", "last_tile"}
        wanted |= {"voyage_lands", "lands", "sinks", "next_tile_ends", "next_tile_safe"}
        assert wanted <= keys


def check_next_tile(
    found: dict[str, dict[str, Any]], became: list[str], ends: dict[str, Fraction]
) -> None:
    tiles, sunk, stranded = len(became), became.count("fails"), became.count("strands")
    assert ("no_tile_sinks" in found) == (ends["fails"] == 0)
    assert ("next_tile_safe" in found) == (sunk == 0 and ends["fails"] > 0)
    if ends["fails"] == 0:
        assert found["no_tile_sinks"]["n"] == tiles
    elif sunk == 0:
        assert found["next_tile_safe"] == {}
    elif sunk == tiles:
        assert found["every_tile_sinks"]["n"] == tiles
    else:
        share = percent(Fraction(sunk, tiles))
        assert found["tile_sinks"] == {"n": sunk, "tiles": tiles, "percent": share}
    assert found.get("tile_strands", {"n": 0})["n"] == stranded


def test_the_sentence_about_a_group_in_danger() -> None:
    sailing = table("Tonga@0,0/0[bbr|r||||]", now="sail")
    view = GAME.view(sailing.state, 0)
    reason = reasons(view, [GAME.parse_move(sailing.state, "sail Tonga.a 0")])[0]
    lost = GAME.prospects(sailing.state)[0]["odds"]["fails"]
    share = percent(Fraction(lost, 31))
    words = f"{lost} of the 31 tiles left would make this voyage fail ({share}%)"
    assert reason_sentence(GAME, reason) == words


def test_of_a_voyage_that_cannot_be_counted_only_the_next_tile_is_known() -> None:
    four = "blue,red,green,yellow"
    far = table("Tonga@0,0/0[||r|g|ry|];Tuamotu@1,-1/1[brgy|by]", seats=four, now="sail").state
    for prospect in GAME.prospects(far):
        assert prospect["odds"]["fails"] == 0
        assert prospect["odds"]["passes"] > 0
        assert voyage_odds(far, prospect["move"] - SAIL) is None
        assert given(far, prospect["move"]) == {"next_tile_safe": {}}


def test_too_long_a_voyage_is_not_followed() -> None:
    far = table("Tonga@0,0/0[brg|r||||]", seats="blue,red,green", now="sail")
    (prospect, *_) = GAME.prospects(far.state)
    assert prospect["odds"]["passes"] > 5
    assert voyage_odds(far.state, prospect["move"] - SAIL) is None


def test_a_player_who_turns_tiles_leaves_nothing_to_count() -> None:
    free = table("Tonga@0,0/0[bbr|r||||]", options="free_exploration:on", now="sail")
    (prospect,) = GAME.prospects(free.state)
    assert prospect["odds"]["passes"]
    assert voyage_odds(free.state, prospect["move"] - SAIL) is None


def test_a_beach_that_a_choice_fills_is_judged_by_its_safest_pier() -> None:
    keys: set[str] = set()
    for seed in range(40 if build_mode.is_compiled() else 3):
        dice, state = Dice(f"fill {seed}"), GAME.initial_state(GAME.setup(3))
        while not state.is_over:
            runs = choices(state, 20)
            run = dice.choose(runs)
            after = state.copy()
            for move in run:
                after.play(move)
            if state.turn != CHANCE and not GAME.prospects(state) and GAME.prospects(after):
                keys |= check_filled(state, run, after)
            state = after
    if build_mode.is_compiled():
        assert keys >= {"fills_unknown", "fills_safe", "fills_known", "fills_lost"}


def check_filled(state: Tongiaki, run: list[int], after: Tongiaki) -> set[str]:
    found = [r for r in reasons(GAME.view(state, state.turn), run) if r.key.startswith("fills")]
    for reason in found:
        beach = reason.parameters["beach"]
        piers = [m for m in after.moves() if GAME.move_text(after, m).startswith(f"sail {beach} ")]
        risks = [risk(after, pier) for pier in piers]
        match reason.key:
            case "fills_unknown":
                n, tiles = reason.parameters["n"], reason.parameters["tiles"]
                assert min(risks) == Fraction(int(n), int(tiles)) > 0
            case "fills_lost":
                assert min(risks) == 1
            case _:
                assert min(risks) == 0
    return {reason.key for reason in found}


def risk(state: Tongiaki, pier: int) -> Fraction:
    """The share of outcomes in which a group is lost, by playing them."""
    trial = state.copy()
    became = outcome(GAME.play(trial, pier))
    if trial.turn != CHANCE or became != "passes":
        return Fraction(became in ("fails", "strands"))
    lost = [
        outcome(GAME.play(trial.copy(), tile)) in ("fails", "strands") for tile in trial.moves()
    ]
    return Fraction(sum(lost), len(lost))


# ---- royal islands


def brute_landing(state: Tongiaki, colour: str, island: str) -> bool:
    """Whether some turn of a colour lands it on an island, by playing every turn there is, but for
    those that turn a tile."""
    start = table(
        Table(state).field("map"),
        seats=Table(state).field("seats"),
        options=Table(state).field("options"),
        founded=Table(state).field("founded"),
        turn=colour,
    ).state
    branches, met = [start], {GAME.position_text(start)}
    while branches:
        here = branches.pop()
        for move in here.moves():
            there = here.copy()
            events = GAME.play(there, move)
            if any(
                event["kind"] == "landed"
                and event["colour"] == colour
                and event["beach"].startswith(f"{island}.")
                for event in events
            ):
                return True
            text = GAME.position_text(there)
            if text not in met and not there.is_turn_start and there.turn != CHANCE:
                met.add(text)
                branches.append(there)
    return False


NEAR = "Tonga@0,0/0[rr|||||];Samoa@0,1/3[b||]"
FAR = "Tonga@0,0/0[|||rr||];Samoa@0,1/3[b||]"


@pytest.mark.parametrize(("position", "key"), [(NEAR, "keeps_from"), (FAR, "keeps")])
def test_founding_keeps_points_from_whom_can_land(position: str, key: str) -> None:
    state = table(position).state
    assert brute_landing(state, "red", "Samoa") == (key == "keeps_from")
    rival = {"seat": "red"} if key == "keeps_from" else {}
    assert given(state, "found Samoa")[key] == {"island": "Samoa", "n": 5, **rival}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_who_can_land_next_turn_is_found_by_walking_every_way(seats: int) -> None:
    answers = set()
    for seed in range(24 // (seats - 1) if build_mode.is_compiled() else 1):
        for state in early_turns(Dice(f"land {seed}"), seats)[
            : 3 if build_mode.is_compiled() else 1
        ]:
            view = GAME.view(state, None)
            islands = [island["name"] for island in view["islands"]]
            for seat in set(range(seats)) - {state.turn}:
                for name in islands:
                    can = can_land_next_turn(state, seat, NAMES.index(name), 10**6)
                    assert can == brute_landing(state, view["seats"][seat]["colour"], name)
                    answers.add(can)
    assert answers == {True, False} or not build_mode.is_compiled()


ONE_NEAR = "Tonga@0,0/0[rr|||||];Samoa@0,1/3[b||];RapaNui@0,-1/0[g|]"
TWO_NEAR = "Tonga@0,0/0[gr|||||];Samoa@0,1/3[b||];RapaNui@0,-1/0[y|]"


@pytest.mark.parametrize(
    ("position", "seats", "rivals"),
    [
        (ONE_NEAR, "blue,green,red", ["red"]),
        (TWO_NEAR, "blue,yellow,green,red", ["green", "red"]),
        (TWO_NEAR, "blue,red,yellow,green", ["red", "green"]),
    ],
)
def test_of_several_who_can_land_the_first_in_turn_is_named(
    position: str, seats: str, rivals: list[str]
) -> None:
    state = table(position, seats=seats).state
    able = [colour for colour in seats.split(",")[1:] if brute_landing(state, colour, "Samoa")]
    assert able == rivals
    assert given(state, "found Samoa")["keeps_from"]["seat"] == rivals[0]


def early_turns(dice: Dice, seats: int) -> list[Tongiaki]:
    """The first turns of a game after set-up, as long as few boats are out."""
    state, turns = GAME.initial_state(GAME.setup(seats)), 0
    found: list[Tongiaki] = []
    while len(found) < 3 and not state.is_over:
        turns += state.is_turn_start
        if state.is_turn_start and turns > 8 + seats:
            found.append(state.copy())
        # No royal island: groups that are turned back make too many ways to walk them all.
        others = ("settle", "pass", "found")
        moves = [m for m in state.moves() if not GAME.move_text(state, m).startswith(others)]
        state.play(dice.choose(moves or state.moves()))
    return found


def test_ones_own_second_colour_is_no_rival() -> None:
    def with_two_colours(position: str) -> Tongiaki:
        return table(position, seats="blue,yellow,red,green", options="two_colours:each").state

    own = with_two_colours("Tonga@0,0/0[rr|||||];Samoa@0,1/3[b||];RapaNui@0,-1/0[y|g]")
    assert brute_landing(own, "red", "Samoa")
    assert given(own, "found Samoa")["keeps"] == {"island": "Samoa", "n": 5}
    both = with_two_colours(TWO_NEAR)
    assert brute_landing(both, "red", "Samoa")
    assert given(both, "found Samoa")["keeps_from"]["seat"] == "green"


def test_how_many_foundings_are_left() -> None:
    assert "founding_left" in given(table(NEAR).state, "found Samoa")
    second = table(NEAR, founded="1,0").state
    assert "no_founding_left" in given(second, "found Samoa")


# ---- points


@pytest.mark.parametrize(("players", "two_colours"), [(3, "off"), (2, "each"), (2, "once")])
def test_points_are_those_of_the_score(players: int, two_colours: str) -> None:
    keys: set[str] = set()
    for seed in range(30 if build_mode.is_compiled() else 1):
        options = {"royal_timing": "on_landing" if seed % 2 else "instead_of_turn"}
        setup = GAME.setup(players, options={**options, "two_colours": two_colours})
        dice, state = Dice(f"points {seed}"), GAME.initial_state(setup)
        while not state.is_over:
            run = dice.choose(choices(state, 20))
            after = state.copy()
            for move in run:
                after.play(move)
            if state.turn != CHANCE and not GAME.prospects(state):
                keys |= check_points(state, run, after)
            state = after
    if build_mode.is_compiled():
        assert keys >= {"gains", "gives_up", "leads", "level", "takes", "islands_left"}


def is_once(state: Tongiaki) -> bool:
    """Whether an island counts once for a player of two colours."""
    return bool(GAME.view(state, None)["options"]["two_colours"] == "once")


def check_points(state: Tongiaki, run: list[int], after: Tongiaki) -> set[str]:
    found = reasons(GAME.view(state, state.turn), run)
    before, then = GAME.score(state), GAME.score(after)
    mover = state.player_of(state.active)
    owners = {seat["colour"]: seat["player"] for seat in GAME.view(state, None)["seats"]}
    for reason in found:
        n = reason.parameters.get("n")
        change = then["players"][mover]["points"] - before["players"][mover]["points"]
        match reason.key:
            case "gains":
                assert n == change
            case "gives_up":
                assert n == -change
            case "takes":
                seat = str(reason.parameters["seat"])
                assert owners[seat] != mover
                taken = before["seats"][seat]["points"] - then["seats"][seat]["points"]
                owner = owners[seat]
                lost = before["players"][owner]["points"] - then["players"][owner]["points"]
                assert n == (min(taken, lost) if is_once(state) else taken)
            case "leads":
                first, second, *_ = sorted((p["points"] for p in then["players"]), reverse=True)
                assert n == first - second
                leader = owners[str(reason.parameters["seat"])]
                assert then["players"][leader]["points"] == first
    return {reason.key for reason in found}


def test_the_islands_left_are_worth_what_all_orders_bring() -> None:
    for state in small_piles(20 if build_mode.is_compiled() else 3)[::5]:
        left = GAME.view(state, None)["pile"]
        if not (left["islands"] and left["oceans"]):
            continue
        points = first_islands(left["islands"], left["oceans"])
        turn = table(
            Table(state).field("map"),
            seats=Table(state).field("seats"),
            gone=Table(state).field("gone"),
            founded=Table(state).field("founded"),
        )
        found = given(turn.state, "settle")["islands_left"]
        assert found["most"] == max(points)
        tenths = round(10 * Fraction(sum(points), len(points)))
        assert found["mean"] == f"{tenths // 10}.{tenths % 10}"


def first_islands(islands: list[str], oceans: list[str]) -> list[int]:
    """The points of the first island in every order of the pile."""
    worth = {name: tile.points for name, tile in zip(NAMES, ISLAND_TILES, strict=False)}
    return [
        next(worth[name] for name in order if name in worth)
        for order in permutations([*islands, *oceans])
    ]


# ---- the sentences


@pytest.mark.parametrize(
    ("reason", "words"),
    [
        (Reason("gives_up", {"n": 1}), "it gives up 1 point"),
        (Reason("gives_up", {"n": 3}), "it gives up 3 points"),
        (Reason("takes", {"n": 2, "seat": "red"}), "it takes 2 points from Red"),
        (
            Reason("keeps_from", {"island": "Samoa", "n": 5, "seat": "red"}),
            "founding Samoa now keeps 5 points; otherwise Red can land there next turn",
        ),
        (
            Reason("tile_sinks", {"n": 12, "tiles": 19, "percent": 63}),
            "12 of the 19 tiles left would make this voyage fail (63%)",
        ),
    ],
)
def test_sentences(reason: Reason, words: str) -> None:
    assert reason_sentence(GAME, reason) == words


@pytest.mark.parametrize(
    ("share", "shown"),
    [
        (Fraction(12, 19), 63),
        (Fraction(1, 1000), 1),
        (Fraction(999, 1000), 99),
        (Fraction(0), 0),
        (Fraction(1), 100),
    ],
)
def test_only_what_is_certain_is_0_or_100_percent(share: Fraction, shown: int) -> None:
    assert percent(share) == shown
