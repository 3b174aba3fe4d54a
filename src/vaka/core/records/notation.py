"""Records as text: one turn a line, made to be read, compared and sent by mail."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from fractions import Fraction
from itertools import chain
from typing import BinaryIO

from vaka.core.errors import InvalidText
from vaka.core.records.record import LONGEST_LINE, MOST_BYTES, MOST_ENTRIES
from vaka.core.records.sheet import (
    VERSION,
    EndRow,
    Head,
    Place,
    Row,
    SecretRow,
    Tally,
    TurnRow,
    UndoRow,
)
from vaka.core.text import check_plain, number, quote, shown, unquote

TITLE = f"vaka record {VERSION}"
MOST_LINES = 2 * MOST_ENTRIES
KEYS = ("game", "rules", "seats", "player", "option", "first", "fork", "shuffle", "mix")
"""The keys of the head, in the order in which they stand."""

_TURN = re.compile(r"(?P<turn>[0-9]+) (?P<who>[^ :]+): (?P<moves>.+)")
_SHARE = re.compile(r"[0-9]{1,3}(?:/[1-9][0-9]{0,2})?")


# ---- writing


def write_sheet(head: Head, rows: Iterable[Row]) -> Iterator[str]:
    """The lines of a record, without line ends."""
    yield TITLE
    yield from _write_head(head)
    yield ""
    for row in rows:
        yield write_row(row)


def head_length(head: Head) -> int:
    """The number of lines before the first row."""
    return sum(1 for _ in write_sheet(head, ()))


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
            return f"{row.turn} {row.who}: {'; '.join(row.moves)}{digest}"
        case UndoRow():
            return f"undo {row.who} {row.plies}"
        case EndRow():
            shares = (f"; {seat} {share}" for seat, share in row.shares.items())
            return f"end {row.reason}{''.join(shares)}"
        case SecretRow():
            return f"secret {row.secret}"


# ---- reading


def read_sheet(
    stream: BinaryIO, place: Place, most: int | None = None
) -> tuple[Head, Iterator[Row]]:
    """The head, and the rows as they are asked for, with at most so many entries; `place` follows
    the lines.

    Raises `InvalidText` and leaves `place` at the line at fault.
    """
    lines = _lines(stream, place)
    if next(lines, (1, ""))[1] != TITLE:
        message = f"a record begins with the line {quote(TITLE)}"
        raise InvalidText(message, "record_title", {"title": TITLE})
    head, last = Head(place), 0
    for at, line in lines:
        if _is_row(line):
            head.check_complete()
            return head, _rows(chain([(at, line)], lines), place, most)
        last = _read_part(head, line, last)
    head.check_complete()
    return head, iter(())


def _lines(stream: BinaryIO, place: Place) -> Iterator[tuple[int, str]]:
    """The lines that say something, with their numbers: one at a time, however many there are."""
    total = at = 0
    while raw := stream.readline(LONGEST_LINE + 1):
        at += 1
        place.line = at
        total += len(raw)
        _check_size(raw, total, at)
        line = _decoded(raw, at)
        if line and not line.startswith("#"):
            yield at, line


def _check_size(raw: bytes, total: int, line: int) -> None:
    if len(raw) > LONGEST_LINE:
        raise InvalidText(f"the line is longer than {LONGEST_LINE} bytes")
    if total > MOST_BYTES or line > MOST_LINES:
        raise InvalidText(f"a record has at most {MOST_BYTES} bytes and {MOST_LINES} lines")
    if not raw.endswith(b"\n"):
        raise InvalidText("the record breaks off: the line has no end", "record_cut")


def _decoded(raw: bytes, line: int) -> str:
    """A line as text, without its end: what other systems add to line ends is forgiven."""
    try:
        text = raw.decode("utf-8-sig" if line == 1 else "utf-8")
    except UnicodeDecodeError as error:
        raise InvalidText(f"the line is not UTF-8 (byte {error.start + 1})") from None
    return check_plain(text.removesuffix("\n").removesuffix("\r"), "the line")


def _is_row(line: str) -> bool:
    return line[0].isdigit() or line.split(" ", 1)[0] in ("undo", "end", "secret")


def _read_part(head: Head, line: str, last: int) -> int:
    """Take a line into the head; the position of its key, which is not before the last one."""
    key, _, rest = line.partition(" ")
    if key not in KEYS:
        raise InvalidText(f"{shown(line)} is neither a part of the head nor a turn")
    if KEYS.index(key) < last:
        raise InvalidText(f"{quote(key)} stands too late; the order is {', '.join(KEYS)}")
    _fill_in(head, key, rest)
    return KEYS.index(key)


def _fill_in(head: Head, key: str, rest: str) -> None:
    word, _, more = rest.partition(" ")
    match key:
        case "game":
            head.set_game(rest)
        case "rules":
            head.set_rules(number(rest, "the version of the rules"))
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
            head.set_forked(number(rest, "the length of a fork"))
        case "shuffle":
            head.set_commitment(rest)
        case "mix":
            head.add_mix(word, unquote(more, "a string to mix in"))


def _rows(lines: Iterable[tuple[int, str]], place: Place, most: int | None) -> Iterator[Row]:
    tally = Tally(most)
    for at, line in lines:
        place.line = at
        row = read_row(line, at)
        tally.add(len(row.moves) if isinstance(row, TurnRow) else 1)
        yield row


def read_row(line: str, at: int) -> Row:
    """A line as a row; `at` is its number."""
    key, _, rest = line.partition(" ")
    match key:
        case "undo":
            who, _, plies = rest.partition(" ")
            return UndoRow(at, who, number(plies, "the number of plies"))
        case "end":
            return _read_end(rest, at)
        case "secret":
            return SecretRow(at, rest)
    return _read_turn(line, at)


def _read_turn(line: str, at: int) -> TurnRow:
    found = _TURN.fullmatch(line)
    if not found:
        raise InvalidText(f'expected a turn like "7 blue: move; move", found {shown(line)}')
    moves, mark, digest = found["moves"].partition(" = ")
    turn = number(found["turn"], "the number of a turn")
    return TurnRow(at, turn, found["who"], moves.split("; "), digest if mark else None)


def _read_end(text: str, at: int) -> EndRow:
    reason, *parts = text.split("; ")
    shares: dict[str, Fraction] = {}
    for part in parts:
        seat, _, share = part.partition(" ")
        if seat in shares:
            raise InvalidText(f"{shown(seat)} stands here twice")
        shares[seat] = read_share(share)
    return EndRow(at, reason, shares)


def read_share(text: str) -> Fraction:
    """A share of the win: `1`, `0`, `1/2`."""
    if not _SHARE.fullmatch(text):
        raise InvalidText(f'a share of the win is a number like "1" or "1/2", not {shown(text)}')
    return Fraction(text)
