"""What the map in a terminal shows of a view."""

from __future__ import annotations

from dataclasses import dataclass, field

from vaka.core.game import JSON
from vaka.games.tongiaki.drawing.flat_map import Cell, FlatMap, flat_map
from vaka.games.tongiaki.drawing.highlights import Highlights, parse_highlights
from vaka.games.tongiaki.drawing.sailing_group import waiting
from vaka.games.tongiaki.rules.constants import SIDE, TONGA
from vaka.games.tongiaki.rules.tiles import ISLAND_TILES, NAMES, Beach


@dataclass
class Scene:
    """What the map shows of a view."""

    view: JSON
    has_coordinates: bool = False
    laid: FlatMap = field(init=False)
    lit: Highlights = field(init=False)
    open: list[Cell] = field(init=False)
    ahead: Cell | None = field(init=False)

    def __post_init__(self) -> None:
        view = self.view
        self.laid = flat_map(view)
        self.lit = _highlights(view)
        found = waiting(self.laid, view)
        self.ahead = found[0] if found else None
        is_free = view["phase"] == "lay" and not found
        self.open = self.laid.frontier() if is_free else [self.ahead] if self.ahead else []

    @property
    def columns(self) -> range:
        """The columns of all tiles and open cells."""
        columns = [q for q, _ in [*self.laid.tiles, *self.open]] or [0]
        return range(min(columns), max(columns) + 1)

    def focus(self) -> int:
        """The column where the action is."""
        if self.ahead:
            return self.ahead[0]
        names = [(self.view["choice"] or {}).get("island"), *sorted(self.lit.tiles), NAMES[TONGA]]
        if self.view["phase"] == "sail":
            names = [*sorted({island for island, _ in self.lit.piers}), *names]
        found = (self.laid.of(name) for name in names if name)
        return next((cell[0] for cell in found if cell), self.columns[0])


def _highlights(view: JSON) -> Highlights:
    """What the seat to move may choose, as far as the rules let it choose that first."""
    if view["phase"] not in ("turn", "sail"):
        return parse_highlights([(view["choice"] or {}).get("island", "")])
    if view["phase"] == "sail" and not view["moves"]:
        return parse_highlights(_full_piers(view))
    return parse_highlights([move["text"] for move in view["moves"]])


def _full_piers(view: JSON) -> list[str]:
    return [
        f"{beach['name']} {edge}"
        for island in view["islands"]
        for beach, printed in beaches_of(island)
        for edge in printed.piers
        if beach["full"]
    ]


def beaches_of(island: JSON) -> list[tuple[JSON, Beach]]:
    """The beaches of an island, as they are and as they are printed."""
    printed = ISLAND_TILES[NAMES.index(island["name"])].beaches
    return list(zip(island["beaches"], printed, strict=True))


def coordinates(cell: Cell) -> str:
    """Where a cell is in the notation, whose grid wraps around."""
    half = SIDE // 2
    return ",".join(str((part + half) % SIDE - half) for part in cell)
