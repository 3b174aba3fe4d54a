"""The score sheet at a terminal, and the names that readers see there."""

from __future__ import annotations

import re

from tests.scenarios.tongiaki.table import Table, table
from vaka.games.tongiaki import GAME
from vaka.games.tongiaki.rules.tiles import ISLAND_TILES
from vaka.games.tongiaki.text import terminal

_TAG = re.compile(r"\[[^]]*\]")
MAP = "Tonga@0,0/0[b|r||||];Fidschi@0,-1/0[b|r|];Hawaii@1,0/2[*r];Muroroa@-1,0/0[b||]"


def sheet(game: Table) -> list[str]:
    return [_TAG.sub("", line) for line in terminal.sheet_lines(GAME.view(game.state, None))]


def test_the_score_sheet_has_islands_down_and_colours_across() -> None:
    head, *rows, total = sheet(table(MAP, founded="0,1"))
    assert head.split() == ["Score", "sheet", "worth", "blue", "red"]
    assert len(rows) == len(ISLAND_TILES) - 1
    cells = {row[:20].strip(): row[20:].split() for row in rows}
    assert cells["Fiji (Fidschi)"] == ["5", "5", "5"]
    assert cells["Mururoa (Muroroa)"] == ["2", "2"]
    assert cells["Hawaii"] == ["5", "5", "royal"]
    assert cells["Samoa"] == ["5"]
    assert total.split() == ["Sum", "7", "10"]
    assert all(len(line) <= 80 for line in sheet(table(MAP, founded="0,1")))


def test_readers_see_fiji_and_records_keep_fidschi() -> None:
    game = table(MAP, founded="0,1").play("expand Fidschi", "place Fidschi.a")
    said = _TAG.sub("", "; ".join(terminal.event_lines(game.events)))
    assert "expanded Fiji by 1 boat" in said
    assert "Fidschi" in GAME.position_text(game.state)
