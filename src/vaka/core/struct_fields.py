"""Positions in plain Python: what the interpreter has instead of a C struct and of memcpy.

The name of a scratch field, which is not part of the position, is in `scratch` of its class.
"""

from __future__ import annotations

from collections.abc import Container
from typing import Any


def copy_state(s: Any, other: Any) -> None:
    """Copy the position of `other` to `s`, but not the scratch fields."""
    _copy_fields(vars(s), vars(other), s.scratch)


def block_size(s: Any) -> int:
    """The size of a position in a block; interpreted, the number of its fields."""
    return len(vars(s)) - len(s.scratch)


def read_block(s: Any, memory: dict[str, Any]) -> None:
    """Copy a position of a block to `s`; interpreted, a position is a dict of its fields."""
    _copy_fields(vars(s), memory, ())


def write_block(s: Any, memory: dict[str, Any]) -> None:
    """Copy the position of `s` into a block."""
    _copy_fields(memory, vars(s), s.scratch)


def _copy_fields(to: dict[str, Any], source: dict[str, Any], left_out: Container[str]) -> None:
    for name, value in source.items():
        if name not in left_out:
            to[name] = _copied(value)


def _copied(value: Any) -> Any:
    if not isinstance(value, list):
        return value
    return [_copied(item) for item in value] if value and isinstance(value[0], list) else value[:]
