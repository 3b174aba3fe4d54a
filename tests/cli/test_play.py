"""Playing at the terminal, and games of agents without a person."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import GAME, Answer, Vaka
from tests.cli.terminal import Terminal
from vaka import games
from vaka.agents import levels
from vaka.cli.play import YOU
from vaka.cli.saved_game import save, secret_file
from vaka.core.dice import Dice
from vaka.core.fair_shuffle import Shuffle
from vaka.core.game import CHANCE
from vaka.core.records.files import read
from vaka.core.records.record import Undo, standing_moves
from vaka.core.records.recorder import Recorder
from vaka.core.records.verification import verify
from vaka.envs.text.menu import MAX_CHOICES, make_menu

game = games.load(GAME)
ALONE = ("--players", 2, "--agents", "random")
at_a_terminal = pytest.mark.skipif(sys.platform == "win32", reason="no such terminal there")


def commitment(shown: str) -> str:
    found = re.search(r"\b[0-9a-f]{64}\b", shown)
    assert found
    return found[0]


def put_away(file: Path, before_end: int) -> Shuffle:
    """Save a game that is so many plies before its end, at the beginning of the person's turn."""
    moves = standing_moves(_played(Dice(5), None).record.entries)
    shuffle = Shuffle.with_secret("5" * 64)
    recorder = _played(Dice(5), len(moves) - before_end, shuffle)
    save(file, recorder, shuffle)
    return shuffle


def _played(dice: Dice, plies: int | None, shuffle: Shuffle | None = None) -> Recorder:
    """A game at random, to its end or to the person's first turn after so many plies."""
    shuffle = shuffle or Shuffle.with_secret("5" * 64)
    recorder = Recorder(game, game.setup([YOU, "random"]), shuffle)
    while not (state := recorder.state).is_over:
        if (
            plies is not None
            and recorder.plies >= plies
            and state.is_turn_start
            and state.turn == 0
        ):
            break
        if state.turn == CHANCE:
            recorder.draw()
        else:
            recorder.play(dice.choose(state.moves()))
    return recorder


# ---- without a terminal


def demo(vaka: Vaka, *arguments: object) -> Answer:
    answer = vaka("play", GAME, *ALONE, "--seed", "9", *arguments)
    assert (answer.code, answer.err) == (0, "")
    return answer


def test_without_a_terminal_agents_play_it_all(vaka: Vaka) -> None:
    answer = demo(vaka)
    assert "blue (random), red (random)" in answer.out
    assert "you" not in answer.out.split()
    assert "The game is over" in answer.out
    assert "draws: proven" in answer.out
    assert max(map(len, answer.lines)) <= 120


def test_an_agent_that_plays_for_nobody_goes_by_its_name(vaka: Vaka) -> None:
    answer = vaka("play", GAME, "--demo", "--players", 3, "--agents", "random,greedy", "--seed", 9)
    assert "blue (random), red (random), green (greedy)" in answer.out


def test_a_game_need_not_be_named(vaka: Vaka) -> None:
    answer = vaka("play", "--demo", *ALONE)
    assert answer.code == 0


def test_the_same_seed_shows_the_same_game(vaka: Vaka) -> None:
    assert demo(vaka).out == demo(vaka).out
    assert demo(vaka, "--demo").out != vaka("play", GAME, *ALONE, "--seed", "10").out


def test_a_game_that_is_over_is_kept_with_its_proof(vaka: Vaka, tmp_path: Path) -> None:
    file = tmp_path / "demo.vaka"
    answer = demo(vaka, "--save", file)
    record = read(file, games.load)
    assert str(record.commitment) == commitment(answer.out)
    assert verify(record, game).shuffle == "proven"
    assert not secret_file(file).exists()
    again = vaka("play", "--resume", file)
    assert again.code == 2
    assert "the game is over" in again.err


def test_a_saved_game_goes_on_with_its_own_shuffle(vaka: Vaka, tmp_path: Path) -> None:
    file = tmp_path / "game.vaka"
    shuffle = put_away(file, before_end=15)
    answer = vaka("play", "--resume", file)
    assert answer.code == 0
    assert commitment(answer.out) == str(shuffle.commitment)
    assert verify(read(file, games.load), game).shuffle == "proven"
    assert not secret_file(file).exists()


def test_without_its_secret_a_saved_game_goes_on_as_a_fork(vaka: Vaka, tmp_path: Path) -> None:
    file = tmp_path / "game.vaka"
    put_away(file, before_end=15)
    secret_file(file).write_text("not a secret", "ascii")
    plies = len(read(file, games.load).entries)
    answer = vaka("play", "--resume", file)
    assert f"The first {plies} plies come from another game." in answer.out
    record = read(file, games.load)
    assert record.forked == plies
    assert verify(record, game).shuffle == "in part"


# ---- the menu


def test_few_choices_are_offered_whole_and_many_step_by_step() -> None:
    dice, state = Dice(2), game.initial_state(game.setup(4))
    kinds = set()
    while not state.is_over:
        if state.turn != CHANCE and not state.is_mid_choice:
            menu = make_menu(game, state, [])
            kinds.add(menu.is_whole)
            assert len({item.text for item in menu.items}) == len(menu.items)
            assert menu.is_whole == (len(menu.items) <= MAX_CHOICES) or not menu.is_whole
        state.play(dice.choose(state.moves()))
    assert kinds == {True, False}


# ---- at a terminal


