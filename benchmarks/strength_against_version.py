"""How strong `mcts` is against the `mcts` of another version, at equal CPU time.

    python benchmarks/strength_against_version.py ../other --game tahiti --out build/log.jsonl
    python benchmarks/strength_against_version.py ../other --game tahiti --players 4 --test 25%,33%

The other version is a compiled checkout of the same rules. It runs in a process of its own, gets
the views of its seats, and returns its choices. Seats rotate, all games of a round share their
luck, and an interrupted match continues.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import IO, ClassVar, Self, cast

from vaka.agents import Agent, LegalMove
from vaka.agents.registry import AGENTS
from vaka.arena.match import Match
from vaka.arena.rotated_match import play_match
from vaka.arena.sprt import parse_test
from vaka.cli.match import show_score
from vaka.core.dice import Dice
from vaka.core.game import JSON, Game
from vaka.games import load, names

PLAYER = """
import json, sys
import vaka.agents
from vaka.agents import make
from vaka.core.dice import Dice
from vaka.games import load

# Former versions called a legal move an offer.
LegalMove = getattr(vaka.agents, 'LegalMove', None) or vaka.agents.Offer
for line in sys.stdin:
    asked = json.loads(line)
    agent = make(asked["agent"], load(asked["game"]))
    moves = [LegalMove(*move) for move in asked["moves"]]
    print(json.dumps(agent.plan(asked["view"], moves, Dice(asked["seed"]))), flush=True)
"""
"""The program of the other version: answers a line with a choice for each line with a view."""


class OtherProcess:
    """The process of the other version. It ends with the `with` block."""

    def __init__(self, folder: Path) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-c", PLAYER],
            env=os.environ | {"PYTHONPATH": str(folder / "src")},
            cwd=folder,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._process.communicate()

    def ask(self, request: JSON) -> list[int]:
        """The choice for a request."""
        given, answers = cast(IO[str], self._process.stdin), cast(IO[str], self._process.stdout)
        given.write(json.dumps(request) + "\n")
        given.flush()
        answer = answers.readline()
        if not answer:
            raise SystemExit("versions: the other version stopped")
        return list(json.loads(answer))


@dataclass
class OtherVersion(Agent):
    """The agent `mcts` of the other version."""

    game: Game
    cpu: float = 0.05
    process: ClassVar[OtherProcess]

    def choose(self, view: JSON, moves: Sequence[LegalMove], dice: Dice) -> int:
        """Return the first move of the plan."""
        return self.plan(view, moves, dice)[0]

    def plan(self, view: JSON, moves: Sequence[LegalMove], dice: Dice) -> list[int]:
        """Return all moves of the choice."""
        return self.process.ask(
            {
                "game": self.game.name,
                "agent": f"mcts:cpu={self.cpu}",
                "view": view,
                "moves": [[legal.move, legal.text] for legal in moves],
                "seed": dice.next(),
            }
        )


def main(arguments: Sequence[str] | None = None) -> None:
    """Play the match, or continue it, and print the score."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("other", type=Path, help="the folder of the other version, compiled")
    parser.add_argument("--game", choices=names(), required=True)
    parser.add_argument("--players", type=int, default=2, help="one of this version among others")
    parser.add_argument("--cpu", type=float, default=0.05, help="CPU seconds for a choice (0.05)")
    parser.add_argument("--games", type=int, default=400, help="at most (400)")
    parser.add_argument("--test", default="50%,60%", help="stop when decided (50%%,60%%)")
    parser.add_argument("--out", type=Path, help="where the results are kept")
    asked = parser.parse_args(arguments)
    AGENTS["other"] = f"{OtherVersion.__module__}:{OtherVersion.__qualname__}"
    others = (f"other:cpu={asked.cpu}",) * (asked.players - 1)
    match = Match(
        load(asked.game),
        asked.players,
        (f"mcts:cpu={asked.cpu}", *others),
        f"versions/{asked.other.name}",
        is_rotated=True,
    )
    if asked.out:
        asked.out.parent.mkdir(parents=True, exist_ok=True)
    test = parse_test(asked.test, asked.players)
    with OtherProcess(asked.other.resolve()) as OtherVersion.process:
        score = play_match(match, asked.games, path=asked.out, test=test)
    show_score(score)


if __name__ == "__main__":
    main()
