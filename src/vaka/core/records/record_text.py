"""ParsedRecord <-> text: one turn per line, easy to read, compare and send."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from fractions import Fraction
from itertools import chain
from typing import BinaryIO

from vaka.core.errors import InvalidText
from vaka.core.records.parsed_record import (
    PLAIN_VERSION,
    EndRow,
    EntryCounter,
    Head,
    Location,
    ParsedRecord,
    ResignRow,
    Row,
    SecretRow,
    TurnRow,
    UndoRow,
    check_bot_reason,
    check_version,
)
from vaka.core.records.record import LONGEST_LINE, LONGEST_MOVE, MOST_BYTES, MOST_ENTRIES, BotReason
from vaka.core.text_checks import check_plain, excerpt, parse_number, quote, unquote

TITLE = "vaka record"
"""The first line, before the version of the format."""

MOST_LINES = 2 * MOST_ENTRIES
_END = ord("\n")
KEYS = ("game", "rules", "seats", "player", "option", "first", "fork", "shuffle", "mix")
"""The keys of the head, in order."""

_SOUND_TURN = re.compile(
    r"(0|[1-9][0-9]{0,8}) ([a-z][a-z0-9_]{0,39}): ([^=]+)(?: = ([0-9a-f]{16}))?"
)
"""A turn without a fault, but for the length of its moves. `_TURN` finds out what is wrong."""

_TURN = re.compile(r"(?P<turn>[0-9]+) (?P<who>[^ :]+): (?P<moves>.+)")
_BOT_MOVE = re.compile(r"(?P<move>.+) \(bot: (?P<reason>[^)]*)\)")
_SHARE = re.compile(r"[0-9]{1,3}(?:/[1-9][0-9]{0,2})?")


# ---- writing


def write_text(parsed: ParsedRecord) -> Iterator[str]:
    """The lines of a record, without line ends."""
    yield f"{TITLE} {parsed.head.version}"
    yield from _write_head(parsed.head)
    yield ""
    for row in parsed.rows:
        yield write_row(row)


def head_length(head: Head) -> int:
    """The number of lines before the first row."""
    return sum(1 for _ in write_text(ParsedRecord(head, ())))


def _write_head(head: Head) -> Iterator[str]:
    yield f"game {head.game}"
    yield f"rules {head.rules}"
    yield " ".join(["seats", *head.seats])
    yield from (f"player {quote(name)}" for name in head.players)
    yield from (f"option {name} {value}" for name, value in head.options.items())
    yield f"first {head.first}"
    if head.forked:
        yield f"fork {head.forked}"
    if head.commitment:
        yield f"shuffle {head.commitment}"
    yield from (f"mix {seat} {quote(text)}" for seat, text in head.mixes.items())


def write_row(row: Row) -> str:
    """A row as a line."""
    match row:
        case TurnRow():
            digest = f" = {row.digest}" if row.digest else ""
            moves = _write_moves(row) if row.bots else row.moves
            return f"{row.turn} {row.who}: {'; '.join(moves)}{digest}"
        case UndoRow():
            return f"undo {row.who} {row.plies}"
        case ResignRow():
            return f"resign {row.who}"
        case EndRow():
            shares = (f"; {seat} {share}" for seat, share in row.shares.items())
            return f"end {row.reason}{''.join(shares)}"
        case SecretRow():
            return f"secret {row.secret}"


def _write_moves(row: TurnRow) -> list[str]:
    return [_write_move(move, row.bots.get(at)) for at, move in enumerate(row.moves)]


def _write_move(move: str, bot: BotReason | None) -> str:
    return f"{move} (bot: {bot})" if bot else move


# ---- reading


def read_text(stream: BinaryIO, location: Location, most: int | None = None) -> ParsedRecord:
    """Parse a text with at most `most` entries. The rows are read lazily.

    Raises `InvalidText` and leaves `location` at the line with the error.
    """
    lines = _lines(stream, location)
    head, last = Head(location, _read_title(next(lines, (1, ""))[1])), 0
    for at, line in lines:
        if _is_row(line):
            head.check_complete()
            return ParsedRecord(head, _rows(chain([(at, line)], lines), head, most))
        last = _read_part(head, line, last)
    head.check_complete()
    return ParsedRecord(head, ())


def _read_title(line: str) -> int:
    """The version of the format."""
    title, _, version = line.rpartition(" ")
    if title != TITLE:
        first = f"{TITLE} {PLAIN_VERSION}"
        message = f"a record begins with a line like {quote(first)}"
        raise InvalidText(message, "record_title", {"title": first})
    return check_version(parse_number(version, "the version of the format"))


def _lines(stream: BinaryIO, location: Location) -> Iterator[tuple[int, str]]:
    """The lines that are neither empty nor comments, with their numbers, read one at a time."""
    total = at = 0
    while raw := stream.readline(LONGEST_LINE + 1):
        at += 1
        location.line = at
        total += len(raw)
        if len(raw) > LONGEST_LINE or total > MOST_BYTES or at > MOST_LINES or raw[-1] != _END:
            _refuse_size(raw)
        line = _decoded(raw, at)
        if line and not line.startswith("#"):
            yield at, line


def _refuse_size(raw: bytes) -> None:
    """Raise the error of a line or a record that is too long, or that breaks off."""
    if len(raw) > LONGEST_LINE:
        raise InvalidText(f"the line is longer than {LONGEST_LINE} bytes")
    if not raw.endswith(b"\n"):
        raise InvalidText("the record breaks off: the line has no end", "record_cut")
    raise InvalidText(f"a record has at most {MOST_BYTES} bytes and {MOST_LINES} lines")


def _decoded(raw: bytes, line: int) -> str:
    """A line as text, without its end; CRLF and a byte order mark are accepted."""
    try:
        text = raw.decode("utf-8-sig" if line == 1 else "utf-8")
    except UnicodeDecodeError as error:
        raise InvalidText(f"the line is not UTF-8 (byte {error.start + 1})") from None
    return check_plain(text.removesuffix("\n").removesuffix("\r"), "the line")


def _is_row(line: str) -> bool:
    return line[0].isdigit() or line.split(" ", 1)[0] in ("undo", "resign", "end", "secret")


def _read_part(head: Head, line: str, last: int) -> int:
    """Add a line to the head. Return the index of its key, which is not before the last one."""
    key, _, rest = line.partition(" ")
    if key not in KEYS:
        raise InvalidText(f"{excerpt(line)} is neither a part of the head nor a turn")
    if KEYS.index(key) < last:
        raise InvalidText(f"{quote(key)} is too late; the order is {', '.join(KEYS)}")
    _fill_in(head, key, rest)
    return KEYS.index(key)


def _fill_in(head: Head, key: str, rest: str) -> None:
    word, _, more = rest.partition(" ")
    match key:
        case "game":
            head.set_game(rest)
        case "rules":
            head.set_rules(parse_number(rest, "the version of the rules"))
        case "seats":
            for seat in rest.split(" "):
                head.add_seat(seat)
        case "player":
            head.add_player(unquote(rest, "the name of a player"))
        case "option":
            head.add_option(word, more)
        case "first":
            head.set_first(rest)
        case "fork":
            head.set_forked(parse_number(rest, "the length of a fork"))
        case "shuffle":
            head.set_commitment(rest)
        case "mix":
            head.add_mix(word, unquote(more, "a string to mix in"))


def _rows(lines: Iterable[tuple[int, str]], head: Head, most: int | None) -> Iterator[Row]:
    counter = EntryCounter(most)
    for at, line in lines:
        head.location.line = at
        row = read_row(line, at)
        if head.version > PLAIN_VERSION and isinstance(row, TurnRow):
            _read_bots(row)
        counter.add(len(row.moves) if isinstance(row, TurnRow) else 1)
        yield row


def read_row(line: str, at: int) -> Row:
    """A line as a row; `at` is its number."""
    key, _, rest = line.partition(" ")
    match key:
        case "undo":
            who, _, plies = rest.partition(" ")
            return UndoRow(at, who, parse_number(plies, "the number of plies"))
        case "resign":
            return ResignRow(at, rest)
        case "end":
            return _read_end(rest, at)
        case "secret":
            return SecretRow(at, rest)
    return _read_turn(line, at)


def _read_turn(line: str, at: int) -> TurnRow:
    if sound := _SOUND_TURN.fullmatch(line):
        turn, who, moves, digest = sound.groups()
        texts = moves.split("; ")
        if max(map(len, texts)) <= LONGEST_MOVE:
            return TurnRow(at, int(turn), who, texts, digest)
    return _read_faulty_turn(line, at)


def _read_faulty_turn(line: str, at: int) -> TurnRow:
    """Raise the error that tells what is wrong with a turn."""
    found = _TURN.fullmatch(line)
    if not found:
        raise InvalidText(f'expected a turn like "7 blue: move; move", found {excerpt(line)}')
    moves, mark, digest = found["moves"].partition(" = ")
    turn = parse_number(found["turn"], "the number of a turn")
    row = TurnRow(at, turn, found["who"], moves.split("; "), digest if mark else None)
    return row.checked()


def _read_bots(row: TurnRow) -> None:
    """Separate the moves from the marks of bots."""
    for index, text in enumerate(row.moves):
        if found := _BOT_MOVE.fullmatch(text):
            row.moves[index] = found["move"]
            row.bots[index] = check_bot_reason(found["reason"])


def _read_end(text: str, at: int) -> EndRow:
    reason, *parts = text.split("; ")
    shares: dict[str, Fraction] = {}
    for part in parts:
        seat, _, share = part.partition(" ")
        if seat in shares:
            raise InvalidText(f"{excerpt(seat)} appears twice")
        shares[seat] = read_share(share)
    return EndRow(at, reason, shares)


def read_share(text: str) -> Fraction:
    """A share of the win: `1`, `0`, `1/2`."""
    if not _SHARE.fullmatch(text):
        raise InvalidText(f'a share of the win is a number like "1" or "1/2", not {excerpt(text)}')
    return Fraction(text)
