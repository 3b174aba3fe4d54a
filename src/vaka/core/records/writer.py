"""Record -> ParsedRecord: turns moves into words, with a digest after every turn."""

from __future__ import annotations

from collections.abc import Iterator

from vaka.core.game import Game, Setup, State
from vaka.core.records.move_texts import move_texts
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
from vaka.core.records.position_history import PositionHistory, mover_word
from vaka.core.records.record import BotMove, Record, Resignation, Undo
from vaka.core.records.turn_replay import TurnReplay


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
    return not {BotMove, Resignation}.isdisjoint(map(type, record.entries))


def _make_rows(record: Record, game: Game) -> Iterator[Row]:
    """The rows of a record, with a digest after every completed turn."""
    moves = [entry for entry in record.entries if isinstance(entry, int)]
    is_plain = len(moves) == len(record.entries)
    return rows_of_moves(record, game, moves) if is_plain else rows_of_any(record, game)


def rows_of_moves(record: Record, game: Game, moves: list[int]) -> Iterator[Row]:
    """The rows of a record that holds nothing but `moves`, such as that of a simulated game: the
    same as `rows_of_any` gives, but sooner, because nothing is taken back."""
    replay, texts = TurnReplay(game, record.setup), move_texts(game, record.setup)
    state = replay.state
    start = 0
    while start < len(moves):
        turn = replay.turn
        who = mover_word(record.setup, state, turn)
        end = replay.play(moves, start)
        if end == start:
            state.play(moves[start])  # raises why it is illegal
        row = TurnRow(0, turn, who, [texts[move] for move in moves[start:end]])
        if state.is_turn_start:
            row.digest = digest(game, state)
        yield row
        start = end
    yield from _make_end(record, state)


def rows_of_any(record: Record, game: Game) -> Iterator[Row]:
    """The rows of any record."""
    history, texts = PositionHistory(game, record.setup), move_texts(game, record.setup)
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
        if row is None:
            row = TurnRow(0, history.turn, history.who, [])
        if isinstance(entry, BotMove):
            row.bots[len(row.moves)] = entry.reason
        move = entry.move if isinstance(entry, BotMove) else entry
        row.moves.append(texts[move])
        history.advance(entry)
        if history.is_at_rest:
            row.digest = digest(game, history.state)
            yield row
            row = None
    if row:
        yield row
    yield from _make_end(record, history.state)


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
