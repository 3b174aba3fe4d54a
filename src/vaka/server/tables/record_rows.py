"""Restores a record that can be played on from a row and its entries."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, replace

from vaka.core.errors import NotNow, VakaError
from vaka.core.fair_shuffle import Commitment, Shuffle
from vaka.core.game import CHANCE, JSON, Game, Setup
from vaka.core.records.position_history import PositionHistory
from vaka.core.records.record import Entry, Record, Result, move_in
from vaka.core.records.recorder import Recorder
from vaka.server.api.responses import Stage
from vaka.server.storage import TableRow, Terms


def restore(game: Game, row: TableRow, entries: Sequence[Entry]) -> tuple[Recorder, str | None]:
    """The record as far as it can be replayed, and what is wrong if that is not all of it."""
    try:
        setup = load_setup(game, row)
    except VakaError:
        setup, row = nearest_setup(game, row), replace(row, forked=0)
        return _resume(game, row, setup, ()), _other_setup(game, row)
    rules = row.rules if row.result else game.rules_version  # unfinished: by our rules
    try:
        recorder = _resume(game, replace(row, rules=rules), setup, entries)
        if row.rules == game.rules_version or _is_the_same(recorder, row):
            return recorder, None
        trouble = _other_rules(game, row)
    except VakaError:  # its message may reveal hidden information
        trouble = _other_rules(game, row)
    good = count_good(game, row, setup, entries)
    row = replace(row, forked=min(row.forked, good))
    return _resume(game, row, setup, entries[:good]), trouble


def stage_of(row: TableRow, trouble: str | None) -> Stage:
    """How far a table has come."""
    if trouble:
        return "frozen"
    if row.result:
        return "over"
    return "playing" if row.begun else "waiting"


def load_setup(game: Game, row: TableRow) -> Setup:
    """The set-up that a row holds."""
    return game.setup(
        row.setup["players"],
        seats=row.setup["seats"],
        options=_current_options(game, row.setup["options"]),
        first=row.setup["first"],
    )


def _current_options(game: Game, options: Mapping[str, str]) -> dict[str, str]:
    """Options with the current names of their values."""
    former = {option.name: option.former for option in game.options}
    return {name: former.get(name, {}).get(value, value) for name, value in options.items()}


def nearest_setup(game: Game, row: TableRow) -> Setup:
    """The set-up that is nearest to one that this program does not support: with the options that
    still exist, or else with none."""
    players, seats = row.setup["players"], row.setup["seats"]
    known = {key: value for key, value in row.setup["options"].items() if _has(game, key, value)}
    for options in (known, {}):
        try:
            setup = game.setup(players, seats=seats, options=options, first=row.setup["first"])
        except VakaError:
            continue
        if len(setup.seats) == len(row.occupants):
            return setup
    raise NotNow("this version of Vaka cannot replay this table", "frozen")


def _has(game: Game, option: str, value: str) -> bool:
    """Whether a game has an option with such a value."""
    try:
        game.setup(options={option: value})
    except VakaError:
        return False
    return True


def owners_of(game: Game, setup: Setup) -> tuple[int, ...]:
    """The player of every seat."""
    state = game.initial_state(setup)
    return tuple(state.player_of(seat) for seat in range(len(setup.seats)))


def with_name(setup: Setup, player: int, name: str) -> Setup:
    """The same set-up with another name for a player."""
    names = list(setup.players)
    names[player] = name
    return replace(setup, players=tuple(names))


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


def _other_setup(game: Game, row: TableRow) -> str:
    return (
        f"this table was set by version {row.rules} of the rules, and this program, which plays "
        f"version {game.rules_version}, does not know its options"
    )


def _other_rules(game: Game, row: TableRow) -> str:
    if row.rules == game.rules_version:
        return "this table no longer replays: what is stored of it is damaged"
    return (
        f"this table was played by version {row.rules} of the rules, "
        f"and this program plays version {game.rules_version}"
    )


def _is_the_same(recorder: Recorder, row: TableRow) -> bool:
    """Whether a record of another rules version replays to the same by ours: the same position, the
    same result and, if it is unfinished, the same draws from its shuffle."""
    if (recorder.plies, recorder.turn) != (row.ply, row.turn):
        return False
    if row.result:
        return dump_result(recorder.record.result) == dict(row.result)
    entries = recorder.record.entries
    return count_good(recorder.game, row, recorder.setup, entries) == len(entries)


def _resume(game: Game, row: TableRow, setup: Setup, entries: Sequence[Entry]) -> Recorder:
    record = Record(
        setup=setup,
        rules=row.rules,
        entries=tuple(entries),
        forked=row.forked,
        commitment=Commitment(row.commitment) if row.commitment else None,
        mixes=dict(row.mixes),
    )
    recorder = Recorder.resume(record, game, row.secret)
    if row.secret and recorder.result:
        recorder.reveal()
    return recorder


def count_good(game: Game, row: TableRow, setup: Setup, entries: Sequence[Entry]) -> int:
    """How many entries are legal and, where this table drew, what its shuffle gives."""
    shuffle = Shuffle.with_secret(row.secret, row.mixes) if row.secret else None
    history = PositionHistory(game, setup)
    for good, entry in enumerate(entries):
        try:
            if shuffle and good >= row.forked and not _is_honest(history, entry, shuffle):
                return good
            history.enter(entry)
        except VakaError:
            return good
    return len(entries)


def _is_honest(history: PositionHistory, entry: Entry, shuffle: Shuffle) -> bool:
    """Whether an entry is no draw, or the one that comes next."""
    state, move = history.state, move_in(entry)
    if state.turn != CHANCE or move is None:
        return True
    return state.moves()[shuffle.draw(history.draws, state.weights())] == move
