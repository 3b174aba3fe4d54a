"""pyarrow, and the schema of a table."""

from __future__ import annotations

from types import ModuleType
from typing import Any

from vaka.arena.dataset.columns import VERSION, Column
from vaka.core.errors import VakaError


def load_parquet() -> tuple[ModuleType, ModuleType]:
    """`pyarrow` and `pyarrow.parquet`. Raise `VakaError` if they are not installed."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise VakaError("a dataset needs pyarrow: pip install 'vaka[data]'") from None
    return pyarrow, pyarrow.parquet


def make_schema(columns: tuple[Column, ...]) -> Any:
    """The schema of a table. The metadata of a field says who `known` its values, and what they
    mean."""
    arrow, _ = load_parquet()
    fields = [
        arrow.field(column.name, _type(arrow, column.type), metadata=_metadata(column))
        for column in columns
    ]
    return arrow.schema(fields, metadata={"vaka.dataset": str(VERSION)})


def _metadata(column: Column) -> dict[str, str]:
    return {"known": column.known, "meaning": column.meaning}


def _type(arrow: ModuleType, text: str) -> Any:
    """The type for `int8`, `list<int8>` or `list<struct<name: type, name: type>>`."""
    kind, _, inner = text.removesuffix(">").partition("<")
    if kind == "list":
        return arrow.list_(_type(arrow, inner))
    if kind == "struct":
        parts = (part.split(": ") for part in inner.split(", "))
        return arrow.struct([(name, _type(arrow, of)) for name, of in parts])
    return arrow.type_for_alias(kind)
