"""Records for the page: golden records, and some that are played here."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from _pytest.mark import ParameterSet

from tests.records.random_records import play
from vaka import games
from vaka.agents.agent import decide
from vaka.agents.registry import make
from vaka.core.dice import Dice
from vaka.core.game import CHANCE, Game, State
from vaka.core.records import files
from vaka.core.records.record import standing_moves
from vaka.core.records.recorder import Recorder


def golden(name: str) -> list[Path]:
    """The golden records of a game."""
    return sorted((Path(__file__).parents[1] / "records").rglob(f"*{name}-*.vaka"))


GOLDEN = golden("tongiaki")


def played(
    seed: str, players: int, *, undos: int = 0, name: str = "tongiaki", **options: str
) -> str:
    """A whole game at random, as the text of its record."""
    game = games.load(name)
    recorder = play(game, game.setup(players, options=options), seed, is_fair=True, undos=undos)
    return files.dumps(recorder.record, game)


def shortest(paths: Sequence[Path]) -> Path:
    """The shortest of some records."""
    return min(paths, key=lambda path: path.stat().st_size)


def each_record(paths: Sequence[Path]) -> pytest.MarkDecorator:
    """Run a test on each of some records: with `--whole` on all, and else on the shortest, on those
    made for the page and on one for each number of players."""
    few = [shortest(paths), *(path for path in paths if path.stem.startswith("page-"))]
    few += {path.stem.split("-")[1]: path for path in reversed(paths) if path not in few}.values()
    return pytest.mark.parametrize(
        "path", [each if each in few else in_whole(each) for each in paths], ids=_stem_of
    )


def _stem_of(path: Path) -> str:
    return path.stem


def in_whole(*values: object) -> ParameterSet:
    """Parameters that a test runs with only with `--whole`."""
    return pytest.param(*values, marks=pytest.mark.whole)


def longest() -> str:
    """The longest of the golden records."""
    return max((path.read_text("utf-8") for path in GOLDEN), key=len)


def first_turn(names: Sequence[str] = ("Ana", "Ben")) -> str:
    """The record of a game of Tongiaki, up to the first turn: all may expand on Tonga."""
    return cut(names, lambda game, state: game.view(state, 0)["phase"] == "turn")


def asked_in(phase: str) -> Callable[[Game, State], bool]:
    """Whether the first seat is asked something in a phase."""
    return lambda game, state: state.turn == 0 and game.view(state, 0)["phase"] == phase


def almost_over(name: str, players: Sequence[str] | int = 2, seed: str = "almost over") -> str:
    """The record of a random game, up to the last turn of the first seat."""
    game = games.load(name)
    recorder = play(game, game.setup(players), seed, is_fair=False)
    turns = [recorder.at(ply).turn for ply in range(recorder.plies)]
    last = max(ply for ply, turn in enumerate(turns) if turn == 0 and turns[ply - 1] != 0)
    return files.dumps(recorder.fork(last).record, game)


def after_an_eruption(*, struck: bool) -> str:
    """The record of a game of Tahiti, up to a turn of the first seat, purple, before which the
    volcano erupted on that of the other, and struck cards of purple's or none."""
    game = games.load("tahiti")
    recorder = play(game, game.setup(2), "e2", is_fair=False)
    erupted = lost = False
    for ply, move in enumerate(standing_moves(recorder.record.entries)):
        state = recorder.at(ply)
        if state.turn == 0 and erupted and lost == struck:
            return files.dumps(recorder.fork(ply).record, game)
        if state.turn == 0:
            erupted = lost = False
        for event in game.play(state, move) if state.turn else ():
            erupted = erupted or event["kind"] == "erupted"
            lost = lost or (event["kind"] == "lost" and event["seat"] == "purple")
    raise AssertionError("the volcano never erupted so")


def after_a_chain() -> str:
    """The record of a game of Tongiaki, up to a turn of the first seat, blue, in whose absence
    several beaches with boats of its sailed."""
    game = games.load("tongiaki")
    for seed in range(60):
        recorder = play(game, game.setup(2), f"chain {seed}", is_fair=False)
        sailed = 0
        for ply, move in enumerate(standing_moves(recorder.record.entries)):
            state = recorder.at(ply)
            if state.turn == 0 and sailed > 1:
                return files.dumps(recorder.fork(ply).record, game)
            is_own = state.turn == 0
            for event in game.play(state, move):
                if event["kind"] == "sailed" and "blue" in event["boats"]:
                    sailed += 1
            sailed = 0 if is_own else sailed
    raise AssertionError("no chain carried boats of blue's")


def cut(
    names: Sequence[str],
    wanted: Callable[[Game, State], bool],
    *,
    seeds: int = 60,
    name: str = "tongiaki",
    **options: str,
) -> str:
    """The record of a game between `greedy` bots, up to the first position that is `wanted`."""
    game = games.load(name)
    agent = make("greedy", game)
    for seed in range(seeds):
        dice = Dice(f"cut {seed}")
        recorder = Recorder(game, game.setup(names, options=options))
        while not recorder.state.is_over:
            state = recorder.state
            if wanted(game, state):
                return files.dumps(recorder.record, game)
            moves = state.moves()
            is_chance = state.turn == CHANCE
            recorder.play_run(
                [dice.choose(moves)] if is_chance else decide(agent, game, state, dice)
            )
    raise AssertionError(f"no such moment in {seeds} games")
