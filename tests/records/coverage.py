"""What a record shows, found by replaying it, and all that the golden records must show."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from tests.perft.book import PHASES, phase
from vaka import games
from vaka.core.game import CHANCE
from vaka.core.records import archive
from vaka.core.records.history import History
from vaka.core.records.record import Record, Undo
from vaka.games.tongiaki import GAME
from vaka.games.tongiaki.events import KINDS

FOLDER = Path(__file__).parent

REASONS = ("last_island", "last_ocean", "stalemate")
SENT_BACK_BY = ("T5.7", "T6.3", "T7.1", "T8.1", "T9.3", "T11.3")
"""Rules that send boats back to their owners."""

TABLES = ("shuffled", "not shuffled", "with undo", "without undo", "first by lot", "first agreed")


def paths() -> list[Path]:
    """The files of all golden records."""
    return sorted(FOLDER.glob("*.vaka"))


@cache
def read(path: Path) -> Record:
    """A golden record, replayed and checked."""
    return archive.read(path, games.load)


def wanted() -> set[str]:
    """All that some golden record must show."""
    return {
        *(f"end {reason}" for reason in REASONS),
        *(f"{option.name}={value}" for option in GAME.options for value in option.values),
        *(f"{players} players" for players in GAME.player_counts),
        *(f"event {kind}" for kind in KINDS),
        *(f"sent back by {rule}" for rule in SENT_BACK_BY),
        *(f"phase {name}" for name in PHASES),
        *(f"preset {name}" for name in GAME.presets),
        *TABLES,
        "shuffled draw taken back",
        "decided by points",
        "decided by islands",
        "decided by boats",
        "shared win",
    }


def shown(record: Record) -> set[str]:
    """All that a record shows."""
    history = History(GAME, record.setup)
    found = _of_table(record)
    for entry in record.entries:
        found.add(f"phase {phase(GAME.position(history.state))}")
        heard = history.enter(entry)
        for event in GAME.events(history.state, heard, None):
            found |= _of_event(event["kind"], event.get("rule"))
    found.add(f"phase {phase(GAME.position(history.state))}")
    if record.commitment and history.draws > history.movers.count(CHANCE):
        found.add("shuffled draw taken back")
    score = GAME.score(history.state)
    if score["reason"]:
        decided = score["decided_by"]
        found.add("shared win" if decided == "shared" else f"decided by {decided}")
        found.add(f"end {score['reason']}")
    return found


def _of_table(record: Record) -> set[str]:
    setup = record.setup
    presets = [name for name, options in GAME.presets.items() if options == setup.options]
    has_undo = any(isinstance(entry, Undo) for entry in record.entries)
    return {
        f"{len(setup.players)} players",
        *(f"{name}={value}" for name, value in setup.options.items()),
        *(f"preset {name}" for name in presets),
        "shuffled" if record.commitment else "not shuffled",
        "with undo" if has_undo else "without undo",
        "first by lot" if setup.first is None else "first agreed",
    }


def _of_event(kind: str, rule: str | None) -> set[str]:
    found = {f"event {kind}"}
    if kind == "sent_back":
        found.add(f"sent back by {rule}")
    return found
