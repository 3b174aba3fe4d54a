"""Pages of the tables that a person may see.

They come in four parts: the person's own tables and those of others, running before finished, and
the most recent change first in each. Every part is read along an index from where the last page
ended, so a page costs the same wherever it is.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from vaka.server.storage.sql_schema import GUESTS, SEATS, TABLES
from vaka.server.storage.table_row import STAGES, Stage

MOST_COUNTED = 1000
"""Tables are counted up to this number."""


@dataclass(frozen=True)
class Place:
    """Where a page ends: its last table."""

    part: int
    changed: int
    id: str

    def __str__(self) -> str:
        return f"{self.part}.{self.changed}.{self.id}"

    @classmethod
    def parse(cls, text: str) -> Place:
        """The inverse of `str`."""
        part, changed, table_id = text.split(".")
        return cls(int(part), int(changed), table_id)


@dataclass(frozen=True)
class Wanted:
    """The tables that are asked for. `frozen`: the ids of tables known to be frozen; `is_free`:
    only tables with a free seat; `is_shared`: of others only tables of several people, or where a
    person waits for others."""

    person: str
    stages: Collection[Stage] = STAGES
    frozen: Collection[str] = ()
    is_mine: bool = False
    is_free: bool = False
    is_shared: bool = False


def page(
    connection: Connection, wanted: Wanted, limit: int, after: Place | None = None
) -> tuple[list[str], Place | None]:
    """The ids of the next tables, and the place to go on from if there are more."""
    found: list[Place] = []
    for part, sources in _parts(wanted):
        if after and part < after.part:
            continue
        since = after if after and part == after.part else None
        query = _ordered([_since(source, since) for source in sources], limit + 1 - len(found))
        found += [Place(part, changed, found_id) for found_id, changed in connection.execute(query)]
        if len(found) > limit:
            return [place.id for place in found[:limit]], found[limit - 1]
    return [place.id for place in found], None


def count(connection: Connection, wanted: Wanted) -> int:
    """The number of tables on all pages, at most `MOST_COUNTED`."""
    total = 0
    for _, sources in _parts(wanted):
        for source in sources:
            some = source.limit(MOST_COUNTED).subquery()
            total += connection.scalar(sa.select(sa.func.count()).select_from(some)) or 0
    return min(total, MOST_COUNTED)


Source = sa.Select[tuple[str, int]]
"""Selects tables by their id and their last change."""


def _parts(wanted: Wanted) -> Iterator[tuple[int, list[Source]]]:
    """The parts of the list, each of sources that share no table and can each use an index."""
    created = sa.select(TABLES.c.id).where(TABLES.c.creator == wanted.person)
    seated = sa.select(SEATS.c.table_id).where(SEATS.c.holder == wanted.person)
    mine = TABLES.c.id.in_(created.union(seated))
    invited = TABLES.c.id.in_(sa.select(GUESTS.c.table_id).where(GUESTS.c.person == wanted.person))
    others: list[sa.ColumnElement[bool]] = [
        ~mine & (TABLES.c.access == "house"),
        ~mine & (TABLES.c.access == "listed"),
        ~mine & invited & (TABLES.c.access == "private"),
    ]
    if wanted.is_shared:
        others = [condition & TABLES.c.shared for condition in others]
    select = sa.select(TABLES.c.id, TABLES.c.changed)
    parts: list[list[sa.ColumnElement[bool]]] = [[mine], [mine], others, others]
    for part, conditions in enumerate(parts):
        is_over = bool(part % 2)
        if _may_be(wanted, is_over) and not (wanted.is_mine and part > 1):
            state = (TABLES.c.over == is_over) & _filter(wanted)
            yield part, [select.where(condition & state) for condition in conditions]


def _may_be(wanted: Wanted, is_over: bool) -> bool:
    """Whether tables that are over, or not, can be among those that are wanted."""
    if is_over:
        return not wanted.is_free and not {"over", "frozen"}.isdisjoint(wanted.stages)
    return set(wanted.stages) != {"over"}


def _filter(wanted: Wanted) -> sa.ColumnElement[bool]:
    matches: sa.ColumnElement[bool] = sa.true()
    if set(wanted.stages) != set(STAGES):
        matches = _stands(wanted.stages, wanted.frozen)
    if wanted.is_free:
        matches &= TABLES.c.free
    return matches


def _stands(stages: Collection[Stage], frozen: Collection[str]) -> sa.ColumnElement[bool]:
    """The condition that a table is at one of the stages."""
    is_over, is_frozen = TABLES.c.over, TABLES.c.id.in_(frozen)
    conditions = {
        "frozen": is_frozen,
        "over": is_over & ~is_frozen,
        "playing": ~is_over & TABLES.c.begun & ~is_frozen,
        "waiting": ~is_over & ~TABLES.c.begun & ~is_frozen,
    }
    return sa.or_(*(conditions[stage] for stage in stages))


def _since(source: Source, place: Place | None) -> Source:
    """The tables of a source after a place."""
    if place is None:
        return source
    changed, later = TABLES.c.changed, TABLES.c.id > place.id
    return source.where(changed <= place.changed, (changed < place.changed) | later)


def _ordered(sources: Sequence[Source], limit: int) -> sa.Select[Any]:
    """The first tables of several sources together. Each gives as many as are wanted of all."""
    first = [
        source.order_by(TABLES.c.changed.desc(), TABLES.c.id).limit(limit).subquery()
        for source in sources
    ]
    every = sa.union_all(*(sa.select(each) for each in first)).subquery()
    return sa.select(every).order_by(every.c.changed.desc(), every.c.id).limit(limit)
