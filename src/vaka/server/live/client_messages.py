"""Handles client messages: applies commands to a table and answers queries.

Runs in threads, off the event loop. A client may only act for seats that its person holds.
"""

from __future__ import annotations

import hashlib
import json
import logging
from collections.abc import Callable, Mapping
from typing import Any

from pydantic import ValidationError
from sqlalchemy.exc import SQLAlchemyError

from vaka.core.errors import VakaError
from vaka.server.api.requests import (
    CLIENT_MESSAGE,
    PROTOCOL,
    AnswerUndo,
    AskHint,
    AskSeat,
    AskUndo,
    BeginTable,
    Command,
    Compose,
    Hello,
    Mix,
    Mute,
    Pause,
    Play,
    Query,
    ReleaseSeat,
    Resign,
    SendChat,
    StandIn,
    TakeSeat,
    UndoOwn,
)
from vaka.server.api.responses import (
    AckMessage,
    ComposedMessage,
    HintMessage,
    ReasonMessage,
    RefusedMessage,
)
from vaka.server.errors import ApiError, as_api_error, database_api_error, input_api_error
from vaka.server.live.advisor import Advisor
from vaka.server.live.client_socket import ClientSocket
from vaka.server.storage import Receipt
from vaka.server.tables.moves import Composed
from vaka.server.tables.table import Table

log = logging.getLogger("vaka.server")

# ---- messages as text


def parse_message(text: str) -> Any:
    """A client's message, validated. A hello of another protocol version may have other fields, so
    its version is checked first."""
    try:
        message = CLIENT_MESSAGE.validate_json(text)
    except ValidationError as error:
        if _field(text, "type") == "hello":
            _check_protocol(_field(text, "protocol"))
        found = error.errors(include_url=False, include_input=False)[0]
        raise input_api_error(found) from None
    if isinstance(message, Hello):
        _check_protocol(message.protocol)
    return message


def id_in(text: str) -> str | None:
    """The id of a message that is otherwise invalid, or was refused."""
    found = _field(text, "id")
    return found if isinstance(found, str) and len(found) <= 64 else None


def _check_protocol(version: object) -> None:
    """Refuse clients that speak another version of the protocol."""
    if version != PROTOCOL:
        raise ApiError("protocol", f"this server speaks version {PROTOCOL}: reload the page")


def _field(text: str, name: str) -> object:
    """A field of a message that is not valid; None if it has no such field."""
    try:
        return json.loads(text)[name]
    except (ValueError, KeyError, TypeError, RecursionError):
        return None


# ---- what is asked for


def answered(table: Table, browser: str, request: Query) -> Mapping[str, Any]:
    """The answer to a query."""
    return _attempt(table, request, lambda: _answer(table, browser, request))


def advised(
    table: Table, client: ClientSocket, request: AskHint, advisor: Advisor
) -> Mapping[str, Any]:
    """A hint. Blocks until it is found."""
    return _attempt(table, request, lambda: _advise(table, client, request, advisor))


def done(table: Table, browser: str, request: Command | Compose) -> Mapping[str, Any]:
    """Apply a command. Return the acknowledgement or the refusal."""
    again = table.stored.repeat
    return _attempt(table, request, lambda: again(lambda: _do_once(table, browser, request)))


def _attempt(
    table: Table, request: Command | Query | AskHint, work: Callable[[], Mapping[str, Any]]
) -> Mapping[str, Any]:
    """Answer with a refusal if anything goes wrong."""
    try:
        return work()
    except VakaError as error:
        api_error = as_api_error(error, table.game)
    except SQLAlchemyError as error:
        api_error = database_api_error(error)
    except Exception:
        log.exception("table %s: %s failed", table.id, request.type)
        api_error = ApiError("failed", "the server failed; nothing was changed")
    return RefusedMessage(type="refused", id=request.id, error=api_error.body())


def _answer(table: Table, browser: str, request: Query) -> Mapping[str, Any]:
    table.seating.check_holder(browser, request.seat)
    if isinstance(request, Compose):
        composed = table.moves.compose(request.seat, request.ply, request.picks)
        return _composed_message(request, composed)
    refusal = table.moves.why_not(request.seat, request.ply, request.move, request.picks)
    return ReasonMessage(type="reason", id=request.id, refusal=refusal)


def _advise(table: Table, client: ClientSocket, request: AskHint, advisor: Advisor) -> HintMessage:
    table.seating.check_holder(client.browser, request.seat)
    found = advisor.hint(table, request.seat, request.ply, client.origin)
    return HintMessage(type="hint", id=request.id, ply=request.ply, **found)


