"""Positions with known win chances."""

from __future__ import annotations

from tests.scenarios.tongiaki.table import table
from vaka.games.tongiaki import Tongiaki
from vaka.games.tongiaki.rules.tiles import ISLAND_TILES, NAMES


def nearly_over(last: str = "Tahiti", **fields: str) -> Tongiaki:
    """One island and two oceans are left. Blue is on every island, red on three of them."""
    laid = ["Tonga@0,0/0[b|r||||]"]
    for index, name in enumerate(name for name in NAMES[1:16] if name != last):
        beaches = len(ISLAND_TILES[NAMES.index(name)].beaches)
        boats = ["b", "r" if index < 3 else "", *[""] * (beaches - 2)]
        laid.append(f"{name}@{index - 7},{9 - index % 2}/0[{'|'.join(boats)}]")
    laid.append("A@0,1/0")
    laid += [f"{name}@{index - 6},11/0" for index, name in enumerate("BCDEFGHIJKLMN")]
    return table(";".join(laid), **fields).state
