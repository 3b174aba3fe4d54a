"""From a sheet to its record: replaying what was written down, and checking every bit of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from fractions import Fraction

from vaka.core.errors import IllegalMove, InvalidText, NotNow
from vaka.core.game import Game, Setup, State
from vaka.core.records.history import History
from vaka.core.records.record import Entry, Games, Record, Result, Undo, result
from vaka.core.records.sheet import LOT, EndRow, Head, Row, SecretRow, TurnRow, UndoRow
from vaka.core.records.transcript import digest, first_seats
from vaka.core.text import quote, shown


def make_record(head: Head, rows: Iterable[Row], games: Games) -> Record:
    """Replay a sheet: every move is legal, every digest and the result are right.

    Raises `InvalidText` (or what the game has to say) and leaves the place of the head at the
    line at fault.
    """
    game = _find_game(head, games)
    reader = _Reader(head, game, _make_setup(head, game))
    for row in rows:
        head.place.line = row.line
        reader.add(row)
    return reader.record()


def check_digest(game: Game, state: State, turn: int, claimed: str) -> None:
    """The position after a turn is the one that the record claims."""
    found = digest(game, state)
    if claimed != found:
        raise InvalidText(
            f"the position after turn {turn} is not the one recorded: "
            f"its digest is {found}, not {claimed}",
            "record_position",
            {"turn": turn},
        )


def check_result(game: Game, state: State, claimed: Result) -> None:
    """The game is over, and it ended as the record claims."""
    if not state.is_over:
        raise InvalidText("the record ends before the game is over", "record_cut")
    found = result(game, state)
    if claimed != found:
        message = f"the result is wrong: it is {_told(found)}, not {_told(claimed)}"
        raise InvalidText(message, "record_result")


@contextmanager
def explained(turn: int, text: str) -> Iterator[None]:
    """Add to a refusal which move of which turn was refused, and by which rule."""
    try:
        yield
    except (IllegalMove, NotNow) as error:
        rule = f" ({error.rule})" if isinstance(error, IllegalMove) else ""
        message = f"turn {turn}: {shown(text)} cannot be played: {error}{rule}"
        raise InvalidText(message, "record_move", {"turn": turn, "move": shown(text)}) from None


def _told(result: Result) -> str:
    return " ".join([result.reason, *map(str, result.shares)])


# ---- the head


def _find_game(head: Head, games: Games) -> Game:
    head.go_to("game")
    try:
        game = games(head.game)
    except KeyError:
        message = f"there is no game {quote(head.game)} here"
        raise InvalidText(message, "no_game", {"game": head.game}) from None
    head.go_to("rules")
    if head.rules != game.rules_version:
        raise InvalidText(
            f"the record was played by version {head.rules} of the rules of {game.name}; "
            f"this program plays version {game.rules_version}",
            "record_rules",
            {"found": head.rules, "here": game.rules_version},
        )
    return game


def _make_setup(head: Head, game: Game) -> Setup:
    for name, value in head.options.items():
        head.go_to(f"option {name}")
        game.checked_options({name: value}, None)
    head.go_to("seats")
    first = head.seats.index(head.first) if head.first in head.seats else None
    setup = game.setup(head.players, seats=head.seats, options=head.options, first=first)
    if head.first != LOT:
        head.go_to("first")
        _seat(setup.seats, head.first)
    for word in head.mixes:
        head.go_to(f"mix {word}")
        _seat(setup.seats, word)
    return setup


def _seat(seats: Sequence[str], word: str) -> int:
    if word not in seats:
        raise InvalidText(f"no seat is {quote(word)} (seats: {', '.join(seats)})")
    return seats.index(word)


# ---- the rows


class _Reader:
    """Takes rows in, one after the other, and plays them."""

    def __init__(self, head: Head, game: Game, setup: Setup) -> None:
        self._head = head
        self._game = game
        self._setup = setup
        self._history = History(game, setup)
        self._entries: list[Entry] = []
        self._lines: list[int] = []
        self._digests: dict[int, str] = {}
        self._result: Result | None = None
        self._secret: str | None = None
        self._is_open = False  # the last row stopped in the middle of a turn

    def add(self, row: Row) -> None:
        """Replay a row."""
        if self._secret or (self._result and not isinstance(row, SecretRow)):
            raise InvalidText("the record goes on after its end", "record_over")
        match row:
            case TurnRow():
                self._turn(row)
            case UndoRow():
                self._undo(row)
            case EndRow():
                self._end(row)
            case SecretRow():
                self._reveal(row)

    def record(self) -> Record:
        """The record, once all rows are in."""
        if self._history.state.is_over and not self._result:
            message = "the game is over, but the record breaks off before its result"
            raise InvalidText(message, "record_cut")
        if self._head.forked > len(self._entries):
            raise InvalidText(f"the fork is longer than the record: {self._head.forked} plies")
        return Record(
            setup=self._setup,
            rules=self._head.rules,
            entries=tuple(self._entries),
            forked=self._head.forked,
            commitment=self._head.commitment,
            mixes={_seat(self._setup.seats, word): text for word, text in self._head.mixes.items()},
            result=self._result,
            secret=self._secret,
            lines=tuple(self._lines),
            digests=self._digests,
        )

    def _turn(self, row: TurnRow) -> None:
        history = self._history
        if self._is_open:
            raise InvalidText(f"turn {history.turn} was not finished on the line before")
        if history.state.is_over:
            raise InvalidText("the game was over before this line", "record_over")
        if (row.turn, row.who) != (history.turn, history.who):
            raise InvalidText(
                f"expected turn {history.turn} of {history.who}, found turn {row.turn} of {row.who}"
            )
        for index, text in enumerate(row.moves):
            if index and history.is_at_rest:
                raise InvalidText(f"turn {row.turn} is over before {shown(text)}")
            self._move(row.turn, text)
        self._is_open = not history.is_at_rest
        if row.digest is not None:
            self._check_digest(row.turn, row.digest)

    def _move(self, turn: int, text: str) -> None:
        move = self._game.parse(self._history.state, text)
        with explained(turn, text):
            self._enter(move)

    def _enter(self, entry: Entry) -> None:
        self._history.enter(entry)
        self._entries.append(entry)
        self._lines.append(self._head.place.line)

    def _undo(self, row: UndoRow) -> None:
        if self._history.state.is_over:
            raise InvalidText("nothing can be taken back after the game is over")
        self._enter(Undo(_seat(self._setup.seats, row.who), row.plies))
        self._is_open = False

    def _check_digest(self, turn: int, claimed: str) -> None:
        if self._is_open:
            raise InvalidText(f"a digest stands in the middle of turn {turn}")
        check_digest(self._game, self._history.state, turn, claimed)
        self._digests[len(self._entries)] = claimed

    def _end(self, row: EndRow) -> None:
        state = self._history.state
        claimed = _shares(row, first_seats(self._setup, state))
        check_result(self._game, state, Result(row.reason, claimed))
        self._result = Result(row.reason, claimed)

    def _reveal(self, row: SecretRow) -> None:
        if not self._head.commitment:
            raise InvalidText("a secret is revealed, but there is no shuffle")
        if not self._result:
            raise InvalidText("the secret is revealed before the end")
        self._secret = row.secret


def _shares(row: EndRow, words: Sequence[str]) -> tuple[Fraction, ...]:
    if row.shares.keys() != set(words):
        raise InvalidText(f"expected the shares of {', '.join(words)}")
    return tuple(row.shares[word] for word in words)