@at_a_terminal
def test_a_person_plays_is_refused_takes_back_saves_and_resumes(tmp_path: Path) -> None:
    file = tmp_path / "game.vaka"
    with Terminal("play", GAME, *ALONE, "--seed", "4") as terminal:
        shown = terminal.expect("blue> $")
        assert "Enter help to see" in shown
        committed = commitment(shown)
        assert "blue (you), red (random)" in shown

        assert "Your turn is over" in terminal.ask("1")
        assert "is undone" in terminal.ask("undo")
        assert "nothing to undo" in terminal.ask("undo")
        assert "moored a boat at Tonga.c" in terminal.ask("place Tonga.c")
        assert "to continue" in terminal.ask("place Tonga.d")
        assert "red moored a boat" in terminal.ask("")

        assert "nothing to undo" in terminal.ask("undo")
        assert "(T2.3)" in terminal.ask("place Hawaii.a")
        shown = terminal.ask("why place Hawaii.a")
        assert "(T2.3)" in shown
        assert "second round" in shown
        assert "this move is legal" in terminal.ask("why place Tonga.d")
        assert "last free mooring" in terminal.ask("rules T2.4")
        assert "there is no rule" in terminal.ask("rules nothing")
        assert "name a rule" in terminal.ask("rules")
        assert "is no move" in terminal.ask("dance")
        assert "numbered from 1 to" in terminal.ask("99")
        assert "undo your last choice" in terminal.ask("help")
        assert "5 place Tonga.f" in terminal.ask("moves")
        assert "look away" not in terminal.ask("table")
        assert "cannot be written" in terminal.ask(f"save {tmp_path}/no/folder")
        assert "Saved." in terminal.ask(f"save {file}")
        terminal.type("quit")
        terminal.expect(r"Leave the game\? It is saved. \(y/N\) $")
        terminal.ask("")
        terminal.type("quit")
        terminal.expect(r"\(y/N\) $")
        terminal.type("y")
        assert terminal.wait() == 0
        assert f"Saved. Continue with: vaka play --resume {file}" in terminal.shown
    assert secret_file(file).stat().st_mode & 0o077 == 0

    with Terminal("play", "--resume", file) as terminal:
        assert commitment(terminal.expect("blue> $")) == committed
        terminal.ask("2")
        terminal.ask("1")
        shown = terminal.ask("expand Tonga")
        assert "Your choice so far: expand Tonga" in shown
        assert "in any order" in shown
        assert "so far: expand Tonga; place Tonga.f" in terminal.ask("place Tonga.f")
        assert "so far: expand Tonga Choose" in terminal.ask("undo")
        shown = terminal.ask("place Tonga.f; place Tonga.d")
        assert "expanded Tonga by 2 boats" in shown
        assert "at Tonga.d, Tonga.f" in shown
        terminal.type("\x04")  # the end of all input
        assert terminal.wait() == 0

    record = read(file, games.load)
    assert Undo(0, 1) in record.entries
    assert verify(record, game).shuffle == "not revealed"


@at_a_terminal
@pytest.mark.parametrize(("answer", "name"), [("", "medium"), ("1", "beginner"), ("easy", "easy")])
def test_who_names_no_agent_is_asked_for_a_level(answer: str, name: str) -> None:
    with Terminal("play", GAME, "--players", 2) as terminal:
        shown = terminal.expect(r"Which opponent\? \(medium\) $")
        offered = [line.split()[1] for line in shown.splitlines() if re.match(r" +\d ", line)]
        assert offered == [level.name for level in levels()]
        for level in levels():
            rated = f", rated {level.ratings[GAME]}" if GAME in level.ratings else ""
            assert f"{level.character}{rated}\n" in shown
        terminal.type(answer)
        assert f"blue (you), red ({name})" in terminal.expect("blue> $")


@at_a_terminal
def test_who_names_a_level_that_there_is_not_is_asked_again() -> None:
    with Terminal("play", "--players", 2) as terminal:
        terminal.expect(r"Which game\? \(\w+\) $")
        terminal.type("chess")
        assert "there is no game 'chess'" in terminal.expect(r"Which game\? \(\w+\) $")
        terminal.type(GAME)
        terminal.expect(r"Which opponent\? \(medium\) $")
        for wrong in ("hal", "9", "mcts:playouts=-1"):
            terminal.type(wrong)
            shown = terminal.expect(r"Which opponent\? \(medium\) $")
            assert "agent" in shown
        terminal.type("2")
        assert "blue (you), red (easy)" in terminal.expect("blue> $")


@at_a_terminal
def test_a_person_plays_to_the_end(tmp_path: Path) -> None:
    file = tmp_path / "game.vaka"
    put_away(file, before_end=40)
    with Terminal("play", "--resume", file) as terminal:
        while "The game is over" not in terminal.expect(r"blue> $|The game is over"):
            terminal.type("1")
        assert terminal.wait() == 0
        assert "draws: proven" in terminal.shown
    assert verify(read(file, games.load), game).shuffle == "proven"


@at_a_terminal
def test_a_game_that_is_interrupted_was_saved_and_is_offered_again(data_folder: Path) -> None:
    with Terminal("play", GAME, *ALONE) as terminal:
        terminal.expect("blue> $")
        terminal.ask("place Tonga.c")
        terminal.interrupt()
        assert terminal.wait() == 130
        assert "Traceback" not in terminal.shown
    [file] = (data_folder / "saved").glob("*.vaka")
    assert f"Continue with: vaka play --resume {file}" in terminal.shown
    with Terminal("play", GAME, *ALONE) as terminal:
        assert f"not over: vaka play --resume {file}" in terminal.expect("blue> $")
    with Terminal("play", "--resume", file) as terminal:
        assert "not over" not in terminal.expect("blue> $")
    assert len(read(file, games.load).entries) >= 1


@at_a_terminal
def test_a_terminal_shows_progress_on_standard_error_only(tmp_path: Path) -> None:
    with Terminal("simulate", GAME, "--games", 3, "--players", 2, "--json") as terminal:
        assert terminal.wait() == 0
        assert "games" in terminal.shown
