"""Analyses of records, and hints: known positions, sums, determinism, hidden information."""

from __future__ import annotations

from dataclasses import replace
from importlib import import_module
from pathlib import Path

import pytest

from tests.analysis.positions import nearly_over
from tests.pebbles_game import PEBBLES
from vaka import games
from vaka.agents.search import Budget
from vaka.analysis import Analysis, analyse, hint
from vaka.analysis.analysis_json import analysis_body
from vaka.analysis.choice_comparison import compare_choices
from vaka.analysis.record_analysis import VERDICTS, JudgedStep, judge_step
from vaka.analysis.win_chances import with_power
from vaka.core import build_mode
from vaka.core.choice import choices
from vaka.core.choice_reason import Reason
from vaka.core.dice import Dice
from vaka.core.errors import NotNow
from vaka.core.game import CHANCE, JSON, Game, State
from vaka.core.records.files import read
from vaka.core.records.record import Record
from vaka.core.records.recorder import Recorder
from vaka.games.tongiaki import GAME

RECORDS = Path(__file__).parents[1] / "records"
FEW = Budget(playouts=40)
MANY = Budget(playouts=800 if build_mode.is_compiled() else 80)


@pytest.fixture(scope="module")
def record() -> Record:
    return read(RECORDS / "page-tongiaki-two-colours.vaka", games.load)


@pytest.fixture(scope="module")
def analysis(record: Record) -> Analysis:
    return analyse(GAME, record, Budget(playouts=400 if build_mode.is_compiled() else 4), "known")


@pytest.fixture(scope="module")
def beginning(record: Record) -> Record:
    """The beginning of a game, where nobody has to wait long for it."""
    return replace(record, entries=record.entries[:40], result=None)


# ---- known positions


def test_a_won_game_has_a_chance_of_about_1() -> None:
    state = nearly_over()
    found = hint(GAME, GAME.view(state, 0), MANY)
    assert found.chances[0].value > 0.95
    assert found.chances[0].high > 0.99


def test_the_move_that_gives_all_away_is_seen() -> None:
    state = nearly_over()
    settle = GAME.parse_move(state, "settle")
    found = compare_choices(
        GAME, state, lambda here: GAME.view(here, 0), MANY, Dice("win"), [settle]
    )
    assert found.count == len(choices(state, 500))
    assert found.played.moves == (settle,)
    assert found.best.chances[0].value - found.played.chances[0].value > 0.2


def test_the_end_is_certain(analysis: Analysis, record: Record) -> None:
    assert record.result
    assert [chance.value for chance in analysis.last] == list(map(float, record.result.shares))
    assert all(chance.low == chance.value == chance.high for chance in analysis.last)


def test_just_before_the_end_it_is_nearly_certain(analysis: Analysis) -> None:
    winner = max(range(2), key=lambda player: analysis.last[player].value)
    assert analysis.steps[-1].chances[winner].value > 0.9


# ---- numbers


def test_chances_make_up_1_and_lie_in_their_intervals(analysis: Analysis) -> None:
    for judged in analysis.steps:
        assert sum(chance.value for chance in judged.chances) == pytest.approx(1)
        for choice in (judged.choice, judged.best):
            if choice:
                assert sum(chance.value for chance in choice.chances) == pytest.approx(1)
        for chance in judged.chances:
            assert 0 <= chance.low <= chance.value <= chance.high <= 1


