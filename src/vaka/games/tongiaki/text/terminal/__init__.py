"""Tongiaki in a terminal: the table in `table_text`, the map in `character_map`.

table_text      the table and the events, as lines and sentences
character_map   the map: what fits, and the captions below it
scene           what the map shows of a view
canvas          hexagons made of characters
island          an island in its hexagon
ocean           an ocean in its hexagon
palette         colours, and boats
"""

from vaka.games.tongiaki.text.terminal.table_text import (
    event_lines,
    map_lines,
    seat_words,
    sheet_lines,
    styled,
    table_lines,
)

__all__ = ["event_lines", "map_lines", "seat_words", "sheet_lines", "styled", "table_lines"]
