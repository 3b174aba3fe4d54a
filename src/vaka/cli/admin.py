"""`vaka admin`: tables, people, bans and the size of a server's database, also while it runs."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from contextlib import AbstractContextManager
from dataclasses import asdict
from datetime import UTC, datetime
from ipaddress import ip_address
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from vaka.cli.console import print_json
from vaka.cli.serve import Data, Database
from vaka.core.errors import VakaError

if TYPE_CHECKING:
    from vaka.server.storage.administration import Administration

app = typer.Typer(
    help="Manage a server's tables, people and bans, also while it runs.",
    add_completion=False,
    rich_markup_mode=None,
    no_args_is_help=True,
)

Limit = Annotated[int, typer.Option(min=1, metavar="N", help="Show at most N.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON.")]
Person = Annotated[
    str, typer.Argument(metavar="PERSON", help="The id of a person, or its beginning.")
]
Subject = Annotated[
    str, typer.Argument(metavar="WHO", help="The id of a person, its beginning, or an IP address.")
]


@app.command()
def tables(
    of: Annotated[
        str | None, typer.Option(metavar="PERSON", help="Only tables that this person created.")
    ] = None,
    limit: Limit = 50,
    as_json: Json = False,
    data: Data = None,
    database: Database = None,
) -> None:
    """List the tables with the latest changes."""
    with _opened(data, database) as server:
        creator = server.person(of) if of else None
        found = [asdict(table) for table in server.tables(creator=creator, limit=limit)]
    _show(found, as_json=as_json)


@app.command()
def people(
    limit: Limit = 50, as_json: Json = False, data: Data = None, database: Database = None
) -> None:
    """List the people who created tables, those who store the most first."""
    with _opened(data, database) as server:
        found = [asdict(person) for person in server.people(limit=limit)]
    _show(found, as_json=as_json)


@app.command()
def remove(
    ids: Annotated[
        list[str] | None, typer.Argument(metavar="TABLE...", help="The ids of tables.")
    ] = None,
    of: Annotated[
        str | None, typer.Option(metavar="PERSON", help="All tables that this person created.")
    ] = None,
    data: Data = None,
    database: Database = None,
) -> None:
    """Remove tables with their games and chats. Nothing brings them back but a backup."""
    if not ids and not of:
        raise VakaError("name the tables to remove, or a person with --of")
    with _opened(data, database) as server:
        count = server.remove_tables(ids or [])
        if of:
            count += server.remove_tables_of(server.person(of))
    print(f"{count} tables removed")


@app.command()
def ban(
    who: Subject,
    days: Annotated[
        int | None,
        typer.Option(min=1, metavar="N", help="Lift it after N days.", show_default="never"),
    ] = None,
    reason: Annotated[
        str,
        typer.Option(
            metavar="TEXT", help="The reason that the person sees, at most 200 characters."
        ),
    ] = "",
    data: Data = None,
    database: Database = None,
) -> None:
    """Ban a person or an address (an IPv6 address with its /64 network)."""
    from vaka.server.storage import Ban

    now = time.time_ns() // 1_000_000
    until = now + days * 24 * 3600 * 1000 if days else None
    with _opened(data, database) as server:
        subject = _subject(server, who)
        server.ban(Ban(subject, reason[:200], now, until))
    print(f"{subject} is banned")


@app.command()
def unban(who: Subject, data: Data = None, database: Database = None) -> None:
    """Lift a ban."""
    with _opened(data, database) as server:
        banned = [ban.subject for ban in server.bans()]
        found = [subject for subject in banned if subject.startswith(_network(who) or who)]
        if len(found) != 1:
            raise VakaError(
                f"{who}: is not one of the bans: {', '.join(banned) or 'there are none'}"
            )
        server.unban(found[0])
    print(f"{found[0]} is not banned any more")


@app.command()
def bans(as_json: Json = False, data: Data = None, database: Database = None) -> None:
    """List the bans."""
    with _opened(data, database) as server:
        found = [asdict(ban) for ban in server.bans()]
    _show(found, as_json=as_json)


@app.command()
def disk(as_json: Json = False, data: Data = None, database: Database = None) -> None:
    """Show the size of the database, its rows, and the largest tables."""
    with _opened(data, database) as server:
        sizes, largest = server.disk(), server.largest()
    if as_json:
        print_json({**sizes, "largest": dict(largest)})
        return
    rows = [(name, f"{number:,}") for name, number in sizes.items()]
    _columns([*rows, *((f"plies of {table}", f"{number:,}") for table, number in largest)])


def _opened(data: Path | None, database: str | None) -> AbstractContextManager[Administration]:
    from vaka.server.launch import default_folder
    from vaka.server.storage import url_of
    from vaka.server.storage.administration import open_administration

    return open_administration(database or url_of(data or default_folder()))


def _subject(server: Administration, who: str) -> str:
    return _network(who) or server.person(who)


def _network(who: str) -> str | None:
    """The network of an address; None if this is no address."""
    from vaka.server.rate_limits import network_of

    try:
        ip_address(who)
    except ValueError:
        return None
    return network_of(who)


def _show(rows: Sequence[dict[str, object]], *, as_json: bool) -> None:
    """Print objects as JSON, or as columns with a heading."""
    if as_json:
        print_json(rows)
    elif rows:
        _columns([list(rows[0]), *([_text(*field) for field in row.items()] for row in rows)])
    else:
        print("none")


def _text(name: str, value: object) -> str:
    if name in ("changed", "at", "until") and isinstance(value, int):
        return datetime.fromtimestamp(value / 1000, UTC).strftime("%Y-%m-%d %H:%M")
    return "" if value is None else str(value)


def _columns(rows: Sequence[Sequence[str]]) -> None:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        print(_line(zip(row, widths, strict=True)))


def _line(cells: Iterable[tuple[str, int]]) -> str:
    return "  ".join(text.ljust(width) for text, width in cells).rstrip()
