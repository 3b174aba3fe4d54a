"""The tables of `tiles` as C arrays for the compiled rules."""

from vaka.games.tongiaki.rules import tiles

POINTS = tiles.points()
FIRST_BEACH = tiles.first_beaches()
ISLAND_OF = tiles.islands_of_beaches()
MOORINGS = tiles.moorings()
FIRST_PIER = tiles.first_piers()
PORT_OF = tiles.ports_of_piers()
BEACH_OF = tiles.beaches_of_piers()
OTHER_END = tiles.other_ends()
NUMBER = tiles.numbers()
NEIGHBOUR = tiles.neighbours()
