"""The desk where clients ask: what they want of a table, and what they are told.

It works in threads, off the event loop. Whoever asks may only ask for the seats that are theirs.
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
from vaka.server.body import (
    AckMessage,
    ComposedMessage,
    HintMessage,
    ReasonMessage,
    RefusedMessage,
)
from vaka.server.faults import Fault, fault_of, fault_of_database, fault_of_input
from vaka.server.live.counsel import Counsel
from vaka.server.storage import Receipt
from vaka.server.tables.table import Table
from vaka.server.wish import (
    WISH,
    AnswerUndo,
    AskHint,
    AskUndo,
    Begin,
    Change,
    Compose,
    Mix,
    Mute,
    Play,
    Question,
    Release,
    Resign,
    Say,
    StandIn,
    Take,
    TakeBack,
)

log = logging.getLogger("vaka.server")

# ---- messages as text


def read_wish(text: str) -> Any:
    """What a client wants; a fault if it cannot be read."""
    try:
        return WISH.validate_json(text)
    except ValidationError as error:
        found = error.errors(include_url=False, include_input=False)[0]
        raise fault_of_input(found) from None


def id_in(text: str) -> str | None:
    """The id of a message that could otherwise not be read, or not be done."""
    try:
        found = json.loads(text)["id"]
    except (ValueError, KeyError, TypeError, RecursionError):
        return None
    return found if isinstance(found, str) and len(found) <= 64 else None


# ---- what is asked for


def answered(table: Table, browser: str, wish: Question) -> Mapping[str, Any]:
    """The answer to a question that changes nothing."""
    return _attempt(table, wish, lambda: _answer(table, browser, wish))


def advised(table: Table, browser: str, wish: AskHint, counsel: Counsel) -> Mapping[str, Any]:
    """A hint, once it is found."""
    return _attempt(table, wish, lambda: _advise(table, browser, wish, counsel))


def done(table: Table, browser: str, wish: Change | Compose) -> Mapping[str, Any]:
    """Do what was asked for; the acknowledgement or the refusal."""
    return _attempt(table, wish, lambda: _do_once(table, browser, wish))


def _attempt(
    table: Table, wish: Change | Question | AskHint, work: Callable[[], Mapping[str, Any]]
) -> Mapping[str, Any]:
    """Whatever goes wrong is answered too."""
    try:
        return work()
    except VakaError as error:
        fault = fault_of(error, table.game)
    except SQLAlchemyError as error:
        fault = fault_of_database(error)
    except Exception:
        log.exception("table %s: %s failed", table.id, wish.type)
        fault = Fault("failed", "the server failed; nothing was changed")
    return RefusedMessage(type="refused", id=wish.id, error=fault.body())


def _answer(table: Table, browser: str, wish: Question) -> Mapping[str, Any]:
    table.check_holder(browser, wish.seat)
    if isinstance(wish, Compose):
        return _composed(table, wish)
    refusal = table.why_not(wish.seat, wish.ply, wish.move, wish.picks)
    return ReasonMessage(type="reason", id=wish.id, refusal=refusal)


def _advise(table: Table, browser: str, wish: AskHint, counsel: Counsel) -> HintMessage:
    table.check_holder(browser, wish.seat)
    found = counsel.hint(table, wish.seat, wish.ply)
    return HintMessage(type="hint", id=wish.id, ply=wish.ply, **found)


def _composed(table: Table, wish: Compose) -> ComposedMessage:
    composed = table.compose(wish.seat, wish.ply, wish.picks)
    return ComposedMessage(
        type="composed",
        id=wish.id,
        ply=wish.ply,
        picks=composed.picks,
        possible=composed.possible,
        run=composed.run,
        view=composed.view,
        events=composed.events,
    )


def _do_once(table: Table, browser: str, wish: Change | Compose) -> Mapping[str, Any]:
    """A message that comes again is acknowledged again, and nothing more. A move is looked up only
    when it is refused, by what it brought about or by its receipt: that is faster."""
    receipt = Receipt(browser, wish.id, wish.type, _digest(wish))
    is_play = isinstance(wish, Play | Compose)
    with table.lock:
        before = None if is_play else _accepted(table, wish, receipt)
        try:
            answer = None if before is not None else _do(table, browser, wish, receipt)
        except VakaError:
            before = _accepted(table, wish, receipt)
            if before is None:
                raise
            answer = None
        ply = table.ply if before is None else before
    if before is not None:
        log.info("repeated", extra={"kind": "repeated", "table": table.id})
    return answer or AckMessage(type="ack", id=wish.id, ply=ply)


def _digest(wish: Change | Compose) -> str:
    """What a message says, so that another one is not taken for it."""
    return hashlib.blake2b(wish.model_dump_json().encode(), digest_size=16).hexdigest()


def _accepted(table: Table, wish: Change | Compose, receipt: Receipt) -> int | None:
    """The ply after a message, if it was accepted before. What brings about a ply does so after the
    one that it names: if it names a later one, it is another message."""
    before = table.accepted(receipt)
    if before is not None and isinstance(wish, Play | Compose | TakeBack) and wish.ply >= before:
        raise Fault("invalid", "another message had this id", where="id")
    return before


def _do(
    table: Table, person: str, wish: Change | Compose, receipt: Receipt
) -> Mapping[str, Any] | None:
    """Do it; an answer if there is more to say than that it is done."""
    match wish:
        case Play() | Compose() | TakeBack() | AskUndo() | Mix() | Say():
            table.check_holder(person, wish.seat)
            return _act(table, person, wish, receipt)
        case _:
            _settle(table, person, wish, receipt)
            return None


def _act(
    table: Table,
    person: str,
    wish: Play | Compose | TakeBack | AskUndo | Mix | Say,
    receipt: Receipt,
) -> Mapping[str, Any] | None:
    """What only who plays at a seat may do there."""
    match wish:
        case Play():
            table.play(wish.seat, wish.ply, wish.moves, receipt)
        case Compose():
            composed = table.compose(wish.seat, wish.ply, wish.picks)
            if composed.run is None:
                return _composed(table, wish)
            table.play(wish.seat, wish.ply, composed.run, receipt)
        case TakeBack():
            table.undo(wish.seat, wish.ply, wish.plies, receipt)
        case AskUndo():
            table.ask_undo(person, wish.seat, wish.ply, wish.plies, receipt)
        case Mix():
            table.mix(wish.seat, wish.text, receipt)
        case Say():
            table.say(person, wish.seat, wish.text, receipt)
    return None


def _settle(
    table: Table,
    person: str,
    wish: Begin | Take | Release | Resign | StandIn | AnswerUndo | Mute,
    receipt: Receipt,
) -> None:
    """What the table itself judges: who comes and goes, what people agree on."""
    match wish:
        case Begin():
            table.begin(person, receipt)
        case Take():
            table.take(person, wish.seat, receipt, wish.name)
        case Release():
            table.release(person, wish.seat, receipt)
        case Resign():
            table.resign(person, wish.seat, receipt)
        case StandIn():
            table.stand_in(person, wish.seat, receipt)
        case AnswerUndo():
            table.answer_undo(person, wish.seat, wish.ply, wish.plies, wish.agree, receipt)
        case Mute():
            table.mute(person, wish.seat, wish.muted, receipt)
