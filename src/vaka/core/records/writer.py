"""Record -> ParsedRecord: turns moves into words, with a digest after every turn."""

from __future__ import annotations

from collections.abc import Iterator

from vaka.core.game import Game, Setup, State
from vaka.core.records.parsed_record import (
    DIGEST_DIGITS,
    LOT,
    PLAIN_VERSION,
    VERSION,
    EndRow,
    Head,
    Location,
    ParsedRecord,
    ResignRow,
    Row,
    SecretRow,
    TurnRow,
    UndoRow,
)
from vaka.core.records.position_history import PositionHistory
from vaka.core.records.record import BotMove, Record, Resignation, Undo
from vaka.core.records.record_text import has_bot_mark


def write_record(record: Record, game: Game) -> ParsedRecord:
    """The head and rows of a record."""
    return ParsedRecord(make_head(record), _make_rows(record, game))


def make_head(record: Record) -> Head:
    """The head of a record."""
    setup = record.setup
    return Head(
        location=Location("record"),
        version=VERSION if _needs_version_2(record) else PLAIN_VERSION,
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


def _needs_version_2(record: Record) -> bool:
    return any(isinstance(entry, BotMove | Resignation) for entry in record.entries)


def _make_rows(record: Record, game: Game) -> Iterator[Row]:
    """The rows of a record, with a digest after every completed turn."""
    history = PositionHistory(game, record.setup)
    row: TurnRow | None = None
    for entry in record.entries:
        if isinstance(entry, Undo | Resignation):
            if row:
                yield row
            row = None
            history.advance(entry)
            who = record.setup.seats[entry.seat]
            yield UndoRow(0, who, entry.plies) if isinstance(entry, Undo) else ResignRow(0, who)
            continue
        text = _text(history, entry.move if isinstance(entry, BotMove) else entry)
        if row is None:
            row = TurnRow(0, history.turn, history.who, [text])
        else:
            row.moves.append(text)
        if isinstance(entry, BotMove):
            row.bots[len(row.moves) - 1] = entry.reason
        history.advance(entry)
        if history.is_at_rest:
            row.digest = digest(game, history.state)
            yield row
            row = None
    if row:
        yield row
    yield from _make_end(record, history.state)


def _text(history: PositionHistory, move: int) -> str:
    text = history.game.move_text(history.state, move)
    if ";" in text or "=" in text or has_bot_mark(text):
        raise ValueError(
            f"{history.game.name}: the text of a move must not contain ';', '=' or '(bot: ': {text}"
        )
    return text


def _make_end(record: Record, state: State) -> Iterator[Row]:
    if record.result:
        shares = zip(first_seats(record.setup, state), record.result.shares, strict=True)
        yield EndRow(0, record.result.reason, dict(shares))
    if record.secret:
        yield SecretRow(0, record.secret)


def first_seats(setup: Setup, state: State) -> list[str]:
    """The word of each player's first seat, which stands for the player in a result."""
    words: dict[int, str] = {}
    for seat, word in enumerate(setup.seats):
        words.setdefault(state.player_of(seat), word)
    return [words[player] for player in range(state.players)]


def digest(game: Game, state: State) -> str:
    """The part of a position's digest that a record carries."""
    return game.digest(state)[:DIGEST_DIGITS]
