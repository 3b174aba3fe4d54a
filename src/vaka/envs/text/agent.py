"""Agents that ask a text player: a function, or a program of the user.

A subclass of `TextAgent` with a method `answer` is an agent like any other. `ProgramAgent`, named
`text` in the arena, asks a program.
"""

from __future__ import annotations

import json
import os
import shlex
import subprocess
import weakref
from abc import abstractmethod
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread

from vaka.agents import Agent, LegalMove
from vaka.core.choice import choices
from vaka.core.dice import Dice
from vaka.core.errors import InvalidSetup, VakaError
from vaka.core.game import JSON, Game
from vaka.envs.text.answer_counts import Attempts
from vaka.envs.text.choice_dialogue import TextChoice, introduction, refusal_text

MOST_REFUSALS = 3
"""After this many refused answers in one choice, a move is made at random."""

MOST_REQUESTS = 200
"""The most requests in one choice: a player may go back and forth."""

VARIABLE = "VAKA_PLAYER_"
"""The environment variable with the command of a player begins like this. Commands come from there
only, never from the name of an agent, because others may choose that."""


@dataclass
class TextAgent(Agent):
    """Asks a text player for each choice, and explains what is refused."""

    game: Game
    attempts: Attempts = field(default_factory=Attempts, init=False)
    """What the player has answered so far."""

    @abstractmethod
    def answer(self, request: str) -> str:
        """The answer of the player to a request."""

    def note(self, request: str, answer: str, error: VakaError | None) -> None:
        """Called after each answer, with the error if it was refused. Does nothing by default."""

    def choose(self, view: JSON, moves: Sequence[LegalMove], dice: Dice) -> int:
        """Return the first move of the choice."""
        return self.plan(view, moves, dice)[0]

    def plan(self, view: JSON, moves: Sequence[LegalMove], dice: Dice) -> list[int]:
        """Ask until a choice is complete. If there is only one, it is not asked for."""
        state = self.game.determinize(view, dice)
        runs = choices(state, 2)
        if len(runs) == 1:
            return runs[0]
        choice = TextChoice(self.game, state, view)
        refused, before = 0, ""
        for _ in range(MOST_REQUESTS):
            request = choice.request(before)
            answer = self.answer(request)
            try:
                run = choice.answer(answer)
            except VakaError as error:
                self.attempts.refuse(error)
                self.note(request, answer, error)
                before = refusal_text(self.game, error)
                refused += 1
                if refused > MOST_REFUSALS:
                    break
                continue
            self.attempts.accepted += 1
            self.note(request, answer, None)
            before = ""
            if run is not None:
                return run
        self.attempts.given_up += 1
        return [dice.choose(moves).move]


@dataclass
class ProgramAgent(TextAgent):
    """The agent `text`: asks a program, which is started once per game.

    The command is in the environment variable `VAKA_PLAYER_` and the name of the `player` in upper
    case. The program reads lines of JSON, `{"request": "..."}`, and writes a line
    `{"answer": "..."}` for each, within some `seconds`. The first line it reads is
    `{"introduction": "..."}`, the game in short, which needs no answer. With a `log`, every request
    and answer is added to that file, as a line of JSON; `refused` says why an answer was, and
    `rule` which rule is against it, if one is.
    """

    player: str = ""
    seconds: float = 600.0
    log: str = ""

    def __post_init__(self) -> None:
        if not self.player:
            raise InvalidSetup("agent text needs player=NAME")
        variable = f"{VARIABLE}{self.player.upper()}"
        command = os.environ.get(variable, "").strip()
        if not command:
            raise InvalidSetup(f"agent text: set {variable} to the command of {self.player!r}")
        self._command = shlex.split(command, posix=os.name != "nt")
        self._program: _Program | None = None

    def limit_time(self, seconds: float) -> None:  # noqa: ARG002
        """A program does not play on a server: nobody there may start one."""
        raise InvalidSetup("agent text plays in the arena only")

    def answer(self, request: str) -> str:
        """Ask the program."""
        if self._program is None:
            self._program = _Program(self.player, self._command, introduction(self.game))
        return self._program.ask(request, self.seconds)

    def note(self, request: str, answer: str, error: VakaError | None) -> None:
        """Add the answer to the log."""
        if not self.log:
            return
        line: JSON = {"request": request, "answer": answer}
        if error:
            line |= {"refused": str(error), "rule": getattr(error, "rule", None)}
        _append(Path(self.log), line)


class _Program:
    """A running program that answers. It ends with the agent."""

    def __init__(self, player: str, command: Sequence[str], introduction: str) -> None:
        self._player = player
        try:
            self._process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
            )
        except OSError as error:
            raise InvalidSetup(
                f"player {player} cannot be started: {command[0]}: {error.strerror}"
            ) from None
        self._lines: SimpleQueue[str] = SimpleQueue()
        Thread(target=_read, args=(self._process, self._lines), daemon=True).start()
        weakref.finalize(self, _end, self._process)
        self._write({"introduction": introduction})

    def ask(self, request: str, seconds: float) -> str:
        """The answer to a request. Raise `InvalidSetup` if there is none."""
        try:
            self._write({"request": request})
            line = self._lines.get(timeout=seconds)
        except Empty:
            message = f"player {self._player} did not answer within {seconds:g} seconds"
            raise InvalidSetup(message) from None
        if not line:
            raise InvalidSetup(f"player {self._player} ended without an answer")
        try:
            return str(json.loads(line)["answer"])
        except (ValueError, KeyError, TypeError):
            raise InvalidSetup(
                f'player {self._player} must write {{"answer": "..."}}, not {line[:80].strip()!r}'
            ) from None

    def _write(self, line: JSON) -> None:
        stream = self._process.stdin
        assert stream is not None  # noqa: S101 (it is a pipe)
        with suppress(OSError):  # it has ended, as the queue will tell
            stream.write(json.dumps(line) + "\n")
            stream.flush()


def _read(process: subprocess.Popen[str], lines: SimpleQueue[str]) -> None:
    stream = process.stdout
    assert stream is not None  # noqa: S101 (it is a pipe)
    for line in stream:
        lines.put(line)
    lines.put("")


def _end(process: subprocess.Popen[str]) -> None:
    process.kill()
    process.wait()
    for stream in (process.stdin, process.stdout):
        if stream:
            stream.close()


def _append(file: Path, line: JSON) -> None:
    with file.open("a", encoding="utf-8") as stream:
        stream.write(json.dumps(line, ensure_ascii=False) + "\n")
