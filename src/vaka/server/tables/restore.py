"""From a row and its entries back to a record that can be played on."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import asdict, replace

from vaka.core.chance import Commitment, Shuffle
from vaka.core.errors import NotNow, VakaError
from vaka.core.game import CHANCE, JSON, Game, Setup
from vaka.core.records.history import History
from vaka.core.records.log import Log
from vaka.core.records.record import Entry, Record, Result, Undo
from vaka.server.body import Stage
from vaka.server.faults import Fault
from vaka.server.storage import Row, Terms

_UNSEEN = re.compile(
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f"
    "\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U000e0000-\U000e0fff]"
)
"""Characters that nobody sees: those that Unicode lets be ignored, and Braille without a dot."""


def restore(game: Game, row: Row, entries: Sequence[Entry]) -> tuple[Log, str | None]:
    """The record as far as it can be replayed, and what is wrong if that is not all of it."""
    try:
        setup = load_setup(game, row)
    except VakaError:
        setup, row = nearest_setup(game, row), replace(row, forked=0)
        return _resume(game, row, setup, ()), _other_setup(game, row)
    rules = row.rules if row.result else game.rules_version  # what goes on, goes on by ours
    try:
        log = _resume(game, replace(row, rules=rules), setup, entries)
        if row.rules == game.rules_version or _is_the_same(log, row):
            return log, None
        trouble = _other_rules(game, row)
    except VakaError:  # its words may tell what is hidden
        trouble = _other_rules(game, row)
    good = count_good(game, row, setup, entries)
    row = replace(row, forked=min(row.forked, good))
    return _resume(game, row, setup, entries[:good]), trouble


def stage_of(row: Row, trouble: str | None) -> Stage:
    """How far a table has come."""
    if trouble:
        return "frozen"
    if row.result:
        return "over"
    return "playing" if row.begun else "waiting"


def load_setup(game: Game, row: Row) -> Setup:
    """The set-up that a row holds."""
    return game.setup(
        row.setup["players"],
        seats=row.setup["seats"],
        options=row.setup["options"],
        first=row.setup["first"],
    )


def nearest_setup(game: Game, row: Row) -> Setup:
    """The set-up that is nearest to one that this program does not take: with those of its options
    that there still are, or else with none."""
    players, seats = row.setup["players"], row.setup["seats"]
    known = {key: value for key, value in row.setup["options"].items() if _has(game, key, value)}
    for options in (known, {}):
        try:
            setup = game.setup(players, seats=seats, options=options, first=row.setup["first"])
        except VakaError:
            continue
        if len(setup.seats) == len(row.places):
            return setup
    raise NotNow("this program cannot show this table any more", "frozen")


def _has(game: Game, option: str, value: str) -> bool:
    """Whether a game has an option with such a value."""
    try:
        game.setup(options={option: value})
    except VakaError:
        return False
    return True


def owners_of(game: Game, setup: Setup) -> tuple[int, ...]:
    """The player of every seat."""
    state = game.start(setup)
    return tuple(state.player_of(seat) for seat in range(len(setup.seats)))


def with_name(setup: Setup, player: int, name: str) -> Setup:
    """The same set-up with another name for a player."""
    names = list(setup.players)
    names[player] = name
    return replace(setup, players=tuple(names))


def name_key(name: str) -> str:
    """The same for names that people would take for each other; a fault if nobody would see it."""
    known = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    key = " ".join(_UNSEEN.sub("", known).split())
    if not key:
        raise Fault("invalid", "nobody would see this name", key="no_name", where="name")
    return key


def check_distinct(names: Sequence[str]) -> set[str]:
    """Nobody at a table is called like another; the keys of their names."""
    seen: set[str] = set()
    for name in names:
        key = name_key(name)
        if key in seen:
            message = f"somebody at this table is called {name} already"
            raise Fault("invalid", message, key="same_name", where="name")
        seen.add(key)
    return seen


def dump_setup(setup: Setup, terms: Terms) -> JSON:
    """A set-up as a row holds it."""
    return {
        "players": list(setup.players),
        "seats": list(setup.seats),
        "options": dict(setup.options),
        "first": setup.first,
        "terms": asdict(terms),
    }


def dump_result(result: Result | None) -> JSON | None:
    """A result as a row holds it."""
    if result is None:
        return None
    return {"reason": result.reason, "shares": [str(share) for share in result.shares]}


def _other_setup(game: Game, row: Row) -> str:
    return (
        f"this table was set by version {row.rules} of the rules, and this program, which plays "
        f"version {game.rules_version}, does not know its options"
    )


def _other_rules(game: Game, row: Row) -> str:
    if row.rules == game.rules_version:
        return "this table no longer replays: what is stored of it is damaged"
    return (
        f"this table was played by version {row.rules} of the rules, "
        f"and this program plays version {game.rules_version}"
    )


def _is_the_same(log: Log, row: Row) -> bool:
    """Whether a record of other rules comes to the same by ours: where it stood, how it ended, and,
    if it goes on, every draw that its shuffle gave."""
    if (log.plies, log.state.turn) != (row.ply, row.turn):
        return False
    if row.result:
        return dump_result(log.record.result) == dict(row.result)
    entries = log.record.entries
    return count_good(log.game, row, log.setup, entries) == len(entries)


def _resume(game: Game, row: Row, setup: Setup, entries: Sequence[Entry]) -> Log:
    record = Record(
        setup=setup,
        rules=row.rules,
        entries=tuple(entries),
        forked=row.forked,
        commitment=Commitment(row.commitment) if row.commitment else None,
        mixes=dict(row.mixes),
    )
    log = Log.resume(record, game, row.secret)
    if row.secret and log.state.is_over:
        log.reveal()
    return log


def count_good(game: Game, row: Row, setup: Setup, entries: Sequence[Entry]) -> int:
    """How many entries are legal and, where this table drew, what its shuffle gives."""
    shuffle = Shuffle.with_secret(row.secret, row.mixes) if row.secret else None
    history = History(game, setup)
    for good, entry in enumerate(entries):
        try:
            if shuffle and good >= row.forked and not _is_honest(history, entry, shuffle):
                return good
            history.enter(entry)
        except VakaError:
            return good
    return len(entries)


def _is_honest(history: History, entry: Entry, shuffle: Shuffle) -> bool:
    """Whether an entry is no draw, or the one that comes next."""
    state = history.state
    if state.turn != CHANCE or isinstance(entry, Undo):
        return True
    return state.moves()[shuffle.draw(history.draws, state.weights())] == entry