def _composed_message(request: Compose, composed: Composed) -> ComposedMessage:
    return ComposedMessage(
        type="composed",
        id=request.id,
        ply=request.ply,
        picks=composed.picks,
        possible=composed.possible,
        moves=composed.moves,
        view=composed.view,
        events=composed.events,
    )


def _do_once(table: Table, browser: str, request: Command | Compose) -> Mapping[str, Any]:
    """Apply a command once: a repeated message is only acknowledged again. The receipt of a move is
    looked up only if the move is refused, which is faster."""
    receipt = Receipt(browser, request.id, request.type, _digest(request))
    is_play = isinstance(request, Play | Compose)
    with table.lock:
        before = None if is_play else _accepted(table, request, receipt)
        try:
            answer = None if before is not None else _do(table, browser, request, receipt)
        except VakaError:
            before = _accepted(table, request, receipt)
            if before is None:
                raise
            answer = None
        ply = table.ply if before is None else before
    if before is not None:
        log.info("repeated", extra={"kind": "repeated", "table": table.id})
    return answer or AckMessage(type="ack", id=request.id, ply=ply)


def _digest(request: Command | Compose) -> str:
    """A digest of the content of a message, which distinguishes messages with the same id."""
    return hashlib.blake2b(request.model_dump_json().encode(), digest_size=16).hexdigest()


def _accepted(table: Table, request: Command | Compose, receipt: Receipt) -> int | None:
    """The ply after a message that was accepted before, if it was. A move leads to a later ply than
    the one it names; if it names that ply or a later one, it is a different message."""
    before = table.stored.accepted(receipt)
    if (
        before is not None
        and isinstance(request, Play | Compose | UndoOwn)
        and request.ply >= before
    ):
        raise ApiError("invalid", "another message had this id", where="id")
    return before


def _do(
    table: Table, person: str, request: Command | Compose, receipt: Receipt
) -> Mapping[str, Any] | None:
    """Apply a command. Return an answer, if there is more to send than an acknowledgement."""
    if isinstance(request, BeginTable | Play | Compose):
        table.seating.check_gathered(person)
    match request:
        case Play() | Compose() | UndoOwn() | AskUndo() | Mix() | SendChat():
            table.seating.check_holder(person, request.seat)
            return _act(table, person, request, receipt)
        case _:
            _settle(table, person, request, receipt)
            return None


def _act(
    table: Table,
    person: str,
    request: Play | Compose | UndoOwn | AskUndo | Mix | SendChat,
    receipt: Receipt,
) -> Mapping[str, Any] | None:
    """Commands that only the holder of the seat may give."""
    match request:
        case Play():
            table.moves.play(request.seat, request.ply, request.moves, receipt)
        case Compose():
            composed = table.moves.choose(request.seat, request.ply, request.picks, receipt)
            return _composed_message(request, composed) if composed else None
        case UndoOwn():
            table.undos.undo(request.seat, request.ply, request.plies, receipt)
        case AskUndo():
            table.undos.ask(person, request.seat, request.ply, request.plies, receipt)
        case Mix():
            table.moves.mix(request.seat, request.text, receipt)
        case SendChat():
            table.chat.say(person, request.seat, request.text, receipt)
    return None


def _settle(
    table: Table,
    person: str,
    request: BeginTable
    | TakeSeat
    | ReleaseSeat
    | Resign
    | StandIn
    | AnswerUndo
    | Pause
    | AskSeat
    | Mute,
    receipt: Receipt,
) -> None:
    """Commands that the table itself authorises: seats, agreements, mutes."""
    match request:
        case BeginTable():
            table.moves.begin(person, receipt)
        case TakeSeat():
            table.seating.take(person, request.seat, receipt, request.name)
        case ReleaseSeat():
            table.seating.release(person, request.seat, receipt)
        case Resign():
            table.seating.resign(person, request.seat, receipt)
        case StandIn():
            table.seating.stand_in(person, request.seat, receipt)
        case AnswerUndo():
            table.undos.answer(
                person, request.seat, request.ply, request.plies, request.agree, receipt
            )
        case Pause():
            table.agreements.pause(
                person, is_wanted=request.paused, agree=request.agree, receipt=receipt
            )
        case AskSeat():
            table.agreements.take_seat(person, request.seat, agree=request.agree, receipt=receipt)
        case Mute():
            table.chat.mute(person, request.seat, request.muted, receipt)
