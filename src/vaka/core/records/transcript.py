"""From a record to its sheet: writing down what was played."""

from __future__ import annotations

from collections.abc import Iterator

from vaka.core.game import Game, Setup, State
from vaka.core.records.history import History
from vaka.core.records.record import Record, Undo
from vaka.core.records.sheet import (
    DIGEST_DIGITS,
    LOT,
    EndRow,
    Head,
    Place,
    Row,
    SecretRow,
    TurnRow,
    UndoRow,
)


def make_head(record: Record) -> Head:
    """The head of a record's sheet."""
    setup = record.setup
    return Head(
        place=Place("record"),
        game=setup.game,
        rules=record.rules,
        seats=list(setup.seats),
        players=list(setup.players),
        options=dict(setup.options),
        first=LOT if setup.first is None else setup.seats[setup.first],
        forked=record.forked,
        commitment=record.commitment,
        mixes={setup.seats[seat]: text for seat, text in sorted(record.mixes.items())},
    )


def make_rows(record: Record, game: Game) -> Iterator[Row]:
    """The rows of a record's sheet, with a digest after every completed turn."""
    history = History(game, record.setup)
    row: TurnRow | None = None
    for entry in record.entries:
        if isinstance(entry, Undo):
            if row:
                yield row
            row = None
            history.enter(entry)
            yield UndoRow(0, record.setup.seats[entry.seat], entry.plies)
            continue
        text = _text(history, entry)
        if row is None:
            row = TurnRow(0, history.turn, history.who, [text])
        else:
            row.moves.append(text)
        history.enter(entry)
        if history.is_at_rest:
            row.digest = digest(game, history.state)
            yield row
            row = None
    if row:
        yield row
    yield from _make_end(record, history.state)


def _text(history: History, move: int) -> str:
    text = history.game.text(history.state, move)
    if ";" in text or "=" in text:
        raise ValueError(f"{history.game.name}: the text of a move cannot hold ';' or '=': {text}")
    return text


def _make_end(record: Record, state: State) -> Iterator[Row]:
    if record.result:
        shares = zip(first_seats(record.setup, state), record.result.shares, strict=True)
        yield EndRow(0, record.result.reason, dict(shares))
    if record.secret:
        yield SecretRow(0, record.secret)


def first_seats(setup: Setup, state: State) -> list[str]:
    """The word that stands for each player in a result: that of the player's first seat."""
    words: dict[int, str] = {}
    for seat, word in enumerate(setup.seats):
        words.setdefault(state.player_of(seat), word)
    return [words[player] for player in range(state.players)]


def digest(game: Game, state: State) -> str:
    """As much of a position's digest as a record carries."""
    return game.digest(state)[:DIGEST_DIGITS]
