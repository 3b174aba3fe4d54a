"""Text players in the arena: functions and programs."""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from vaka import games
from vaka.agents import check, decide, make
from vaka.arena.match import Match, play_game
from vaka.core.dice import Dice
from vaka.core.errors import InvalidSetup
from vaka.core.game import CHANCE, State
from vaka.core.records.files import dumps, loads
from vaka.envs.text import TextAgent

GAME = games.load("tahiti")

PLAYER = """
import json, sys
assert "You play" in json.loads(sys.stdin.readline())["introduction"]
for line in sys.stdin:
    assert "It is your turn" in json.loads(line)["request"]
    print(json.dumps({"answer": "Let me see: [1]"}), flush=True)
"""


@dataclass
class Scripted(TextAgent):
    """Gives its answers in turn, and then the last one for ever."""

    answers: list[str] = field(default_factory=list)
    asked: list[str] = field(default_factory=list)

    def answer(self, request: str) -> str:
        self.asked.append(request)
        return self.answers.pop(0) if len(self.answers) > 1 else self.answers[0]


def decision() -> State:
    """A position with a choice."""
    state, dice = GAME.initial_state(GAME.setup(2)), Dice(1)
    while state.turn == CHANCE or len(state.moves()) < 2:
        state.play(dice.choose(state.moves()))
    return state


def program(monkeypatch: pytest.MonkeyPatch, folder: Path, source: str) -> None:
    file = folder / "player.py"
    file.write_text(source, "utf-8")
    monkeypatch.setenv("VAKA_PLAYER_TEST", f"{Path(sys.executable).as_posix()} {file.as_posix()}")


def test_a_refused_answer_is_asked_for_again() -> None:
    agent = Scripted(GAME, answers=["hm", "[1]"])
    state = decision()
    run = decide(agent, GAME, state, Dice(1))
    assert run[0] in state.moves()
    assert agent.asked[1].startswith("Refused: answer with one option in square brackets")
    assert agent.attempts.unreadable == 1
    assert agent.attempts.accepted == len(agent.asked) - 1


def test_after_too_many_refusals_a_move_is_made_at_random() -> None:
    agent = Scripted(GAME, answers=["I do not know"])
    state = decision()
    assert decide(agent, GAME, state, Dice(1))[0] in state.moves()
    assert agent.attempts.unreadable == 4
    assert agent.attempts.given_up == 1


def test_a_program_plays_in_the_arena(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    program(monkeypatch, tmp_path, PLAYER)
    monkeypatch.chdir(tmp_path)  # an agent is a name in the record, of at most 100 characters
    agents = ("text:player=test,log=log.jsonl", "random")
    match = Match(GAME, 2, agents, "1")
    match.check()
    record = play_game(match, 1).record
    assert loads(dumps(record, GAME), games.load).result is not None
    log = (tmp_path / "log.jsonl").read_text("utf-8")
    lines = [json.loads(line) for line in log.splitlines()]
    assert {line["answer"] for line in lines} == {"Let me see: [1]"}


def test_the_log_says_why_an_answer_was_refused(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    stubborn = PLAYER.replace("Let me see: [1]", "[draw boats1]")
    program(monkeypatch, tmp_path, stubborn)
    monkeypatch.chdir(tmp_path)
    decide(make("text:player=test,log=log.jsonl", GAME), GAME, decision(), Dice(1))
    lines = [json.loads(line) for line in (tmp_path / "log.jsonl").read_text("utf-8").splitlines()]
    assert len(lines) == 4
    assert all("draw boats1: " in line["refused"] for line in lines)
    assert {line["rule"] for line in lines} == {None}, "it belongs to another moment"


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("", "player test ended without an answer"),
        ("import sys\nsys.stdin.readline()\nprint('hello')", "must write .* not 'hello'"),
    ],
)
def test_a_program_that_does_not_answer_is_named(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, source: str, said: str
) -> None:
    program(monkeypatch, tmp_path, source)
    with pytest.raises(InvalidSetup, match=said):
        decide(make("text:player=test", GAME), GAME, decision(), Dice(1))


def test_a_command_comes_from_the_environment_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("VAKA_PLAYER_TEST", raising=False)
    with pytest.raises(InvalidSetup, match="set VAKA_PLAYER_TEST to the command"):
        check("text:player=test", GAME)
    with pytest.raises(InvalidSetup, match="needs player=NAME"):
        check("text", GAME)
    monkeypatch.setenv("VAKA_PLAYER_TEST", "no-such-program-here")
    with pytest.raises(InvalidSetup, match="no-such-program-here"):
        decide(make("text:player=test", GAME), GAME, decision(), Dice(1))


def test_no_program_is_started_on_a_server(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    program(monkeypatch, tmp_path, PLAYER)
    with pytest.raises(InvalidSetup, match="plays in the arena only"):
        check("text:player=test", GAME, max_seconds=5)