@pytest.mark.parametrize(("players", "power"), [(2, 1.0), (3, 1.0), (4, 0.8)])
def test_many_opponents_make_the_chances_of_an_open_game_less_certain(
    players: int, power: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = random_position(players)
    view = GAME.view(state, state.turn)
    found = hint(GAME, view, FEW).chances
    profile = replace(GAME.search_profile(players), calibration_power=1.0)
    monkeypatch.setattr(type(GAME), "search_profile", lambda *_: profile)
    searched = hint(GAME, view, FEW).chances
    assert len({chance.value for chance in searched}) > 1
    expected = [chance.value for chance in with_power(searched, power)]
    assert [chance.value for chance in found] == pytest.approx(expected)


def random_position(players: int) -> State:
    """A position of Tongiaki in the middle of a random game, where a seat begins a choice."""
    state, dice = GAME.initial_state(GAME.setup(players)), Dice("open")
    for _ in range(80):
        state.play(dice.choose(state.moves()))
    while state.turn == CHANCE or state.is_mid_choice:
        state.play(dice.choose(state.moves()))
    return state


def test_luck_is_nobodys_and_adds_up_to_nothing(analysis: Analysis) -> None:
    assert sum(analysis.luck(player) for player in range(2)) == pytest.approx(0)


def test_what_is_forced_is_not_judged(analysis: Analysis) -> None:
    for judged in analysis.steps:
        is_forced = judged.step.is_chance or len(choices(judged.step.state, 2)) == 1
        assert (judged.choice is None) == is_forced
        assert (judged.verdict == "only") == is_forced


def test_nothing_is_lost_by_the_best_choice(analysis: Analysis) -> None:
    for judged in analysis.steps:
        lost = judged.lost
        assert lost.value >= 0
        if judged.verdict == "best":
            assert lost.value == 0
        if judged.verdict in dict(VERDICTS):
            assert lost.low > 0
            assert lost.value >= dict(VERDICTS)[judged.verdict]


def test_turning_points_are_the_largest_and_told_apart(analysis: Analysis) -> None:
    points = analysis.turning_points
    assert points == sorted(points, key=lambda point: point.index)
    assert len(points) <= 5
    for point in points:
        is_chance = analysis.steps[point.index].step.is_chance
        assert point.cause == ("luck" if is_chance else "decision")
        assert abs(point.change) >= 0.05


# ---- the same again


def test_the_same_seed_gives_the_same_analysis(beginning: Record) -> None:
    budget = Budget(playouts=40 if build_mode.is_compiled() else 8)
    first = analyse(GAME, beginning, budget, "seed")
    again = analyse(GAME, beginning, budget, "seed", threads=2)
    assert [j.chances for j in first.steps] == [j.chances for j in again.steps]
    assert [j.best for j in first.steps] == [j.best for j in again.steps]
    other = analyse(GAME, beginning, budget, "another")
    assert [j.chances for j in first.steps] != [j.chances for j in other.steps]


def test_progress_is_told_step_by_step(beginning: Record) -> None:
    told: list[int] = []
    found = analyse(GAME, beginning, Budget(playouts=4), progress=told.append)
    assert told == list(range(1, len(found.steps) + 1))


def test_a_budget_of_seconds_is_enough_for_an_answer() -> None:
    state = GAME.initial_state(GAME.setup(3))
    found = hint(GAME, GAME.view(state, 0), Budget(seconds=0.01))
    assert list(found.moves) in choices(state, 100)


# ---- hints


def test_a_hint_is_a_complete_choice() -> None:
    dice, state = Dice("hint"), GAME.initial_state(GAME.setup(3))
    for _ in range(60 if build_mode.is_compiled() else 15):
        if state.turn >= 0:
            found = hint(GAME, GAME.view(state, state.turn), FEW)
            assert list(found.moves) in choices(state, 10**4)
            assert len(found.texts) == len(found.moves)
        run = dice.choose(choices(state, 50))
        for move in run:
            state.play(move)


def test_a_hint_is_for_the_seat_to_move() -> None:
    state = GAME.initial_state(GAME.setup(2))
    for seat in (1, None):
        with pytest.raises(NotNow, match="for the seat to move"):
            hint(GAME, GAME.view(state, seat), FEW)


# ---- what is hidden


def pebbles_record() -> Record:
    dice, recorder = Dice("pebbles"), Recorder(PEBBLES, PEBBLES.setup(3))
    while not recorder.state.is_over:
        recorder.play(dice.choose(recorder.state.moves()))
    return recorder.record


def test_a_hint_is_the_same_whatever_the_others_hold() -> None:
    """States that differ only in what a seat may not know give that seat the same hint."""
    game, dice = PEBBLES, Dice("hidden")
    state = game.initial_state(game.setup(2))
    while len(state.moves()) < 2 or state.turn < 0 or game.view(state, 0)["seat"] != state.turn:
        state.play(dice.choose(state.moves()))
    for _ in range(6):
        state.play(dice.choose(state.moves()))
    while state.turn < 0 or state.is_mid_choice:
        state.play(dice.choose(state.moves()))
    view = game.view(state, state.turn)
    twins = [game.determinize(view, Dice(seed)) for seed in range(20)]
    assert len({game.position_text(twin) for twin in twins}) > 1
    hints = {hint(game, game.view(twin, twin.turn), FEW).moves for twin in twins}
    assert len(hints) == 1


def test_a_choice_is_judged_from_the_view_of_who_made_it() -> None:
    for judged in analyse(PEBBLES, pebbles_record(), FEW).steps:
        if judged.choice:
            check_blindness(judged)


def check_blindness(judged: JudgedStep) -> None:
    """Whatever the others hold, the judgement is the same."""
    step = judged.step
    view = PEBBLES.view(step.state, step.seat)
    for seed in range(3):
        twin = replace(step, state=PEBBLES.determinize(view, Dice(seed)))
        again = judge_step(PEBBLES, FEW, Dice("1"), twin)
        assert (again.choice, again.best) == (judged.choice, judged.best)


def test_reasons_are_made_from_what_a_seat_remembers(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[JSON] = []

    def note(_: Game, view: JSON, __: object) -> list[Reason]:
        seen.append(view)
        return []

    for module in ("analysis_json", "hints"):
        monkeypatch.setattr(import_module(f"vaka.analysis.{module}"), "reasons_for", note)
    game, dice = games.load("tahiti"), Dice("remember")
    recorder = Recorder(game, game.setup(2))
    while recorder.plies < 25 or recorder.state.turn < 0 or recorder.state.is_mid_choice:
        recorder.play(dice.choose(recorder.state.moves()))
    analysis_body(analyse(game, recorder.record, Budget(playouts=2)))
    state = recorder.state
    view = game.view(state, state.turn)
    hint(game, view | game.perfect_recall(state, state.turn), Budget(playouts=2))
    assert len(seen) > 2
    assert all("memory" in each for each in seen)
    hint(game, view, Budget(playouts=2))
    assert seen[-1] == view, "who gives no memory is given none"


@pytest.mark.parametrize("name", games.names())
def test_every_game_is_analysed_to_its_end(name: str) -> None:
    game, dice = games.load(name), Dice("every")
    recorder = Recorder(game, game.setup(3))
    while not recorder.state.is_over and (build_mode.is_compiled() or recorder.plies < 60):
        recorder.play(dice.choose(recorder.state.moves()))
    found = analyse(game, recorder.record, Budget(playouts=8))
    for judged in found.steps:
        assert sum(chance.value for chance in judged.chances) == pytest.approx(1)
    assert analysis_body(found)["plies"] == recorder.plies


def test_hidden_games_are_analysed_to_their_end() -> None:
    record = pebbles_record()
    found = analyse(PEBBLES, record, FEW)
    assert record.result
    assert [chance.value for chance in found.last] == list(map(float, record.result.shares))
    for judged in found.steps:
        assert sum(chance.value for chance in judged.chances) == pytest.approx(1)
