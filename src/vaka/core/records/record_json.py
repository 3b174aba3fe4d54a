"""ParsedRecord <-> JSON: the same content as the text, for programs."""

from __future__ import annotations

import json
from collections.abc import Iterator
from fractions import Fraction

from vaka.core.errors import InvalidText
from vaka.core.game import JSON
from vaka.core.records.json_scanner import JsonScanner
from vaka.core.records.parsed_record import (
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
from vaka.core.records.record import BotReason
from vaka.core.records.record_text import read_share
from vaka.core.text_checks import excerpt

FORMAT = "vaka record"


# ---- writing


def make_object(parsed: ParsedRecord) -> JSON:
    """The JSON object of a record; `docs/records.md` has the schema."""
    document: JSON = {"format": FORMAT} | _make_head(parsed.head) | {"turns": []}
    for row in parsed.rows:
        match row:
            case EndRow():
                shares = {seat: str(share) for seat, share in row.shares.items()}
                document["end"] = {"reason": row.reason, "shares": shares}
            case SecretRow():
                document["secret"] = row.secret
            case _:
                document["turns"].append(_make_row(row))
    return document


def _make_head(head: Head) -> JSON:
    document: JSON = {
        "version": head.version,
        "game": head.game,
        "rules": head.rules,
        "seats": head.seats,
        "players": head.players,
        "options": head.options,
        "first": head.first,
    }
    if head.forked:
        document["fork"] = head.forked
    if head.commitment:
        document["shuffle"] = head.commitment.hex
    if head.mixes:
        document["mixes"] = head.mixes
    return document


def _make_row(row: TurnRow | UndoRow | ResignRow) -> JSON:
    if isinstance(row, UndoRow):
        return {"undo": row.plies, "seat": row.who}
    if isinstance(row, ResignRow):
        return {"resigned": row.who}
    bots: dict[str, list[int]] = {}
    for index, reason in row.bots.items():
        bots.setdefault(reason, []).append(index)
    more = ({"bots": bots} if bots else {}) | ({"digest": row.digest} if row.digest else {})
    return {"turn": row.turn, "seat": row.who, "moves": row.moves} | more


def write_json(document: JSON) -> Iterator[str]:
    """The lines of a JSON record, without line ends: one part of the head or one turn per line."""
    yield "{"
    parts = list(document.items())
    for key, value in parts:
        comma = "" if key == parts[-1][0] else ","
        if key == "turns" and value:
            yield '  "turns": ['
            yield from _write_turns(value)
            yield f"  ]{comma}"
        else:
            yield f"  {_compact(key)}: {_compact(value)}{comma}"
    yield "}"


def _write_turns(turns: list[JSON]) -> Iterator[str]:
    for index, turn in enumerate(turns):
        comma = "," if index + 1 < len(turns) else ""
        yield f"    {_compact(turn)}{comma}"


def _compact(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


# ---- reading


def read_json(text: str, location: Location, most: int | None = None) -> ParsedRecord:
    """Parse a JSON text with at most `most` entries; its members may come in any order.

    Raises `InvalidText` and leaves `location` at the line with the error.
    """
    parser = _Parser(text, location, most)
    parser.parse()
    return ParsedRecord(parser.head, parser.rows())


class _Parser:
    """Parses a JSON record by its schema."""

    def __init__(self, text: str, location: Location, most: int | None) -> None:
        self.head = Head(location)
        self._location = location
        self._scanner = JsonScanner(text, location)
        self._counter = EntryCounter(most)
        self._turns: list[Row] = []
        self._ends: list[EndRow] = []
        self._secrets: list[SecretRow] = []
        self._about: dict[str, str | int] = {}

    def rows(self) -> list[Row]:
        """The rows in the order of the text form."""
        return [*self._turns, *self._ends, *self._secrets]

    def parse(self) -> None:
        """Parse the whole text."""
        for key in self._scanner.members():
            self._member(key)
        self._scanner.finish()
        if self._about.keys() != {"format", "version"} or self._about["format"] != FORMAT:
            raise InvalidText(f'expected "format": "{FORMAT}" and a "version"')
        self.head.check_complete()

    def _member(self, key: str) -> None:
        scanner, head = self._scanner, self.head
        match key:
            case "format":
                self._about[key] = scanner.string()
            case "version":
                self._about[key] = head.version = check_version(scanner.integer())
            case "game":
                head.set_game(scanner.string())
            case "rules":
                head.set_rules(scanner.integer())
            case "first":
                head.set_first(scanner.string())
            case "fork":
                head.set_forked(scanner.integer())
            case "shuffle":
                head.set_commitment(scanner.string())
            case "secret":
                self._secrets.append(SecretRow(self._location.line, scanner.string()))
            case "end":
                self._ends.append(self._end())
            case _:
                self._collection(key)

    def _collection(self, key: str) -> None:
        scanner, head = self._scanner, self.head
        match key:
            case "seats":
                for _ in scanner.elements():
                    head.add_seat(scanner.string())
            case "players":
                for _ in scanner.elements():
                    head.add_player(scanner.string())
            case "options":
                for name in scanner.members():
                    head.add_option(name, scanner.string())
            case "mixes":
                for seat in scanner.members():
                    head.add_mix(seat, scanner.string())
            case "turns":
                for _ in scanner.elements():
                    self._turns.append(self._turn())
            case _:
                raise _unknown(key)

    def _turn(self) -> Row:
        """One object of `turns`: the moves of a turn, an undo, or a resignation."""
        line = self._location.line
        numbers: dict[str, int] = {}
        words: dict[str, str] = {}
        moves: list[str] = []
        bots: dict[int, BotReason] = {}
        for key in self._scanner.members():
            if key in ("turn", "undo"):
                numbers[key] = self._scanner.integer()
            elif key in ("seat", "digest", "resigned"):
                words[key] = self._scanner.string()
            elif key == "moves":
                moves = self._moves()
            elif key == "bots":
                bots = self._bots()
            else:
                raise _unknown(key)
        is_plain = not (moves or bots)
        if numbers.keys() == {"undo"} and words.keys() == {"seat"} and is_plain:
            self._counter.add()
            return UndoRow(line, words["seat"], numbers["undo"])
        if not numbers and words.keys() == {"resigned"} and is_plain:
            self._counter.add()
            return ResignRow(line, words["resigned"])
        if numbers.keys() == {"turn"} and words.keys() - {"digest"} == {"seat"}:
            seat, digest = words["seat"], words.get("digest")
            return TurnRow(line, numbers["turn"], seat, moves, digest, bots).checked()
        raise InvalidText(
            'expected "turn", "seat" and "moves", or "undo" and "seat", or "resigned"'
        )

    def _bots(self) -> dict[int, BotReason]:
        bots: dict[int, BotReason] = {}
        for reason in self._scanner.members():
            for _ in self._scanner.elements():
                bots[self._scanner.integer()] = check_bot_reason(reason)
        return dict(sorted(bots.items()))

    def _moves(self) -> list[str]:
        moves: list[str] = []
        for _ in self._scanner.elements():
            self._counter.add()
            moves.append(self._scanner.string())
        return moves

    def _end(self) -> EndRow:
        line, reason = self._location.line, ""
        shares: dict[str, Fraction] = {}
        for key in self._scanner.members():
            if key == "reason":
                reason = self._scanner.string()
            elif key == "shares":
                for seat in self._scanner.members():
                    shares[seat] = read_share(self._scanner.string())
            else:
                raise _unknown(key)
        return EndRow(line, reason, shares)


def _unknown(key: str) -> InvalidText:
    return InvalidText(f"a record has no {excerpt(key)} here")
