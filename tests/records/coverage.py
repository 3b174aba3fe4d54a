"""The features that a record covers, and those that the golden records of a game must cover."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from tests.games.expectations import expected
from vaka import games
from vaka.core.game import CHANCE, JSON, Game
from vaka.core.records import files
from vaka.core.records.position_history import PositionHistory
from vaka.core.records.record import Record, Undo

FOLDER = Path(__file__).parent

GAMES = [name for name in games.names() if games.load(name).features.golden_records]
"""The games that have golden records."""

TABLES = ("shuffled", "not shuffled", "with undo", "without undo", "first by lot", "first agreed")


def paths(game: str = "*") -> list[Path]:
    """The files of all golden records, or of those of a game."""
    return sorted(FOLDER.glob(f"{game}-*.vaka"))


@cache
def read(path: Path) -> Record:
    """A golden record, replayed and checked."""
    return files.read(path, games.load)


def wanted(game: Game) -> set[str]:
    """All features that the golden records of a game must cover."""
    expectations = expected(game.name)
    return {
        *(f"end {reason}" for reason in expectations.reasons),
        *(f"{option.name}={value}" for option in game.options for value in option.values),
        *(f"{players} players" for players in game.player_counts),
        *(f"event {kind}" for kind in expectations.events),
        *(f"{kind} by {rule}" for kind, rules in expectations.causes.items() for rule in rules),
        *(f"phase {name}" for name in expectations.phases),
        *(f"preset {name}" for name in game.presets),
        *(f"decided by {decision}" for decision in expectations.decisions),
        *TABLES,
        "shuffled draw taken back",
    }


def shown(game: Game, record: Record) -> set[str]:
    """All features that a record covers."""
    history = PositionHistory(game, record.setup)
    phase = expected(game.name).phase
    found = _of_table(game, record)
    for entry in record.entries:
        found.add(f"phase {phase(game.position_text(history.state))}")
        for event in history.enter(entry).events(game, None):
            found |= _of_event(event)
    found.add(f"phase {phase(game.position_text(history.state))}")
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
    """The kind of an event, with its rule or the value of its card."""
    kind = event["kind"]
    causes = {
        str(event.get("rule")),
        str(event.get("card", "")).lstrip("abcdefghijklmnopqrstuvwxyz"),
    }
    return {f"event {kind}", *(f"{kind} by {cause}" for cause in causes)}
