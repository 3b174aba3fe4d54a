"""What a record shows, found by replaying it, and all that the golden records must show."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path

from tests.perft.book import PHASES, phase
from vaka import games
from vaka.core.game import CHANCE, JSON, Game
from vaka.core.records import archive
from vaka.core.records.history import History
from vaka.core.records.record import Record, Undo

FOLDER = Path(__file__).parent

TABLES = ("shuffled", "not shuffled", "with undo", "without undo", "first by lot", "first agreed")


@dataclass(frozen=True)
class Aim:
    """What the records of a game must show, beside what all games have in common."""

    reasons: Sequence[str]
    decisions: Sequence[str]
    """What can tell the winner from the next best."""

    rules: dict[str, Sequence[str]]
    """Kinds of event that can have several causes, with the rules or cards behind them."""


AIMS = {
    "tahiti": Aim(
        reasons=("third_year",),
        decisions=("tourists", "order"),
        rules={
            "drew": ("H3.4", "H5.3"),
            "dropped": ("H5.1", "H5.2"),
            "played": ("2", "3"),
            "set_aside": ("4",),
        },
    ),
    "tongiaki": Aim(
        reasons=("last_island", "last_ocean", "stalemate"),
        decisions=("points", "islands", "boats", "shared"),
        rules={"sent_back": ("T5.7", "T6.3", "T7.1", "T8.1", "T9.3", "T11.3")},
    ),
}


def paths(game: str = "*") -> list[Path]:
    """The files of all golden records, or of those of a game."""
    return sorted(FOLDER.glob(f"{game}-*.vaka"))


@cache
def read(path: Path) -> Record:
    """A golden record, replayed and checked."""
    return archive.read(path, games.load)


def wanted(game: Game) -> set[str]:
    """All that some golden record of a game must show."""
    aim = AIMS[game.name]
    kinds: Sequence[str] = import_module(f"vaka.games.{game.name}.events").KINDS
    return {
        *(f"end {reason}" for reason in aim.reasons),
        *(f"{option.name}={value}" for option in game.options for value in option.values),
        *(f"{players} players" for players in game.player_counts),
        *(f"event {kind}" for kind in kinds),
        *(f"{kind} by {rule}" for kind, rules in aim.rules.items() for rule in rules),
        *(f"phase {name}" for name in PHASES[game.name]),
        *(f"preset {name}" for name in game.presets),
        *(f"decided by {decision}" for decision in aim.decisions),
        *TABLES,
        "shuffled draw taken back",
    }


def shown(game: Game, record: Record) -> set[str]:
    """All that a record shows."""
    history = History(game, record.setup)
    found = _of_table(game, record)
    for entry in record.entries:
        found.add(f"phase {phase(game.position(history.state))}")
        heard = history.enter(entry)
        for event in game.events(history.state, heard, None):
            found |= _of_event(event)
    found.add(f"phase {phase(game.position(history.state))}")
    if record.commitment and history.draws > history.movers.count(CHANCE):
        found.add("shuffled draw taken back")
    score = game.score(history.state)
    if score["reason"]:
        found |= {f"decided by {score['decided_by']}", f"end {score['reason']}"}
    return found


def _of_table(game: Game, record: Record) -> set[str]:
    setup = record.setup
    presets = [name for name, options in game.presets.items() if options == setup.options]
    has_undo = any(isinstance(entry, Undo) for entry in record.entries)
    return {
        f"{len(setup.players)} players",
        *(f"{name}={value}" for name, value in setup.options.items()),
        *(f"preset {name}" for name in presets),
        "shuffled" if record.commitment else "not shuffled",
        "with undo" if has_undo else "without undo",
        "first by lot" if setup.first is None else "first agreed",
    }


def _of_event(event: JSON) -> set[str]:
    """The kind of an event, and the rule or the value of the card behind it."""
    kind = event["kind"]
    causes = {
        str(event.get("rule")),
        str(event.get("card", "")).lstrip("abcdefghijklmnopqrstuvwxyz"),
    }
    return {f"event {kind}", *(f"{kind} by {cause}" for cause in causes)}
