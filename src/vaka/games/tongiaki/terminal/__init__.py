"""Tongiaki at a terminal: the table in `words`, and the map of characters in `atlas`.

words       the table and what happens on it, in lines and sentences
chart       the map: what fits, and what stands below it
scene       what of a view is to be shown there
paper       hexagons of characters
island      an island in its hexagon
ocean       an ocean in its hexagon
palette     colours, and boats
"""

from vaka.games.tongiaki.terminal.words import chart, paint, seats, table, tell

__all__ = ["chart", "paint", "seats", "table", "tell"]
