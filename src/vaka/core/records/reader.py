"""ParsedRecord -> Record: replays every move and checks every digest and the result."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from vaka.core.errors import IllegalMove, InvalidText, NotNow, VakaError
from vaka.core.game import Game, Setup, State
from vaka.core.records.move_texts import move_texts
from vaka.core.records.parsed_record import (
    LOT,
    PLAIN_VERSION,
    EndRow,
    Head,
    ParsedRecord,
    ResignRow,
    Row,
    SecretRow,
    TurnRow,
    UndoRow,
)
from vaka.core.records.position_history import PositionHistory, mover_word
from vaka.core.records.record import (
    BotMove,
    Entry,
    Games,
    Record,
    Replay,
    Resignation,
    Result,
    Undo,
    result,
)
from vaka.core.records.turn_replay import TurnReplay
from vaka.core.records.writer import digest, first_seats
from vaka.core.text_checks import excerpt, quote


def read_record(parsed: ParsedRecord, games: Games) -> Record:
    """Replay a parsed record: every move is legal, every digest and the result are correct.

    Raises `InvalidText`, or an error of the game, and leaves the location of the head at the line
    with the error.
    """
    head = parsed.head
    game = _find_game(head, games)
    replay = _Replay(head, game, _make_setup(head, game))
    for row in parsed.rows:
        head.location.line = row.line
        replay.add(row)
    return replay.record()


def check_digest(game: Game, state: State, turn: int, claimed: str) -> None:
    """Raise `InvalidText` if the position after a turn is not the one that the record claims."""
    found = digest(game, state)
    if claimed != found:
        raise InvalidText(
            f"the position after turn {turn} is not the one recorded: "
            f"its digest is {found}, not {claimed}",
            "record_position",
            {"turn": turn},
        )


def check_result(game: Game, played: PositionHistory | TurnReplay, claimed: Result) -> None:
    """Raise `InvalidText` unless the game is over and ended as the record claims."""
    if not played.is_over:
        raise InvalidText("the record ends before the game is over", "record_cut")
    found = result(game, played.state, resigned=played.resigned)
    if claimed != found:
        message = f"the result is wrong: it is {_told(found)}, not {_told(claimed)}"
        raise InvalidText(message, "record_result")


def refusal(turn: int, text: str, error: IllegalMove | NotNow) -> InvalidText:
    """The error of an illegal move, with turn, move and rule."""
    rule = f" ({error.rule})" if isinstance(error, IllegalMove) else ""
    message = f"turn {turn}: {excerpt(text)} cannot be played: {error}{rule}"
    return InvalidText(message, "record_move", {"turn": turn, "move": excerpt(text)})


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
            f"this program plays version {game.rules_version}{_replayed_by(game, head.rules)}",
            "record_rules",
            {"found": head.rules, "here": game.rules_version},
        )
    return game


def _replayed_by(game: Game, rules: int) -> str:
    program = game.replayed_by.get(rules)
    return f"; to replay it, use {program}" if program else ""


def _make_setup(head: Head, game: Game) -> Setup:
    first = head.seats.index(head.first) if head.first in head.seats else None
    try:
        setup = game.setup(head.players, seats=head.seats, options=head.options, first=first)
    except VakaError:
        for name, value in head.options.items():
            head.go_to(f"option {name}")
            game.checked_options({name: value}, None)
        head.go_to("seats")
        raise
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


class _Replay:
    """Plays rows one after the other: whole turns, as long as there is nothing else."""

    def __init__(self, head: Head, game: Game, setup: Setup) -> None:
        self._head = head
        self._game = game
        self._setup = setup
        self._texts = move_texts(game, setup)
        self._played: TurnReplay | PositionHistory = TurnReplay(game, setup)
        self._entries: list[Entry] = []
        self._lines: list[int] = []
        self._digests: dict[int, str] = {}
        self._result: Result | None = None
        self._secret: str | None = None
        self._is_open = False  # the last row stopped in the middle of a turn

    def add(self, row: Row) -> None:
        """Play a row."""
        if self._secret or (self._result and not isinstance(row, SecretRow)):
            raise InvalidText("the record goes on after its end", "record_over")
        match row:
            case TurnRow():
                self._turn(row)
            case UndoRow():
                self._undo(row)
            case ResignRow():
                self._resign(row)
            case EndRow():
                self._end(row)
            case SecretRow():
                self._reveal(row)

    def record(self) -> Record:
        """The record, once all rows are added."""
        played = self._played
        if played.is_over and not self._result:
            message = "the game is over, but the record breaks off before its result"
            raise InvalidText(message, "record_cut")
        if self._head.forked > len(self._entries):
            raise InvalidText(f"the fork is longer than the record: {self._head.forked} plies")
        record = Record(
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
        replay = Replay(played.turns, played.draws, len(played.resigned))
        object.__setattr__(record, "replay", replay)  # frozen, and no argument: only readers set it
        return record

    def _turn(self, row: TurnRow) -> None:
        if not self._is_played(row):
            self._play_moves(row)
        if row.digest is not None:
            self._check_digest(row.turn, row.digest)

    def _is_played(self, row: TurnRow) -> bool:
        """Play a turn without looking at its moves one by one. Return False if that is not
        possible, or if there is a fault; then the moves have to be played again."""
        replay = self._played
        if not isinstance(replay, TurnReplay) or self._is_open or row.bots or replay.is_over:
            return False
        turn = replay.turn
        if (row.turn, row.who) != (turn, mover_word(self._setup, replay.state, turn)):
            return False
        known = self._texts.moves
        try:
            moves = [known[text] for text in row.moves]
        except VakaError:
            return False
        if replay.play(moves) < len(moves):
            return False
        self._is_open = not replay.state.is_turn_start
        self._entries += moves
        self._lines += [row.line] * len(moves)
        return True

    @property
    def _history(self) -> PositionHistory:
        """The history of what was played, from now on kept instead of single positions."""
        if isinstance(self._played, TurnReplay):
            history = PositionHistory(self._game, self._setup)
            for entry in self._entries:
                history.advance(entry)
            self._played = history
        return self._played

    def _play_moves(self, row: TurnRow) -> None:
        history = self._history
        if self._is_open:
            raise InvalidText(f"turn {history.turn} was not finished on the line before")
        if history.is_over:
            raise InvalidText("the game was over before this line", "record_over")
        if (row.turn, row.who) != (history.turn, history.who):
            raise InvalidText(
                f"expected turn {history.turn} of {history.who}, found turn {row.turn} of {row.who}"
            )
        if row.bots:
            self._check_format("a move that a bot chose for a person")
        entries: list[Entry] = []
        for index, text in enumerate(row.moves):
            if index and history.is_at_rest:
                raise InvalidText(f"turn {row.turn} is over before {excerpt(text)}")
            move = self._texts.parse(text)
            entry = BotMove(move, row.bots[index]) if index in row.bots else move
            try:
                history.advance(entry)
            except (IllegalMove, NotNow) as error:
                raise refusal(row.turn, text, error) from None
            entries.append(entry)
        self._entries += entries
        self._lines += [row.line] * len(entries)
        self._is_open = not history.is_at_rest

    def _enter(self, entry: Entry) -> None:
        self._history.advance(entry)
        self._entries.append(entry)
        self._lines.append(self._head.location.line)

    def _undo(self, row: UndoRow) -> None:
        if self._history.is_over:
            raise InvalidText("nothing can be taken back after the game is over")
        self._enter(Undo(_seat(self._setup.seats, row.who), row.plies))
        self._is_open = False

    def _resign(self, row: ResignRow) -> None:
        self._check_format("a resignation")
        self._enter(Resignation(_seat(self._setup.seats, row.who)))
        self._is_open = False

    def _check_format(self, what: str) -> None:
        if self._head.version == PLAIN_VERSION:
            raise InvalidText(f"{what} needs format 2, and the record has format 1")

    def _check_digest(self, turn: int, claimed: str) -> None:
        if self._is_open:
            raise InvalidText(f"a digest is in the middle of turn {turn}")
        check_digest(self._game, self._played.state, turn, claimed)
        self._digests[len(self._entries)] = claimed

    def _end(self, row: EndRow) -> None:
        shares = _shares(row, first_seats(self._setup, self._played.state))
        self._result = Result(row.reason, shares)
        check_result(self._game, self._played, self._result)

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
